import Expectations
import Foundation
import QuadrantControls
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantText
import QuadrantViews
import Testing

/// Where the parts of a text lead, and how that looks.
@MainActor @Suite struct TextLinkTests {
    @Test func markdownLeadsWhereItSays() {
        let shown = ShownText(
            VStack {
                Text("See [the **guide**](https://a.example/x?y=1) or [this](mailto:me@a.example).")
                Text("No link").underline()
            })
        same(shown.links, ["the guide > https://a.example/x?y=1", "this > mailto:me@a.example"])
    }

    /// Addresses are links without any sign, as GitHub's Markdown has it; what is no localised text has none.
    @Test(
        arguments: [
            (Text("Visit https://apple.com now"), ["https://apple.com > https://apple.com"]),
            (Text("john.doe@gmail.com"), ["john.doe@gmail.com > mailto:john.doe@gmail.com"]),
            (Text("Visit https://github.com."), ["https://github.com > https://github.com"]),
            (
                Text("(www.a.example/x_(y), me+z@b.example)"),
                [
                    "www.a.example/x_(y) > http://www.a.example/x_(y)",
                    "me+z@b.example > mailto:me+z@b.example",
                ]
            ),
            (
                Text("[https://a.example](https://b.example)"),
                ["https://a.example > https://b.example"]
            ),
            (Text("[![words](a.png)](https://b.example)"), ["words > https://b.example"]),
            (Text("`https://a.example` at 3:4, a@b, %@ http:/x"), []),
            (Text(verbatim: "https://apple.com"), []), (Text("https://apple.com" as String), []),
        ] as [(Text, [String])])
    func addressesLeadWhereTheySay(text: Text, links: [String]) {
        same(ShownText(text).links, links)
    }

    /// Of a picture in Markdown its words remain, in the colour of the text.
    @Test func aPictureInMarkdownIsItsWords() {
        let shown = ShownText(Text("![alt](a.png) and text"))
        #expect(shown.links == [] && shown.string == "alt and text")
    }

    @Test func attributesLeadWhereTheySay() {
        var string = AttributedString("Read on")
        string.link = URL(string: "https://a.example")
        same(ShownText(Text(string)).links, ["Read on > https://a.example"])
    }

    @Test func aLinkOfTwoLinesLeadsFromBoth() {
        let shown = ShownText(Text("[first second](https://a.example)"), width: 70)
        same(shown.links, ["first  > https://a.example", "second > https://a.example"])
    }

    @Test func linksAreInTheTint() {
        let text = Text("a [b](https://a.example)").foregroundStyle(.green)
        let link = Link("c", destination: URL(fileURLWithPath: "/"))
        func colors(_ view: some View) -> [RGBAColor?] { ShownText(view).colors }
        let (accent, orange) = (
            colors(Text("x").foregroundStyle(Color.accentColor)),
            colors(Text("x").foregroundStyle(.orange))
        )
        same(colors(text)[1...], accent[...])
        same(colors(HStack { text }.tint(.orange))[1...], orange[...])
        same(colors(link), accent)
        same(colors(VStack { link }.tint(.orange)), orange)
        same(colors(link.tint(Color?.none)), accent)
    }

    /// As wide as the picture that was measured for it.
    @Test func picturesShrinkWithTheirText() throws {
        let text = Text("A circle: \(Image(systemName: "circle")) and more").font(.system(size: 40))
            .lineLimit(1).minimumScaleFactor(0.25)
        func picture(_ width: CGFloat?) throws -> CGRect {
            let group = try #require(ShownText(text, width: width).pictures.first)
            return group.content.bounds.applying(group.transform)
        }
        let (full, ideal) = (try picture(nil), ShownText(text).size.width)
        let half = try picture(ideal / 2)
        #expect(half.width < full.width * 0.6 && half.width > full.width * 0.4)
        let shown = ShownText(text, width: ideal / 2)
        let after = try #require(shown.runs.last).run
        #expect(half.maxX <= after.origin.x + 1, "the picture does not cover what follows")
        #expect(half.maxY < full.maxY)
    }
}
