extension AppIntentError {
  /// Errors that a person cannot cure at once.
  public enum Unrecoverable {
    /// Nothing has the wanted identifier.
    public static let entityNotFound = AppIntentError("The item was not found.")
    /// A policy forbids the feature.
    public static let featureCurrentlyRestricted = AppIntentError("This is restricted at present.")
    /// There is no network.
    public static let networkFailure = AppIntentError("The network is not reachable.")
    /// The action is not allowed.
    public static let notAllowed = AppIntentError("This action is not allowed.")
    /// Only a part was done.
    public static let partialFailure = AppIntentError("Not everything was done.")
    /// The device cannot do it.
    public static let unsupportedOnDevice = AppIntentError("This is not supported here.")
    /// Something went wrong.
    public static let unknown = AppIntentError("Something went wrong.")
  }

  /// Errors that a person can cure.
  public enum UserActionRequired {
    /// An account has to be set up.
    public static let accountSetup = AppIntentError("An account has to be set up first.")
    /// The action has to be confirmed.
    public static let confirmation = AppIntentError("The action has to be confirmed first.")
    /// The person has to sign in.
    public static let signin = AppIntentError("You have to sign in first.")
  }

  /// Errors that a permission cures.
  public enum PermissionRequired {
    /// Bluetooth.
    public static let bluetooth = AppIntentError("Access to Bluetooth is not allowed.")
    /// The contacts.
    public static let contacts = AppIntentError("Access to the contacts is not allowed.")
    /// The local network.
    public static let localNetwork = AppIntentError("Access to the local network is not allowed.")
    /// The place where the device is.
    public static let locationAlways = AppIntentError("Access to the location is not allowed.")
    /// The place where the device is, while the app is used.
    public static let locationWhenInUse = AppIntentError("Access to the location is not allowed.")
    /// The microphone.
    public static let microphone = AppIntentError("Access to the microphone is not allowed.")
    /// Movement and fitness.
    public static let motion = AppIntentError("Access to motion is not allowed.")
    /// Notifications.
    public static let notifications = AppIntentError("Notifications are not allowed.")
    /// The photos.
    public static let photos = AppIntentError("Access to the photos is not allowed.")
    /// The camera.
    public static let camera = AppIntentError("Access to the camera is not allowed.")
    /// The calendars.
    public static let calendar = AppIntentError("Access to the calendars is not allowed.")
    /// The reminders.
    public static let reminders = AppIntentError("Access to the reminders is not allowed.")
    /// Speech recognition.
    public static let speechRecognition = AppIntentError("Speech recognition is not allowed.")
    /// The home's devices.
    public static let homeKit = AppIntentError("Access to the home is not allowed.")
  }
}
