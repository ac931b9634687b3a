public import Foundation
public import QuadrantGeometry

/// The size and the place of a view, as it is laid out.
///
/// Apple: "GeometryProxy". What is read of it in a `GeometryReader` is what the content depends on:
/// the content is evaluated again when that, and nothing else, changes. Everything is 0 once the
/// view is gone.
public struct GeometryProxy {
    let source: GeometrySource

    /// The view's size in points.
    public var size: CGSize { source.read(.size).rect?.size ?? .zero }

    /// How far the room that is not safe reaches beyond the edges of the view, in points.
    public var safeAreaInsets: EdgeInsets { source.read(.safeArea).insets }

    /// The view's frame in a coordinate space: the upright rectangle around what effects further out
    /// make of it. An unknown name counts as the root's space.
    public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
        source.read(.frame(coordinateSpace.coordinateSpace)).rect ?? .zero
    }

    /// The view's frame in a coordinate space.
    @_disfavoredOverload
    public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
        source.read(.frame(coordinateSpace)).rect ?? .zero
    }

    /// The bounds of a named space in the view's own space; `nil` if there is none of that name
    /// around.
    public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
        source.read(.bounds(coordinateSpace.name)).rect
    }

    /// The value of an anchor in the view's own space.
    ///
    /// Rectangles are upright: the one around the corners, where one of the views is turned. Where an
    /// effect on the view cannot be undone, the value is that of the root's space.
    public subscript<T>(anchor: Anchor<T>) -> T {
        let map = source.read(.rootTransform).transform
        return anchor.value { $0.applying(map) }
    }
}
