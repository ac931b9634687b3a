import Foundation
public import QuadrantGeometry
public import Spatial

extension Anchor.Source where Value == Rect3D {
    /// The box of the view.
    public static var bounds3D: Anchor<Rect3D>.Source {
        .corners { Rect3D(origin: Point3D.zero, size: $0) }
    }

    /// A box in the view, in points. For a reader that is turned against the view, it is the box along the
    /// reader's axes around the corners.
    public static func rect3D(_ r: Rect3D) -> Anchor<Rect3D>.Source { .corners { _ in r } }

    private static func corners(_ box: @escaping (Size3D) -> Rect3D) -> Anchor<Rect3D>.Source {
        Anchor<Rect3D>.Source(form: .box) { view in
            let (low, high) = (box(view.size).min, box(view.size).max)
            return (0..<8).map {
                Point3D(
                    x: $0 & 1 == 0 ? low.x : high.x, y: $0 & 2 == 0 ? low.y : high.y,
                    z: $0 & 4 == 0 ? low.z : high.z)
            }
        } value: {
            Rect3D(points: $0)
        }
    }
}

extension Anchor.Source where Value == Point3D {
    /// A point of the view, in points from its top left back corner.
    public static func point3D(_ p: Point3D) -> Anchor<Point3D>.Source { .one { _ in p } }

    /// A point of the view, in fractions of its width, from the leading side, of its height and of its depth.
    public static func unitPoint3D(_ p: UnitPoint3D) -> Anchor<Point3D>.Source {
        .one { view in Point3D(view.mirror.unit(p), in: view.size) }
    }

    /// The middle of the view.
    public static var center3D: Anchor<Point3D>.Source { .unitPoint3D(.center) }

    private static func one(
        _ point: @escaping (AnchoredView) -> Point3D
    ) -> Anchor<Point3D>.Source {
        Anchor<Point3D>.Source(form: .point3D) {
            [point($0)]
        } value: {
            $0.first ?? .zero
        }
    }
}

extension Point3D {
    /// A point in fractions from the left of a box of a size whose origin is (0, 0, 0).
    package init(_ unit: UnitPoint3D, in size: Size3D) {
        self.init(x: unit.x * size.width, y: unit.y * size.height, z: unit.z * size.depth)
    }
}

extension GeometryProxy3D {
    /// The value of an anchor in the coordinates of the view.
    ///
    /// Boxes are along the axes: if one of the views is turned, it is the box around the corners. If an effect
    /// on the view cannot be inverted, the value is in the space of the root.
    public subscript<T>(anchor: Anchor<T>) -> T { source.value(of: anchor) }
}
