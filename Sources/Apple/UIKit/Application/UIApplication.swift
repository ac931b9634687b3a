public import Foundation
internal import QuadrantCore
public import QuadrantFoundation
internal import QuadrantViews

/// The app.
///
/// Apple: "UIApplication" (UIKit). Its one scene and window have the room, safe area and traits of the host whose
/// view asks.
open class UIApplication: UIResponder {
    /// What the app is doing.
    ///
    /// Apple: "UIApplication.State".
    public enum State: Int, Hashable, Sendable {
        /// It is used; it is visible and takes no input; it is not visible.
        case active, inactive, background
    }

    /// Keys of what an app is launched with.
    ///
    /// Apple: "UIApplication.LaunchOptionsKey".
    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// Creates a key.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The URL that the app is to open.
        public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
        /// The notification that was tapped.
        public static let remoteNotification = LaunchOptionsKey(
            rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
    }

    /// Keys of options for opening URLs.
    ///
    /// Apple: "UIApplication.OpenExternalURLOptionsKey".
    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// Creates a key.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// Only in an app whose address it is.
        public static let universalLinksOnly = OpenExternalURLOptionsKey(
            rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
    }

    /// Keys of options for URLs that the app opens.
    ///
    /// Apple: "UIApplication.OpenURLOptionsKey".
    public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// Creates a key.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }
    }

    /// The one app.
    public static let shared = UIApplication()

    private let scene = UIWindowScene()

    /// The scenes: the one on the screen, a `UIWindowScene`.
    open var connectedScenes: Set<UIScene> { [scene] }
    /// The windows of all scenes: the one.
    open var windows: [UIWindow] { scene.windows }
    /// The window with the keyboard's focus: the one.
    open var keyWindow: UIWindow? { scene.windows.first }
    /// Who is told of the app's life.
    open var delegate: (any UIApplicationDelegate)?
    /// What the app is doing, as the environment's `scenePhase` says.
    open var applicationState: State {
        switch HostDevice.current.environment.scenePhase {
        case .active: .active
        case .inactive: .inactive
        case .background: .background
        }
    }
    /// Whether the app may have several scenes: it has one.
    open var supportsMultipleScenes: Bool { false }
    /// Whether the screen stays on. It changes no picture.
    open var isIdleTimerDisabled = false
    /// The number of the last piece of work that was begun.
    var lastBackgroundTask = 0
    /// What the menu of the app's icon offers. No icon has one here: it is kept, and changes nothing.
    open var shortcutItems: [UIApplicationShortcutItem]?
    /// The number on the app's icon. It changes no picture.
    open var applicationIconBadgeNumber = 0
    /// How large the user wants text to be.
    open var preferredContentSizeCategory: UIContentSizeCategory {
        UITraitCollection.current.preferredContentSizeCategory
    }
    /// Whether the layout runs from left to right.
    open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        HostDevice.current.environment.layoutDirection == .rightToLeft
            ? .rightToLeft : .leftToRight
    }
    /// How the interface stands on the screen.
    open var statusBarOrientation: UIInterfaceOrientation { scene.interfaceOrientation }
    /// The name of the app's other icon; `nil` for its usual one.
    open private(set) var alternateIconName: String?
    /// Whether the app can have other icons: never here.
    open var supportsAlternateIcons: Bool { false }
    /// Whether protected files can be read: always.
    open var isProtectedDataAvailable: Bool { true }
    /// Whether events are taken: always.
    open var isIgnoringInteractionEvents: Bool { false }

    /// Opens a URL by the `openURL` action at the root of the host's environment, and tells at once whether that
    /// opened it. Where the action leaves it to the system, nothing opens it, which is told once.
    open func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: ((Bool) -> Void)? = nil
    ) {
        HostDevice.current.environment.openURL(url) { isOpened in
            if !isOpened {
                Notice.withoutEffect(
                    "UIApplication.open(_:)", "Nothing opens URLs but an openURL action at the root"
                )
            }
            completion?(isOpened)
        }
    }

    /// Whether there is an app for a URL: for those of the web, of letters and calls, and of settings.
    open func canOpenURL(_ url: URL) -> Bool {
        let schemes = ["http", "https", "mailto", "tel", "sms", "facetime", "app-settings"]
        return schemes.contains(url.scheme?.lowercased() ?? "")
    }

    /// Calls a method of a target; without a target, of what has the focus: `resignFirstResponder` ends editing.
    /// Answers whether there was somebody to call.
    @discardableResult
    open func sendAction(
        _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
    ) -> Bool {
        let focused = FocusedResponder()
        if target == nil, "\(action)" == "resignFirstResponder" {
            return focused.resignFirstResponder()
        }
        let isDone = action.perform(on: target ?? focused, with: sender)
        if !isDone {
            Notice.withoutEffect(
                "UIApplication.sendAction(_:to:from:for:) with the name of a method",
                "There is no Objective-C on this system; #selector finds the method")
        }
        return isDone
    }

    /// Asks for another icon: there is none here.
    open func setAlternateIconName(
        _ alternateIconName: String?, completionHandler: (((any Error)?) -> Void)? = nil
    ) {
        Notice.withoutEffect("UIApplication.setAlternateIconName(_:)")
        completionHandler?(nil)
    }

    /// Asks to be told of news from afar. None arrive here.
    open func registerForRemoteNotifications() {
        Notice.withoutEffect("UIApplication.registerForRemoteNotifications()")
    }

    /// The URL of the app's settings.
    public nonisolated static let openSettingsURLString = "app-settings:"
}

