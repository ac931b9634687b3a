/// The space of the view itself.
///
/// Apple: "LocalCoordinateSpace".
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
    /// Creates the space of the view itself.
    public init() {}

    /// The space of the view that asks.
    public var coordinateSpace: CoordinateSpace { .local }
}
