import Foundation
public import QuadrantGeometry
public import Spatial

/// The size and the place of a view on all three axes in the current layout.
///
/// Apple: "GeometryProxy3D". The content of a `GeometryReader3D` depends on what it reads of its proxy: it is
/// evaluated again when one of these values changes. The origin of a view is its top left back corner in both
/// layout directions; z is toward the viewer. All values are 0 once the view is gone.
public struct GeometryProxy3D {
    let source: GeometrySource

    /// The width, height and depth of the view, in points.
    public var size: Size3D { source.read(.size3D).box?.size ?? .zero }

    /// How far the safe area insets reach beyond the edges of the view, in points; 0 at the front and at the
    /// back, where nothing is unsafe.
    public var safeAreaInsets: EdgeInsets3D {
        let insets = source.read(.safeArea).insets
        return EdgeInsets3D(
            top: insets.top, leading: insets.leading, bottom: insets.bottom,
            trailing: insets.trailing)
    }

    /// The box of the view in a coordinate space, in points: the smallest along the axes around what effects
    /// further outside make of it. An unknown name counts as the space of the root.
    public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> Rect3D {
        source.read(.frame3D(coordinateSpace.coordinateSpace)).box ?? .zero
    }

    /// The map from the view's coordinates to those of a coordinate space around it; `nil` if a perspective is
    /// in the way. An unknown name counts as the space of the root.
    public func transform(
        in coordinateSpace: some CoordinateSpaceProtocol
    ) -> AffineTransform3D? {
        source.transform(in: coordinateSpace.coordinateSpace)
    }

    /// A coordinate space as it is now, with which values of the module Spatial are converted.
    ///
    /// - Parameter space: A space at or around the view; by default the view's own.
    public func coordinateSpace3D(
        for space: any CoordinateSpaceProtocol = LocalCoordinateSpace()
    ) -> GeometryProxyCoordinateSpace3D {
        let answer = source.read(.space(space.coordinateSpace))
        return GeometryProxyCoordinateSpace3D(
            size: answer.box?.size ?? .zero, mirror: answer.mirror,
            rootFromSpace: answer.map ?? .identity)
    }
}

extension GeometryProxy {
    /// The map from the view's coordinates to those of a coordinate space around it, z included; `nil` if a
    /// perspective is in the way. An unknown name counts as the space of the root.
    public func transform(
        in coordinateSpace: some CoordinateSpaceProtocol
    ) -> AffineTransform3D? {
        source.transform(in: coordinateSpace.coordinateSpace)
    }
}

extension GeometrySource {
    fileprivate func transform(in space: CoordinateSpace) -> AffineTransform3D? {
        guard let map = read(.transform(space)).map, map.isAffine else { return nil }
        return AffineTransform3D(truncating: map)
    }
}

/// A coordinate space of a view, as it was when the geometry was asked for it.
///
/// Apple: "GeometryProxyCoordinateSpace3D". Its ancestor is the world's reference, which stands for the root
/// of the views.
public struct GeometryProxyCoordinateSpace3D: CoordinateSpace3D {
    /// The size of the view that the space belongs to.
    let size: Size3D
    /// Where the leading side of that view is.
    let mirror: MirrorMap
    let rootFromSpace: ProjectiveTransform3D

    /// The space of the root.
    public var ancestorSpace: WorldReferenceCoordinateSpace? { .worldReference }

    /// The map from coordinates of this space to those of the root.
    public func ancestorFromSpaceTransform() throws -> ProjectiveTransform3D { rootFromSpace }

    /// The same space with its origin at a point of the view that it belongs to, whose x counts from the view's
    /// leading side. Its axes stay as they are: x to the right in both layout directions.
    public func anchored(in anchorPoint: UnitPoint3D) -> some CoordinateSpace3D {
        let origin = Vector3D(Point3D(mirror.unit(anchorPoint), in: size))
        return transformSpace { _ in ProjectiveTransform3D(translation: origin) }
    }
}
