/// The view's own space.
///
/// Apple: "LocalCoordinateSpace".
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
    /// The view's own space.
    public init() {}

    /// The space of the view that asks.
    public var coordinateSpace: CoordinateSpace { .local }
}
