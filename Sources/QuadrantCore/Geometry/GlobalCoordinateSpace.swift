/// The space of the root.
///
/// Apple: "GlobalCoordinateSpace".
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
    /// The root's space.
    public init() {}

    public var coordinateSpace: CoordinateSpace { .global }
}
