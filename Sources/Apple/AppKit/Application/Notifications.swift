public import Foundation
internal import UIKit

// What code asks to be told of. A picture has no life: none of it is posted but that an app has begun.
extension NSApplication {
    /// The app has begun; posted.
    public nonisolated static let didFinishLaunchingNotification = Notification.Name(
        "NSApplicationDidFinishLaunchingNotification")
    /// The app is in front; never posted here.
    public nonisolated static let didBecomeActiveNotification = Notification.Name(
        "NSApplicationDidBecomeActiveNotification")
    /// The app is not in front any more; never posted here.
    public nonisolated static let didResignActiveNotification = Notification.Name(
        "NSApplicationDidResignActiveNotification")
    /// The app has begun, before windows; never posted here.
    public nonisolated static let willFinishLaunchingNotification = Notification.Name(
        "NSApplicationWillFinishLaunchingNotification")
    /// The app will be in front; never posted here.
    public nonisolated static let willBecomeActiveNotification = Notification.Name(
        "NSApplicationWillBecomeActiveNotification")
    /// The app will be in front no more; never posted here.
    public nonisolated static let willResignActiveNotification = Notification.Name(
        "NSApplicationWillResignActiveNotification")
    /// There are other screens; never posted here.
    public nonisolated static let didChangeScreenParametersNotification = Notification.Name(
        "NSApplicationDidChangeScreenParametersNotification")
    /// The app is hidden; never posted here.
    public nonisolated static let didHideNotification = Notification.Name(
        "NSApplicationDidHideNotification")
    /// The app is hidden no more; never posted here.
    public nonisolated static let didUnhideNotification = Notification.Name(
        "NSApplicationDidUnhideNotification")
    /// The app ends; never posted here.
    public nonisolated static let willTerminateNotification = Notification.Name(
        "NSApplicationWillTerminateNotification")

    /// Whether an app ends that is asked to.
    ///
    /// Apple: "NSApplication.TerminateReply".
    public enum TerminateReply: UInt, Sendable {
        /// It goes on.
        case terminateCancel
        /// It ends.
        case terminateNow
        /// It says so later.
        case terminateLater
    }
}

extension NSWindow {
    /// A window takes the keys; never posted here.
    public nonisolated static let didBecomeKeyNotification = Notification.Name(
        "NSWindowDidBecomeKeyNotification")
    /// It does not any more; never posted here.
    public nonisolated static let didResignKeyNotification = Notification.Name(
        "NSWindowDidResignKeyNotification")
    /// A window goes; never posted here.
    public nonisolated static let willCloseNotification = Notification.Name(
        "NSWindowWillCloseNotification")
    /// A window has another size; never posted here.
    public nonisolated static let didResizeNotification = Notification.Name(
        "NSWindowDidResizeNotification")
    /// A window is the main one; never posted here.
    public nonisolated static let didBecomeMainNotification = Notification.Name(
        "NSWindowDidBecomeMainNotification")
    /// It is no more; never posted here.
    public nonisolated static let didResignMainNotification = Notification.Name(
        "NSWindowDidResignMainNotification")
    /// It was put away; never posted here.
    public nonisolated static let didMiniaturizeNotification = Notification.Name(
        "NSWindowDidMiniaturizeNotification")
    /// It is back; never posted here.
    public nonisolated static let didDeminiaturizeNotification = Notification.Name(
        "NSWindowDidDeminiaturizeNotification")
    /// It fills the screen; never posted here.
    public nonisolated static let didEnterFullScreenNotification = Notification.Name(
        "NSWindowDidEnterFullScreenNotification")
    /// It will; never posted here.
    public nonisolated static let willEnterFullScreenNotification = Notification.Name(
        "NSWindowWillEnterFullScreenNotification")
    /// It does no more; never posted here.
    public nonisolated static let didExitFullScreenNotification = Notification.Name(
        "NSWindowDidExitFullScreenNotification")
    /// It will no more; never posted here.
    public nonisolated static let willExitFullScreenNotification = Notification.Name(
        "NSWindowWillExitFullScreenNotification")
    /// It is on another screen; never posted here.
    public nonisolated static let didChangeScreenNotification = Notification.Name(
        "NSWindowDidChangeScreenNotification")
    /// It is seen, or not; never posted here.
    public nonisolated static let didChangeOcclusionStateNotification = Notification.Name(
        "NSWindowDidChangeOcclusionStateNotification")
    /// A window has moved; never posted here.
    public nonisolated static let didMoveNotification = Notification.Name(
        "NSWindowDidMoveNotification")
}

