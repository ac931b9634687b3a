/// The space of a view that was given a name.
///
/// Apple: "NamedCoordinateSpace".
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
    package let name: AnyHashable

    init(name: AnyHashable) {
        self.name = name
    }

    /// The space of the nearest view around that has this name.
    public var coordinateSpace: CoordinateSpace { .named(name) }
}
