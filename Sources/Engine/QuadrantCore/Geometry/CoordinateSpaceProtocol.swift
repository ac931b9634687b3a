public import QuadrantGeometry

/// A type that names a coordinate space.
///
/// Apple: "CoordinateSpaceProtocol".
public protocol CoordinateSpaceProtocol {
    /// The space that the type names.
    var coordinateSpace: CoordinateSpace { get }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
    /// The space of the root.
    public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
    /// The space of the view itself.
    public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
    /// The space of the nearest view around with `coordinateSpace(.named(name))`.
    public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
        NamedCoordinateSpace(name: AnyHashable(name))
    }

    /// The space of the immersive space that is open. None is here, and so it is that of the root.
    public static var immersiveSpace: NamedCoordinateSpace {
        NamedCoordinateSpace(name: AnyHashable(ImmersiveSpaceName()))
    }

    /// The space of the innermost scroll view around; without one, that of the root.
    public static var scrollView: NamedCoordinateSpace {
        NamedCoordinateSpace(name: AnyHashable(ScrollSpace(axis: nil)))
    }

    /// The space of the innermost scroll view around that scrolls along `axis`; without one, that
    /// of the root.
    public static func scrollView(axis: Axis) -> NamedCoordinateSpace {
        NamedCoordinateSpace(name: AnyHashable(ScrollSpace(axis: axis)))
    }
}

/// The name of the immersive space.
struct ImmersiveSpaceName: Hashable {}

/// The names that scroll views give their spaces.
package struct ScrollSpace: Hashable {
    /// `nil` for whatever axis.
    package let axis: Axis?

    package init(axis: Axis?) {
        self.axis = axis
    }

    /// The names of a scroll view along `axes`.
    package static func names(along axes: Axis.Set) -> [AnyHashable] {
        var names = [AnyHashable(ScrollSpace(axis: nil))]
        if axes.contains(.horizontal) { names.append(AnyHashable(ScrollSpace(axis: .horizontal))) }
        if axes.contains(.vertical) { names.append(AnyHashable(ScrollSpace(axis: .vertical))) }
        return names
    }
}
