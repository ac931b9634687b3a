public import Combine
public import Foundation
public import QuadrantCore
public import QuadrantFoundation
internal import QuadrantRendering
internal import QuadrantScenes
public import QuadrantViews
public import UIKit

/// Tells, once, that a call means nothing here.
func tellWithoutEffect(_ call: String, _ advice: String = "") {
    IssueReport.warn([
        "\(call) is accepted, without effect here\(advice.isEmpty ? "" : ". \(advice)")"
    ])
}

/// Is told of the app's life: that it begins and has begun. Nothing else is called here: a picture has no life.
///
/// Apple: "NSApplicationDelegate" (AppKit).
@MainActor @preconcurrency public protocol NSApplicationDelegate: AnyObject {
    /// The app is about to begin.
    func applicationWillFinishLaunching(_ notification: Notification)
    /// The app has begun.
    func applicationDidFinishLaunching(_ notification: Notification)
    /// Whether the app ends with its last window; never asked here.
    func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool
    /// Whether the app ends that is asked to; never asked here.
    func applicationShouldTerminate(_ sender: NSApplication) -> NSApplication.TerminateReply
    /// The app will end; never called here.
    func applicationWillTerminate(_ notification: Notification)
    /// The app is used; never called here.
    func applicationDidBecomeActive(_ notification: Notification)
    /// The app is opened with files; never called here.
    func application(_ application: NSApplication, open urls: [URL])
}

extension NSApplicationDelegate {
    /// Does nothing.
    public func applicationWillFinishLaunching(_ notification: Notification) {}
    /// Does nothing.
    public func applicationDidFinishLaunching(_ notification: Notification) {}
    /// The app stays.
    public func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool {
        false
    }
    /// The app ends.
    public func applicationShouldTerminate(
        _ sender: NSApplication
    ) -> NSApplication.TerminateReply {
        .terminateNow
    }
    /// Does nothing.
    public func applicationWillTerminate(_ notification: Notification) {}
    /// Does nothing.
    public func applicationDidBecomeActive(_ notification: Notification) {}
    /// Does nothing.
    public func application(_ application: NSApplication, open urls: [URL]) {}
}

/// The app.
///
/// Apple: "NSApplication" (AppKit).
@MainActor @preconcurrency open class NSApplication: NSResponder {
    /// Whether an app has a menu bar and a place in the Dock.
    ///
    /// Apple: "NSApplication.ActivationPolicy".
    public enum ActivationPolicy: Int, Sendable {
        /// It has both.
        case regular
        /// It has neither, and windows.
        case accessory
        /// It has none of that.
        case prohibited
    }

    /// The one app.
    public static let shared = NSApplication()

    /// Who is told of the app's life.
    open var delegate: (any NSApplicationDelegate)?
    /// The windows: the one that is shown.
    open var windows: [NSWindow] { [shownWindow] }
    /// The window in front: the one.
    open var mainWindow: NSWindow? { shownWindow }
    /// The window that takes keys: the one.
    open var keyWindow: NSWindow? { shownWindow }
    /// The window that the host shows, as large as the room.
    lazy var shownWindow = NSWindow(
        contentRect: UIScreen.main.bounds, styleMask: [.titled, .closable, .resizable],
        backing: .buffered, defer: false)
    /// Whether the app is in front: always.
    open var isActive: Bool { true }

    /// Brings the app to the front, where it always is.
    open func activate(ignoringOtherApps flag: Bool = true) {}

    /// Would end the app, which is told: pictures are drawn to the end.
    open func terminate(_ sender: Any?) { tellWithoutEffect("NSApplication.terminate(_:)") }

    /// Would hide the app, which is told.
    open func hide(_ sender: Any?) { tellWithoutEffect("NSApplication.hide(_:)") }

    /// Sets whether the app is in the Dock. There is none: it answers `true`, which is told.
    @discardableResult
    open func setActivationPolicy(_ activationPolicy: ActivationPolicy) -> Bool {
        tellWithoutEffect("NSApplication.setActivationPolicy(_:)")
        return true
    }

    /// Would send a message to whoever handles it, which is told: there is no Objective-C on this system.
    @discardableResult
    open func sendAction(_ action: Selector, to target: Any?, from sender: Any?) -> Bool {
        tellWithoutEffect("NSApplication.sendAction(_:to:from:)")
        return false
    }
}

/// The app.
///
/// Apple: "NSApp" (AppKit).
// swift-format-ignore: AlwaysUseLowerCamelCase
@MainActor @preconcurrency public var NSApp: NSApplication { NSApplication.shared }

/// Names the delegate of an app, and makes it by its `init()`, as `UIApplicationDelegateAdaptor` does.
///
/// Apple: "NSApplicationDelegateAdaptor".
@MainActor @preconcurrency @propertyWrapper
public struct NSApplicationDelegateAdaptor<DelegateType: NSObject & NSApplicationDelegate>:
    DynamicProperty
{
    @ObservedObject private var made: MadeDelegate<DelegateType>

    /// The delegate.
    public var wrappedValue: DelegateType { made.delegate }

    /// Names the class of the delegate.
    ///
    /// - Parameter delegateType: The class; it must have an `init()`.
    public init(_ delegateType: DelegateType.Type = DelegateType.self) {
        made = MadeDelegate { NSApplication.shared.delegate = $0 }
    }
}

extension NSApplicationDelegateAdaptor where DelegateType: ObservableObject {
    /// Bindings to the delegate's properties.
    public var projectedValue: ObservedObject<DelegateType>.Wrapper {
        ObservedObject(wrappedValue: wrappedValue).projectedValue
    }
}

extension NSApplicationDelegateAdaptor: DelegateAdaptor {
    package func launch() -> [AnyObject] {
        made.launch { delegate in
            delegate.applicationWillFinishLaunching(
                Notification(
                    name: Notification.Name("NSApplicationWillFinishLaunchingNotification"))
            )
            delegate.applicationDidFinishLaunching(
                Notification(name: Notification.Name("NSApplicationDidFinishLaunchingNotification"))
            )
        }
        return [made.delegate]
    }
}
