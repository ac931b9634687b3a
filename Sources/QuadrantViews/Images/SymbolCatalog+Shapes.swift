import Foundation
import QuadrantGeometry

extension SymbolCatalog {
    /// Plain geometric shapes, each as an outline and solid.
    static let shapeDesigns: [String: SymbolDesign] = {
        var designs: [String: SymbolDesign] = [:]
        for solid in [false, true] {
            let end = solid ? ".fill" : ""
            designs["circle" + end] = SymbolDesign { $0.roundShape(solid: solid, circle) }
            designs["square" + end] = SymbolDesign { $0.shape(solid: solid, box) }
            designs["rectangle" + end] = SymbolDesign(as: "rectangle") {
                $0.shape(solid: solid, box)
            }
            designs["rectangle.portrait" + end] = SymbolDesign(as: "rectangle.portrait") {
                $0.shape(solid: solid, box)
            }
            designs["capsule" + end] = SymbolDesign(as: "rectangle") {
                $0.shape(solid: solid, capsule)
            }
            designs["triangle" + end] = SymbolDesign(as: "triangle") {
                $0.shape(solid: solid, triangle)
            }
            designs["diamond" + end] = SymbolDesign(as: "star") { $0.shape(solid: solid, diamond) }
            designs["hexagon" + end] = SymbolDesign(as: "hexagon") {
                $0.shape(solid: solid, hexagon)
            }
            designs["star" + end] = SymbolDesign { $0.shape(solid: solid, star) }
            designs["heart" + end] = SymbolDesign { $0.shape(solid: solid, heart) }
        }
        designs["star.leadinghalf.filled"] = SymbolDesign(as: "star") { pen in
            pen.shape(solid: false, star)
            let points = starPoints.filter { $0.0 <= 0.501 }
            pen.fill(.polyline(pen.lines.points(points), closed: true))
        }
        return designs
    }()

    static func circle(_ rect: CGRect) -> SymbolOutline { .ellipse(rect) }

    static func box(_ rect: CGRect, _ softening: CGFloat) -> SymbolOutline {
        .roundedRect(rect, radius: min(rect.width, rect.height) * 0.16 + softening)
    }

    private static func capsule(_ rect: CGRect, _: CGFloat) -> SymbolOutline {
        .roundedRect(rect, radius: rect.height / 2)
    }

    static func triangle(_ rect: CGRect, _ softening: CGFloat) -> SymbolOutline {
        .rounded(
            rect.points([(0.5, -0.02), (1.02, 1), (-0.02, 1)]),
            radius: softening + rect.width * 0.07)
    }

    private static func diamond(_ rect: CGRect, _ softening: CGFloat) -> SymbolOutline {
        .rounded(
            rect.points([(0.5, 0), (1, 0.5), (0.5, 1), (0, 0.5)]),
            radius: softening + rect.width * 0.04)
    }

    private static func hexagon(_ rect: CGRect, _ softening: CGFloat) -> SymbolOutline {
        .rounded(
            rect.points([(0.5, 0), (1, 0.26), (1, 0.74), (0.5, 1), (0, 0.74), (0, 0.26)]),
            radius: softening + rect.width * 0.06)
    }

    /// Five points and the five corners between them, spread to the edges of the unit square.
    private static let starPoints: [(CGFloat, CGFloat)] = {
        let reach = CGFloat(sin(72 * Double.pi / 180))
        let height = 1 + CGFloat(cos(36 * Double.pi / 180))
        return (0..<10).map { index in
            let radius: CGFloat = index.isMultiple(of: 2) ? 1 : 0.47
            let point = CGPoint.zero.polar(radius, CGFloat(index) * 36 - 90)
            return (0.5 + point.x / (2 * reach), (point.y + 1) / height)
        }
    }()

    private static func star(_ rect: CGRect, _ softening: CGFloat) -> SymbolOutline {
        .rounded(rect.points(starPoints), radius: softening)
    }

    private static func heart(_ rect: CGRect, _: CGFloat) -> SymbolOutline {
        func at(_ x: CGFloat, _ y: CGFloat) -> CGPoint { rect.point(x, y) }
        var outline = SymbolOutline()
        outline.move(at(0.5, 0.15))
        outline.curve(at(0.26, 0), at(0.45, 0.06), at(0.37, 0))
        outline.curve(at(0, 0.31), at(0.11, 0), at(0, 0.13))
        outline.curve(at(0.46, 0.98), at(0, 0.56), at(0.19, 0.78))
        outline.curve(at(0.54, 0.98), at(0.485, 1.005), at(0.515, 1.005))
        outline.curve(at(1, 0.31), at(0.81, 0.78), at(1, 0.56))
        outline.curve(at(0.74, 0), at(1, 0.13), at(0.89, 0))
        outline.curve(at(0.5, 0.15), at(0.63, 0), at(0.55, 0.06))
        outline.close()
        return outline
    }
}
