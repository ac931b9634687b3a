import Expectations
import Foundation
import QuadrantGeometry
import QuadrantSymbols
import Testing

/// How much of its room a symbol inks, beside what was measured in Apple's pictures.
@Suite struct SymbolInkTests {
    /// The box of what is painted, lines with their width.
    private func ink(_ drawing: SymbolDrawing) -> CGRect {
        drawing.layers.reduce(CGRect.null) { box, layer in
            switch layer.shape {
            case .fill(let path, _): box.union(path.boundingRect)
            case .stroke(let path, let style):
                box.union(
                    path.boundingRect.insetBy(dx: -style.lineWidth / 2, dy: -style.lineWidth / 2))
            }
        }
    }

    private func ink(
        _ name: String, _ fontSize: CGFloat, weight: Double = 400, scale: SymbolScale = .medium
    ) throws -> (ink: CGRect, frame: CGSize) {
        let drawing = try #require(
            SymbolCatalog.drawing(
                named: name, fontSize: fontSize, weight: weight, scale: scale), "\(name)")
        return (ink(drawing), drawing.size)
    }

    @Test(arguments: [10.0, 16, 33, 60, 80, 100])
    func aCircleIsAsWideAsTheFontIsLarge(_ size: CGFloat) throws {
        for name in ["circle", "circle.fill", "checkmark.circle.fill", "7.circle", "xmark.circle"] {
            let (ink, frame) = try ink(name, size)
            near(ink.width, size, within: 0.01, "\(name) \(ink.width)")
            near(ink.height, size, within: 0.01, "\(name) \(ink.height)")
            #expect(
                abs(ink.midX - frame.width / 2) < 0.01 && abs(ink.midY - frame.height / 2) < 0.01)
        }
    }

    /// A label's icon of 20.3 at 16 points, a globe of 22.0 at 17.
    @Test func theLargeScaleIsAsMuchLarger() throws {
        near(try ink("globe", 17, scale: .large).ink.width, 22, within: 0.3)
        near(try ink("questionmark.circle", 16, scale: .large).ink.width, 20.3, within: 0.4)
        let small = try ink("circle", 100, scale: .small).ink.width
        #expect(abs(small - 100 / 1.29) < 0.01)
    }

    @Test func whatWasMeasuredIsInkedSoFar() throws {
        var wrong: [String] = []
        for row in try SymbolFiles.rows("symbol-ink.tsv") {
            let name = row["name", default: ""]
            let drawing = try #require(SymbolCatalog.drawing(named: name, fontSize: 100))
            guard !drawing.isPlaceholder else { continue }
            let box = ink(drawing)
            let width = (Double(row["width"] ?? "") ?? 0) * 100
            let height = (Double(row["height"] ?? "") ?? 0) * 100
            if abs(box.width - width) > 4.1 || abs(box.height - height) > 4.1 {
                wrong.append(
                    "\(name) \(Int(box.width)) × \(Int(box.height)), not \(width) × \(height)")
            }
        }
        empty(wrong, "\(wrong.joined(separator: "\n"))")
    }

    /// What was not measured keeps the same room free whatever its size.
    @Test func otherSymbolsHaveTheUsualMargins() throws {
        for name in ["hammer", "xmark", "bolt.fill", "minus", "pause.fill"] {
            let (ink, frame) = try ink(name, 100)
            let (x, y) = (frame.width - ink.width, frame.height - ink.height)
            #expect(min(abs(x - 23.5), abs(y - 16)) < 1.5, "\(name) \(x) \(y)")
        }
    }

    @Test func inkStaysInItsFrame() throws {
        for (index, name) in SymbolCatalog.names.enumerated() {
            let scale = SymbolScale.allCases[index % 3]
            // Heavy ones take their time.
            let weight = index.isMultiple(of: 10) ? 700.0 : 400
            let (ink, frame) = try ink(name, 13, weight: weight, scale: scale)
            let room = CGRect(origin: .zero, size: frame).insetBy(dx: -1.2, dy: -1.2)
            holds(room.contains(ink), "\(name) \(ink) \(frame)")
        }
    }

    /// Pictures show 0.09 of the font for signs, 0.09 of the large scale for what encloses.
    @Test func linesAreAsWideAsMeasured() throws {
        func line(_ name: String, _ size: CGFloat, _ scale: SymbolScale = .medium) throws -> CGFloat
        {
            let drawing = try #require(
                SymbolCatalog.drawing(named: name, fontSize: size, scale: scale))
            guard case .stroke(_, let style) = drawing.layers.first?.shape else { return 0 }
            return style.lineWidth
        }
        near(try line("arrow.left.arrow.right", 19), 1.67, within: 0.06)
        near(try line("checkmark", 16), 1.47, within: 0.06)
        near(try line("questionmark.circle", 16, .large), 1.45, within: 0.06)
    }

    /// Heights of frames in pictures of iOS 18, by what stands below the symbols: within two points.
    @Test(arguments: [
        ("circle", 100.0, 114.5), ("lock.shield.fill", 80, 88.4), ("qrcode.viewfinder", 80, 87.9),
        ("exclamationmark.icloud.fill", 80, 78.6), ("wifi.slash", 80, 93.1),
        ("lock.fill", 60, 65.9),
    ])
    func framesOfLargeSymbolsAreThoseOfPictures(
        _ name: String, _ fontSize: CGFloat, _ height: CGFloat
    ) throws {
        let frame = try ink(name, fontSize).frame
        near(frame.height, height, within: 2, "\(frame)")
    }

    /// A slash is as high upon a flat symbol as upon a high one, at any size.
    @Test func aSlashNeedsItsHeight() throws {
        for name in ["icloud.slash", "video.slash", "eye.slash"] {
            let (plain, slashed) = (
                try ink(name.replacing(".slash", with: ""), 17).frame, try ink(name, 17).frame
            )
            #expect(slashed.height == 20 && slashed.width == plain.width, "\(name) \(slashed)")
        }
    }

    /// Two frames that were not measured, from their ink and the usual margins.
    @Test func framesFollowFromInk() throws {
        let laptop = try #require(SymbolCatalog.drawing(named: "laptopcomputer", fontSize: 100))
        near(laptop.size.width, 168, within: 4)
        let infinity = try #require(SymbolCatalog.drawing(named: "infinity", fontSize: 100))
        #expect(abs(infinity.size.width - 150.5) < 4 && abs(infinity.size.height - 74) < 4)
    }
}
