import Expectations
import Foundation
import QuadrantGeometry
import QuadrantSymbols
import Testing

/// The levels of a symbol's parts, and which parts lie upon each other.
@Suite struct SymbolLevelsTests {
    /// The person in a filled circle is as solid in a palette as the hole is that it otherwise is.
    @Test func signsFillTheirHoles() throws {
        let look = SymbolLook(isLayered: true)
        let drawing = try #require(
            SymbolCatalog.drawing(named: "person.crop.circle.fill", fontSize: 100, look: look))
        let head = CGPoint(x: drawing.size.width / 2, y: drawing.size.height * 0.42)
        let isFilled = drawing.layers.contains { layer in
            guard layer.level == 0, case .fill(let path, let isEvenOdd) = layer.shape else {
                return false
            }
            return path.contains(head, eoFill: isEvenOdd)
        }
        holds(isFilled)
    }

    /// A slash lies over the sign only: the circle around is whole.
    @Test func aSlashStaysInsideOfAnEnclosure() throws {
        for name in ["eye.slash.circle", "eye.slash.circle.fill"] {
            let drawing = try #require(SymbolCatalog.drawing(named: name, fontSize: 100))
            let circle = try #require(SymbolCatalog.drawing(named: "circle", fontSize: 100))
            #expect(drawing.layers.count > 1, "\(name)")
            let corner = CGPoint(x: circle.size.width / 2 - 33, y: circle.size.height / 2 - 33)
            let isInked = drawing.layers.contains { layer in
                guard layer.clip?.contains(corner, eoFill: true) ?? true else { return false }
                switch layer.shape {
                case .fill(let path, let isEvenOdd):
                    return path.contains(corner, eoFill: isEvenOdd)
                case .stroke(let path, let style):
                    return path.boundingRect.width > 90 && style.lineWidth > 5
                }
            }
            holds(isInked, "\(name)")
        }
    }

    @Test func partsFollowTheName() {
        func levels(_ name: String) -> [Int] {
            let look = SymbolLook(isLayered: true)
            let layers = SymbolCatalog.drawing(named: name, fontSize: 20, look: look)?.layers ?? []
            return layers.map(\.level).reduce(into: []) { if $0.last != $1 { $0.append($1) } }
        }
        // Back to front: the sun behind the cloud, then the rain; the box behind the arrow.
        same(levels("cloud.sun.rain.fill"), [1, 0, 2])
        same(levels("cloud.bolt.fill"), [0, 1])
        same(levels("square.and.arrow.up"), [1, 0])
        same(levels("icloud.and.arrow.up"), [1, 0])
        same(levels("person.2.fill"), [1, 0])
        same(levels("doc.on.doc.fill"), [1, 0])
        same(levels("clock.fill"), [1, 0])
        same(levels("speaker.wave.3"), [0, 1, 2])
        // One thing is one level.
        for name in ["heart.fill", "drop.fill", "person.fill", "gearshape", "list.bullet"] {
            same(levels(name), [0], "\(name)")
        }
    }
}
