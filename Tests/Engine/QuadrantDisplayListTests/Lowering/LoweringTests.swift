import Expectations
import Foundation
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantText
import Testing

@Suite struct LoweringTests {
    private let red = RGBAColor(red: 1, green: 0, blue: 0)

    /// One grey pixel for each point, whatever is asked for; counts nothing, draws nothing.
    private struct GrayRasterizer: DisplayRasterizer {
        func picture(of list: DisplayList, scale: CGFloat) -> DisplayImage? {
            let (width, height) = (Int(list.size.width * scale), Int(list.size.height * scale))
            return DisplayImage(
                width: width, height: height,
                pixels: [UInt8](repeating: 128, count: width * height * 4))
        }
    }

    /// Has room for few pixels.
    private struct NarrowRasterizer: DisplayRasterizer {
        let limit: CGFloat

        func picture(of list: DisplayList, scale: CGFloat) -> DisplayImage? {
            guard list.size.width * scale <= limit else { return nil }
            return GrayRasterizer().picture(of: list, scale: scale)
        }
    }

    @Test func whatIsTooLargeForPixelsBecomesCoarser() {
        let item = group([box(.color(red))]) { $0.filters = [.blur(BlurFilter(sigma: 2))] }
        let list = DisplayList(
            size: CGSize(width: 100, height: 100), displayScale: 1, background: .white,
            root: Fragment(items: [item]))
        for (limit, scale, count) in [(40, 1, 1), (20, 0.5, 1), (0, 0, 0)]
            as [(CGFloat, CGFloat, Int)]
        {
            let (lowered, notes) = Lowering(
                for: .pdf, rasterizer: NarrowRasterizer(limit: limit)
            ).lower(list, background: .white)
            same(leaves(of: lowered.root).count, count)
            same(notes.map(\.effect), [.blur, .blur])
            same(notes.last?.outcome, .coarsened)
            same(notes.last?.scale, scale)
        }
    }

    private func lower(
        _ items: [DisplayItem], for abilities: RendererAbilities, background: RGBAColor? = .white
    ) -> (list: DisplayList, notes: [RenderNote]) {
        let list = DisplayList(
            size: CGSize(width: 100, height: 100), displayScale: 1, background: background,
            root: Fragment(items: items))
        return Lowering(for: abilities, rasterizer: GrayRasterizer()).lower(
            list, background: background)
    }

    private func box(_ paint: Paint) -> DisplayItem {
        .fill(FillItem(shape: .rect(CGRect(x: 10, y: 10, width: 20, height: 20)), paint: paint))
    }

    private func group(
        _ items: [DisplayItem], _ change: (inout DisplayGroup) -> Void
    ) -> DisplayItem {
        var group = DisplayGroup(content: Fragment(items: items))
        change(&group)
        return .group(group)
    }

    /// All items deep down that are not groups.
    private func leaves(of fragment: Fragment) -> [DisplayItem] {
        fragment.items.flatMap { item -> [DisplayItem] in
            if case .group(let group) = item { leaves(of: group.content) } else { [item] }
        }
    }

    @Test func whatARendererKnowsIsLeftAlone() {
        let item = group([box(.color(red))]) { $0.filters = [.blur(BlurFilter(sigma: 3))] }
        let (list, notes) = lower([item], for: .svg)
        empty(notes)
        guard case .group(let group) = list.root.items[0] else { return holds(Bool(false)) }
        same(group.filters, [.blur(BlurFilter(sigma: 3))])
    }

    /// Readers of files follow the round ends of lines pixel by pixel.
    @Test func aLineWiderThanAnyCanvasIsWrittenAsItsOutline() {
        let path = Path { path in
            path.move(to: .zero)
            path.addLine(to: CGPoint(x: 9, y: 20))
        }
        func lowered(_ width: CGFloat, dash: [CGFloat] = []) -> DisplayItem? {
            let style = StrokeStyle(lineWidth: width, lineCap: .round, dash: dash)
            var stroke = StrokeItem(
                shape: .path(path), paint: .color(red), style: style)
            stroke.source = SourceTag(node: 7)
            return leaves(of: lower([.stroke(stroke)], for: .svg).list.root).first
        }
        for width in [10_001, 1e9, 2e18, 1e300] as [CGFloat] {
            for dash in [[], [1, 400]] as [[CGFloat]] {
                guard case .fill(let fill)? = lowered(width, dash: dash) else {
                    return holds(Bool(false))
                }
                #expect(fill.source == SourceTag(node: 7) && !fill.style.isEOFilled)
                #expect(fill.shape.bounds.width >= min(width, 1e15) / 2)
            }
        }
        guard case .stroke? = lowered(5000) else { return holds(Bool(false)) }
    }

