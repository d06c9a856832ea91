/// An intent whose use the system may predict. Nothing is predicted on Linux.
public protocol PredictableIntent: AppIntent {
  /// The type of ``predictionConfiguration``.
  associatedtype PredictionConfiguration: IntentPredictionConfiguration
  /// How a prediction is shown.
  @IntentPredictionsBuilder<Self>
  static var predictionConfiguration: PredictionConfiguration { get }
}

extension PredictableIntent {
  /// No predictions.
  public static var predictionConfiguration: _NoPredictions { _NoPredictions() }
}

/// How predictions of an intent are shown.
public protocol IntentPredictionConfiguration {}

/// No predictions.
public struct _NoPredictions: IntentPredictionConfiguration {
  init() {}
}

/// How a prediction with certain parameters is shown.
public struct IntentPrediction<Intent: AppIntent>: IntentPredictionConfiguration {
  /// A prediction with the given parameters.
  public init<each Value: _IntentValue>(
    parameters: (repeat KeyPath<Intent, IntentParameter<each Value>>),
    displayRepresentation: (repeat each Value) -> DisplayRepresentation
  ) {}

  /// A prediction without parameters.
  public init(displayRepresentation: () -> DisplayRepresentation) {}
}

/// Lists predictions.
@resultBuilder
public enum IntentPredictionsBuilder<Intent: AppIntent> {
  /// A prediction.
  public static func buildExpression(
    _ prediction: IntentPrediction<Intent>
  ) -> IntentPrediction<Intent> { prediction }
  /// The predictions.
  public static func buildBlock(
    _ predictions: IntentPrediction<Intent>...
  ) -> _NoPredictions { _NoPredictions() }
}
