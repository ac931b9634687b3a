public import Foundation
internal import QuadrantCore
public import QuadrantFoundation
internal import QuadrantViews

/// One of the app's interfaces.
///
/// Apple: "UIScene" (UIKit).
open class UIScene: UIResponder {
    /// What a scene is doing.
    ///
    /// Apple: "UIScene.ActivationState".
    public enum ActivationState: Int, Hashable, Sendable {
        /// Not there; used; visible without input; not visible.
        case unattached = -1
        case foregroundActive, foregroundInactive, background
    }

    /// What a scene is made with: nothing here.
    ///
    /// Apple: "UIScene.ConnectionOptions".
    @MainActor @preconcurrency open class ConnectionOptions {
        /// The URLs to open.
        open var urlContexts: Set<UIOpenURLContext> { [] }
        /// The activities to go on with.
        open var userActivities: Set<NSUserActivity> { [] }
        /// The shortcut of the app's icon that was chosen; `nil` for none.
        open var shortcutItem: UIApplicationShortcutItem? { nil }
    }

    /// What the scene is doing, as the environment's `scenePhase` says.
    open var activationState: ActivationState {
        switch HostDevice.current.environment.scenePhase {
        case .active: .foregroundActive
        case .inactive: .foregroundInactive
        case .background: .background
        }
    }
    /// The session of the scene.
    public let session = UISceneSession()
    /// Who is told of the scene's life.
    open var delegate: (any UISceneDelegate)?
    /// The title of the scene.
    open var title: String! = ""

    /// The name of the notification that a scene is used.
    public nonisolated static let didActivateNotification = Notification.Name(
        "UISceneDidActivateNotification")
    /// The name of the notification that a scene will no longer be used.
    public nonisolated static let willDeactivateNotification = Notification.Name(
        "UISceneWillDeactivateNotification")
    /// The name of the notification that a scene will be visible.
    public nonisolated static let willEnterForegroundNotification = Notification.Name(
        "UISceneWillEnterForegroundNotification")
    /// The name of the notification that a scene is no longer visible.
    public nonisolated static let didEnterBackgroundNotification = Notification.Name(
        "UISceneDidEnterBackgroundNotification")
}

/// A scene with windows. The one there is has the room of the host whose view asks.
///
/// Apple: "UIWindowScene" (UIKit).
open class UIWindowScene: UIScene {
    /// What is asked of a scene's room.
    ///
    /// Apple: "UIWindowScene.GeometryPreferences".
    @MainActor @preconcurrency open class GeometryPreferences {
        /// What is asked for on iOS.
        // swift-format-ignore: TypeNamesShouldBeCapitalized
        public class iOS: GeometryPreferences {
            /// Creates a wish for orientations.
            public init(interfaceOrientations: UIInterfaceOrientationMask? = nil) {}
        }
    }

    private lazy var window = UIWindow(windowScene: self)

    /// The windows: the one that fills the room.
    open var windows: [UIWindow] { [window] }
    /// The window with the keyboard's focus: the one.
    open var keyWindow: UIWindow? { window }
    /// The screen.
    open var screen: UIScreen { .main }
    /// How the interface stands on the screen: upright, or on its side where the room is wider than high.
    open var interfaceOrientation: UIInterfaceOrientation {
        HostDevice.current.isLandscape ? .landscapeRight : .portrait
    }
    /// The traits of what is in the scene.
    open var traitCollection: UITraitCollection { .current }
    /// The coordinates of the scene: those of its room.
    open var coordinateSpace: any UICoordinateSpace { window }
    /// What the status bar is like.
    open var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }

    /// Asks for another room. It is the host's.
    open func requestGeometryUpdate(
        _ geometryPreferences: GeometryPreferences, errorHandler: (((any Error)) -> Void)? = nil
    ) {
        Notice.withoutEffect("UIWindowScene.requestGeometryUpdate(_:)")
    }
}

/// The bar with the time.
///
/// Apple: "UIStatusBarManager" (UIKit).
@MainActor @preconcurrency open class UIStatusBarManager {
    /// The colour of what it shows: as the appearance has it.
    open var statusBarStyle: UIStatusBarStyle { .default }
    /// The box of the bar, in points: as high as the safe area at the top.
    open var statusBarFrame: CGRect {
        let device = HostDevice.current
        return CGRect(x: 0, y: 0, width: device.size.width, height: device.safeArea.top)
    }
    /// Whether the bar is hidden: where there is no room for it.
    open var isStatusBarHidden: Bool { statusBarFrame.height == 0 }
}

/// What stays of a scene while it is away.
///
/// Apple: "UISceneSession" (UIKit).
open class UISceneSession: Hashable {
    /// What a scene is for.
    ///
    /// Apple: "UISceneSession.Role".
    public struct Role: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// Creates a role.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The app's own windows.
        public static let windowApplication = Role(
            rawValue: "UIWindowSceneSessionRoleApplication")
    }

    /// What the scene is for.
    open var role: Role { .windowApplication }
    /// The name of the session.
    open var persistentIdentifier: String { "main" }

    /// Whether both are the same object.
    public static func == (left: UISceneSession, right: UISceneSession) -> Bool { left === right }

    /// Hashes the identity of the object.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// How a scene is made.
