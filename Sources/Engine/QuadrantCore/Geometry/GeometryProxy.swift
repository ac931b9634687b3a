public import Foundation
public import QuadrantGeometry

/// The size and the place of a view in the current layout.
///
/// Apple: "GeometryProxy". The content of a `GeometryReader` depends on what it reads of its proxy:
/// it is evaluated again when one of these values changes. All values are 0 once the view is gone.
public struct GeometryProxy {
    let source: GeometrySource

    /// The size of the view, in points.
    public var size: CGSize { source.read(.size).rect?.size ?? .zero }

    /// How far the safe area insets reach beyond the edges of the view, in points. An edge that
    /// neither touches the edge of the safe area nor lies beyond it counts as 0.
    public var safeAreaInsets: EdgeInsets { source.read(.safeArea).insets }

    /// The frame of the view in a coordinate space, in points: the upright rectangle around what
    /// effects further outside make of the view. An unknown name counts as the space of the root.
    public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
        source.read(.frame(coordinateSpace.coordinateSpace)).rect ?? .zero
    }

    /// The frame of the view in the space of the root, for what is placed over the root. The root may stand elsewhere
    /// than in the corner of the screen.
    package var frameInRoot: CGRect { source.read(.frameInRoot).rect ?? .zero }

    /// The frame of the view in a coordinate space, in points: the older form of `frame(in:)`,
    /// which takes the enumeration.
    @_disfavoredOverload
    public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
        source.read(.frame(coordinateSpace)).rect ?? .zero
    }

    /// The bounds of a named space in the coordinates of the view, in points; `nil` if no view
    /// around has the name.
    public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
        source.read(.bounds(coordinateSpace.name)).rect
    }
}
