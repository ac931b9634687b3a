internal import CoreGraphics
public import Foundation
internal import UIKit

/// The screen of the host whose view asks.
///
/// Apple: "NSScreen" (AppKit).
@MainActor @preconcurrency public final class NSScreen: NSObject {
    /// The one screen.
    public static var main: NSScreen? { NSScreen() }
    /// The one screen.
    public static var deepest: NSScreen? { NSScreen() }
    /// The one screen.
    public static var screens: [NSScreen] { [NSScreen()] }
    /// Whether each screen has spaces of its own.
    public static var screensHaveSeparateSpaces: Bool { true }

    /// The size of the screen, its origin at 0.
    public var frame: CGRect { UIScreen.main.bounds }
    /// The same: there is no Dock.
    public var visibleFrame: CGRect { UIScreen.main.bounds }
    /// Pixels to a point.
    public var backingScaleFactor: CGFloat { UIScreen.main.scale }
    /// What is known of the screen: its number, 1.
    public var deviceDescription: [NSDeviceDescriptionKey: Any] {
        [NSDeviceDescriptionKey("NSScreenNumber"): NSNumber(value: 1)]
    }
    /// The name of the screen.
    public var localizedName: String { "Screen" }
    /// What nothing of the screen covers.
    public var safeAreaInsets: NSEdgeInsets { NSEdgeInsets(top: 0, left: 0, bottom: 0, right: 0) }
    /// The part at the left of a camera: there is none.
    public var auxiliaryTopLeftArea: CGRect? { nil }
    /// The part at the right of a camera: there is none.
    public var auxiliaryTopRightArea: CGRect? { nil }
    /// How many pictures it shows a second.
    public var maximumFramesPerSecond: Int { 60 }
    /// How bright it can be beyond white: not.
    public var maximumExtendedDynamicRangeColorComponentValue: CGFloat { 1 }
    /// Its colours.
    public var colorSpace: NSColorSpace? { .sRGB }

    /// Screens are all the same one.
    override public func isEqual(_ object: Any?) -> Bool { object is NSScreen }
    override public var hash: Int { 1 }
}

/// What of a screen is told.
///
/// Apple: "NSDeviceDescriptionKey" (AppKit).
public struct NSDeviceDescriptionKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// A key of its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A key of its name.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// How many pixels to an inch.
    public static let resolution = NSDeviceDescriptionKey("NSDeviceResolution")
    /// How large it is, in points.
    public static let size = NSDeviceDescriptionKey("NSDeviceSize")
}
