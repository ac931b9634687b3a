import Expectations
import Foundation
import QuadrantDisplayList
import QuadrantGeometry
import Testing

/// How many pixels parts of a drawing become together.
@Suite struct LoweringBudgetTests {
    /// Counts pixels and makes none.
    fileprivate final class CountingRasterizer: DisplayRasterizer, @unchecked Sendable {
        // Written by one thread.
        private(set) var sizes: [CGFloat] = []

        func picture(of list: DisplayList, scale: CGFloat) -> DisplayImage? {
            sizes.append(list.size.width * list.size.height * scale * scale)
            return DisplayImage(width: 1, height: 1, pixels: [0, 0, 0, 0])
        }
    }

    @Test func twoThousandBlurredLayersBecomeCoarserAndAreTold() throws {
        let box = CGRect(x: 100, y: 100, width: 400, height: 400)
        let layers = (0..<2000).map { index in
            var fill = FillItem(shape: .rect(box), paint: .color(.black))
            fill.source = SourceTag(node: UInt32(index))
            var group = DisplayGroup(content: Fragment(items: [.fill(fill)]))
            group.filters = [.blur(BlurFilter(sigma: 4))]
            group.source = fill.source
            return DisplayItem.group(group)
        }
        let list = DisplayList(
            size: CGSize(width: 600, height: 600), displayScale: 1, background: .white,
            root: Fragment(items: layers))
        let rasterizer = CountingRasterizer()
        let (_, notes) = Lowering(for: .pdf, rasterizer: rasterizer)
            .lower(list, background: .white)
        #expect(rasterizer.sizes.reduce(0, +) < 48_000_000)
        same(rasterizer.sizes.count, 2000)
        let whole = rasterizer.sizes.filter { $0 == rasterizer.sizes[0] }.count
        #expect(whole > 25 && whole < 35)
        let coarser = notes.filter { $0.outcome == .oneOfTooMany }
        same(coarser.count, 2000 - whole)
        let first = try #require(coarser.first)
        #expect(first.source == SourceTag(node: UInt32(whole)) && first.scale == 1)
    }
}

extension LoweringBudgetTests {
    /// Librsvg takes a million elements.
    @Test func aViewOfTooManyPartsBecomesPixelsAndIsTold() throws {
        let dot = DisplayItem.fill(
            FillItem(shape: .rect(CGRect(x: 1, y: 1, width: 2, height: 2)), paint: .color(.black)))
        var many = DisplayGroup(content: Fragment(items: Array(repeating: dot, count: 250_001)))
        many.source = SourceTag(node: 7)
        let list = DisplayList(
            size: CGSize(width: 40, height: 40), displayScale: 1, background: .white,
            root: Fragment(items: [.group(many), dot]))
        same(list.root.count, 250_003)
        let (lowered, notes) = Lowering(for: .svg, rasterizer: CountingRasterizer())
            .lower(list, background: .white)
        #expect(lowered.root.count < 10)
        same(notes.map(\.effect), [.itemCount])
        same(notes.first?.source, SourceTag(node: 7))
        empty(
            Lowering(for: .pdf, rasterizer: CountingRasterizer())
                .lower(list, background: .white).notes)
    }

    /// One has too many alone, the others together.
    @Test func groupsThatHaveTooManyTogetherBecomePixels() {
        let dot = DisplayItem.fill(
            FillItem(shape: .rect(CGRect(x: 1, y: 1, width: 2, height: 2)), paint: .color(.black)))
        func group(_ count: Int) -> DisplayItem {
            .group(DisplayGroup(content: Fragment(items: Array(repeating: dot, count: count))))
        }
        let parts = [group(251), group(200), group(200)]
        var inner = DisplayGroup(content: Fragment(items: parts))
        inner.opacity = 0.5
        var few = RendererAbilities.svg
        few.mostItems = 250
        for items in [parts, [.group(inner), dot]] {
            let list = DisplayList(
                size: CGSize(width: 40, height: 40), displayScale: 1, background: .white,
                root: Fragment(items: items))
            let (lowered, notes) = Lowering(for: few, rasterizer: CountingRasterizer())
                .lower(list, background: .white)
            #expect(lowered.root.count < 10)
            has(notes.map(\.effect), .itemCount)
        }
    }

