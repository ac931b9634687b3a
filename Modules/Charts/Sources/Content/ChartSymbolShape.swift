public import SwiftUI

/// A shape that can be the symbol of a mark.
///
/// Apple: "ChartSymbolShape".
public protocol ChartSymbolShape: Shape {
    /// The rectangle in which the shape seems to be as large as a circle in the unit square; so symbols of one size
    /// look alike.
    nonisolated var perceptualUnitRect: CGRect { get }
}

extension ChartSymbolShape {
    /// The outline of the shape, inside it.
    nonisolated public func strokeBorder(lineWidth: CGFloat) -> some ChartSymbolShape {
        BorderSymbol(base: self, style: StrokeStyle(lineWidth: lineWidth))
    }

    /// The outline of the shape, inside it.
    nonisolated public func strokeBorder(style: StrokeStyle) -> some ChartSymbolShape {
        BorderSymbol(base: self, style: style)
    }
}

/// The symbols that charts have themselves.
///
/// Apple: "BasicChartSymbolShape".
public nonisolated struct BasicChartSymbolShape: ChartSymbolShape, Hashable {
    nonisolated enum Kind: Hashable, Sendable {
        case circle, square, triangle, diamond, pentagon, plus, cross, asterisk
    }

    let kind: Kind

    /// The symbols that values have in turn.
    static let inTurn: [BasicChartSymbolShape] = [
        BasicChartSymbolShape(kind: .circle), BasicChartSymbolShape(kind: .square),
        BasicChartSymbolShape(kind: .triangle), BasicChartSymbolShape(kind: .diamond),
        BasicChartSymbolShape(kind: .pentagon),
    ]

    /// The rectangle in which the shape has the area of a circle in the unit square.
    public var perceptualUnitRect: CGRect {
        let side: CGFloat =
            switch kind {
            case .circle: 1
            case .square: (CGFloat.pi / 4).squareRoot()
            case .triangle: (CGFloat.pi / 2).squareRoot()
            case .diamond: (CGFloat.pi / 2).squareRoot()
            case .pentagon: 1.09
            case .plus, .cross, .asterisk: 1.15
            }
        return CGRect(x: (1 - side) / 2, y: (1 - side) / 2, width: side, height: side)
    }

    /// The outline in a rectangle.
    public func path(in rect: CGRect) -> Path {
        switch kind {
        case .circle: return Path(ellipseIn: rect)
        case .square: return Path(rect)
        case .triangle: return polygon(3, in: rect)
        case .diamond: return polygon(4, in: rect)
        case .pentagon: return polygon(5, in: rect)
        case .plus: return strokes([0, 90], in: rect)
        case .cross: return strokes([45, 135], in: rect)
        case .asterisk: return strokes([90, 30, 150], in: rect)
        }
    }

    /// A polygon that touches the sides of the rectangle.
    private func polygon(_ corners: Int, in rect: CGRect) -> Path {
        let points = (0..<corners).map { corner in
            let angle = 2 * CGFloat.pi * CGFloat(corner) / CGFloat(corners)
            return CGPoint(x: sin(angle), y: -cos(angle))
        }
        let (left, right) = (points.map(\.x).min() ?? 0, points.map(\.x).max() ?? 1)
        let (top, bottom) = (points.map(\.y).min() ?? 0, points.map(\.y).max() ?? 1)
        return Path { path in
            path.addLines(
                points.map {
                    CGPoint(
                        x: rect.minX + rect.width * ($0.x - left) / (right - left),
                        y: rect.minY + rect.height * ($0.y - top) / (bottom - top))
                })
            path.closeSubpath()
        }
    }

    private func strokes(_ degrees: [CGFloat], in rect: CGRect) -> Path {
        var lines = Path()
        for degree in degrees {
            let angle = degree * .pi / 180
            let (dx, dy) = (cos(angle) * rect.width / 2, sin(angle) * rect.height / 2)
            lines.move(to: CGPoint(x: rect.midX - dx, y: rect.midY - dy))
            lines.addLine(to: CGPoint(x: rect.midX + dx, y: rect.midY + dy))
        }
        return lines.strokedPath(StrokeStyle(lineWidth: min(rect.width, rect.height) / 5))
    }
}

