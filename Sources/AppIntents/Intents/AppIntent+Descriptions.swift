/// Reads a description that the author declared as a plain ``IntentDescription``.
///
/// `static let description = IntentDescription("…")` does not witness the optional requirement of
/// ``AppIntent``, and would be lost to generic code without a requirement of its own type.
public protocol _DescribedByIntentDescription {
  /// The description in this form; empty when the author chose another form or none.
  @_disfavoredOverload static var description: IntentDescription { get }
}

/// Reads a description that the author declared as a `LocalizedStringResource`.
public protocol _DescribedByResource {
  /// The description in this form; empty when the author chose another form or none.
  @_disfavoredOverload static var description: LocalizedStringResource { get }
}

extension _DescribedByIntentDescription {
  /// An empty description.
  @_disfavoredOverload
  public static var description: IntentDescription { IntentDescription("") }
}

extension _DescribedByResource {
  /// An empty description.
  @_disfavoredOverload
  public static var description: LocalizedStringResource { "" }
}

extension AppIntent {
  /// The author's description in whatever form it was declared, localized; empty without one.
  package static var descriptionText: String {
    let resource =
      optionalDescription(of: Self.self)?.descriptionText
      ?? [plainDescription(of: Self.self).descriptionText, resourceDescription(of: Self.self)]
      .first { !String(localized: $0).isEmpty }
    return resource.map { String(localized: $0) } ?? ""
  }
}

// One generic function for each form: each reads through its own requirement.
private func optionalDescription<I: AppIntent>(of type: I.Type) -> IntentDescription? {
  type.description
}

private func plainDescription<D: _DescribedByIntentDescription>(of type: D.Type)
  -> IntentDescription
{
  type.description
}

private func resourceDescription<D: _DescribedByResource>(of type: D.Type)
  -> LocalizedStringResource
{
  type.description
}
