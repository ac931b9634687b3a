import Expectations
import Foundation
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantText
import Testing

/// Shadows that are spread so thinly that no pixel shows them.
@Suite struct UnseenShadowTests {
    private let letter = CGRect(x: 0, y: 0, width: 20, height: 20)

    private func shadow(_ sigma: CGFloat, alpha: Double = 1) -> DisplayFilter {
        let color = RGBAColor(red: 0, green: 0, blue: 0, alpha: alpha)
        return .shadow(ShadowFilter(color: color, sigma: sigma, offset: .zero))
    }

    @Test func thatOfALetterIsLeftOutWhereItIsBlurredOverAPage() {
        same([shadow(945)].seen(on: letter), [])
        same([shadow(100)].seen(on: letter), [shadow(100)])
        same([shadow(100, alpha: 0.01)].seen(on: letter), [])
        same([shadow(0, alpha: 0.5)].seen(on: letter), [shadow(0, alpha: 0.5)])
    }

    @Test func thatOfALargePictureStays() {
        let page = CGRect(x: 0, y: 0, width: 3000, height: 3000)
        same([shadow(945)].seen(on: page), [shadow(945)])
        same([shadow(945)].seen(on: .null), [shadow(945)])
        // What is blurred before is as large as it is then.
        let blur = DisplayFilter.blur(BlurFilter(sigma: 500))
        same([blur, shadow(945)].seen(on: letter), [blur, shadow(945)])
    }

    private struct NoPixels: DisplayRasterizer {
        func picture(of list: DisplayList, scale: CGFloat) -> DisplayImage? { nil }
    }

    /// A shadow that nobody sees made pixels of the text before it.
    @Test func textUnderOneThatIsNotSeenStaysText() {
        let glyph = GlyphRun.Glyph(id: 1, x: 0, y: 0, advance: 20, cluster: 0)
        let run = GlyphRun(
            font: FontID(rawValue: 1), size: 20, origin: .zero, width: 20, glyphs: [glyph])
        let text = GlyphItem(run: run, origin: CGPoint(x: 20, y: 40), paint: .color(.black))
        func notes(_ sigma: CGFloat, _ abilities: RendererAbilities) -> [RenderNote.Effect] {
            var group = DisplayGroup(content: Fragment(items: [.glyphs(text)]))
            group.filters = [shadow(sigma)]
            let list = DisplayList(
                size: CGSize(width: 100, height: 100), displayScale: 1, background: .white,
                root: Fragment(items: [.group(group)]))
            return Lowering(for: abilities, rasterizer: NoPixels())
                .lower(list, background: .white).notes.map(\.effect)
        }
        #expect(notes(945, .pdf) == [] && notes(945, .svg) == [])
        has(notes(100, .pdf), .shadow)
    }
}
