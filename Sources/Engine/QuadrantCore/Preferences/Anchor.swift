public import Foundation
public import QuadrantGeometry
import Spatial

/// A point, a rectangle or the like of a view that other views can read in their own coordinates.
///
/// Apple: "Anchor". An anchor is set as a preference (`anchorPreference`) and read with a subscript
/// of `GeometryProxy` or `GeometryProxy3D`. It holds points of the root's space. Two anchors of the same form are equal
/// if their points are, whatever views they come from. When the view moves, its preference has
/// another value.
public struct Anchor<Value> {
    private let source: Source
    /// In the root's space.
    let points: [Point3D]

    init(_ source: Source, points: [Point3D]) {
        self.source = source
        self.points = points
    }

    /// The value, every point mapped.
    func value(mapping map: (Point3D) -> Point3D) -> Value { source.value(points.map(map)) }

    /// The part of a view's geometry that an anchor holds.
    ///
    /// Apple: "Anchor.Source". Points and rectangles are in the coordinates of the view, whose
    /// origin is its top left corner in both layout directions. Fractions, and points with a name such as
    /// `leading`, count from the leading side.
    public struct Source {
        /// What the points stand for: how many each, and of what.
        let form: AnchorForm
        /// The points in a view, from its top left back corner.
        let points: (AnchoredView) -> [Point3D]
        /// The value that as many points stand for.
        let value: ([Point3D]) -> Value
    }
}

extension Anchor.Source {
    /// The value in a flat view of a size, in the view's coordinates.
    package func value(in size: CGSize, isRightToLeft: Bool) -> Value {
        value(
            points(
                AnchoredView(
                    size: Size3D(width: size.width, height: size.height, depth: 0),
                    mirror: MirrorMap(isRightToLeft))))
    }
}

/// What the points of an anchor follow from.
struct AnchoredView {
    let size: Size3D
    /// Where the leading side of the view is.
    let mirror: MirrorMap
}

/// What the points of an anchor stand for.
indirect enum AnchorForm: Hashable, Sendable {
    case point
    case rect
    case point3D
    case box
    case list([AnchorForm])
    case missing

    var count: Int {
        switch self {
        case .point, .point3D: 1
        case .rect: 4
        case .box: 8
        case .list(let forms): forms.reduce(0) { $0 + $1.count }
        case .missing: 0
        }
    }
}

// The closures of a source hold nothing but numbers and what the sources in it hold.
extension Anchor: @unchecked Sendable where Value: Sendable {}

extension Anchor.Source: @unchecked Sendable where Value: Sendable {}

extension Anchor: Equatable where Value: Equatable {
    /// Two anchors are equal if they hold the same points of the root's space and stand for the
    /// same kind of value, such as a point or a rectangle.
    public static func == (lhs: Anchor<Value>, rhs: Anchor<Value>) -> Bool {
        lhs.points == rhs.points && lhs.source.form == rhs.source.form
    }
}

extension Anchor: Hashable where Value: Hashable {
    /// Hashes the points and the kind of value, as `==` compares them.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(points)
        hasher.combine(source.form)
    }
}

extension Anchor.Source where Value == CGRect {
    /// The bounds of the view.
    public static var bounds: Anchor<CGRect>.Source {
        .corners { CGRect(origin: .zero, size: $0) }
    }

    /// A rectangle in the view, in points. For a reader that is turned against the view, it is the
    /// upright rectangle around the corners.
    public static func rect(_ r: CGRect) -> Anchor<CGRect>.Source { .corners { _ in r } }

    private static func corners(_ rect: @escaping (CGSize) -> CGRect) -> Anchor<CGRect>.Source {
        Anchor<CGRect>.Source(form: .rect) { view in
            let rect = rect(CGSize(width: view.size.width, height: view.size.height))
            return [
                Point3D(x: rect.minX, y: rect.minY), Point3D(x: rect.maxX, y: rect.minY),
                Point3D(x: rect.maxX, y: rect.maxY), Point3D(x: rect.minX, y: rect.maxY),
            ]
        } value: { corners in
            let (x, y) = (corners.map(\.x), corners.map(\.y))
            guard let left = x.min(), let right = x.max(), let top = y.min(), let bottom = y.max()
            else { return .zero }
            return CGRect(x: left, y: top, width: right - left, height: bottom - top)
        }
    }
}

