import Foundation
import QuadrantGeometry
import QuadrantViews
import Testing

@Suite struct SymbolCatalogTests {
    /// Sizes recorded on macOS 26.2; the star at 28 points on iOS 26.
    @Test(
        arguments: [
            ("circle", 17, 400, SymbolScale.medium, 20, 19, 3.5),
            ("circle", 13, 400, .large, 20, 20, 5),
            ("star", 13, 700, .medium, 17, 16.5, 3),
            ("star.fill", 10, 400, .medium, 13, 11.5, 2),
            ("chevron.up", 13, 400, .small, 12, 7, -1.5),
            ("star", 28, 400, .medium, 36, 34, 5.5 * 28 / 26),
        ] as [(String, CGFloat, Double, SymbolScale, CGFloat, CGFloat, CGFloat)])
    func boxIsAsMeasured(
        _ name: String, _ fontSize: CGFloat, _ weight: Double, _ scale: SymbolScale,
        _ width: CGFloat, _ height: CGFloat, _ descent: CGFloat
    ) throws {
        let drawing = try #require(
            SymbolCatalog.drawing(named: name, fontSize: fontSize, weight: weight, scale: scale))
        #expect(drawing.size == CGSize(width: width, height: height))
        #expect(abs(drawing.baseline - (height - descent)) <= 0.25)
    }

    @Test func unknownNameHasNoDrawing() {
        #expect(SymbolCatalog.drawing(named: "no.such.symbol", fontSize: 17) == nil)
    }

    @Test func linesFollowTheWeight() throws {
        func width(_ weight: Double) throws -> CGFloat {
            let drawing = try #require(
                SymbolCatalog.drawing(named: "plus", fontSize: 17, weight: weight))
            guard case .stroke(_, let style) = drawing.layers.first else { return 0 }
            return style.lineWidth
        }
        #expect(try width(100) < width(400))
        #expect(try width(400) < width(900))
    }

    @Test func everySymbolDrawsFinitePointsAtAnySize() throws {
        for name in SymbolCatalog.names {
            for fontSize in [-1, 0, 0.1, 17, 1000, .infinity, .nan] as [CGFloat] {
                let drawing = try #require(
                    SymbolCatalog.drawing(named: name, fontSize: fontSize, weight: 400))
                if fontSize == 17 { #expect(!drawing.layers.isEmpty, "\(name)") }
                for layer in drawing.layers { #expect(isFinite(layer), "\(name) at \(fontSize)") }
            }
        }
    }

    private func isFinite(_ layer: SymbolDrawing.Layer) -> Bool {
        let path: Path =
            switch layer {
            case .fill(let path, eoFill: _): path
            case .stroke(let path, _): path
            }
        return path.elements.allSatisfy { element in
            switch element {
            case .move(let point), .line(let point): isFinite([point])
            case .quadCurve(let point, let control): isFinite([point, control])
            case .curve(let point, let first, let second): isFinite([point, first, second])
            case .closeSubpath: true
            }
        }
    }

    private func isFinite(_ points: [CGPoint]) -> Bool {
        points.allSatisfy { $0.x.isFinite && $0.y.isFinite }
    }
}
