public import QuadrantGeometry

/// What is true of every container of a layout type.
///
/// Apple: "LayoutProperties".
public struct LayoutProperties: Sendable {
    /// The axis along which the container arranges its subviews, as a stack does: spacers and
    /// dividers in it follow it. `nil` if there is none, the default.
    public var stackOrientation: Axis?

    /// The properties of a layout without orientation.
    public init() {}
}