///
/// Apple: "UISceneConfiguration" (UIKit).
open class UISceneConfiguration {
    /// The name.
    open private(set) var name: String?
    /// What the scene is for.
    open private(set) var role: UISceneSession.Role
    /// The class of the scene's delegate. Nobody makes one here.
    open var delegateClass: AnyClass?

    /// Creates a configuration.
    public init(name: String?, sessionRole: UISceneSession.Role) {
        self.name = name
        role = sessionRole
    }
}

/// A URL that a scene is to open.
///
/// Apple: "UIOpenURLContext" (UIKit).
open class UIOpenURLContext: Hashable {
    /// The URL.
    public let url: URL

    init(_ url: URL) {
        self.url = url
    }

    /// Whether both are the same object.
    public static func == (left: UIOpenURLContext, right: UIOpenURLContext) -> Bool {
        left === right
    }

    /// Hashes the identity of the object.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Is told of a scene's life. Nothing calls it here.
///
/// Apple: "UISceneDelegate" (UIKit).
@MainActor @preconcurrency public protocol UISceneDelegate: AnyObject {
    /// The scene is there.
    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions)
    /// The scene is used.
    func sceneDidBecomeActive(_ scene: UIScene)
    /// The scene will no longer be used.
    func sceneWillResignActive(_ scene: UIScene)
    /// The scene will be visible.
    func sceneWillEnterForeground(_ scene: UIScene)
    /// The scene is no longer visible.
    func sceneDidEnterBackground(_ scene: UIScene)
    /// The scene is away.
    func sceneDidDisconnect(_ scene: UIScene)
}

extension UISceneDelegate {
    /// Does nothing.
    public func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {}
    /// Does nothing.
    public func sceneDidBecomeActive(_ scene: UIScene) {}
    /// Does nothing.
    public func sceneWillResignActive(_ scene: UIScene) {}
    /// Does nothing.
    public func sceneWillEnterForeground(_ scene: UIScene) {}
    /// Does nothing.
    public func sceneDidEnterBackground(_ scene: UIScene) {}
    /// Does nothing.
    public func sceneDidDisconnect(_ scene: UIScene) {}
}

/// Is told of the life of a scene with windows. Nothing calls it here.
///
/// Apple: "UIWindowSceneDelegate" (UIKit).
@MainActor @preconcurrency public protocol UIWindowSceneDelegate: UISceneDelegate {
    /// The window of the scene.
    var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
    /// None.
    public var window: UIWindow? {
        get { nil }
        set {}
    }
}

/// A window. The scene's own has the room, safe area and traits of the host whose view asks.
///
/// Apple: "UIWindow" (UIKit).
open class UIWindow: UIView {
    /// How far in front a window is.
    ///
    /// Apple: "UIWindow.Level".
    public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
        /// The number.
        public let rawValue: CGFloat

        /// Creates a level.
        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// Creates a level.
        public init(_ rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// Whether a level is behind another one.
        public static func < (left: Level, right: Level) -> Bool { left.rawValue < right.rawValue }

        /// The level so far in front of another one.
        public static func + (left: Level, right: CGFloat) -> Level { Level(left.rawValue + right) }

        /// The level so far behind another one.
        public static func - (left: Level, right: CGFloat) -> Level { Level(left.rawValue - right) }

        /// The app's windows.
        public static let normal = Level(rawValue: 0)
        /// In front of the status bar.
        public static let statusBar = Level(rawValue: 1000)
        /// In front of all.
        public static let alert = Level(rawValue: 2000)
    }

    /// The controller of what is in the window.
    open var rootViewController: UIViewController?
    /// The scene of the window.
    open weak var windowScene: UIWindowScene?
    /// How far in front it is.
    open var windowLevel = Level.normal
    private var isRoom = false

    /// Creates the window of a scene, which fills it.
    public init(windowScene: UIWindowScene) {
        super.init(frame: .zero)
        self.windowScene = windowScene
        rootViewController = UIViewController()
        isRoom = true
    }

    /// Creates a window in a box of the screen, in points.
    override public init(frame: CGRect) { super.init(frame: frame) }

    /// Creates a window from an archive. There are none here.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Called when it takes the keys.
    open func becomeKey() {}
    /// Called when it takes the keys no more.
    open func resignKey() {}
    /// Hands an event on; none comes here.
    open func sendEvent(_ event: UIEvent) {}

    override open var frame: CGRect {
        get { isRoom ? UIScreen.main.bounds : super.frame }
        set { super.frame = newValue }
    }
    override open var bounds: CGRect {
        get { isRoom ? UIScreen.main.bounds : super.bounds }
        set { super.bounds = newValue }
    }
    override open var window: UIWindow? { self }
    /// Whether it has the keyboard's focus.
    open var isKeyWindow: Bool { isRoom }
    /// The screen.
    open var screen: UIScreen { .main }

    /// Shows the window. The host shows its view only.
    open func makeKeyAndVisible() {
        Notice.withoutEffect("UIWindow.makeKeyAndVisible()", "A picture shows its view only")
    }

    /// Gives it the keyboard's focus.
    open func makeKey() {}
}

extension UIWindowScene: UITraitChangeObservable {}

extension UIWindow {
    /// A place in the window's coordinates, in those of the screen: the same.
    ///
    /// Apple: "convert(_:to:)" of UIWindow (UIKit).
    public func convert(_ point: CGPoint, to window: UIWindow?) -> CGPoint { point }
}