extension Anchor.Source where Value == CGPoint {
    /// A point of the view, in points from its top left corner.
    public static func point(_ p: CGPoint) -> Anchor<CGPoint>.Source { .one { _ in p } }

    /// A point of the view, in fractions of its width, from the leading edge, and of its height.
    public static func unitPoint(_ p: UnitPoint) -> Anchor<CGPoint>.Source {
        .one { view in
            view.mirror.unit(p).point(
                in: CGSize(width: view.size.width, height: view.size.height))
        }
    }

    /// The top leading corner of the view: the right one where layout runs right to left.
    public static var topLeading: Anchor<CGPoint>.Source { .unitPoint(.topLeading) }

    /// The middle of the upper edge of the view.
    public static var top: Anchor<CGPoint>.Source { .unitPoint(.top) }

    /// The top trailing corner of the view: the left one where layout runs right to left.
    public static var topTrailing: Anchor<CGPoint>.Source { .unitPoint(.topTrailing) }

    /// The middle of the leading edge of the view: of the right one where layout runs right to left.
    public static var leading: Anchor<CGPoint>.Source { .unitPoint(.leading) }

    /// The middle of the view.
    public static var center: Anchor<CGPoint>.Source { .unitPoint(.center) }

    /// The middle of the trailing edge of the view: of the left one where layout runs right to left.
    public static var trailing: Anchor<CGPoint>.Source { .unitPoint(.trailing) }

    /// The bottom leading corner of the view: the right one where layout runs right to left.
    public static var bottomLeading: Anchor<CGPoint>.Source { .unitPoint(.bottomLeading) }

    /// The middle of the lower edge of the view.
    public static var bottom: Anchor<CGPoint>.Source { .unitPoint(.bottom) }

    /// The bottom trailing corner of the view: the left one where layout runs right to left.
    public static var bottomTrailing: Anchor<CGPoint>.Source { .unitPoint(.bottomTrailing) }

    private static func one(
        _ point: @escaping (AnchoredView) -> CGPoint
    ) -> Anchor<CGPoint>.Source {
        Anchor<CGPoint>.Source(form: .point) { view in
            let point = point(view)
            return [Point3D(x: point.x, y: point.y)]
        } value: { points in
            points.first.map { CGPoint(x: $0.x, y: $0.y) } ?? .zero
        }
    }
}

extension Anchor.Source {
    /// Creates a source of several values of one view.
    public init<T>(_ array: [Anchor<T>.Source]) where Value == [T] {
        self.init(form: .list(array.map(\.form))) { view in
            array.flatMap { $0.points(view) }
        } value: { points in
            var rest = points[...]
            return array.map { source in
                let count = source.form.count
                defer { rest = rest.dropFirst(count) }
                return source.value(Array(rest.prefix(count)))
            }
        }
    }

    /// Creates a source of a value that may be missing.
    public init<T>(_ anchor: Anchor<T>.Source?) where Value == T? {
        self.init(form: anchor.map { .list([$0.form]) } ?? .missing) { view in
            anchor?.points(view) ?? []
        } value: { points in
            anchor?.value(points)
        }
    }
}

extension GeometryProxy {
    /// The value of an anchor in the coordinates of the view.
    ///
    /// Rectangles are upright: if one of the views is turned, it is the rectangle around the
    /// corners. If an effect on the view cannot be inverted, the value is in the space of the root.
    public subscript<T>(anchor: Anchor<T>) -> T { source.value(of: anchor) }
}

extension GeometrySource {
    /// The value of an anchor in the coordinates of the view.
    func value<T>(of anchor: Anchor<T>) -> T {
        if let map = read(.rootTransform3D).map {
            return anchor.value { $0.applying(map) }
        }
        let map = read(.rootTransform).transform
        return anchor.value {
            let point = CGPoint(x: $0.x, y: $0.y).applying(map)
            return Point3D(x: point.x, y: point.y, z: $0.z)
        }
    }
}