extension ChartSymbolShape where Self == BasicChartSymbolShape {
    /// A circle.
    nonisolated public static var circle: BasicChartSymbolShape {
        BasicChartSymbolShape(kind: .circle)
    }
    /// A square.
    nonisolated public static var square: BasicChartSymbolShape {
        BasicChartSymbolShape(kind: .square)
    }
    /// A triangle that points up.
    nonisolated public static var triangle: BasicChartSymbolShape {
        BasicChartSymbolShape(kind: .triangle)
    }
    /// A square on its corner.
    nonisolated public static var diamond: BasicChartSymbolShape {
        BasicChartSymbolShape(kind: .diamond)
    }
    /// A pentagon that points up.
    nonisolated public static var pentagon: BasicChartSymbolShape {
        BasicChartSymbolShape(kind: .pentagon)
    }
    /// Two upright strokes.
    nonisolated public static var plus: BasicChartSymbolShape { BasicChartSymbolShape(kind: .plus) }
    /// Two slanted strokes.
    nonisolated public static var cross: BasicChartSymbolShape {
        BasicChartSymbolShape(kind: .cross)
    }
    /// Three strokes.
    nonisolated public static var asterisk: BasicChartSymbolShape {
        BasicChartSymbolShape(kind: .asterisk)
    }
}

/// A symbol whose type is hidden.
///
/// Apple: "AnyChartSymbolShape".
public nonisolated struct AnyChartSymbolShape: ChartSymbolShape {
    let base: any ChartSymbolShape

    /// Hides the type of a symbol.
    public init(_ shape: any ChartSymbolShape) { base = shape }

    /// The rectangle of the hidden symbol.
    public var perceptualUnitRect: CGRect { base.perceptualUnitRect }

    /// The outline of the hidden symbol.
    public func path(in rect: CGRect) -> Path { base.path(in: rect) }
}

/// The border of a symbol.
nonisolated struct BorderSymbol<Base: ChartSymbolShape>: ChartSymbolShape {
    let base: Base
    let style: StrokeStyle

    var perceptualUnitRect: CGRect { base.perceptualUnitRect }

    func path(in rect: CGRect) -> Path {
        let inset = min(style.lineWidth, rect.width, rect.height) / 2
        return base.path(in: rect.insetBy(dx: inset, dy: inset)).strokedPath(style)
    }
}

/// A border of a circle and its kin; theirs of SwiftUI is a view, and `symbol(Circle().strokeBorder(lineWidth: 2))` is
/// written.
nonisolated extension Circle: ChartSymbolShape {
    /// The unit square.
    public var perceptualUnitRect: CGRect {
        BasicChartSymbolShape(kind: .circle).perceptualUnitRect
    }
}

nonisolated extension Rectangle: ChartSymbolShape {
    /// A square with the area of a circle.
    public var perceptualUnitRect: CGRect {
        BasicChartSymbolShape(kind: .square).perceptualUnitRect
    }
}

nonisolated extension RoundedRectangle: ChartSymbolShape {
    /// A square with the area of a circle.
    public var perceptualUnitRect: CGRect {
        BasicChartSymbolShape(kind: .square).perceptualUnitRect
    }
}

nonisolated extension Capsule: ChartSymbolShape {
    /// The unit square.
    public var perceptualUnitRect: CGRect {
        BasicChartSymbolShape(kind: .circle).perceptualUnitRect
    }
}

nonisolated extension Ellipse: ChartSymbolShape {
    /// The unit square.
    public var perceptualUnitRect: CGRect {
        BasicChartSymbolShape(kind: .circle).perceptualUnitRect
    }
}
