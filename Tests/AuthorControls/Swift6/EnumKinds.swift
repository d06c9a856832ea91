import SwiftUI
import WidgetKit

enum VaultControl: String {
  case lock = "com.example.vault.lock"
  case open = "com.example.vault.open"
}

extension StaticControlConfiguration {
  @MainActor
  init<Provider>(
    kind: VaultControl, provider: Provider,
    @ControlWidgetTemplateBuilder content: @escaping (Provider.Value) -> Content
  ) where Provider: ControlValueProvider {
    self.init(kind: kind.rawValue, provider: provider, content: content)
  }

  @MainActor
  init(kind: VaultControl, @ControlWidgetTemplateBuilder content: @escaping () -> Content) {
    self.init(kind: kind.rawValue, content: content)
  }
}

extension ControlCenter {
  func reloadControls(ofKind kind: VaultControl) {
    reloadControls(ofKind: kind.rawValue)
  }
}

@available(iOSApplicationExtension 18.0, iOS 18.0, *)
struct VaultLockControl: ControlWidget {
  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: .lock, provider: VaultProvider()) { state in
      ControlWidgetToggle(
        isOn: state.isLocked, action: LockVaultIntent(),
        label: {
          if state.isLocked {
            Label("Vault", image: "vault.closed")
          } else {
            Label("Vault", image: "vault.open")
          }
        },
        valueLabel: { isLocked in
          switch state.source {
          case .memory: Text(isLocked ? "Locked" : "Open")
          case .file(let path):
            Text(isLocked ? "Locked" : "Open")
            Text(verbatim: path)
          }
        }
      )
      .tint(.green)
    }
    .displayName(LocalizedStringResource("Vault", comment: "The name of a control"))
  }
}

struct VaultProvider: ControlValueProvider {
  enum Source { case memory, file(String) }
  struct State {
    var isLocked = false
    var source = Source.memory
  }

  let previewValue = State()

  func currentValue() async -> State {
    State(isLocked: true, source: .file("/vault"))
  }
}

struct LockVaultIntent: SetValueIntent {
  static let title: LocalizedStringResource = "Lock the Vault"
  static let description: LocalizedStringResource = "Locks or opens the vault."
  static let isDiscoverable = false
  static let authenticationPolicy: IntentAuthenticationPolicy = .requiresAuthentication

  @Parameter(title: "Locked") var value: Bool

  @MainActor
  func perform() async throws -> some IntentResult {
    ControlCenter.shared.reloadControls(ofKind: .lock)
    ControlCenter.shared.reloadAllControls()
    WidgetCenter.shared.reloadAllTimelines()
    return .result()
  }
}

struct VaultOpenControl: ControlWidget {
  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: .open) {
      ControlWidgetButton(action: OpenVaultIntent()) {
        Label(OpenVaultIntent.title, systemImage: "lock.open.fill")
      }
    }
  }
}

struct OpenVaultIntent: AppIntent {
  static let title: LocalizedStringResource = "Open the Vault"
  static let openAppWhenRun: Bool = true

  func perform() async throws -> some IntentResult & OpensIntent {
    guard let url = URL(string: "vault://open") else { throw CancellationError() }
    return .result(opensIntent: OpenURLIntent(url))
  }
}
