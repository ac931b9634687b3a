/// The space of the root.
///
/// Apple: "GlobalCoordinateSpace".
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
    /// Creates the space of the root.
    public init() {}

    /// The space of the root view.
    public var coordinateSpace: CoordinateSpace { .global }
}
