/// The space of the root.
///
/// Apple: "GlobalCoordinateSpace".
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
    /// The root's space.
    public init() {}

    /// The space of the root view.
    public var coordinateSpace: CoordinateSpace { .global }
}
