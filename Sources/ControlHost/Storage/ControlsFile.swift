internal import ControlModel
internal import ControlProtocol

/// What the user's `controls.json` holds: their arrangement.
struct ControlsFile: Hashable, Sendable {
  /// The placed controls in the user's order.
  var controls: [PlacedControl] = []
  /// Kinds that were placed without being asked for, once; what the user removes stays removed. Nil
  /// where the file does not say: that the host knows of none is no reason to forget those it knew.
  var offeredKinds: [String]?
  /// The last number given to an id, by the id's first part, so that no id is used again.
  var lastNumbers: [String: Int64] = [:]

  /// Makes an empty arrangement.
  init() {}
}

// MARK: - Changing

extension ControlsFile {
  /// The greatest number that a person may write, so that there is always a next one.
  private static let greatestNumber = Int64.max - 1
  /// What an id has beside the number and the hyphen before it.
  private static let baseLength =
    Identifier.maximumLength - 1 - String(greatestNumber).utf8.count

  /// An id for a new copy of a kind: the kind's last part, numbered from the second copy on. After
  /// the greatest number the first one follows.
  mutating func makeID(for kind: String) -> String {
    let last = String(kind.split(separator: ".").last ?? "control")
    let base = String(last.beginning(bytes: Self.baseLength))
    var number = lastNumbers[base] ?? 0
    var id: String
    repeat {
      number = number < Self.greatestNumber ? number + 1 : 1
      id = number == 1 ? base : "\(base)-\(number)"
    } while controls.contains { $0.id == id }
    lastNumbers[base] = number
    return id
  }

  /// The place of a control in the user's order.
  func index(of id: String) throws(ControlFailure) -> Int {
    guard let index = controls.firstIndex(where: { $0.id == id }) else {
      throw .unknownControl(id)
    }
    return index
  }

  /// Notes that a kind was offered; says whether it had not been before.
  @discardableResult
  mutating func noteOffer(of kind: String) -> Bool {
    guard offeredKinds?.contains(kind) != true else { return false }
    offeredKinds = (offeredKinds ?? []) + [kind]
    return true
  }

  /// Moves a control to a place in the order that then results; beyond the end means last.
  mutating func move(_ id: String, to position: Int) throws(ControlFailure) {
    let control = controls.remove(at: try index(of: id))
    controls.insert(control, at: min(position, controls.count))
  }
}

// MARK: - Reading and writing

extension ControlsFile {
  /// Reads the file's text; what is wrong is said with its line and column.
  init(text: [UInt8]) throws(JSONSyntaxError) {
    let document = try JSONDocument(parsing: text)
    let entries = try document.object()
    controls = try Self.controls(entries, document)
    offeredKinds = try Self.kinds(entries, document)
    lastNumbers = try Self.numbers(entries, document)
  }

  /// The file's text.
  var text: String {
    var entries: [String: PlainValue] = [
      "controls": .list(controls.map { .dictionary($0.dictionary) }),
      "lastNumbers": .dictionary(lastNumbers.mapValues { .integer($0) }),
    ]
    entries["offeredKinds"] = offeredKinds.map { .list($0.map { .string($0) }) }
    return JSONWriter.text(
      of: .dictionary(entries), leadingNames: ["controls", "id", "kind", "type"])
  }

  private static func controls(
    _ entries: [String: PlainValue], _ document: JSONDocument
  ) throws(JSONSyntaxError) -> [PlacedControl] {
    let values = try list("controls", entries, document)
    var controls: [PlacedControl] = []
    var ids: Set<String> = []
    for (index, value) in values.enumerated() {
      let path = "controls[\(index)]"
      let control = try placedControl(value, path, document)
      guard ids.insert(control.id).inserted else {
        throw document.error(at: "\(path).id", "the id “\(control.id)” occurs twice")
      }
      controls.append(control)
    }
    return controls
  }

  private static func placedControl(
    _ value: PlainValue, _ path: String, _ document: JSONDocument
  ) throws(JSONSyntaxError) -> PlacedControl {
    guard case .dictionary(let dictionary) = value else {
      throw document.error(at: path, "a control must be an object, { … }")
    }
    for key in ["id", "kind"] {
      if case .string(let text) = dictionary[key], let problem = Identifier.problem(with: text) {
        throw document.error(at: "\(path).\(key)", "“\(key)” \(problem)")
      }
    }
    do throws(DictionaryError) {
      return try PlacedControl(dictionary: dictionary)
    } catch {
      throw document.error(at: path, error)
    }
  }

  private static func kinds(
    _ entries: [String: PlainValue], _ document: JSONDocument
  ) throws(JSONSyntaxError) -> [String]? {
    guard entries["offeredKinds"] != nil else { return nil }
    var kinds: [String] = []
    for (index, value) in try list("offeredKinds", entries, document).enumerated() {
      guard case .string(let kind) = value else {
        throw document.error(at: "offeredKinds[\(index)]", "a kind must be a text")
      }
      kinds.append(kind)
    }
    return kinds
  }

  private static func numbers(
    _ entries: [String: PlainValue], _ document: JSONDocument
  ) throws(JSONSyntaxError) -> [String: Int64] {
    guard let value = entries["lastNumbers"] else { return [:] }
    guard case .dictionary(let numbers) = value else {
      throw document.error(at: "lastNumbers", "“lastNumbers” must be an object, { … }")
    }
    var result: [String: Int64] = [:]
    for (name, value) in numbers {
      guard case .integer(let number) = value, (0...greatestNumber).contains(number) else {
        throw document.error(at: "lastNumbers.\(name)", "must be a whole number from 0")
      }
      result[name] = number
    }
    return result
  }

  private static func list(
    _ name: String, _ entries: [String: PlainValue], _ document: JSONDocument
  ) throws(JSONSyntaxError) -> [PlainValue] {
    switch entries[name] {
    case nil: return []
    case .list(let values): return values
    default: throw document.error(at: name, "“\(name)” must be a list, [ … ]")
    }
  }
}
