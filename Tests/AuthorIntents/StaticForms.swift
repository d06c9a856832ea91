import AppIntents
import Foundation

struct PlainDescription: AppIntent {
  static let title: LocalizedStringResource = "Plain"
  static let description = IntentDescription("Plain text")
  func perform() async throws -> some IntentResult { .result() }
}

struct RichDescription: AppIntent {
  static let title = LocalizedStringResource("Rich", comment: "A title")
  static let description = IntentDescription(
    "Rich text", categoryName: "Tests", searchKeywords: ["a", "b"], resultValueName: "Nothing")
  static let openAppWhenRun: Bool = true
  static let isDiscoverable: Bool = true
  static let authenticationPolicy: IntentAuthenticationPolicy = .requiresAuthentication
  func perform() async throws -> some IntentResult { .result() }
}

struct AnnotatedDescription: AppIntent {
  static let title: LocalizedStringResource = .init("title.key", defaultValue: "Title")
  static let description: IntentDescription = "Annotated"
  static let authenticationPolicy = IntentAuthenticationPolicy.requiresLocalDeviceAuthentication
  func perform() throws -> some IntentResult { .result() }
}

struct OptionalDescription: AppIntent {
  nonisolated static let title: LocalizedStringResource = "Optional"
  static var description: IntentDescription? { IntentDescription("Optional text") }
  static var supportedModes: IntentModes { [.background, .foreground(.dynamic)] }
  func perform() async throws -> some IntentResult {
    try await continueInForeground(alwaysConfirm: false)
    return .result()
  }
}

struct ResourceDescription: AppIntent {
  static let title: LocalizedStringResource = .init(stringLiteral: "run" + "time")
  static let description: LocalizedStringResource = "Resource text"
  static let supportedModes: IntentModes = .foreground
  func perform() async throws -> some IntentResult { .result() }
}

struct ComputedResource: AppIntent {
  static var title: LocalizedStringResource { LocalizedStringResource("computed") }
  static var description: LocalizedStringResource { "Computed \(3) resource" }
  static let allowedExecutionTargets: IntentExecutionTargets = [.main, .widgetKitExtension]
  func perform() async throws -> some IntentResult { .result() }
}

struct InferredResource: AppIntent {
  static let title: LocalizedStringResource = .staticName
  static let description = LocalizedStringResource("Inferred")
  func perform() async throws -> some IntentResult { .result() }
}

struct UnsafeStatics: AppIntent {
  nonisolated(unsafe) static var title: LocalizedStringResource = "Unsafe"
  nonisolated(unsafe) static var description = IntentDescription("Unsafe text")
  func perform() async throws -> some IntentResult { .result() }
}

extension LocalizedStringResource {
  nonisolated static var staticName: LocalizedStringResource { "Static" }
}

#if swift(<6)
  struct OldStatics: AppIntent {
    static var title: LocalizedStringResource = "Old"
    static var description = IntentDescription("Old text")
    static var openAppWhenRun = true
    static var isDiscoverable = false
    static var authenticationPolicy: IntentAuthenticationPolicy = .alwaysAllowed
    func perform() async throws -> some IntentResult { .result() }
  }
#endif

func descriptions() -> [String] {
  [
    String(localized: PlainDescription.description.descriptionText),
    String(localized: AnnotatedDescription.description.descriptionText),
    String(localized: OptionalDescription.description?.descriptionText ?? ""),
    String(localized: ResourceDescription.description),
    String(localized: PlainDescription.title),
  ]
}