extension NSWorkspace {
    /// The machine is awake again; never posted here.
    public nonisolated static let didWakeNotification = Notification.Name(
        "NSWorkspaceDidWakeNotification")
    /// The machine goes to sleep; never posted here.
    public nonisolated static let willSleepNotification = Notification.Name(
        "NSWorkspaceWillSleepNotification")
    /// An app is in front no more; never posted here.
    public nonisolated static let didDeactivateApplicationNotification = Notification.Name(
        "NSWorkspaceDidDeactivateApplicationNotification")
    /// An app has begun; never posted here.
    public nonisolated static let didLaunchApplicationNotification = Notification.Name(
        "NSWorkspaceDidLaunchApplicationNotification")
    /// An app has ended; never posted here.
    public nonisolated static let didTerminateApplicationNotification = Notification.Name(
        "NSWorkspaceDidTerminateApplicationNotification")
    /// Another space is shown; never posted here.
    public nonisolated static let activeSpaceDidChangeNotification = Notification.Name(
        "NSWorkspaceActiveSpaceDidChangeNotification")
    /// The screens are dark; never posted here.
    public nonisolated static let screensDidSleepNotification = Notification.Name(
        "NSWorkspaceScreensDidSleepNotification")
    /// The screens are lit again; never posted here.
    public nonisolated static let screensDidWakeNotification = Notification.Name(
        "NSWorkspaceScreensDidWakeNotification")
    /// The user's session is in front; never posted here.
    public nonisolated static let sessionDidBecomeActiveNotification = Notification.Name(
        "NSWorkspaceSessionDidBecomeActiveNotification")
    /// The user's session is in front no more; never posted here.
    public nonisolated static let sessionDidResignActiveNotification = Notification.Name(
        "NSWorkspaceSessionDidResignActiveNotification")
    /// The machine is about to be switched off; never posted here.
    public nonisolated static let willPowerOffNotification = Notification.Name(
        "NSWorkspaceWillPowerOffNotification")
    /// A volume is there; never posted here.
    public nonisolated static let didMountNotification = Notification.Name(
        "NSWorkspaceDidMountNotification")
    /// A volume has gone; never posted here.
    public nonisolated static let didUnmountNotification = Notification.Name(
        "NSWorkspaceDidUnmountNotification")
    /// Where such a notification has the app.
    public nonisolated static let applicationUserInfoKey = "NSWorkspaceApplicationKey"
    /// Another app is in front; never posted here.
    public nonisolated static let didActivateApplicationNotification = Notification.Name(
        "NSWorkspaceDidActivateApplicationNotification")

    /// Where that would be posted.
    public var notificationCenter: NotificationCenter { .default }

    /// Would show a file in the Finder, which is told; `false`, as nothing is shown.
    @discardableResult
    public func selectFile(
        _ fullPath: String?, inFileViewerRootedAtPath rootFullPath: String
    ) -> Bool {
        tellWithoutEffect("NSWorkspace.selectFile(_:inFileViewerRootedAtPath:)")
        return false
    }
}

/// Taps that people feel. Nobody feels them here.
///
/// Apple: "NSHapticFeedbackManager" (AppKit).
@MainActor @preconcurrency public final class NSHapticFeedbackManager {
    /// What a tap means.
    ///
    /// Apple: "NSHapticFeedbackManager.FeedbackPattern".
    public enum FeedbackPattern: Int, Sendable {
        /// Something.
        case generic
        /// That something is in line.
        case alignment
        /// That something has another level.
        case levelChange
    }

    /// When a tap is felt.
    ///
    /// Apple: "NSHapticFeedbackManager.PerformanceTime".
    public enum PerformanceTime: UInt, Sendable {
        /// As the system likes.
        case `default`
        /// At once.
        case now
        /// With what is drawn next.
        case drawCompleted
    }

    /// What performs taps.
    public static let defaultPerformer = NSHapticFeedbackManager()

    /// Would tap, which is told.
    public func perform(_ pattern: FeedbackPattern, performanceTime: PerformanceTime) {
        tellWithoutEffect("NSHapticFeedbackManager.perform(_:performanceTime:)")
    }
}