    /// Written to a thousandth of a point, it would be another picture.
    @Test func whatIsEnlargedBeyondTheDigitsBecomesPixels() throws {
        var large = DisplayGroup(
            content: Fragment(items: [
                .fill(
                    FillItem(
                        shape: .rect(CGRect(x: 0, y: 0, width: 0.01, height: 0.01)),
                        paint: .color(.black)))
            ]))
        large.transform = CGAffineTransform(scaleX: 2000, y: 10)
        large.source = SourceTag(node: 3)
        large.opacity = 0.5
        large.mask = large.content
        let list = DisplayList(
            size: CGSize(width: 40, height: 40), displayScale: 1, background: .white,
            root: Fragment(items: [.group(large)]))
        let rasterizer = CountingRasterizer()
        let (lowered, notes) = Lowering(for: .svg, rasterizer: rasterizer)
            .lower(list, background: .white)
        #expect(notes.map(\.effect) == [.growth] && notes.first?.source == SourceTag(node: 3))
        same(rasterizer.sizes.count, 1)
        guard case .group(let place)? = lowered.root.items.first else {
            Issue.record("There is a group around the pixels")
            return
        }
        #expect(place.opacity == 0.5 && place.mask == nil && place.transform.isIdentity)
        empty(Lowering(for: .pdf, rasterizer: rasterizer).lower(list, background: .white).notes)
    }

    @Test func thereIsHalfTheRoomForHalfTheFineness() {
        var budget = PixelBudget(whole: 100)
        let taken = [0, 0, 1, 2].map { budget.take(60, halvings: $0) }
        same(taken, [true, false, true, false])
        holds(budget.hasRoom(for: 60, halvings: 3))
        fails(budget.hasRoom(for: 81, halvings: 60))
    }

    /// Readers that use libxml2 take 256 elements in one another.
    @Test func whatNestsTooDeepForReadersBecomesPixels() {
        var item = DisplayItem.fill(
            FillItem(
                shape: .rect(CGRect(x: 10, y: 10, width: 20, height: 20)), paint: .color(.black)))
        for index in 0..<1000 {
            var group = DisplayGroup(content: Fragment(items: [item]))
            group.opacity = 0.999
            group.source = SourceTag(node: UInt32(index))
            item = .group(group)
        }
        let list = DisplayList(
            size: CGSize(width: 40, height: 40), displayScale: 1, background: .white,
            root: Fragment(items: [item]))
        let (lowered, notes) = Lowering(for: .svg, rasterizer: CountingRasterizer())
            .lower(list, background: .white)
        same(list.root.nesting, 1000)
        #expect(lowered.root.nesting <= 122)
        same(notes.map(\.effect), [.nesting])
        let (same, none) = Lowering(for: .pdf, rasterizer: CountingRasterizer())
            .lower(list, background: .white)
        #expect(same.root.nesting == 1000 && none.isEmpty)
    }
}

extension LoweringBudgetTests {
    private func drawing(_ items: [DisplayItem]) -> DisplayList {
        DisplayList(
            size: CGSize(width: 40, height: 40), displayScale: 1, background: .white,
            root: Fragment(items: items))
    }

    private func zigzag(_ count: Int) -> DisplayShape {
        var path = Path()
        path.move(to: .zero)
        for index in 1..<count { path.addLine(to: CGPoint(x: index % 40, y: index % 39)) }
        return .path(path)
    }

