// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import AppIntents
import SwiftUI
import WidgetKit

public struct PublicControl: ControlWidget {
  public static let kind = "com.example.public"

  public init() {}

  public var body: some ControlWidgetConfiguration {
    AppIntentControlConfiguration(kind: Self.kind, provider: PublicProvider()) { isOn in
      ControlWidgetToggle(PublicIntent.title, isOn: isOn, action: PublicIntent()) { _ in
        Image(systemName: "globe")
      }
    }
  }
}

public struct PublicProvider: AppIntentControlValueProvider {
  public init() {}

  public func previewValue(configuration: PublicConfiguration) -> Bool { false }

  public func currentValue(configuration: PublicConfiguration) async throws -> Bool {
    configuration.count ?? 0 > 0
  }
}

public struct PublicConfiguration: ControlConfigurationIntent {
  public static let title: LocalizedStringResource = "Choices"
  public static let description = IntentDescription("Choices of a public control.")

  @Parameter(title: "Count") public var count: Int?

  public init() {}

  public init(count: Int?) {
    self.count = count
  }
}

public struct PublicIntent: SetValueIntent {
  public static let title: LocalizedStringResource = "Public"

  @Parameter(title: "Value") public var value: Bool

  public init() {}

  public func perform() async throws -> some IntentResult {
    .result()
  }
}
