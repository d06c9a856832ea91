/// The intent whose choices are listed, whose stored configuration is resolved, or that is performed:
/// what an ``IntentParameterDependency`` sees.
enum IntentContext {
  /// The intent of this task.
  @TaskLocal static var intent: (any AppIntent)?
}
