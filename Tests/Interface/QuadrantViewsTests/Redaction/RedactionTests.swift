import Expectations
import Foundation
import QuadrantControls
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantViews
import TappedViews
import TestedViews
import Testing

/// Measured on macOS 26.2: bars of 35 of 255 of the ink, from the baseline up, as high as capitals rounded
/// up to half points.
@MainActor @Suite struct RedactionTests {
    private func kinds(_ view: some View) -> [String] {
        TappedTree(view).leaves.map { item in
            switch item {
            case .glyphs: "text"
            case .fill(let fill):
                if case .roundedRect = fill.shape { "bar" } else { "fill" }
            default: "other"
            }
        }
    }

    private func bars(_ tree: TappedTree) -> [CGRect] {
        tree.leaves.compactMap { item in
            guard case .fill(let fill) = item, case .roundedRect(let rect, _) = fill.shape else {
                return nil
            }
            return rect
        }
    }

    /// Recorded (macOS 26.2): the width of a character in points, whatever it is.
    @Test(
        arguments: [(11, 5.45), (13, 6.3), (17, 7.9), (22, 10.5), (26, 12.95)]
            as [(CGFloat, CGFloat)])
    func everyCharacterIsAsWide(size: CGFloat, width: CGFloat) {
        for words in ["iiiiiiiiii", "WWWWWWWWWW", "aWi.e-1 Öx"] {
            let text = Text(verbatim: words).font(.system(size: size))
                .redacted(reason: .placeholder).accessibilityIdentifier("text")
            let wide = TappedTree(text.fixedSize()).frame("text").width
            near(wide / 10, width, within: 0.06, "\(words)")
        }
    }

    /// Recorded (macOS 26.2): all symbols have the room of a circle.
    @Test(arguments: [(22, 26, 25), (13, 15, 15)] as [(CGFloat, CGFloat, CGFloat)])
    func everySymbolHasOneBox(size: CGFloat, width: CGFloat, height: CGFloat) {
        for name in ["star", "chevron.right", "gear"] {
            let symbol = Image(systemName: name).font(.system(size: size))
                .redacted(reason: .placeholder).accessibilityIdentifier("symbol")
            same(TappedTree(symbol).frame("symbol").size, CGSize(width: width, height: height))
        }
    }

    @Test func textsBecomeBarsAsLongAsTheirCharacters() throws {
        let text = Text("Hello there").accessibilityIdentifier("text")
        let (shown, tree) = (TappedTree(text), TappedTree(text.redacted(reason: .placeholder)))
        same(tree.frame("text").size, CGSize(width: 87, height: shown.frame("text").height))
        let bar = try #require(bars(tree).first)
        same(bars(tree).count, 1)
        // 17 points: capitals of 11.98 on a baseline at 16.
        #expect(bar.height == 12 && bar.minX == 0)
        near(bar.maxY, 16, within: 0.5)
        near(bar.width, tree.frame("text").width, within: 0.5)
        same(tree.colors.map(\.parts), [[0, 0, 0, 14]])
        let dark = TappedTree(text.redacted(reason: .placeholder)) { $0.colorScheme = .dark }
        same(dark.colors.map(\.parts), [[255, 255, 255, 14]])
    }

    @Test func eachLineIsABar() {
        let tree = TappedTree(Text("one\ntwo and more").redacted(reason: .placeholder))
        let bars = bars(tree)
        same(bars.count, 2)
        #expect(bars[0].width < bars[1].width && bars[0].maxY < bars[1].minY)
    }

    @Test func symbolsBecomeSquaresShapesStay() {
        same(kinds(Image(systemName: "star").redacted(reason: .placeholder)), ["bar"])
        let tree = TappedTree(Image(systemName: "star").redacted(reason: .placeholder))
        same(bars(tree).first?.size, CGSize(width: 17, height: 17))
        same(kinds(Circle().redacted(reason: .placeholder)), ["fill"])
        same(kinds(Color.red.redacted(reason: .placeholder)), ["fill"])
        let button = Button("Go") {}.buttonStyle(.bordered).redacted(reason: .placeholder)
        #expect(kinds(button).last == "bar" && kinds(button).count == 2)
    }

    @Test func styledTextsAreRedactedToo() {
        let text = Text("a").bold() + Text("b").foregroundStyle(.red)
        same(kinds(text.redacted(reason: .placeholder)), ["bar"])
    }

    @Test func reasons() {
        let text = Text("secret")
        same(kinds(text.unredacted().redacted(reason: .placeholder)), ["text"])
        same(kinds(text.redacted(reason: .privacy)), ["text"])
        same(kinds(text.privacySensitive().redacted(reason: .privacy)), ["bar"])
        same(kinds(text.privacySensitive(false).redacted(reason: .privacy)), ["text"])
        same(kinds(text.privacySensitive()), ["text"])
        same(kinds(text.privacySensitive().redacted(reason: .placeholder)), ["bar"])
        same(kinds(text.redacted(reason: .invalidated)), ["text"])
        let both = text.redacted(reason: .privacy).redacted(reason: .placeholder)
        same(kinds(both), ["bar"])
    }

    private struct Reader: View {
        @Environment(\.redactionReasons) private var reasons

        var body: some View {
            Color.red.frame(width: CGFloat(reasons.rawValue), height: 1)
                .accessibilityIdentifier("reasons")
        }
    }

    @Test func viewsReadTheReasons() {
        let view = Reader().redacted(reason: .privacy).redacted(reason: .placeholder)
        same(TappedTree(view).frame("reasons").width, 3)
    }
}
