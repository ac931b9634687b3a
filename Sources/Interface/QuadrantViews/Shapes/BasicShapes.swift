public import Foundation
import QuadrantCore
import QuadrantDisplayList
public import QuadrantGeometry
import QuadrantLayout

/// A rectangle as large as its frame.
///
/// Apple: "Rectangle".
public nonisolated struct Rectangle: Shape {
    /// As a view, the shape is filled with the foreground style.
    public typealias Body = _ShapeView<Rectangle, ForegroundStyle>

    /// Creates a rectangle.
    public init() {}

    /// The rectangle itself, in points.
    public func path(in rect: CGRect) -> Path { Path(rect) }

    /// The rectangle fills its proposal.
    public static func _traits(_ shape: Rectangle, in rect: CGRect) -> _ShapeTraits {
        .fill(.rect(rect))
    }
}

/// A rectangle with rounded corners, as large as its frame.
///
/// Apple: "RoundedRectangle".
public nonisolated struct RoundedRectangle: Shape {
    /// As a view, the shape is filled with the foreground style.
    public typealias Body = _ShapeView<RoundedRectangle, ForegroundStyle>

    /// The width and height of the corners, in points; limited to half of the shorter side. With a
    /// length of 0 or less the corners are plain.
    public var cornerSize: CGSize
    /// How the corners are rounded.
    public var style: RoundedCornerStyle

    /// Creates a rectangle with corners of a width and a height in points. Lengths above half of
    /// the shorter side count as half of it. With a length of 0 or less the corners are plain.
    public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        self.cornerSize = cornerSize
        self.style = style
    }

    /// Creates a rectangle with corners of a radius in points. A radius above half of the shorter
    /// side counts as half of it, a negative one as 0.
    public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }

    /// The size of the corners.
    public var animatableData: CGSize.AnimatableData {
        get { cornerSize.animatableData }
        set { cornerSize.animatableData = newValue }
    }

    /// The rectangle with rounded corners, in points; radii are limited to half of the shorter
    /// side.
    public func path(in rect: CGRect) -> Path {
        // A spring may swing below 0: nobody gave that.
        let size = CGSize(width: max(0, cornerSize.width), height: max(0, cornerSize.height))
        return Path(roundedRect: rect, cornerSize: size, style: style)
    }

    /// The rounded rectangle fills its proposal.
    public static func _traits(_ shape: RoundedRectangle, in rect: CGRect) -> _ShapeTraits {
        let radius = shape.cornerSize.width
        let isSimple =
            shape.style == .circular && radius == shape.cornerSize.height && radius.isFinite
            && radius >= 0
        let most = min(rect.width, rect.height) / 2
        guard !isSimple else { return .fill(.roundedRect(rect, radius: min(radius, most))) }
        let size = shape.cornerSize
        guard !(size.width >= 0 && size.height >= 0) else { return .fill(nil) }
        let fault =
            size.width == size.height || (size.width.isNaN && size.height.isNaN)
            ? NumberFault.unless(
                .amount, "RoundedRectangle", ["cornerRadius": radius], instead: "It counts as 0.")
            : NumberFault.unless(
                .amount, "RoundedRectangle",
                ["cornerSize.width": size.width, "cornerSize.height": size.height],
                instead: "It counts as 0.")
        return .fill(nil, fault: fault)
    }
}

/// A circle in the middle of its frame, as large as the shorter side allows.
///
/// Apple: "Circle".
public nonisolated struct Circle: Shape {
    /// As a view, the shape is filled with the foreground style.
    public typealias Body = _ShapeView<Circle, ForegroundStyle>

    /// Creates a circle.
    public init() {}

    /// The largest circle in the middle of the rectangle, in points.
    public func path(in rect: CGRect) -> Path { Path(ellipseIn: Circle.square(in: rect)) }

    /// A square as large as the shorter side of the proposal; 10 points where a side is not
    /// proposed.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let room = proposal.replacingUnspecifiedDimensions()
        let side = min(room.width, room.height)
        return CGSize(width: side, height: side)
    }

    /// The circle takes the largest square that fits its proposal.
    public static func _traits(_ shape: Circle, in rect: CGRect) -> _ShapeTraits {
        _ShapeTraits(rule: .square(ideal: 10), outline: .ellipse(square(in: rect)))
    }

    private static func square(in rect: CGRect) -> CGRect {
        let side = min(rect.width, rect.height)
        return CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
    }
}

/// An ellipse as large as its frame.
///
/// Apple: "Ellipse".
public nonisolated struct Ellipse: Shape {
    /// As a view, the shape is filled with the foreground style.
    public typealias Body = _ShapeView<Ellipse, ForegroundStyle>

    /// Creates an ellipse.
    public init() {}

    /// The ellipse that touches all four sides of the rectangle, in points.
    public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }

    /// The ellipse fills its proposal.
    public static func _traits(_ shape: Ellipse, in rect: CGRect) -> _ShapeTraits {
        .fill(.ellipse(rect))
    }
}

/// A rectangle whose shorter sides are half circles.
///
/// Apple: "Capsule".
public nonisolated struct Capsule: Shape {
    /// As a view, the shape is filled with the foreground style.
    public typealias Body = _ShapeView<Capsule, ForegroundStyle>

    /// How the corners are rounded.
    public var style: RoundedCornerStyle

    /// Creates a capsule; `style` says how its ends are rounded.
    public init(style: RoundedCornerStyle = .continuous) {
        self.style = style
    }

    /// The rectangle with its shorter sides rounded, in points.
    public func path(in rect: CGRect) -> Path {
        Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: style)
    }

    /// The capsule fills its proposal.
    public static func _traits(_ shape: Capsule, in rect: CGRect) -> _ShapeTraits {
        .fill(
            shape.style == .circular
                ? .roundedRect(rect, radius: min(rect.width, rect.height) / 2) : nil)
    }
}
