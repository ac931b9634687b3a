import Expectations
import Foundation
import QuadrantCairo
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantShaping
import QuadrantText
import Testing

@Suite struct GlyphMaskTests {
    @Test func labelLooksAsItsOutlines() throws {
        let engine = ShapingEngine()
        let items = Label("Hamburgefonstiv", at: CGPoint(x: 4.25, y: 20)).items(engine)
        let masks = try image(items, engine)
        let outlines = try image([.asOutlines(items)], engine)
        // An eighth of a pixel at upright edges, and Cairo's own steps of a fifteenth.
        #expect(masks.greatestDifference(from: outlines) <= 48)
        #expect(masks.meanDifference(from: outlines) < 1.5)
    }

    @Test func softClipAndTranslucencyKeepThePixels() throws {
        let engine = ShapingEngine()
        let items = Label("Quadrant", at: CGPoint(x: 4.5, y: 20)).items(engine)
        let plain = try image(items, engine)
        var clipped = DisplayGroup(content: Fragment(items: items))
        let whole = CGRect(x: 0.25, y: 0.25, width: 119.5, height: 29.5)
        clipped.clip = ClipItem(shape: .rect(whole))
        try same(image([.group(clipped)], engine).pixels, plain.pixels)
        var group = DisplayGroup(content: Fragment(items: items))
        group.isIsolated = true
        #expect(try image([.group(group)], engine).greatestDifference(from: plain) <= 1)
    }

    @Test func clipCutsText() throws {
        let engine = ShapingEngine()
        let items = Label("Quadrant", at: CGPoint(x: 4, y: 20)).items(engine)
        let plain = try image(items, engine)
        var group = DisplayGroup(content: Fragment(items: items))
        group.clip = ClipItem(shape: .rect(CGRect(x: 10, y: 0, width: 20, height: 16)))
        let cut = try image([.group(group)], engine)
        for y in 0..<30 {
            for x in 0..<120 {
                let isInside = (10..<30).contains(x) && y < 16
                same(cut.pixel(x, y), (isInside ? plain.pixel(x, y) : [255, 255, 255, 255]))
            }
        }
    }

    @Test func gradientAndColourCoverTheSame() throws {
        let engine = ShapingEngine()
        let stops = [0.0, 1].map { GradientStop(color: .red, location: $0) }
        let gradient = LinearGradientPaint(
            stops: stops, start: .zero, end: CGPoint(x: 120, y: 0))
        var label = Label("Quadrant", at: CGPoint(x: 4, y: 20))
        label.paint = .color(.red)
        let plain = try image(label.items(engine), engine)
        label.paint = .linearGradient(gradient)
        #expect(try image(label.items(engine), engine).greatestDifference(from: plain) <= 2)
    }

    @Test func whatWasDrawnBeforeChangesNothing() throws {
        let engine = ShapingEngine()
        let items = Label("Wait, Wien", at: CGPoint(x: 3.4, y: 20)).items(engine)
        let alone = try image(items, engine)
        let other = ShapingEngine()
        for step in 0..<40 {
            let place = CGPoint(x: CGFloat(step) * 0.13, y: 20)
            _ = try image(Label("Wien, wait \(step)", at: place).items(other), other)
        }
        try same(image(items, engine).pixels, alone.pixels)
        let again = ShapingEngine()
        let anew = Label("Wait, Wien", at: CGPoint(x: 3.4, y: 20)).items(again)
        try same(image(anew, again).pixels, alone.pixels)
    }

    @Test func manyThreadsDrawTheSame() async throws {
        let engine = ShapingEngine()
        let items = Label("Parallel 0123", at: CGPoint(x: 3, y: 20)).items(engine)
        let expected = try image(items, engine).pixels
        try await withThrowingTaskGroup(of: Bool.self) { group in
            for _ in 0..<32 {
                group.addTask { try self.image(items, engine).pixels == expected }
            }
            for try await isEqual in group { holds(isEqual) }
        }
    }

    private func image(_ items: [DisplayItem], _ engine: ShapingEngine) throws -> DisplayImage {
        let list = DisplayList(
            size: CGSize(width: 120, height: 30), displayScale: 1, background: .white,
            root: Fragment(items: items))
        return try PNGRenderer(engine: engine).image(list, scale: 1)
    }
}

/// A text on a baseline.
private struct Label {
    var text: String
    var place: CGPoint
    var paint = Paint.color(.black)

    init(_ text: String, at place: CGPoint) {
        self.text = text
        self.place = place
    }

    func items(_ engine: ShapingEngine) -> [DisplayItem] {
        let request = TextRequest(runs: [TextRun(text, font: FontDescriptor(size: 13))])
        return engine.shape(request, proposal: .unspecified).lines.flatMap { line in
            line.runs.map { .glyphs(GlyphItem(run: $0, origin: place, paint: paint)) }
        }
    }
}

extension DisplayItem {
    /// The items in a group that is turned by less than shows: text in it is drawn as outlines.
    fileprivate static func asOutlines(_ items: [DisplayItem]) -> DisplayItem {
        var group = DisplayGroup(content: Fragment(items: items))
        group.transform = CGAffineTransform(1, 1e-9, 0, 1, 0, 0)
        return .group(group)
    }
}

extension DisplayImage {
    fileprivate func greatestDifference(from other: DisplayImage) -> Int {
        zip(pixels, other.pixels).map { abs(Int($0) - Int($1)) }.max() ?? 0
    }

    fileprivate func meanDifference(from other: DisplayImage) -> Double {
        let sum = zip(pixels, other.pixels).reduce(0) { $0 + abs(Int($1.0) - Int($1.1)) }
        return Double(sum) / Double(pixels.count)
    }
}
