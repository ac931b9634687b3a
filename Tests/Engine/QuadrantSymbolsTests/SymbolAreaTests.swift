import Expectations
import Foundation
import QuadrantGeometry
import QuadrantSymbols
import Testing

/// What symbols show is as large and as heavy as in Apple's pictures: `drawing-areas.tsv` has the numbers.
@Suite struct SymbolAreaTests {
    /// How far the ink may be off: in both directions by a twentieth of the font's size, in its area by so much of
    /// it. Areas of small symbols were measured with about a tenth.
    private static let most = (size: 0.05, area: 0.18)

    @Test func drawingsInkAsMuchAsApples() throws {
        var wrong: [String] = []
        for row in try SymbolFiles.rows("drawing-areas.tsv") {
            let name = row["name", default: ""]
            let drawing = try #require(SymbolCatalog.drawing(named: name, fontSize: 100), "\(name)")
            fails(drawing.isPlaceholder, "\(name)")
            let box = box(drawing)
            let size = (width: Double(box.width) / 100, height: Double(box.height) / 100)
            let width = try #require(Double(row["width", default: ""]))
            let height = try #require(Double(row["height", default: ""]))
            let area = try #require(Double(row["area", default: ""]))
            let share = InkRaster(drawing, fontSize: 100).area / area
            let off = max(abs(size.width - width), abs(size.height - height))
            guard off > Self.most.size || abs(share - 1) > Self.most.area else { continue }
            wrong.append(
                "\(name) \(size.width) × \(size.height), not \(width) × \(height); \(share) of the area"
            )
        }
        empty(wrong, "\(wrong.joined(separator: "\n"))")
    }

    /// The box of what is painted, lines with their width.
    private func box(_ drawing: SymbolDrawing) -> CGRect {
        drawing.layers.reduce(CGRect.null) { box, layer in
            switch layer.shape {
            case .fill(let path, _): box.union(path.boundingRect)
            case .stroke(let path, let style):
                box.union(
                    path.boundingRect.insetBy(dx: -style.lineWidth / 2, dy: -style.lineWidth / 2))
            }
        }
    }

    /// A screen is seen at 0.3 in one colour; it is the last level where there are several, and the lines around it are
    /// in full.
    @Test(arguments: [
        "laptopcomputer", "iphone", "ipad", "ipad.landscape", "iphone.landscape", "iphone.gen1",
        "iphone.slash", "tv", "display", "desktopcomputer", "applewatch", "ipad.and.iphone",
    ])
    func screensAreFaint(_ name: String) throws {
        for weight in [200.0, 400, 800] {
            let plain = try #require(
                SymbolCatalog.drawing(named: name, fontSize: 60, weight: weight))
            let faint = plain.layers.filter { $0.opacity < 1 }
            #expect(!faint.isEmpty && faint.allSatisfy { $0.opacity == 0.3 }, "\(name) \(weight)")
            holds(plain.layers.contains { $0.opacity == 1 }, "\(name)")
        }
        let look = SymbolLook(isLayered: true)
        let layered = try #require(SymbolCatalog.drawing(named: name, fontSize: 60, look: look))
        holds(layered.layers.allSatisfy { $0.opacity == 1 }, "\(name)")
        holds(layered.layers.contains { $0.level == 2 }, "\(name)")
    }

    /// What stands for a screen as a whole has none: filled forms, and devices as signs.
    @Test(arguments: ["tv.fill", "tv.circle", "iphone.circle", "iphone.circle.fill", "film"])
    func whatIsSolidHasNoScreen(_ name: String) throws {
        let drawing = try #require(SymbolCatalog.drawing(named: name, fontSize: 60))
        holds(drawing.layers.allSatisfy { $0.opacity == 1 }, "\(name)")
    }

    /// The clock before the calendar is a badge: it comes first, and is not turned around.
    @Test func aClockComesBeforeItsCalendar() throws {
        let look = SymbolLook(isLayered: true)
        let drawing = try #require(
            SymbolCatalog.drawing(named: "calendar.badge.clock", fontSize: 60, look: look))
        same(drawing.layers.first?.level, 1)
        same(drawing.layers.last?.level, 0)
    }
}
