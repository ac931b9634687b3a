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

/// The name of the root's space: no view has it, and what has no view counts as the root's.
package struct RootSpaceName: Hashable {
    /// The one name.
    package init() {}
}

extension CoordinateSpace {
    /// The space of the root, in which frames of nodes and places of fingers are. The root may stand elsewhere than in the
    /// corner of the screen.
    package static var root: CoordinateSpace { .named(RootSpaceName()) }
}
