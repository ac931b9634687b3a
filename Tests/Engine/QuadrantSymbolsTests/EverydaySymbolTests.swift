import Expectations
import Foundation
import QuadrantGeometry
import QuadrantSymbols
import Testing

/// Symbols of everyday things, and what is composed of them, beside what was measured in Apple's pictures.
@Suite struct EverydaySymbolTests {
    private func drawing(_ name: String, _ fontSize: CGFloat) throws -> SymbolDrawing {
        try #require(SymbolCatalog.drawing(named: name, fontSize: fontSize), "\(name)")
    }

    /// The box of what is painted, lines with their width.
    private func box(_ layers: some Sequence<SymbolDrawing.Layer>) -> CGRect {
        layers.reduce(CGRect.null) { box, layer in
            switch layer.shape {
            case .fill(let path, _): box.union(path.boundingRect)
            case .stroke(let path, let style):
                box.union(
                    path.boundingRect.insetBy(dx: -style.lineWidth / 2, dy: -style.lineWidth / 2))
            }
        }
    }

    /// Sizes within 0.025 of the font's size, areas within an eighth: symbols of 16 points were measured so far.
    @Test func inkIsThatOfPictures() throws {
        var wrong: [String] = []
        for row in try SymbolFiles.rows("everyday-areas.tsv") {
            let name = row["name", default: ""]
            let drawing = try drawing(name, 100)
            let box = box(drawing.layers)
            let width = try #require(Double(row["width", default: ""]), "\(name)")
            let height = try #require(Double(row["height", default: ""]), "\(name)")
            let area = Double(row["area", default: ""])
            let share = area.map { InkRaster(drawing, fontSize: 100).area / $0 } ?? 1
            let isWide = abs(box.width / 100 - width) <= 0.025
            let isHigh = abs(box.height / 100 - height) <= 0.025
            guard !isWide || !isHigh || abs(share - 1) > 0.125 else { continue }
            wrong.append("\(name) \(box.size), not \(width) × \(height); \(share) of the area")
        }
        empty(wrong, "\(wrong.joined(separator: "\n"))")
    }

    /// Heights of frames at 60 points, in pictures of iOS 18.
    @Test(arguments: [("icloud.and.arrow.up", 76.0), ("doc.text.magnifyingglass", 80)])
    func framesAreAsHighAsInPictures(_ name: String, _ height: CGFloat) throws {
        near(try drawing(name, 60).size.height, height, within: 1)
    }

    /// Widths of ink, in pictures of iOS 16 to 18.
    @Test(arguments: [
        ("person.3", 60.0, 113.0), ("person.fill.badge.plus", 60, 54),
        ("clock.badge.exclamationmark", 40, 47.3),
    ])
    func inkIsAsWideAsInPictures(_ name: String, _ fontSize: CGFloat, _ width: CGFloat) throws {
        near(box(try drawing(name, fontSize).layers).width, width, within: 1.3)
    }

    /// What lies under a slash or a badge is as large as alone: these are the first layers.
    @Test(arguments: [
        ("wifi", ".slash"), ("bell", ".slash"), ("icloud", ".slash"),
        ("clock", ".badge.exclamationmark"), ("person", ".badge.plus"),
        ("bell", ".badge"), ("doc.fill", ".badge.plus"),
    ])
    func whatIsCoveredKeepsItsSize(_ name: String, _ part: String) throws {
        let alone = box(try drawing(name, 100).layers).size
        let covered = box(try drawing(name + part, 100).layers.dropFirst()).size
        near(covered.width, alone.width, within: 2.1, "\(covered) \(alone)")
        near(covered.height, alone.height, within: 2.1, "\(covered) \(alone)")
    }

    /// A slash is finer than a line; its square is as high as the ink: 0.95 and 0.93 of the font's size.
    @Test(arguments: [("bell.slash", 95.0), ("wifi.slash", 93)])
    func aSlashIsFine(_ name: String, _ side: CGFloat) throws {
        let slash = try #require(try drawing(name, 100).layers.first)
        let box = box([slash])
        #expect(abs(box.width - side) < 1 && abs(box.height - side) < 1, "\(box)")
        guard case .fill(let path, let isEvenOdd) = slash.shape else {
            Issue.record("A slash is an area.")
            return
        }
        let wide = stride(from: -10, through: 10, by: 0.05).filter {
            let step = $0 / 2.0.squareRoot()
            return path.contains(
                CGPoint(x: box.midX + step, y: box.midY - step), eoFill: isEvenOdd)
        }
        near(Double(wide.count) * 0.05, 7, within: 0.3)
    }

    /// The height of a sign as a share of what it stands in: 0.46 and 0.42 for a triangle to play with, 0.55 for a dollar.
    @Test(arguments: [
        ("play.circle", 0.465), ("play.rectangle", 0.392), ("dollarsign.circle", 0.55),
    ])
    func signsAreAsHighAsInPictures(_ name: String, _ share: CGFloat) throws {
        let layers = try drawing(name, 100).layers
        let last = try #require(layers.last)
        same(layers.count, 2)
        near(box([last]).height / box(layers).height, share, within: 0.015)
    }

    /// How often a circle around the middle enters ink: eight teeth, five rays of a star.
    @Test(arguments: [("gearshape.fill", 0.47, 8), ("star.fill", 0.36, 5)])
    func whatGoesAroundIsCounted(_ name: String, _ radius: CGFloat, _ count: Int) throws {
        let drawing = try drawing(name, 100)
        guard case .fill(let path, let isEvenOdd) = try #require(drawing.layers.first).shape else {
            Issue.record("\(name) is an area.")
            return
        }
        let box = path.boundingRect
        let middle = CGPoint(x: box.midX, y: box.minY + box.width / (name == "star.fill" ? 1.9 : 2))
        let isInk = (0...720).map { step in
            let angle = CGFloat(step) / 360 * .pi
            return path.contains(
                CGPoint(
                    x: middle.x + cos(angle) * radius * box.width,
                    y: middle.y + sin(angle) * radius * box.width), eoFill: isEvenOdd)
        }
        same(zip(isInk, isInk.dropFirst()).count { !$0 && $1 }, count)
    }
}
