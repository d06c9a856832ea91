/// An intent that reports how far it is. Nothing shows the progress on Linux.
public protocol ProgressReportingIntent: AppIntent {}

extension ProgressReportingIntent {
  /// A progress to update; each read makes a new one.
  public var progress: Progress { Progress(totalUnitCount: 100) }
}
