internal import QuadrantRendering

/// A device on whose screen a view stands in a test.
///
/// ```swift
/// let host = ViewHost(device: .iPhone16) { SignIn() }
/// #expect(host.size == CGSize(width: 393, height: 852))
/// ```
///
/// The view is laid out as `quadrant render --device` lays it out: within the safe area, which it can ignore, with the device's
/// pixels and size classes, and with a keyboard that comes up while text is edited. Frames and points are in the coordinates of
/// the screen, from its top left corner.
public struct TestDevice: Hashable, Sendable {
    let screen: ScreenDevice

    /// Whether views are dark on it whatever is asked for, as on a watch.
    var isAlwaysDark: Bool { screen.kind == .watch }

    private init(_ name: String) {
        screen = ScreenDevice.named(name) ?? .standard
    }

    private init(screen: ScreenDevice) { self.screen = screen }

    /// The device of a name as `--device` takes it, in any case of its letters; `nil` for one that is not known.
    public init?(named name: String) {
        guard let screen = ScreenDevice.named(name) else { return nil }
        self.screen = screen
    }

    /// The device on its side; a watch, a window and a widget stay as they are.
    public var landscape: TestDevice { TestDevice(screen: screen.landscape) }

    /// 393 by 852 points.
    public static let iPhone16 = TestDevice("iPhone 16")
    /// 430 by 932 points.
    public static let iPhone16Plus = TestDevice("iPhone 16 Plus")
    /// 402 by 874 points.
    public static let iPhone17 = TestDevice("iPhone 17")
    /// 440 by 956 points.
    public static let iPhone17ProMax = TestDevice("iPhone 17 Pro Max")
    /// 420 by 912 points.
    public static let iPhoneAir = TestDevice("iPhone Air")
    /// 375 by 667 points, with a button below the screen.
    public static let iPhoneSE = TestDevice("iPhone SE")
    /// 820 by 1180 points.
    public static let iPad = TestDevice("iPad")
    /// 744 by 1133 points.
    public static let iPadMini = TestDevice("iPad mini")
    /// 1032 by 1376 points.
    public static let iPadPro13 = TestDevice("iPad Pro 13-inch")
    /// 208 by 248 points.
    public static let appleWatch46 = TestDevice("Apple Watch 46mm")
}

/// Whether sheets and pushed screens of a hosted view move as they come and go.
public enum PresentationMotion: Hashable, Sendable {
    /// They are there, and gone, at once, unless the change that shows them has an animation: a test need not wait.
    case none
    /// They move as in apps and clips: `advance(by:)` shows them on the way.
    case asInApps
}
