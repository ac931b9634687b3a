/// The view's own space.
///
/// Apple: "LocalCoordinateSpace".
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
    public init() {}

    public var coordinateSpace: CoordinateSpace { .local }
}
