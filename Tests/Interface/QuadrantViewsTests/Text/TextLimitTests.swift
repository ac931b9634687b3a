import Expectations
import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantText
import QuadrantViews
import Testing

/// Values without bounds, and sizes at which anything worse than linear would not end.
@MainActor @Suite struct TextLimitTests {
    private func string(of key: LocalizedStringKey) -> String { ShownText(Text(key)).string }

    @Test func reservedLinesAreNotCounted() {
        let one = ShownText(Text("a").lineLimit(1, reservesSpace: true)).size.height
        let five = ShownText(Text("a").lineLimit(5, reservesSpace: true)).size.height
        #expect(five > 4.5 * one && five < 5.5 * one)
        same(ShownText(Text("a\nb\nc").lineLimit(5, reservesSpace: true)).size.height, five)
        let billion = ShownText(Text("a").lineLimit(1_000_000_000...)).size.height
        #expect(billion > 1e10 && billion < 1e11)
        for view in [
            ShownText(Text("a").lineLimit(Int.max, reservesSpace: true)),
            ShownText(Text("a").lineLimit(Int.max...Int.max)),
        ] {
            #expect(view.size.height > 1e19 && view.size.height.isFinite)
            same(view.string, "a")
        }
    }

    /// Sums of such lengths are infinite, and their differences are no numbers: lines that hang over to the left ended
    /// the process.
    @Test(arguments: [1.7e308, -1.7e308, 1e300] as [CGFloat])
    func lettersFartherApartThanAnyNumberAreLaidOut(_ length: CGFloat) {
        let text = Text("\u{5D0}\u{5D1} \u{5D2}\t\u{5D3} \u{5D4} a b").underline()
        let changed = [
            AnyView(text.kerning(length)), AnyView(text.tracking(length)),
            AnyView(text.baselineOffset(length)), AnyView(text.font(.system(size: abs(length)))),
            // Nothing is said of its characters: the font is all there is.
            AnyView(HStack { Text("\u{5D0} \u{5D1} \u{5D2}\n") }.font(.system(size: abs(length)))),
        ]
        for view in changed {
            let shown = ShownText(view, width: 20)
            #expect(shown.size.width.isFinite && shown.size.height.isFinite)
            holds(shown.runs.allSatisfy { $0.run.width.isFinite && $0.origin.x.isFinite })
            same(shown.issues.count, 1)
        }
    }

    @Test func manyNestedStylesEnd() {
        let count = 40_000
        let text = String(repeating: "*a ", count: count) + String(repeating: "a* ", count: count)
        let string = try? AttributedString(
            markdown: text, options: .init(interpretedSyntax: .inlineOnlyPreservingWhitespace))
        same(string?.characters.contains("*"), false)
        same(string?.runs.count, 2)
    }

    @Test(arguments: ["[](<", "[](a (", "[](a \"", "[](a '"])
    func destinationsThatNeverEndEnd(_ start: String) throws {
        for ending in ["", ">", ")", "\""] {
            let text = String(repeating: start, count: 20_000) + ending
            let string = try AttributedString(
                markdown: text, options: .init(interpretedSyntax: .inlineOnlyPreservingWhitespace))
            #expect(string.characters.count <= text.count)
        }
    }

    @Test func aDestinationWithinABrokenOneIsFound() throws {
        let string = try AttributedString(
            markdown: "[](<[b](a (t)) > (x",
            options: .init(interpretedSyntax: .inlineOnlyPreservingWhitespace))
        same(string.runs.compactMap(\.link?.absoluteString), ["a"])
        same(String(string.characters), "[](<b > (x")
    }

    @Test func charactersOfTheLastPlaneStay() {
        let name = "*N*"
        same(
            string(of: "\u{100000}\(name)\u{10FFFD}\u{100001}"), "\u{100000}*N*\u{10FFFD}\u{100001}"
        )
        same(string(of: "\u{100000} and \(3)"), "\u{100000} and 3")
    }

    @Test func widthsAndPrecisionsHaveAMost() {
        same(string(of: "\(7, specifier: "%999999999d")").count, 512)
        same(string(of: "\(0.5, specifier: "%.999999999f")").count, 514)
        same(string(of: "\(7, specifier: "%99999999999999999999999d")").count, 512)
        same(string(of: "\(7, specifier: "%5d")"), "    7")
        same(string(of: "\(1.25, specifier: "%-8.3f")|"), "1.250   |")
    }

    @Test func coloursBeyondAllBoundsHaveNames() {
        let color = Color(red: 1e20, green: -.infinity, blue: 0.5)
        has(string(of: "\(accessibilityName: color)"), "percent red")
        has(string(of: "\(accessibilityName: Color.red.opacity(1e30))"), "opaque")
    }

    @Test(arguments: [true, false]) func sumsMayBeLong(_ growsAtTheEnd: Bool) {
        func sum() -> Text {
            var sum = Text("a")
            for _ in 1..<100_000 {
                sum = growsAtTheEnd ? sum + Text(verbatim: "") : Text(verbatim: "") + sum
            }
            return sum
        }
        same(sum(), sum())
        same(ShownText(sum()).string, "a")
        differ(sum() + Text("b"), sum() + Text("c"))
    }

    @Test func stylesOfSumsHoldWithinThem() {
        let sum = Text("a") + (Text("b").foregroundStyle(.green) + Text("c")).foregroundStyle(.red)
        let shown = ShownText(sum.foregroundStyle(.blue))
        same(shown.parts, ["a", "b", "c"])
        let single = ["blue": Color.blue, "green": .green, "red": .red].mapValues {
            ShownText(Text("x").foregroundStyle($0)).colors[0]
        }
        same(shown.colors, [single["blue"]!, single["green"]!, single["red"]!])
    }
}
