// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import AppIntents

public struct PublicIntent: AppIntent {
  public static let title: LocalizedStringResource = "Public"
  public static let description: IntentDescription? = IntentDescription("Public text")
  @Parameter(title: "Count", default: 3) public var count: Int
  public init() {}
  public init(count: Int) { self.count = count }
  public func perform() async throws -> some IntentResult & ReturnsValue<Int> {
    .result(value: count)
  }
}

public struct GenericIntent<Kind: Sendable>: AppIntent {
  public static var title: LocalizedStringResource { "Generic" }
  @Parameter(title: "Text") var text: String?
  public init() {}
  public func perform() async throws -> some IntentResult { .result() }
}

open class BaseIntent: @unchecked Sendable {
  @IntentParameter(title: "Base") public var base: Int?
  public required init() {}
}

public final class DerivedIntent: BaseIntent, AppIntent, @unchecked Sendable {
  public static let title: LocalizedStringResource = "Derived"
  @Parameter(title: "Own") public var own: Int?
  public func perform() async throws -> some IntentResult { .result() }
}
