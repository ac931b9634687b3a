/// The view's own space.
///
/// Apple: "LocalCoordinateSpace".
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
    /// The view's own space.
    public init() {}

    public var coordinateSpace: CoordinateSpace { .local }
}
