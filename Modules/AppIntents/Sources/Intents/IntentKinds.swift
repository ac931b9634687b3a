internal import Foundation

/// An intent that the system does: what it does is not said here.
///
/// Apple: "SystemIntent".
public protocol SystemIntent: AppIntent {}

/// An intent that shows something in the app.
///
/// Apple: "OpenIntent".
public protocol OpenIntent: AppIntent {
    /// What it shows.
    associatedtype Value
    /// What it shows.
    var target: Value { get set }
}

extension OpenIntent {
    public static var openAppWhenRun: Bool { true }
}

/// An intent that sets a value, as a toggle does.
///
/// Apple: "SetValueIntent".
public protocol SetValueIntent<ValueType>: AppIntent {
    /// The type of the value.
    associatedtype ValueType
    /// The value.
    var value: ValueType { get set }
}

/// An intent that chooses what a widget shows.
///
/// Apple: "WidgetConfigurationIntent".
public protocol WidgetConfigurationIntent: AppIntent
where PerformResult == IntentResultContainer<Never, Never, Never, Never> {}

extension WidgetConfigurationIntent {
    /// Never asked: the widget asks for the values.
    public func perform() async throws -> IntentResultContainer<Never, Never, Never, Never> {
        .result()
    }
}

/// An intent that chooses what a control shows.
///
/// Apple: "ControlConfigurationIntent".
public protocol ControlConfigurationIntent: AppIntent
where PerformResult == IntentResultContainer<Never, Never, Never, Never> {}

extension ControlConfigurationIntent {
    /// Never asked: the control asks for the values.
    public func perform() async throws -> IntentResultContainer<Never, Never, Never, Never> {
        .result()
    }
}

/// An intent that begins, changes or ends a Live Activity.
///
/// Apple: "LiveActivityIntent".
public protocol LiveActivityIntent: AppIntent {}
/// An intent that plays, pauses or changes sound.
///
/// Apple: "AudioPlaybackIntent".
public protocol AudioPlaybackIntent: AppIntent {}
/// An intent that begins to play sound.
///
/// Apple: "AudioStartingIntent".
public protocol AudioStartingIntent: AppIntent {}
/// An intent that records sound.
///
/// Apple: "AudioRecordingIntent".
public protocol AudioRecordingIntent: AppIntent {}
/// An intent that may ask for the app to be shown.
///
/// Apple: "ForegroundContinuableIntent".
public protocol ForegroundContinuableIntent: AppIntent {}
/// An intent that tells how far it is.
///
/// Apple: "ProgressReportingIntent".
public protocol ProgressReportingIntent: AppIntent {}
/// An intent that takes the place of one of SiriKit's.
///
/// Apple: "CustomIntentMigratedAppIntent".
public protocol CustomIntentMigratedAppIntent: AppIntent {
    /// The name of the class of the intent before.
    static var intentClassName: String { get }
}
/// An intent that suggests something.
///
/// Apple: "PredictableIntent".
public protocol PredictableIntent: AppIntent {}
/// An intent whose answer may be undone.
///
/// Apple: "UndoableIntent".
public protocol UndoableIntent: AppIntent {}

/// Why an intent was not done.
///
/// Apple: "AppIntentError".
public struct AppIntentError: Error, Hashable, Sendable, CustomStringConvertible {
    /// What happened.
    public let description: String

    /// The one who asked has to do something first.
    public static let userActionRequired = AppIntentError(
        description: "An action of the user is required.")
    /// Nobody answered.
    public static let needsValue = AppIntentError(
        description: "A parameter needs a value, and there is nobody here who could be asked.")
    /// It cannot be done.
    public static let unrecoverable = AppIntentError(description: "It cannot be done.")
    /// The entity is gone.
    public static let entityNotFound = AppIntentError(description: "There is no such entity.")
}

/// An intent that makes a picture for an answer. It is not shown here.
///
/// Apple: "SnippetIntent".
public protocol SnippetIntent: AppIntent {}

/// An intent for which the app shows a place of its own.
///
/// Apple: "TargetContentProvidingIntent".
public protocol TargetContentProvidingIntent: AppIntent {}

/// An intent that filters what is shown while people want quiet. There is no Focus here: it is never done.
///
/// Apple: "SetFocusFilterIntent".
public protocol SetFocusFilterIntent: AppIntent {
    /// What is filtered.
    var displayRepresentation: DisplayRepresentation { get }
    /// What else becomes of the app.
    var appContext: FocusFilterAppContext { get async throws }
}

extension SetFocusFilterIntent {
    public var appContext: FocusFilterAppContext { FocusFilterAppContext() }
    /// The filter that is set now; none ever is.
    public static var current: Self { get async throws { throw AppIntentError.entityNotFound } }
}

/// What becomes of an app while people want quiet.
///
/// Apple: "FocusFilterAppContext".
public struct FocusFilterAppContext: Sendable {
    public init(notificationFilterPredicate: NSPredicate? = nil) {}
}

/// Something with words for people.
///
/// Apple: "CustomLocalizedStringResourceConvertible" (Foundation), which Foundation on Linux lacks.
public protocol CustomLocalizedStringResourceConvertible {
    /// The words.
    var localizedStringResource: LocalizedStringResource { get }
}
