/// How a parameter's value is compared.
public enum ParameterSummaryComparisonOperator: Hashable, Sendable {
  /// Equal to a value.
  case equalTo
  /// Not equal to a value.
  case notEqualTo
  /// Less than a value.
  case lessThan
  /// Less than or equal to a value.
  case lessThanOrEqualTo
  /// Greater than a value.
  case greaterThan
  /// Greater than or equal to a value.
  case greaterThanOrEqualTo
}

/// How a parameter's value is found in a list.
public enum ParameterSummaryContainmentOperator: Hashable, Sendable {
  /// One of the values.
  case oneOf
}

/// Whether a parameter has a value.
public enum ParameterSummaryUnaryOperator: Hashable, Sendable {
  /// It has one.
  case hasAnyValue
  /// It has none.
  case hasNoValue
}
