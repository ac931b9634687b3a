/// How the device is held.
///
/// Apple: "UIDeviceOrientation" (UIKit).
public enum UIDeviceOrientation: Int, Hashable, Sendable {
    /// Not known.
    case unknown
    /// Upright, upside down.
    case portrait, portraitUpsideDown
    /// On its side, its top on the left or on the right.
    case landscapeLeft, landscapeRight
    /// Lying, its screen up or down.
    case faceUp, faceDown

    /// Whether it is upright or upside down.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// Whether it is on its side.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    /// Whether it lies.
    public var isFlat: Bool { self == .faceUp || self == .faceDown }
    /// Whether an interface can be shown in it: it is neither lying nor unknown.
    public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

/// How an interface stands on the screen.
///
/// Apple: "UIInterfaceOrientation" (UIKit). Names of sides are the other way round than the device's.
public enum UIInterfaceOrientation: Int, Hashable, Sendable {
    /// Not known.
    case unknown
    /// Upright, upside down.
    case portrait, portraitUpsideDown
    /// The device's top is on the right.
    case landscapeLeft = 4
    /// The device's top is on the left.
    case landscapeRight = 3

    /// Whether it is upright or upside down.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// Whether the device is on its side.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// A set of interface orientations.
///
/// Apple: "UIInterfaceOrientationMask" (UIKit).
public struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// Upright.
    public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
    /// Upside down.
    public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
    /// The device's top on the left.
    public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
    /// The device's top on the right.
    public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
    /// Both sides.
    public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
    /// All.
    public static let all: UIInterfaceOrientationMask = [
        .portrait, .portraitUpsideDown, .landscape,
    ]
    /// All but upside down.
    public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}
