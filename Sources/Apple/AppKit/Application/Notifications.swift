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

    /// The look of the app: that of the host.
    ///
    /// Apple: "NSApplication.effectiveAppearance".
    public var effectiveAppearance: NSAppearance {
        UITraitCollection.current.userInterfaceStyle == .dark
            ? .dark : .light
    }

    /// Would show what the app is, which is told.
    public func orderFrontStandardAboutPanel(_ sender: Any?) {
        tellWithoutEffect("NSApplication.orderFrontStandardAboutPanel(_:)")
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
    /// Another app is in front; never posted here.
    public nonisolated static let didActivateApplicationNotification = Notification.Name(
        "NSWorkspaceDidActivateApplicationNotification")

    /// Where that would be posted.
    public var notificationCenter: NotificationCenter { .default }

    /// The app in front: this one.
    public var frontmostApplication: NSRunningApplication? { .current }

    /// The apps that run: this one.
    public var runningApplications: [NSRunningApplication] { [.current] }

    /// Would show a file in the Finder, which is told; `false`, as nothing is shown.
    @discardableResult
    public func selectFile(
        _ fullPath: String?, inFileViewerRootedAtPath rootFullPath: String
    ) -> Bool {
        tellWithoutEffect("NSWorkspace.selectFile(_:inFileViewerRootedAtPath:)")
        return false
    }
}

/// An app that runs. This process is the only one that is known.
///
/// Apple: "NSRunningApplication" (AppKit), in part.
public final class NSRunningApplication: Sendable {
    /// This process.
    public static let current = NSRunningApplication()

    /// The number of the process.
    public var processIdentifier: Int32 { ProcessInfo.processInfo.processIdentifier }
    /// The name of the app: that of the process.
    public var localizedName: String? { ProcessInfo.processInfo.processName }
    /// The identifier of the app's bundle; `nil` for none.
    public var bundleIdentifier: String? { Bundle.main.bundleIdentifier }
    /// Whether it is in front: always.
    public var isActive: Bool { true }
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
