/// The space of the root.
///
/// Apple: "GlobalCoordinateSpace".
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
    public init() {}

    public var coordinateSpace: CoordinateSpace { .global }
}
