import Foundation
import QuadrantGeometry

/// Draws one symbol into its box.
///
/// Everything filled becomes one even-odd path, so that a second outline inside a first cuts it
/// out; everything stroked becomes one path of round lines.
struct SymbolPen {
    /// The whole box; the edge of what is filled.
    let bounds: CGRect
    /// The width of lines.
    let line: CGFloat

    private var filled = SymbolOutline()
    private var stroked = SymbolOutline()

    init(size: CGSize, line: CGFloat) {
        bounds = CGRect(origin: .zero, size: size)
        self.line = line
    }

    /// Where the middle of a line runs whose outer edge touches the box.
    var lines: CGRect { bounds.insetBy(dx: line / 2, dy: line / 2) }

    /// The largest centred square of the box: what is round stays round.
    var round: CGRect {
        let side = min(bounds.width, bounds.height)
        return CGRect(
            x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)
    }

    var center: CGPoint { CGPoint(x: bounds.midX, y: bounds.midY) }

    var layers: [SymbolDrawing.Layer] {
        var result: [SymbolDrawing.Layer] = []
        if !filled.elements.isEmpty {
            result.append(.fill(Path(elements: filled.elements), eoFill: true))
        }
        if !stroked.elements.isEmpty {
            let style = StrokeStyle(lineWidth: line, lineCap: .round, lineJoin: .round)
            result.append(.stroke(Path(elements: stroked.elements), style))
        }
        return result
    }

    mutating func fill(_ outline: SymbolOutline) {
        filled = filled + outline
    }

    mutating func stroke(_ outline: SymbolOutline) {
        stroked = stroked + outline
    }

    /// Lines through points of the unit square, whose edges are those of the box.
    mutating func stroke(_ unit: [(CGFloat, CGFloat)], closed: Bool = false) {
        stroke(.polyline(lines.points(unit), closed: closed))
    }

    /// Draws a shape of a rectangle, as a line or solid, touching the edges of the box either way.
    ///
    /// A solid's corners are rounded more, as much as the outer edge of the line's are.
    mutating func shape(solid: Bool, _ shape: (CGRect, CGFloat) -> SymbolOutline) {
        if solid { fill(shape(bounds, line * 0.75)) } else { stroke(shape(lines, line * 0.25)) }
    }

    /// The same for a shape of a square, for what is round.
    mutating func roundShape(solid: Bool, _ shape: (CGRect) -> SymbolOutline) {
        if solid {
            fill(shape(round))
        } else {
            stroke(shape(round.insetBy(dx: line / 2, dy: line / 2)))
        }
    }

    /// Draws a mark in a rectangle; cut out of what is filled there if `cut`.
    mutating func mark(_ mark: SymbolMark, in rect: CGRect, cut: Bool = false) {
        for walk in mark.walks {
            let points = rect.points(walk)
            if cut {
                fill(.covered(by: points, width: line))
            } else {
                stroke(.polyline(points, closed: true))
            }
        }
        for dot in mark.dots {
            fill(.circle(rect.point(dot.0, dot.1), radius: line * 0.72))
        }
    }
}

extension CGRect {
    /// A point in unit coordinates of the rectangle.
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
        CGPoint(x: minX + x * width, y: minY + y * height)
    }

    /// Points in unit coordinates of the rectangle.
    func points(_ unit: [(CGFloat, CGFloat)]) -> [CGPoint] {
        unit.map { point($0.0, $0.1) }
    }

    /// A rectangle in unit coordinates of the rectangle.
    func part(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
        CGRect(
            x: minX + x * self.width, y: minY + y * self.height, width: width * self.width,
            height: height * self.height)
    }

    /// The square of `share` of the shorter side around the middle.
    func core(_ share: CGFloat) -> CGRect {
        let side = min(width, height) * share
        return CGRect(x: midX - side / 2, y: midY - side / 2, width: side, height: side)
    }
}
