public import Foundation
public import QuadrantCore
import QuadrantDisplayList
public import QuadrantGeometry

/// The shape of a container, for those in it that follow it.
struct ContainerShapeDrawing: NodeDrawing {
    let shape: any InsettableShape
}

nonisolated struct ContainerShapeModifier<Container: InsettableShape>: NodeModifier {
    let shape: Container

    var diagnostic: Diagnostic? {
        Container._traits(shape, in: .zero).fault.map { Diagnostic($0) }
    }

    func drawing(in environment: EnvironmentValues) -> ContainerShapeDrawing? {
        ContainerShapeDrawing(shape: shape.standing(in: environment))
    }
}

/// The place of a shape in the container around it.
struct ContainerPlace {
    let shape: any InsettableShape
    let size: CGSize
    /// The frame of the shape, in the container's coordinates.
    let frame: CGRect

    /// How far the frame's edges lie within the container's.
    var distances: (left: CGFloat, top: CGFloat, right: CGFloat, bottom: CGFloat) {
        (
            max(0, frame.minX), max(0, frame.minY), max(0, size.width - frame.maxX),
            max(0, size.height - frame.maxY)
        )
    }
}

/// A shape that depends on the container around it.
protocol ContainerFollowing: Shape {
    /// The outline in `rect`; without a container for `nil`.
    nonisolated func path(in rect: CGRect, container: ContainerPlace?) -> Path
}

extension DrawingContext {
    /// The outline of a shape in the node's frame, as renderers take it.
    func outline(_ shape: some Shape) -> DisplayShape {
        shape.knownOutline(in: bounds) ?? pathOutline(shape)
    }

    /// The outline of a shape that renderers do not know by name, as a path.
    func pathOutline(_ shape: some Shape) -> DisplayShape {
        guard let following = shape as? any ContainerFollowing else {
            return shape.pathOutline(in: bounds, isRightToLeft: isRightToLeft)
        }
        let around = nearest(ContainerShapeDrawing.self)
        return .path(
            following.path(
                in: bounds,
                container: around.map {
                    ContainerPlace(shape: $0.drawing.shape, size: $0.size, frame: $0.frame)
                }))
    }
}

/// The shape of the container around, inset by the distance between the container and the frame.
///
/// Apple: "ContainerRelativeShape". Without a `containerShape` around, it is a rectangle. The
/// container is known only if the shape itself is filled, stroked or clips; other shapes that are
/// made from it are made from a rectangle.
public nonisolated struct ContainerRelativeShape: InsettableShape, ContainerFollowing {
    /// As a view, the shape is filled with the foreground style.
    public typealias Body = _ShapeView<ContainerRelativeShape, ForegroundStyle>

    private var amount: CGFloat = 0

    /// Creates the shape.
    public init() {}

    /// The outline where nothing is known of the container, in points: a rectangle.
    public func path(in rect: CGRect) -> Path { path(in: rect, container: nil) }

    /// The shape with its outline `amount` points further inside; further outside for negative
    /// amounts.
    public func inset(by amount: CGFloat) -> some InsettableShape {
        var copy = self
        copy.amount += amount
        return copy
    }

    func path(in rect: CGRect, container: ContainerPlace?) -> Path {
        let inner = rect.insetBy(dx: amount, dy: amount)
        guard let container, !inner.isNull else { return Path(inner.isNull ? .zero : inner) }
        let (left, top, right, bottom) = container.distances
        let distance = min(left, top, right, bottom) + amount
        func path<S: InsettableShape>(_ shape: S) -> Path {
            shape.inset(by: distance).path(in: inner.insetBy(dx: -distance, dy: -distance))
        }
        return path(container.shape)
    }

    /// The shape fills its proposal.
    public static func _traits(
        _ shape: ContainerRelativeShape, in rect: CGRect
    ) -> _ShapeTraits {
        .fill(nil)
    }
}

extension Shape where Self == ContainerRelativeShape {
    /// The shape of the container around, inset by the distance between the container and the
    /// frame.
    nonisolated public static var containerRelative: ContainerRelativeShape {
        ContainerRelativeShape()
    }
}

extension View {
    /// Sets the shape that `ContainerRelativeShape` and `ConcentricRectangle` in this view follow.
    nonisolated public func containerShape<T: InsettableShape>(_ shape: T) -> some View {
        modifier(ContainerShapeModifier(shape: shape))
    }
}
