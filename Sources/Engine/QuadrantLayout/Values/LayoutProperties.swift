public import QuadrantGeometry

/// Properties that hold for every container with a layout of a type.
///
/// Apple: "LayoutProperties".
public struct LayoutProperties: Sendable {
    /// The axis along which the container arranges its subviews, if it is a stack. Spacers and
    /// dividers in the container follow it. `nil`, the default, stands for no axis.
    public var stackOrientation: Axis?

    /// Creates the properties of a layout without orientation.
    public init() {}
}