    /// Libxml2 takes ten million bytes for an attribute.
    @Test func aPathTooLongForAnAttributeBecomesPixels() {
        let black = Paint.color(.black)
        let fill = FillItem(shape: zigzag(100_001), paint: black)
        let stroke = StrokeItem(
            shape: zigzag(100_001), paint: black, style: StrokeStyle(lineWidth: 1))
        var clipped = DisplayGroup(
            content: Fragment(items: [.fill(FillItem(shape: zigzag(3), paint: black))]))
        clipped.clip = ClipItem(shape: zigzag(100_001))
        for item in [.fill(fill), .stroke(stroke), .group(clipped)] as [DisplayItem] {
            let rasterizer = CountingRasterizer()
            let (lowered, notes) = Lowering(for: .svg, rasterizer: rasterizer)
                .lower(drawing([item]), background: .white)
            #expect(notes.map(\.effect) == [.itemCount] && rasterizer.sizes.count == 1)
            holds(RendererAbilities.svg.drawsAll(of: lowered.root))
            empty(
                Lowering(for: .pdf, rasterizer: rasterizer)
                    .lower(drawing([item]), background: .white).notes)
        }
        let short = DisplayItem.fill(FillItem(shape: zigzag(100_000), paint: black))
        empty(
            Lowering(for: .svg, rasterizer: CountingRasterizer())
                .lower(drawing([short]), background: .white).notes)
    }

    /// What was noted of its parts, and the pixels that they took, count no more.
    @Test func whatBecomesPixelsAsAWholeGivesItsPartsBack() {
        let dot = DisplayItem.fill(
            FillItem(shape: .rect(CGRect(x: 1, y: 1, width: 38, height: 38)), paint: .color(.black))
        )
        var blurred = DisplayGroup(content: Fragment(items: [dot]))
        blurred.filters = [.blur(BlurFilter(sigma: 2))]
        var few = RendererAbilities.pdf
        few.mostItems = 250
        // Each of them becomes more items than it was.
        let list = drawing(Array(repeating: .group(blurred), count: 100))
        let rasterizer = CountingRasterizer()
        let (lowered, notes) = Lowering(for: few, rasterizer: rasterizer)
            .lower(list, background: .white)
        #expect(lowered.root.count < 10)
        same(notes.map(\.effect), [.itemCount])
        #expect(rasterizer.sizes.count == 101 && rasterizer.sizes.last == 40 * 40 * 4)
    }

    /// Turned into a picture by itself, what is enlarged lost its blend with what lies behind.
    @Test func whatIsEnlargedAndBlendsBecomesPixelsWithWhatLiesBehind() {
        func box(_ side: CGFloat) -> DisplayItem {
            let rect = CGRect(x: 0, y: 0, width: side, height: side)
            return .fill(FillItem(shape: .rect(rect), paint: .color(.black)))
        }
        var inner = DisplayGroup(content: Fragment(items: [box(0.01)]))
        inner.blendMode = .multiply
        var large = DisplayGroup(content: Fragment(items: [.group(inner)]))
        large.transform = CGAffineTransform(scaleX: 2000, y: 2000)
        func drawn(_ group: DisplayGroup) -> (items: [Int], effects: [RenderNote.Effect]) {
            let rasterizer = ListingRasterizer()
            let (_, notes) = Lowering(for: .svg, rasterizer: rasterizer)
                .lower(drawing([box(30), .group(group)]), background: .white)
            return (rasterizer.counts, notes.map(\.effect))
        }
        // The picture holds the background and the box, too.
        let alone = drawn(
            {
                var group = large
                group.isIsolated = true
                return group
            }())
        let blended = drawn(large)
        #expect(alone.effects == [.growth] && blended.effects == [.growth])
        #expect(alone.items.count == 1 && blended.items.count == 1)
        #expect(blended.items[0] > alone.items[0])
    }

    /// Notes of how many items pictures are made.
    private final class ListingRasterizer: DisplayRasterizer, @unchecked Sendable {
        // Written by one thread.
        private(set) var counts: [Int] = []

        func picture(of list: DisplayList, scale: CGFloat) -> DisplayImage? {
            counts.append(list.root.count)
            return DisplayImage(width: 1, height: 1, pixels: [0, 0, 0, 0])
        }
    }
}
