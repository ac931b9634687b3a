public import Foundation

/// The screen on which the view is shown whose code asks: the room of its host, with the host's pixels to a
/// point.
///
/// Apple: "UIScreen" (UIKit). The answers are those of the tree that works: the size asked for in the tool, or the
/// size of the view's room in tests. Where no view works, as in a program that only imports this module, they
/// are those of a phone of 402 by 874 points with 3 pixels to a point.
public final class UIScreen: Hashable, Sendable {
    private init() {}

    /// The one screen.
    public static let main = UIScreen()
    /// All screens: the one.
    public static var screens: [UIScreen] { [main] }

    /// The box of the screen as it is held, in points; its origin is zero.
    public var bounds: CGRect { CGRect(origin: .zero, size: HostDevice.current.size) }

    /// The box of the screen held upright, in pixels.
    public var nativeBounds: CGRect {
        let device = HostDevice.current
        let scale = device.environment.displayScale
        let (short, long) = (
            min(device.size.width, device.size.height), max(device.size.width, device.size.height)
        )
        return CGRect(x: 0, y: 0, width: short * scale, height: long * scale)
    }

    /// Pixels per point.
    public var scale: CGFloat { HostDevice.current.environment.displayScale }
    /// Pixels per point of the display itself: the same.
    public var nativeScale: CGFloat { scale }
    /// A value of a name, such as of the screen's corners. Nothing is known by names here: `nil`.
    ///
    /// Apple: "value(forKey:)" (key-value coding).
    public func value(forKey key: String) -> Any? { nil }
    /// How bright the screen is, from 0 to 1: always 0.5. Setting it has no effect here, which is told.
    @MainActor @preconcurrency public var brightness: CGFloat {
        get { 0.5 }
        set { Notice.withoutEffect("UIScreen.brightness", "Pictures have no brightness") }
    }
    /// How many pictures the screen shows in a second at most: 60.
    public var maximumFramesPerSecond: Int { 60 }
    /// Whether the screen is being recorded: never.
    public var isCaptured: Bool { false }
    /// The traits of what is on the screen.
    public var traitCollection: UITraitCollection { .current }

    /// The name of the notification that another brightness is set. None is posted.
    public static let brightnessDidChangeNotification = Notification.Name(
        "UIScreenBrightnessDidChangeNotification")
    /// The name of the notification that recording begins or ends. None is posted.
    public static let capturedDidChangeNotification = Notification.Name(
        "UIScreenCapturedDidChangeNotification")

    /// Whether both are the same object.
    public static func == (left: UIScreen, right: UIScreen) -> Bool { left === right }

    /// Hashes the identity of the object.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