    @Test func onlyTheBlurredPartBecomesPixels() {
        let blurred = group([box(.color(red))]) { $0.filters = [.blur(BlurFilter(sigma: 2))] }
        let (list, notes) = lower([box(.color(.black)), blurred], for: .pdf)
        same(notes.map { "\($0.effect.rawValue) \($0.scaleText)" }, ["blur 2"])
        let leaves = leaves(of: list.root)
        guard leaves.count == 2, case .fill = leaves[0], case .image(let image) = leaves[1]
        else { return holds(Bool(false)) }
        // Box and half a point, around it three sigmas and a point, then one for soft edges.
        same(image.rect, CGRect(x: 1, y: 1, width: 38, height: 38))
        same(image.image.width, 76)
    }

    @Test func coloursAreChangedOneByOneWhereThatIsExact() {
        var invert = ColorMatrix()
        (invert.r1, invert.g2, invert.b3) = (-1, -1, -1)
        (invert.r5, invert.g5, invert.b5) = (1, 1, 1)
        let inverted = group([box(.color(red.opacity(0.5)))]) {
            $0.filters = [.colorMatrix(invert)]
        }
        let (list, notes) = lower([inverted], for: .pdf)
        empty(notes)
        guard case .fill(let fill)? = leaves(of: list.root).first else {
            return holds(Bool(false))
        }
        same(fill.paint, .color(RGBAColor(red: 0, green: 1, blue: 1, alpha: 0.5)))
    }

    @Test func aPictureThatIsShownAgainStaysOnePictureUnderAChangeOfColours() {
        var half = ColorMatrix()
        (half.r1, half.g2, half.b3) = (0.5, 0.5, 0.5)
        let image = DisplayImage(width: 1, height: 1, pixels: [200, 100, 50, 255])
        let other = DisplayImage(width: 1, height: 1, pixels: [200, 100, 50, 255])
        let items = [image, image, other].map { image in
            let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
            return group([.image(ImageItem(image: image, rect: rect))]) {
                $0.filters = [.colorMatrix(half)]
            }
        }
        let images = leaves(of: lower(items, for: .pdf).list.root).compactMap { item in
            if case .image(let item) = item { item.image } else { nil }
        }
        same(images.map(\.pixels), Array(repeating: [100, 50, 25, 255], count: 3))
        #expect(images.count == 3 && images[0] === images[1] && images[0] !== images[2])
    }

    @Test func aBlurWithinTheCanvasStaysVectorsAndOneFromBeyondBecomesPixels() {
        func blurred(at x: CGFloat) -> DisplayItem {
            group([box(.color(red))]) {
                $0.filters = [.blur(BlurFilter(sigma: 5))]
                $0.transform = CGAffineTransform(translationX: x, y: 0)
            }
        }
        empty(lower([blurred(at: -10)], for: .svg).notes)
        same(lower([blurred(at: -15)], for: .svg).notes.map(\.effect), [.blur])
        // Too far away to be seen.
        empty(lower([blurred(at: -60)], for: .svg).notes)
    }

    @Test func aRegionInASpreadingFilterReachesBeyondTheCanvas() {
        var tilted = ProjectionTransform()
        tilted.m13 = 0.001
        let item = group([group([box(.color(red))]) { $0.projection = tilted }]) {
            $0.filters = [.blur(BlurFilter(sigma: 5))]
            $0.transform = CGAffineTransform(translationX: -20, y: 0)
        }
        var abilities = RendererAbilities.svg
        abilities.filtersBeyondCanvas = true
        let images = leaves(of: lower([item], for: abilities).list.root).compactMap { item in
            if case .image(let item) = item { item.rect } else { nil }
        }
        #expect(images.count == 1 && images[0].minX < -9, "\(images)")
    }

    @Test func coloursCutOffUnderTranslucencyBecomePixels() {
        var bright = ColorMatrix()
        (bright.r5, bright.g5, bright.b5) = (0.5, 0.5, 0.5)
        let item = group([box(.color(red.opacity(0.5)))]) { $0.filters = [.colorMatrix(bright)] }
        same(lower([item], for: .pdf).notes.map(\.effect), [.colorChange])
    }

    @Test func anAlphaThatIsScaledFadesTheGroup() {
        var fade = ColorMatrix()
        fade.a4 = 0.25
        let item = group([box(.color(red))]) { $0.filters = [.colorMatrix(fade)] }
        let (list, notes) = lower([item], for: .pdf)
        guard case .group(let group) = list.root.items[0] else { return holds(Bool(false)) }
        #expect(notes.isEmpty && group.opacity == 0.25 && group.filters.isEmpty)
    }

