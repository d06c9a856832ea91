// On iOS these protocols decide which process runs an intent and what it may do there. On Linux the
// extension runs every intent, so they mark and do nothing else.

/// An intent that starts, pauses or changes a live activity.
public protocol LiveActivityIntent: SystemIntent {}
/// An intent that starts a live activity.
public protocol LiveActivityStartingIntent: SystemIntent {}
/// An intent that plays, pauses or changes audio.
public protocol AudioPlaybackIntent: SystemIntent {}
/// An intent that starts audio.
public protocol AudioStartingIntent: SystemIntent {}
/// An intent that records audio.
public protocol AudioRecordingIntent: SystemIntent {}
/// An intent that starts or ends a push-to-talk transmission.
public protocol PushToTalkTransmissionIntent: SystemIntent {}
/// An intent that a system's settings migrated from an older one.
public protocol DeprecatedAppIntent: AppIntent {}
/// An intent that an app's older custom intent became.
public protocol CustomIntentMigratedAppIntent: AppIntent {
  /// The class name of the older intent.
  static var intentClassName: String { get }
}
/// An intent that an undo can revert.
public protocol UndoableIntent: AppIntent {}
/// An intent that shows a snippet. No snippet is shown on Linux.
public protocol SnippetIntent: AppIntent {}

extension SnippetIntent {
  /// Shows the snippet anew. No snippet is shown on Linux.
  public static func reload() {}
}

/// An intent that changes the app while it is in front.
public protocol TargetContentProvidingIntent: AppIntent {}
/// An intent that a URL can stand for.
public protocol URLRepresentableIntent: AppIntent {}

/// An intent that opens the camera.
public protocol CameraCaptureIntent: SystemIntent {
  /// What the app tells its camera extension.
  associatedtype AppContext: Codable & Sendable = Never
}

/// An intent that deletes entities.
public protocol DeleteIntent: SystemIntent {
  /// The type of the entities.
  associatedtype Entity: AppEntity
  /// What is deleted.
  var entities: [Entity] { get set }
}

/// An intent that starts a workout.
public protocol StartWorkoutIntent: SystemIntent {
  /// The sorts of workout.
  associatedtype WorkoutStyle: AppEnum
  /// The sort to start.
  var workoutStyle: WorkoutStyle { get set }
}
/// An intent that pauses a workout.
public protocol PauseWorkoutIntent: SystemIntent {}
/// An intent that resumes a workout.
public protocol ResumeWorkoutIntent: SystemIntent {}

/// An intent that a Focus runs when it starts. There are no Focus filters on Linux.
public protocol SetFocusFilterIntent: AppIntent, InstanceDisplayRepresentable {}

extension SetFocusFilterIntent {
  /// The parameters that the running Focus sets; here a fresh intent, as no Focus runs.
  public static var current: Self {
    get async throws { Self() }
  }
}
