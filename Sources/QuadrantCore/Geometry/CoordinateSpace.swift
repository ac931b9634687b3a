/// Where the points of a geometry are counted from.
///
/// Apple: "CoordinateSpace".
public enum CoordinateSpace {
    /// The space of the root: the window, the page or the snapshot.
    case global
    /// The view's own space.
    case local
    /// The space that a view around gave a name.
    case named(AnyHashable)

    /// Whether this is the root's space.
    public var isGlobal: Bool { self == .global }

    /// Whether this is the view's own space.
    public var isLocal: Bool { self == .local }
}

extension CoordinateSpace: Equatable, Hashable {}
