import Expectations
import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantLayout
import QuadrantViews
import TestedViews
import Testing

@MainActor @Suite struct CanvasTests {
    private let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))

    /// What a canvas of 100 by 60 points draws.
    private func draw(
        _ renderer: @escaping (inout GraphicsContext, CGSize) -> Void
    ) -> (items: [DisplayItem], issues: [String]) {
        let drawn = Drawn(Canvas(renderer: renderer))
        return (drawn.group?.content.items ?? [], drawn.issues)
    }

    private func group(_ item: DisplayItem?) throws -> DisplayGroup {
        guard case .group(let group) = item else { throw NoGroup() }
        return group
    }

    struct NoGroup: Error {}

    @Test func aCanvasTakesWhatItIsOffered() {
        var sizes: [CGSize] = []
        let view = Canvas { _, size in sizes.append(size) }.accessibilityIdentifier("c")
        same(rounded(Drawn(view).frames["c"]), [0, 0, 100, 60])
        same(sizes, [CGSize(width: 100, height: 60)])
        same(rounded(Drawn(view.fixedSize()).frames["c"]).suffix(2), [10, 10])
    }

    @Test func endlessShapesTakeRepeatedGradients() {
        let options: [GraphicsContext.GradientOptions] = [.repeat, .mirror]
        let colors = Gradient(colors: [.red, .blue])
        for option in options {
            let items = draw { context, _ in
                let endless = Path(CGRect.infinite)
                context.fill(
                    endless,
                    with: .linearGradient(
                        colors, startPoint: .zero, endPoint: CGPoint(x: 3, y: 4), options: option))
                context.fill(
                    endless,
                    with: .radialGradient(
                        colors, center: CGPoint(x: CGFloat.nan, y: 0), startRadius: 1,
                        endRadius: 2, options: option))
            }.items
            #expect(items.count >= 1)
        }
    }

    @Test func tilesThatLieNowhereBeginAtTheOrigin() {
        let dot = Image(size: CGSize(width: 5, height: 5)) { context in
            context.fill(Path(CGRect(x: 0, y: 0, width: 2, height: 2)), with: .color(.red))
        }
        let square = square
        let drawn = draw { context, _ in
            context.fill(
                square, with: .tiledImage(dot, origin: CGPoint(x: CGFloat.nan, y: 0)))
        }
        same(drawn.items.count, 1)
        holds(drawn.issues.contains { $0.contains("tiledImage") })
    }

    @Test func repeatsBeyondTheLimitAreReported() {
        let square = square
        let short = draw { context, _ in
            context.fill(
                square,
                with: .linearGradient(
                    Gradient(colors: [.red, .blue]), startPoint: .zero,
                    endPoint: CGPoint(x: 0.01, y: 0), options: .repeat))
        }
        holds(short.issues.contains { $0.contains("A gradient is repeated") })
        let long = draw { context, _ in
            context.fill(
                square,
                with: .linearGradient(
                    Gradient(colors: [.red, .blue]), startPoint: .zero,
                    endPoint: CGPoint(x: 5, y: 0), options: .repeat))
        }
        empty(long.issues)
    }

    @Test func shadowsThatDrawTwiceAreLimited() {
        let square = square
        let drawn = draw { context, _ in
            for _ in 0..<40 {
                context.addFilter(.shadow(radius: 1, options: .shadowAbove))
            }
            context.drawLayer { layer in
                layer.addFilter(.shadow(radius: 1, options: .shadowAbove))
                layer.fill(square, with: .color(.red))
            }
        }
        same(drawn.issues.count, 1)
        holds(drawn.issues.contains { $0.contains("more than 6 shadows") })
        same(fills(in: drawn.items), 64)
    }

    /// How often something is filled, deep down.
    private func fills(in items: [DisplayItem]) -> Int {
        items.reduce(0) { count, item in
            switch item {
            case .group(let group): count + fills(in: group.content.items)
            case .fill: count + 1
            default: count
            }
        }
    }

    @Test func copiesKeepTheirOwnState() throws {
        let square = square
        let items = draw { context, _ in
            var copy = context
            copy.opacity = 0.5
            copy.translateBy(x: 5, y: 0)
            copy.fill(square, with: .color(.red))
            context.fill(square, with: .color(.blue))
        }.items
        same(items.count, 2)
        let first = try group(items.first)
        #expect(first.opacity == 0.5 && first.transform.tx == 5)
        guard case .fill = items.last else {
            Issue.record("the second is a plain fill")
            return
        }
    }

    @Test func clipsAddUpAndInvert() throws {
        let square = square
        var bounds: [CGRect] = []
        let items = draw { context, _ in
            bounds.append(context.clipBoundingRect)
            context.translateBy(x: 20, y: 0)
            context.clip(to: square)
            bounds.append(context.clipBoundingRect)
            context.fill(square, with: .color(.red))
            context.clip(to: square, options: .inverse)
            context.fill(square, with: .color(.red))
        }.items
        same(bounds[0], CGRect(x: 0, y: 0, width: 100, height: 60))
        same(bounds[1], CGRect(x: 0, y: 0, width: 10, height: 10))
        let one = try group(items.first)
        guard case .path(let path)? = one.clip?.shape else { throw NoGroup() }
        same(path.boundingRect, CGRect(x: 20, y: 0, width: 10, height: 10))
        let two = try group(items.last)
        #expect(two.clip != nil && two.content.onlyGroup?.mask != nil)
    }

    @Test func layersAreDrawnAsAWhole() throws {
        let square = square
        let items = draw { context, _ in
            context.opacity = 0.5
            context.addFilter(.blur(radius: 2))
            context.translateBy(x: 7, y: 0)
            context.drawLayer { layer in
                layer.fill(square, with: .color(.red))
                layer.fill(square, with: .color(.blue))
            }
        }.items
        let layer = try group(items.first)
        #expect(items.count == 1 && layer.opacity == 0.5)
        let filtered = try #require(layer.content.onlyGroup)
        same(filtered.filters, [.blur(BlurFilter(sigma: 2))])
        let whole = try #require(filtered.content.onlyGroup)
        #expect(whole.isIsolated && whole.content.items.count == 2)
        try same(group(whole.content.items.first).transform.tx, 7)
    }

    @Test func clippingToALayerMasks() throws {
        let square = square
        let items = draw { context, _ in
            context.clipToLayer(opacity: 0.5) { $0.fill(square, with: .color(.black)) }
            context.fill(square, with: .color(.red))
        }.items
        let mask = try #require(try group(items.first).mask)
        same(mask.onlyGroup?.opacity, 0.5)
    }

    @Test func blendModesThatRenderersKnow() throws {
        let square = square
        let drawn = Drawn(
            Canvas { context, _ in
                context.blendMode = .multiply
                context.fill(square, with: .color(.red))
            })
        let group = try #require(drawn.group)
        holds(group.isIsolated)
        try same(self.group(group.content.items.first).blendMode, .multiply)
    }

    @Test func blendModesMadeOfOthers() throws {
        let square = square
        func items(_ mode: GraphicsContext.BlendMode) -> [DisplayItem] {
            draw { context, _ in
                context.fill(square, with: .color(.blue))
                context.blendMode = mode
                context.fill(square, with: .color(.red))
            }.items
        }
        let cleared = items(.clear)
        #expect(try group(cleared.last).blendMode == .destinationOut && cleared.count == 2)
        same(items(.copy).count, 3)
        try same(group(items(.sourceIn).last).mask?.items.count, 1)
        try same(group(items(.destinationIn).first).mask?.items.count, 3)
        try same(group(items(.destinationAtop).last).blendMode, .destinationOver)
        try same(group(items(.xor)[1]).blendMode, .destinationOut)
    }

    @Test func gradientsLieInTheDrawing() throws {
        let square = square
        let items = draw { context, _ in
            context.fill(
                square,
                with: .linearGradient(
                    Gradient(colors: [.black, .white]), startPoint: CGPoint(x: 2, y: 3),
                    endPoint: CGPoint(x: 8, y: 3)))
            context.fill(
                square,
                with: .linearGradient(
                    Gradient(colors: [.black, .white]), startPoint: .zero,
                    endPoint: CGPoint(x: 5, y: 0), options: .mirror))
        }.items
        guard case .fill(let fill) = items[0], case .linearGradient(let paint) = fill.paint,
            case .fill(let second) = items[1], case .linearGradient(let back) = second.paint
        else { throw NoGroup() }
        #expect(paint.start == CGPoint(x: 2, y: 3) && paint.end == CGPoint(x: 8, y: 3))
        #expect(back.start.x == 0 && back.end.x == 10)
        same(back.stops.first?.color, back.stops.last?.color)
    }

    @Test func textsAreMeasuredAndDrawn() throws {
        var size = CGSize.zero
        var baseline: CGFloat = 0
        let drawn = Drawn(
            Canvas { context, _ in
                let text = context.resolve(Text("AB").font(.system(size: 10)))
                size = text.measure(in: CGSize(width: 50, height: 50))
                baseline = text.firstBaseline(in: CGSize(width: 50, height: 50))
                context.draw(text, at: CGPoint(x: 50, y: 30), anchor: .topLeading)
                context.draw(
                    Text("C").foregroundStyle(.red), in: CGRect(x: 0, y: 0, width: 9, height: 20))
            })
        #expect(size.width > 0 && baseline > 0 && baseline < size.height)
        guard case .glyphs(let first) = drawn.leaves.first,
            case .glyphs(let second) = drawn.leaves.last
        else { throw NoGroup() }
        same(first.origin, CGPoint(x: 50, y: 30 + baseline))
        same(second.paint, .color(SystemColor.red.rgba(dark: false)))
    }

    @Test func symbolsAreDrawnByTheirTags() throws {
        let view = Canvas { context, _ in
            guard let symbol = context.resolveSymbol(id: 1) else { return }
            context.draw(symbol, at: CGPoint(x: 50, y: 30))
            context.draw(symbol, in: CGRect(x: 0, y: 0, width: 40, height: 20))
            #expect(context.resolveSymbol(id: 9) == nil)
        } symbols: {
            Circle().fill(.red).frame(width: 20, height: 10).tag(1)
            Text("never").tag(2)
        }
        let drawn = Drawn(view)
        same(drawn.leaves.count, 2)
        let items = try #require(drawn.group).content.items
        let (first, second) = (try group(items[0]).transform, try group(items[1]).transform)
        #expect(first.tx == 40 && first.ty == 25 && first.a == 1)
        #expect(second.a == 2 && second.d == 2)
    }

    @Test func imagesHaveASize() {
        let picture = Image(size: CGSize(width: 20, height: 10)) { context in
            context.fill(Path(CGRect(x: 0, y: 0, width: 5, height: 5)), with: .color(.red))
        }
        var sizes: [CGSize] = []
        let drawn = Drawn(
            Canvas { context, _ in
                let image = context.resolve(picture)
                sizes = [image.size, context.resolve(Image(systemName: "no such")).size]
                context.draw(image, in: CGRect(x: 0, y: 0, width: 40, height: 40))
            })
        same(sizes, [CGSize(width: 20, height: 10), .zero])
        same(drawn.leaves.count, 1)
    }

    @Test func filtersAndShadows() throws {
        let square = square
        let (items, issues) = draw { context, _ in
            context.scaleBy(x: 2, y: 2)
            context.addFilter(.shadow(radius: 3, x: 1))
            context.fill(square, with: .color(.red))
            var other = context
            other.addFilter(.shadow(radius: 1, options: [.shadowOnly, .invertsAlpha]))
            other.addFilter(.alphaThreshold(min: 0.5, color: .red))
            other.fill(square, with: .color(.red))
            context.addFilter(.brightness(.nan))
            context.addFilter(.blur(radius: -1))
        }
        guard case .shadow(let shadow) = try group(items.first).content.onlyGroup?.filters.first
        else { throw NoGroup() }
        #expect(abs(shadow.sigma - 6 * 0.945) < 1e-9 && shadow.offset.width == 2)
        same(items.count, 2)
        same(
            issues,
            [
                "GraphicsContext.Filter.brightness was given a number that is not finite. The filter was left out.",
                "GraphicsContext.Filter.blur(radius: -1.0) is negative. 0 was taken. Give a radius of 0 or more.",
            ])
    }

    @Test func theBackdropTakesTheFilters() {
        let square = square
        let leaves = Drawn(
            Canvas { context, _ in
                context.addFilter(.blur(radius: 3))
                context.fill(square, with: .backdrop)
            }
        ).leaves
        guard case .backdrop(let item) = leaves.first else {
            Issue.record("no backdrop")
            return
        }
        same(item.filters, [.blur(BlurFilter(sigma: 3))])
    }

    @Test func wildNumbersDrawNothingAndDoNotTrap() {
        let square = square
        let items = draw { context, _ in
            context.translateBy(x: .nan, y: 0)
            context.fill(square, with: .color(.red))
            context.transform = .identity
            context.opacity = .nan
            context.clip(to: Path(CGRect(x: CGFloat.infinity, y: 0, width: 1, height: 1)))
            context.stroke(square, with: .color(.red), lineWidth: -.infinity)
            context.draw(Text("x"), in: CGRect(x: CGFloat.nan, y: 0, width: -5, height: 2))
        }.items
        empty(items)
    }

    @Test func layersDoNotNestWithoutEnd() {
        func nest(_ context: inout GraphicsContext, _ depth: Int) {
            guard depth > 0 else {
                context.fill(Path(CGRect(x: 0, y: 0, width: 1, height: 1)), with: .color(.red))
                return
            }
            context.drawLayer { nest(&$0, depth - 1) }
        }
        let (items, issues) = draw { context, _ in nest(&context, 150) }
        #expect(items.isEmpty && issues.count == 1)
        same(issues.first?.contains("nested deeper than 100"), true)
    }
}
