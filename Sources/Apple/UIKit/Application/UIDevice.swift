public import Foundation

/// The device on which the view is shown whose code asks.
///
/// Apple: "UIDevice" (UIKit). It is a phone, or a tablet where the host's room is at least 744 points in its
/// shorter direction; the system is iOS 26.0. What a real device would tell of itself, such as its battery, is the
/// same each time.
public final class UIDevice: Hashable, Sendable {
    /// The state of the battery.
    ///
    /// Apple: "UIDevice.BatteryState".
    public enum BatteryState: Int, Hashable, Sendable {
        /// Not known, in use, being charged, full.
        case unknown, unplugged, charging, full
    }

    private init() {}

    /// The one device.
    public static let current = UIDevice()

    /// Whether it is a phone or a tablet.
    public var userInterfaceIdiom: UIUserInterfaceIdiom { HostDevice.current.idiom }
    /// The kind of device: `iPhone` or `iPad`.
    public var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
    /// The same.
    public var localizedModel: String { model }
    /// The name of the device: since iOS 16 apps are told the kind only.
    public var name: String { model }
    /// The name of the system.
    public var systemName: String { userInterfaceIdiom == .pad ? "iPadOS" : "iOS" }
    /// The version of the system.
    public var systemVersion: String { "26.0" }

    /// How the device is held: upright, or on its side where the room is wider than high.
    public var orientation: UIDeviceOrientation {
        HostDevice.current.isLandscape ? .landscapeLeft : .portrait
    }

    /// Sets a value by its name, as apps do that turn the device: it lies as the host's room has it.
    ///
    /// Apple: "setValue(_:forKey:)" (key-value coding).
    public func setValue(_ value: Any?, forKey key: String) {
        Notice.withoutEffect(
            "UIDevice.setValue(_:forKey: \"\(key)\")",
            "The device lies as the room of the picture has it; give a size or a device")
    }

    /// A number of the device for the app's makers: always the same one.
    public var identifierForVendor: UUID? {
        UUID(uuidString: "51554144-5241-4E54-0000-000000000001")
    }
    /// Whether there can be several tasks: always.
    public var isMultitaskingSupported: Bool { true }
    /// How full the battery is: -1, not known.
    public var batteryLevel: Float { -1 }
    /// The state of the battery: not known.
    public var batteryState: BatteryState { .unknown }
    /// Whether the battery is watched. Setting it does nothing.
    public var isBatteryMonitoringEnabled: Bool {
        get { false }
        set { Notice.withoutEffect("UIDevice.isBatteryMonitoringEnabled") }
    }
    /// Whether something is near the screen: never.
    public var proximityState: Bool { false }

    /// Begins to tell how the device is held. It does not move here.
    public func beginGeneratingDeviceOrientationNotifications() {}
    /// Ends telling how the device is held.
    public func endGeneratingDeviceOrientationNotifications() {}

    /// The name of the notification that the device is held in another way. None is posted.
    public static let orientationDidChangeNotification = Notification.Name(
        "UIDeviceOrientationDidChangeNotification")
    /// The name of the notification of another state of the battery. None is posted.
    public static let batteryStateDidChangeNotification = Notification.Name(
        "UIDeviceBatteryStateDidChangeNotification")
    /// The name of the notification of another level of the battery. None is posted.
    public static let batteryLevelDidChangeNotification = Notification.Name(
        "UIDeviceBatteryLevelDidChangeNotification")

    /// Whether both are the same object.
    public static func == (left: UIDevice, right: UIDevice) -> Bool { left === right }

    /// Hashes the identity of the object.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
