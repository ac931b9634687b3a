/// How the device is held.
///
/// Apple: "InterfaceOrientation".
public struct InterfaceOrientation: CaseIterable, Equatable, Identifiable, Sendable {
    /// Its name, such as `landscapeLeft`.
    public let id: String

    /// Upright.
    public static let portrait = InterfaceOrientation(id: "portrait")
    /// Upright, the top below. The room is that of `portrait`.
    public static let portraitUpsideDown = InterfaceOrientation(id: "portraitUpsideDown")
    /// On its side, the top of the device on the left.
    public static let landscapeLeft = InterfaceOrientation(id: "landscapeLeft")
    /// On its side, the top of the device on the right. The room is that of `landscapeLeft`.
    public static let landscapeRight = InterfaceOrientation(id: "landscapeRight")

    /// The four ways to hold a device, upright first.
    public static let allCases: [InterfaceOrientation] = [
        portrait, portraitUpsideDown, landscapeLeft, landscapeRight,
    ]

    /// Whether the screen is wider than high, if it is higher than wide when held upright.
    package var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}
