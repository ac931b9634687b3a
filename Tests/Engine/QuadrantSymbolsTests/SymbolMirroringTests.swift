import Expectations
import Foundation
import QuadrantGeometry
import QuadrantSymbols
import Testing

/// What of a mirrored symbol is not turned around.
@Suite struct SymbolMirroringTests {
    /// Where the lowest point of a check mark lies, of its width from the left, as it is seen.
    private func dip(_ name: String, isMirrored: Bool) throws -> CGFloat {
        var look = SymbolLook()
        look.isMirrored = isMirrored
        let drawing = try #require(
            SymbolCatalog.drawing(named: name, fontSize: 100, look: look))
        let points = drawing.layers.flatMap { layer -> [CGPoint] in
            guard case .stroke(let path, _) = layer.shape else { return [] }
            return path.elements.compactMap { element in
                switch element {
                case .move(let point), .line(let point): point
                default: nil
                }
            }
        }
        let seen = points.map { isMirrored ? drawing.size.width - $0.x : $0.x }
        let lowest = try #require(points.indices.max { points[$0].y < points[$1].y })
        let (left, right) = (seen.min() ?? 0, seen.max() ?? 1)
        return (seen[lowest] - left) / (right - left)
    }

    /// The short arm of a check mark is at its left in every language; the person changes sides.
    @Test func checkMarksAreNotTurnedAround() throws {
        let name = "person.fill.checkmark"
        #expect(try dip(name, isMirrored: false) < 0.5)
        try near(dip(name, isMirrored: true), dip(name, isMirrored: false), within: 0.001)
    }

    /// A slash falls from the left to the right.
    @Test func slashesAreNotTurnedAround() throws {
        var look = SymbolLook()
        look.isMirrored = true
        let drawing = try #require(
            SymbolCatalog.drawing(named: "speaker.slash", fontSize: 100, look: look))
        guard case .fill(let slash, _) = drawing.layers.first?.shape else {
            Issue.record("The slash is an area.")
            return
        }
        let box = slash.boundingRect
        let start = CGPoint(x: box.minX + 6, y: box.minY + 6)
        // Mirrored, the line from the upper right to the lower left is one from the upper left.
        fails(slash.contains(start, eoFill: true))
        holds(slash.contains(CGPoint(x: box.maxX - 6, y: box.minY + 6), eoFill: true))
    }
}
