/// The space of the screen: of the window, the page or the snapshot.
///
/// Apple: "GlobalCoordinateSpace". A root that lies beside what is not safe, or in the middle of its room, does not begin
/// at 0 in it.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
    /// Creates the space of the screen.
    public init() {}

    /// The space of the screen.
    public var coordinateSpace: CoordinateSpace { .global }
}
