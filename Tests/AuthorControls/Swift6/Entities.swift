import AppIntents
import SwiftUI
import WidgetKit

@available(iOS 18.0, *)
struct LampControl: ControlWidget {
  var body: some ControlWidgetConfiguration {
    AppIntentControlConfiguration(kind: "com.example.lamp", provider: LampProvider()) { template in
      ControlWidgetToggle(isOn: template.isOn, action: intent(for: template)) {
        Label(template.lamp?.name ?? String(localized: "No Lamp"), systemImage: "lightbulb")
      } valueLabel: { isOn in
        Label(isOn ? "On" : "Off", systemImage: isOn ? "lightbulb.fill" : "lightbulb.slash")
          .controlWidgetActionHint(isOn ? "Turn Off" : "Turn On")
      }
      .tint(.yellow)
    }
    .displayName(.init("lamp.title", defaultValue: "Lamp"))
    .description(.init("lamp.description", defaultValue: "Turns a lamp on or off"))
    .promptsForUserConfiguration()
    .pushHandler(LampPushHandler.self)
  }

  private func intent(for template: LampState) -> SetLampIntent {
    let intent = SetLampIntent()
    intent.lamp = template.lamp
    return intent
  }
}

struct LampState {
  let lamp: LampEntity?
  let isOn: Bool
}

struct LampPushHandler: ControlPushHandler {
  func pushTokensDidChange(controls: [ControlInfo]) {
    for control in controls {
      print(control.id, control.kind, control.pushInfo?.token ?? Data())
      let intent = control.configurationIntent(of: LampConfiguration.self)
      print(intent?.lamp?.name ?? "")
    }
  }
}

struct LampProvider: AppIntentControlValueProvider {
  func previewValue(configuration: LampConfiguration) -> LampState {
    LampState(lamp: configuration.lamp, isOn: false)
  }

  func currentValue(configuration: LampConfiguration) async throws -> LampState {
    guard let lamp = configuration.lamp else { throw AppIntentError.restartPerform }
    return LampState(lamp: lamp, isOn: lamp.id == "1")
  }
}

struct LampConfiguration: ControlConfigurationIntent {
  static let title: LocalizedStringResource = "Choose a Lamp"
  static let isDiscoverable: Bool = false

  @Parameter(title: .init("lamp.room", defaultValue: "Room")) var room: RoomEnum?
  @Parameter(title: "Lamp", optionsProvider: LampOptions()) var lamp: LampEntity?
  @Parameter(title: "Level", default: 3, inclusiveRange: (1, 5)) var level: Int
}

struct LampOptions: DynamicOptionsProvider {
  func results() async throws -> [LampEntity] { LampQuery.all }
}

enum RoomEnum: String, AppEnum {
  case kitchen, bath

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Room"
  static let caseDisplayRepresentations: [RoomEnum: DisplayRepresentation] = [
    .kitchen: "Kitchen",
    .bath: DisplayRepresentation(title: "Bath", image: .init(systemName: "bathtub")),
  ]
}

struct LampEntity: AppEntity {
  static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Lamp")
  static let defaultQuery = LampQuery()

  let id: String
  let name: String

  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)") }
}

struct LampQuery: EntityQuery, EntityStringQuery {
  static let all = [LampEntity(id: "1", name: "One"), LampEntity(id: "2", name: "Two")]

  func entities(for identifiers: [String]) async throws -> [LampEntity] {
    Self.all.filter { identifiers.contains($0.id) }
  }

  func entities(matching string: String) async throws -> [LampEntity] {
    Self.all.filter { $0.name.contains(string) }
  }

  func suggestedEntities() async throws -> [LampEntity] { Self.all }
}

struct SetLampIntent: SetValueIntent {
  static let title: LocalizedStringResource = "Set Lamp"

  @Parameter(title: "Lamp") var lamp: LampEntity?
  @Parameter(title: "On") var value: Bool

  func perform() async throws -> some IntentResult {
    guard lamp != nil else { throw $lamp.needsValueError("Which lamp?") }
    return .result()
  }
}

struct OpenLampIntent: OpenIntent {
  static let title: LocalizedStringResource = "Open Lamp"
  @Parameter(title: "Lamp") var target: LampEntity
}

struct OpenLampControl: ControlWidget {
  var body: some ControlWidgetConfiguration {
    AppIntentControlConfiguration(
      kind: "com.example.lamp.open", intent: LampConfiguration.self
    ) { configuration in
      ControlWidgetButton(
        action: {
          let intent = OpenLampIntent()
          if let lamp = configuration.lamp { intent.target = lamp }
          return intent
        }()
      ) {
        Label("Open", systemImage: "arrow.up.forward.app")
      }
      .tint(.init(red: CGFloat(Double(69) / 255), green: 0.4, blue: 0.5))
    }
  }
}

struct RunScriptControl: ControlWidget {
  var body: some ControlWidgetConfiguration {
    AppIntentControlConfiguration(kind: "com.example.script") { (script: RunScriptIntent) in
      ControlWidgetButton(action: script) {
        Label(script.name ?? "Script", systemImage: "scroll")
      }
    }
  }
}

struct RunScriptIntent: ControlConfigurationIntent {
  static let title: LocalizedStringResource = "Run Script"
  @Parameter(title: "Name") var name: String?

  func perform() async throws -> some IntentResult {
    .result()
  }
}