    @Test func backdropsRepeatWhatLiesNear() {
        let glass = BackdropItem(
            shape: .rect(CGRect(x: 10, y: 10, width: 10, height: 10)),
            filters: [.blur(BlurFilter(sigma: 1))])
        let far = DisplayItem.fill(
            FillItem(shape: .rect(CGRect(x: 80, y: 80, width: 9, height: 9)), paint: .color(red)))
        let (list, notes) = lower([box(.color(red)), far, .backdrop(glass)], for: .svg)
        empty(notes)
        // Box and far one, then once more background and box.
        same(leaves(of: list.root).count, 4)
    }

    /// Counts the effects in what it draws.
    private final class EffectCount: DisplayRasterizer, @unchecked Sendable {
        var effects = 0

        func picture(of list: DisplayList, scale: CGFloat) -> DisplayImage? {
            effects += count(list.root)
            return GrayRasterizer().picture(of: list, scale: scale)
        }

        private func count(_ fragment: Fragment) -> Int {
            fragment.items.reduce(0) { sum, item in
                guard case .group(let group) = item else { return sum }
                return sum + count(group.content) + (group.filters.isEmpty ? 0 : 1)
            }
        }
    }

    /// Bars of glass over one another: each draws what lies behind it, and not once more what all bars behind it drew.
    @Test(arguments: [RendererAbilities.pdf, .svg])
    func backdropsOverOneAnotherAreDrawnFewTimes(_ abilities: RendererAbilities) {
        func effects(_ number: Int) -> Int {
            let glass = BackdropItem(
                shape: .rect(CGRect(x: 10, y: 10, width: 10, height: 10)),
                filters: [.blur(BlurFilter(sigma: 1))])
            let list = DisplayList(
                size: CGSize(width: 100, height: 100), displayScale: 1, background: .white,
                root: Fragment(
                    items: (0..<number).flatMap { _ in [box(.color(red)), .backdrop(glass)] }))
            let count = EffectCount()
            _ = Lowering(for: abilities, rasterizer: count).lower(list, background: .white)
            return count.effects
        }
        #expect(effects(40) <= 15 * 40)
        #expect(effects(160) <= 5 * effects(40))
    }

    @Test func anUnknownBlendModeOnTransparencyTakesItsWholeGroup() {
        let hole = group([box(.color(.black))]) { $0.blendMode = .destinationOut }
        let whole = group([box(.color(red)), hole]) { $0.isIsolated = true }
        let (list, notes) = lower([box(.color(.black)), whole], for: .svg)
        same(notes.map(\.effect), [.blendMode])
        let kinds = leaves(of: list.root).map { if case .image = $0 { "image" } else { "vector" } }
        same(kinds, ["vector", "image"])
    }

    @Test func fadingToClearKeepsTheColour() {
        let stops = [
            GradientStop(color: red, location: 0), GradientStop(color: .clear, location: 1),
        ]
        same(stops.mixingPremultiplied.map(\.color), [red, red.opacity(0), .clear])
    }

    @Test func innerShadowsStayInTheirShape() {
        let rect = CGRect(x: 10, y: 10, width: 20, height: 20)
        var shadow = ShadowItem(
            shape: .rect(rect), color: .black, sigma: 1, offset: CGSize(width: 50, height: 0))
        shadow.isInner = true
        holds(DisplayItem.shadow(shadow).bounds.contains(rect))
        #expect(DisplayItem.shadow(shadow).bounds.maxX < 31)
    }

    @Test func boundsHoldMarksThatStackUp() {
        let marks = (0..<8).map {
            GlyphRun.Glyph(id: 1, x: 0, y: CGFloat($0) * -10, advance: 0, cluster: 0)
        }
        let run = GlyphRun(
            font: FontID(rawValue: 0), size: 10, origin: .zero, width: 10, glyphs: marks)
        let item = DisplayItem.glyphs(
            GlyphItem(run: run, origin: CGPoint(x: 0, y: 100), paint: .color(.black)))
        #expect(item.bounds.minY <= 20 && item.bounds.maxY >= 100)
    }

    @Test func whatLiesBehindTheEyeIsNotSeen() {
        var projection = ProjectionTransform()
        projection.m13 = -0.02
        let bounds = projection.visibleBounds(of: CGRect(x: 0, y: 0, width: 100, height: 10))
        // At x = 50 the content passes the eye; just before, it is 64 times as large.
        #expect(bounds.minX == 0 && bounds.maxX.isFinite && bounds.maxX > 3000)
        projection.m33 = -1
        holds(projection.visibleBounds(of: CGRect(x: 0, y: 0, width: 10, height: 10)).isNull)
    }
}
