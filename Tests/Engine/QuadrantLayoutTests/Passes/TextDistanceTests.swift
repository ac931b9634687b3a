import Expectations
import QuadrantTesting
import QuadrantText
import QuadrantViews
import SwiftUI
import TestedViews
import Testing

/// Default distances of texts in stacks. Recorded on iOS 26.0 for point-size fonts (font metrics of
/// swiftui-web); horizontally 8, between texts 0 (the same recordings).
@MainActor @Suite struct TextDistanceTests {
    /// Font size, distance below a plain view, distance above one.
    @Test(
        arguments: [
            (10, 3.912109, 6.387695), (11, 4.15332, 6.876465), (12, 4.394531, 7.365234),
            (13, 5.135742, 8.354004), (15, 5.618164, 9.331543), (17, 6.600586, 10.809082),
            (20, 7.324219, 12.275391), (22, 8.306641, 13.75293), (24, 8.789062, 14.730469),
            (26, 9.771484, 16.208008), (32, 11.71875, 19.640625), (40, 14.648438, 24.550781),
        ] as [(CGFloat, CGFloat, CGFloat)])
    func columns(_ size: CGFloat, _ above: CGFloat, _ below: CGFloat) throws {
        func text(_ name: String) -> some View {
            Text("x").font(.system(size: size)).accessibilityIdentifier(name)
        }
        let view = VStack {
            box("a", 10, 10)
            text("b")
            text("c")
            HStack {
                box("d", 10, 10)
                text("e")
            }
        }
        let frames = LayoutSnapshot(of: view, proposal: .unspecified).frames
        let (b, c) = (try #require(frames["b"]), try #require(frames["c"]))
        let (d, e) = (try #require(frames["d"]), try #require(frames["e"]))
        #expect(abs(b.minY - 10 - above) < 1e-6)
        same(c.minY, b.maxY)
        // The row holds a box and a text: it keeps the distance of the text.
        same(min(d.minY, e.minY), c.maxY)
        same(e.minX - d.maxX, 8)
        let plain = Color.red.frame(width: 10, height: 10)
        near(try gap(text("x"), plain), below, within: 1e-6)
    }

    /// The distance of two views in a column.
    private func gap(
        _ upper: some View, _ lower: some View, on platform: PlatformProfile = .iOS26,
        _ size: DynamicTypeSize = .large, scale: CGFloat = 2
    ) throws -> CGFloat {
        let view = VStack {
            upper.accessibilityIdentifier("upper")
            lower.accessibilityIdentifier("lower")
        }
        .environment(\.platformProfile, platform)
        .environment(\.dynamicTypeSize, size)
        .environment(\.displayScale, scale)
        let frames = LayoutSnapshot(of: view, proposal: .unspecified).frames
        return try #require(frames["lower"]).minY - (try #require(frames["upper"])).maxY
    }

    private static let text = Text(verbatim: "x")

    /// Recorded on iOS 26.0 and macOS 26.2 at scale 2 (font metrics of swiftui-web): text to text of a style.
    @Test(
        arguments: [
            (.largeTitle, 0.5, 1.5), (.title, 1, 0.5), (.title2, 2, 2), (.title3, 1.5, 2.5),
            (.headline, 2, 1), (.subheadline, 2.5, 1.5), (.body, 2, 1), (.callout, 2, 1),
            (.footnote, 2.5, 1.5), (.caption, 2, 1.5), (.caption2, 0, 1.5),
        ] as [(Font.TextStyle, CGFloat, CGFloat)])
    func textsOfAStyle(_ style: Font.TextStyle, _ phone: CGFloat, _ mac: CGFloat) throws {
        let text = Self.text.font(.system(style))
        try same(gap(text, text), phone)
        try same(gap(text, text, on: .macOS26), mac)
    }

    /// Recorded on macOS 26.2: size, distance below a plain view, distance above one.
    @Test(
        arguments: [
            (10, 3.609375, 6.231445), (13, 4.742188, 8.150879), (17, 6.085938, 10.543457),
            (20, 6.71875, 11.962891), (40, 13.4375, 23.925781),
        ] as [(CGFloat, CGFloat, CGFloat)])
    func sizesInPointsOnMac(_ size: CGFloat, _ above: CGFloat, _ below: CGFloat) throws {
        let text = Self.text.font(.system(size: size))
        let plain = Color.red.frame(width: 10, height: 10)
        near(try gap(plain, text, on: .macOS26), above, within: 1e-5)
        near(try gap(text, plain, on: .macOS26), below, within: 1e-5)
        let body = Self.text.font(.body)
        near(try gap(plain, body, on: .macOS26), 6.22406, within: 1e-5)
        near(try gap(body, plain, on: .macOS26), 11.150879, within: 1e-5)
    }

    /// Apple's pictures at scale 3 and medium size: body under body 2, a caption under a headline or body 0.
    @Test func theLowerTextDecides() throws {
        let (body, headline) = (Self.text, Self.text.font(.headline))
        let caption = Self.text.font(.caption)
        near(try gap(body, body, .medium, scale: 3), 2, within: 1e-9)
        try same(gap(headline, caption, .medium, scale: 3), 0)
        try same(gap(body, caption, .medium, scale: 3), 0)
        near(try gap(caption, body, .medium, scale: 3), 2, within: 1e-9)
        try same(gap(body, Self.text.font(.system(size: 17))), 0)
    }

    /// The same pictures: a headline of 16 points over a shape 9.8.
    @Test func aHeadlineOverAShape() throws {
        let shape = Rectangle().frame(width: 10, height: 10)
        near(try gap(Self.text.font(.headline), shape, .medium, scale: 3), 9.8, within: 0.05)
    }

    @Test func symbolsCountAsTexts() throws {
        func star(_ size: CGFloat) -> some View {
            Image(systemName: "star").font(.system(size: size))
        }
        try same(gap(Self.text, star(40)), 0)
        try same(gap(star(21), Self.text.font(.caption2)), 0)
        try same(gap(star(80), Self.text), 0)
        #expect(try gap(Self.text, Image(systemName: "star").resizable().frame(height: 9)) > 8)
    }

    /// A row of a text, a spacer and a symbol over a column of texts: 2, as text over text.
    @Test func rowsHandOnTheDistancesOfTheirTexts() throws {
        let row = HStack {
            Self.text
            Spacer()
            Image(systemName: "chevron.right")
        }
        try same(gap(row, VStack { Self.text }), 2)
        let legend = HStack {
            Circle().frame(width: 12, height: 12)
            Self.text.font(.caption)
        }
        let area = Color.red.frame(width: 40, height: 10)
        near(try gap(area, VStack { legend }, .medium, scale: 3), 4.15, within: 0.01)
        try same(gap(area, HStack { Circle().frame(width: 12, height: 12) }), 8)
    }

    /// Apple's pictures (five of the first kind, one of the second, three of the last): a text over layers of which one is no
    /// text, a symbol over a padded text, a stack without views, and one that begins with a spacer.
    @Test func distancesReadFromPictures() throws {
        let layers = ZStack {
            Circle().frame(width: 60, height: 60)
            Self.text
        }
        let text = Self.text.font(.system(size: 14))
        let plain = Color.red.frame(width: 10, height: 10)
        near(try gap(text, layers), 9, within: 0.5)
        try same(gap(text, layers), gap(text, plain))
        let symbol = Image(systemName: "star").font(.largeTitle)
        near(try gap(symbol, Self.text.padding(.top, 4)), 5.3, within: 0.1)
        try same(gap(symbol, Self.text), 0)
        try same(gap(Self.text, VStack { if false { Self.text } }), 0)
        try same(gap(plain, HStack {}), 0)
        let pushed = VStack {
            Spacer(minLength: 3)
            Self.text
        }
        try same(gap(Self.text, pushed), 8)
        try same(gap(plain, pushed), 8)
    }

    /// Buttons of texts stand as the texts do (Apple's picture of iOS 13: titles 34 apart); 8 from a control
    /// below (recorded on iOS 26.0).
    @Test func buttonsHaveTheDistancesOfTheirLabels() throws {
        func button() -> some View { Button("x") {}.font(.title) }
        try same(gap(button(), button()), 1)
        try same(gap(button(), Self.text), 2)
        let area = Color.red.frame(width: 40, height: 10)
        try same(gap(button(), area), 8)
        try same(gap(area, button()), gap(area, Self.text.font(.title)))
        try same(gap(button().buttonStyle(.bordered), button().buttonStyle(.bordered)), 8)
    }
}
