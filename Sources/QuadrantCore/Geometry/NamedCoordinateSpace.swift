/// A space that a view gives a name, for the views in it.
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
