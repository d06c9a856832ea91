internal import ControlModel
internal import ExtensionRuntime
internal import SwiftUI

/// Turns a bundle's list into kinds, and says what is not served and why.
@MainActor
struct KindCollector {
  private(set) var kinds: [Kind] = []
  private(set) var problems: [KindDescriptor] = []
  /// What is remembered of the kinds, by name.
  private(set) var facts: [String: RunningExtension.KindFacts] = [:]

  private let extensionName: String
  private let guarding: TrapGuard

  init(extensionName: String, guarding: TrapGuard) {
    self.extensionName = extensionName
    self.guarding = guarding
  }

  mutating func collect(_ collection: _WidgetCollection) {
    for (index, control) in collection.controls.enumerated() {
      if guarding.trapped.contains(index) {
        reject(String(describing: control), .unknown, "its body trapped")
      } else {
        guarding.enter(index)
        add(control)
      }
    }
    for widget in collection.widgets {
      reject(String(describing: widget), .unknown, "widgets are not shown here")
    }
  }

  private mutating func add<Control: ControlWidget>(_ control: Control.Type) {
    let (kind, intent) = Kind.erasing(control, extensionName: extensionName)
    let name = kind.descriptor.kind
    if let reason = fault(of: name) {
      reject(
        name.isEmpty ? String(describing: control) : name, kind.descriptor.controlType, reason)
    } else {
      kinds.append(kind)
      facts[name] = RunningExtension.KindFacts(intent: intent)
    }
  }

  /// Why a kind with this name cannot be served; nil when it can.
  private func fault(of name: String) -> String? {
    if name.isEmpty { return "its kind is empty" }
    if name.utf8.count > 255 { return "its kind is longer than 255 bytes" }
    if name.utf8.contains(0) { return "its kind contains a null character" }
    let isTaken = kinds.contains { $0.descriptor.kind == name }
    return isTaken ? "another control of the bundle has the same kind" : nil
  }

  private mutating func reject(_ name: String, _ type: ControlType, _ reason: String) {
    problems.append(KindDescriptor(kind: name, controlType: type, problem: reason))
  }
}
