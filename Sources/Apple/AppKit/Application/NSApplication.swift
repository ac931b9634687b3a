public import Combine
public import Foundation
public import QuadrantCore
public import QuadrantFoundation
internal import QuadrantRendering
internal import QuadrantScenes
public import QuadrantViews
internal import UIKit

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
    /// The app is used no more; never called here.
    func applicationDidResignActive(_ notification: Notification)
    /// The app will be used; never called here.
    func applicationWillBecomeActive(_ notification: Notification)
    /// The app will be used no more; never called here.
    func applicationWillResignActive(_ notification: Notification)
    /// Whether the app opens a window as it is opened again; never asked here.
    func applicationShouldHandleReopen(_ sender: NSApplication, hasVisibleWindows flag: Bool)
        -> Bool
    /// Whether the app opens an empty document; never asked here.
    func applicationShouldOpenUntitledFile(_ sender: NSApplication) -> Bool
    /// Whether what is kept is kept safely; never asked here.
    func applicationSupportsSecureRestorableState(_ app: NSApplication) -> Bool
    /// The menu of the app in the Dock; never asked here.
    func applicationDockMenu(_ sender: NSApplication) -> NSMenu?
    /// The app is opened with files; never called here.
    func application(_ application: NSApplication, open urls: [URL])
}

extension NSApplicationDelegate {
    /// Does nothing.
    public func applicationDidResignActive(_ notification: Notification) {}
    /// Does nothing.
    public func applicationWillBecomeActive(_ notification: Notification) {}
    /// Does nothing.
    public func applicationWillResignActive(_ notification: Notification) {}
    /// It does.
    public func applicationShouldHandleReopen(
        _ sender: NSApplication, hasVisibleWindows flag: Bool
    ) -> Bool { true }
    /// It does.
    public func applicationShouldOpenUntitledFile(_ sender: NSApplication) -> Bool { true }
    /// It is.
    public func applicationSupportsSecureRestorableState(_ app: NSApplication) -> Bool { true }
    /// None.
    public func applicationDockMenu(_ sender: NSApplication) -> NSMenu? { nil }
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
    var shownWindow: NSWindow { NSWindow.shown }
    /// The menu bar. It is kept and not shown.
    open var mainMenu: NSMenu?
    /// The menu of windows.
    open var windowsMenu: NSMenu?
    /// The menu of services.
    open var servicesMenu: NSMenu?
    /// The menu of help.
    open var helpMenu: NSMenu?
    /// The picture of the app.
    open var applicationIconImage: NSImage! = NSImage()
    /// The look that is asked for; `nil` for the system's.
    open var appearance: NSAppearance?
    /// The look of the host.
    open var effectiveAppearance: NSAppearance {
        appearance ?? (HostDevice.current.environment.colorScheme == .dark ? .dark : .light)
    }
    /// What happens now: nothing.
    open var currentEvent: NSEvent? { nil }
    /// Whether the app is hidden: never.
    open var isHidden: Bool { false }
    /// Whether it runs: always.
    open var isRunning: Bool { true }
    /// Its picture in the Dock. There is none.
    open private(set) lazy var dockTile = NSDockTile()
    /// Windows in their order.
    open var orderedWindows: [NSWindow] { [shownWindow] }
    /// The window that has to be answered: none.
    open var modalWindow: NSWindow? { nil }
    /// Whether keys reach all that can be pressed.
    open var isFullKeyboardAccessEnabled: Bool { false }
    /// Where the app is.
    open func activationPolicy() -> ActivationPolicy { .regular }
    /// The window of a number.
    open func window(withWindowNumber windowNum: Int) -> NSWindow? {
        windowNum == 1 ? shownWindow : nil
    }
    /// Would unhide the app: it is not hidden.
    open func unhide(_ sender: Any?) {}
    /// Takes the app from the front: it stays.
    open func deactivate() {}
    /// Would hide other apps, which is told.
    open func hideOtherApplications(_ sender: Any?) {
        tellWithoutEffect("NSApplication.hideOtherApplications(_:)")
    }
    /// Would let the app bounce in the Dock: there is none.
    @discardableResult
    open func requestUserAttention(_ requestType: RequestUserAttentionType) -> Int { 0 }
    /// Would show what the app is, which is told.
    open func orderFrontStandardAboutPanel(_ sender: Any?) {
        tellWithoutEffect("NSApplication.orderFrontStandardAboutPanel(_:)")
    }
    /// Would show what the app is, which is told.
    open func orderFrontStandardAboutPanel(options: [AboutPanelOptionKey: Any] = [:]) {
        tellWithoutEffect("NSApplication.orderFrontStandardAboutPanel(options:)")
    }
    /// Would show a window that has to be answered, which is told: it ends at once.
    @discardableResult
    open func runModal(for window: NSWindow) -> ModalResponse {
        tellWithoutEffect("NSApplication.runModal(for:)")
        return .abort
    }
    /// Ends a window that has to be answered: there is none.
    open func stopModal() {}
    /// Ends a window that has to be answered: there is none.
    open func stopModal(withCode returnCode: ModalResponse) {}
    /// Would end the app, which is told: pictures are drawn to the end.
    open func stop(_ sender: Any?) { tellWithoutEffect("NSApplication.stop(_:)") }
    /// Begins the app: it has begun.
    open func run() {}
    /// Ends the app's beginning: it has begun.
    open func finishLaunching() {}
    /// Answers whether the app may end.
    open func reply(toApplicationShouldTerminate shouldTerminate: Bool) {}
    /// Hands an event on: none comes here.
    open func sendEvent(_ event: NSEvent) {}
    /// Hands an event to whom it was sent later: none comes here.
    open func postEvent(_ event: NSEvent, atStart flag: Bool) {}
    /// Who takes an action: nobody.
    open func target(forAction action: Selector, to target: Any?, from sender: Any?) -> Any? {
        target
    }

    /// How urgent a wish is.
    ///
    /// Apple: "NSApplication.RequestUserAttentionType".
    public enum RequestUserAttentionType: UInt, Sendable {
        /// Very, less.
        case criticalRequest = 0
        case informationalRequest = 10
    }

    /// What is told of the app.
    ///
    /// Apple: "NSApplication.AboutPanelOptionKey".
    public struct AboutPanelOptionKey: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// A key of its name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Who made it.
        public static let credits = AboutPanelOptionKey(rawValue: "Credits")
        /// Its picture.
        public static let applicationIcon = AboutPanelOptionKey(rawValue: "ApplicationIcon")
        /// Its name.
        public static let applicationName = AboutPanelOptionKey(rawValue: "ApplicationName")
        /// Its version, as people read it.
        public static let applicationVersion = AboutPanelOptionKey(rawValue: "ApplicationVersion")
        /// The number of its build.
        public static let version = AboutPanelOptionKey(rawValue: "Version")
    }

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