/// What stands for the first responder: the field of the host that has the focus.
private final class FocusedResponder: UIResponder {
    override var isFirstResponder: Bool {
        HostDevice.current.environment.focusCenter?.current != nil
    }

    override func resignFirstResponder() -> Bool {
        HostDevice.current.environment.focusCenter?.resign()
        return true
    }
}

extension UIApplication {
    /// The name of the notification that the app is used.
    public nonisolated static let didBecomeActiveNotification = Notification.Name(
        "UIApplicationDidBecomeActiveNotification")
    /// The name of the notification that the app will no longer be used.
    public nonisolated static let willResignActiveNotification = Notification.Name(
        "UIApplicationWillResignActiveNotification")
    /// The name of the notification that the app is no longer visible.
    public nonisolated static let didEnterBackgroundNotification = Notification.Name(
        "UIApplicationDidEnterBackgroundNotification")
    /// The name of the notification that the app will be visible.
    public nonisolated static let willEnterForegroundNotification = Notification.Name(
        "UIApplicationWillEnterForegroundNotification")
    /// The name of the notification that the app will end.
    public nonisolated static let willTerminateNotification = Notification.Name(
        "UIApplicationWillTerminateNotification")
    /// The name of the notification that the app has begun.
    public nonisolated static let didFinishLaunchingNotification = Notification.Name(
        "UIApplicationDidFinishLaunchingNotification")
    /// The name of the notification that memory is short.
    public nonisolated static let didReceiveMemoryWarningNotification = Notification.Name(
        "UIApplicationDidReceiveMemoryWarningNotification")
    /// The name of the notification that the clock was set.
    public nonisolated static let significantTimeChangeNotification = Notification.Name(
        "UIApplicationSignificantTimeChangeNotification")
    /// The name of the notification of a picture taken of the screen.
    public nonisolated static let userDidTakeScreenshotNotification = Notification.Name(
        "UIApplicationUserDidTakeScreenshotNotification")
}

/// Is told of the app's life: that it has begun (`UIApplicationDelegateAdaptor`). Nothing else is called here: a picture
/// has no life, and an app with scenes is told of it by them, by Apple's rule.
///
/// Apple: "UIApplicationDelegate" (UIKit).
@MainActor @preconcurrency public protocol UIApplicationDelegate: AnyObject {
    /// The app is about to begin.
    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    /// The app has begun.
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    /// How scenes are made.
    func application(
        _ application: UIApplication,
        configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration
    /// In which orientations a window may be.
    func application(
        _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask
    /// The app is used.
    func applicationDidBecomeActive(_ application: UIApplication)
    /// The app will no longer be used.
    func applicationWillResignActive(_ application: UIApplication)
    /// The app is no longer visible.
    func applicationDidEnterBackground(_ application: UIApplication)
    /// The app will be visible.
    func applicationWillEnterForeground(_ application: UIApplication)
    /// The app will end.
    func applicationWillTerminate(_ application: UIApplication)
}

extension UIApplicationDelegate {
    /// Goes on.
    public func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool { true }
    /// Goes on.
    public func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool { true }
    /// As the app says.
    public func application(
        _ application: UIApplication,
        configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
    }
    /// In all but upside down.
    public func application(
        _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask { .allButUpsideDown }
    /// Does nothing.
    public func applicationDidBecomeActive(_ application: UIApplication) {}
    /// Does nothing.
    public func applicationWillResignActive(_ application: UIApplication) {}
    /// Does nothing.
    public func applicationDidEnterBackground(_ application: UIApplication) {}
    /// Does nothing.
    public func applicationWillEnterForeground(_ application: UIApplication) {}
    /// Does nothing.
    public func applicationWillTerminate(_ application: UIApplication) {}
}

/// What came of new content that was loaded behind the screen.
///
/// Apple: "UIBackgroundFetchResult" (UIKit).
public enum UIBackgroundFetchResult: UInt, Hashable, Sendable {
    /// There is something new, nothing new, it failed.
    case newData, noData, failed
}

/// Takes what a user was doing on another device.
///
/// Apple: "UIUserActivityRestoring" (UIKit), in name: nothing is handed on here.
@MainActor @preconcurrency public protocol UIUserActivityRestoring: AnyObject {}

extension UIResponder: UIUserActivityRestoring {}
