/// The orientation of a device's screen.
///
/// Apple: "InterfaceOrientation".
public struct InterfaceOrientation: CaseIterable, Equatable, Identifiable, Sendable {
    /// The name of the orientation, such as `landscapeLeft`.
    public let id: String

    /// The device is upright.
    public static let portrait = InterfaceOrientation(id: "portrait")
    /// The device is upside down. The room for the view is that of `portrait`.
    public static let portraitUpsideDown = InterfaceOrientation(id: "portraitUpsideDown")
    /// The device lies on its side, with its top on the left.
    public static let landscapeLeft = InterfaceOrientation(id: "landscapeLeft")
    /// The device lies on its side, with its top on the right. The room for the view is that of
    /// `landscapeLeft`.
    public static let landscapeRight = InterfaceOrientation(id: "landscapeRight")

    /// The four orientations, upright first.
    public static let allCases: [InterfaceOrientation] = [
        portrait, portraitUpsideDown, landscapeLeft, landscapeRight,
    ]

    /// Whether the screen is wider than high, if it is higher than wide when held upright.
    package var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}
