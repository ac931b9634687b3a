/// The coordinate system in which points and frames are given.
///
/// Apple: "CoordinateSpace".
public enum CoordinateSpace {
    /// The space of the screen: of the window, the page or the snapshot.
    case global
    /// The space of the view itself.
    case local
    /// The space of the nearest view around that has this name.
    case named(AnyHashable)

    /// Whether this is the space of the screen.
    public var isGlobal: Bool { self == .global }

    /// Whether this is the space of the view itself.
    public var isLocal: Bool { self == .local }
}

extension CoordinateSpace: Equatable, Hashable {}
