import Expectations
import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantLayout
import QuadrantRendering
import QuadrantText
import QuadrantViews
import SwiftUI
import Testing

/// What `tint` colours, and borders in styles, as a user sees them.
@MainActor
struct TintTests {
    private let green = Color(.sRGB, red: 0, green: 1, blue: 0)

    private func rgba(_ view: some View) throws -> [UInt8] {
        try #require(ImageRenderer(content: view).cgImage).rgba
    }

    /// The colours of the pixels that are covered altogether.
    private func solid(_ view: some View) throws -> Set<[UInt8]> {
        let bytes = try rgba(view)
        return Set(
            stride(from: 0, to: bytes.count, by: 4).map { Array(bytes[$0..<$0 + 4]) }
                .filter { $0[3] == 255 })
    }

    private var link: some View {
        Link(destination: URL(filePath: "/")) { Rectangle().frame(width: 4, height: 4) }
    }

    @Test func linksAreTinted() throws {
        try same(solid(link.tint(green)), [[0, 255, 0, 255]])
        try same(solid(link), solid(Color.accentColor.frame(width: 4, height: 4)))
        try same(solid(link.tint(nil as Color?).tint(green)), solid(link))
    }

    @Test func linksInMarkdownAreTinted() throws {
        let text = Text("[██](https://example.org)").font(.system(size: 40))
        try same(solid(text.tint(green)), [[0, 255, 0, 255]])
        try holds(solid(text).isDisjoint(with: [[0, 255, 0, 255]]))
    }

    /// `Color.accentColor` is the colour of controls where it stands.
    @Test func accentColorFollowsWhatIsSetAroundIt() throws {
        let box = Color.accentColor.frame(width: 4, height: 4)
        let blue = try solid(Color.blue.frame(width: 4, height: 4))
        try same(solid(box), blue)
        try same(solid(box.tint(green)), [[0, 255, 0, 255]])
        try same(solid(box.accentColor(green)), [[0, 255, 0, 255]])
        try same(solid(box.accentColor(.red).tint(green)), [[0, 255, 0, 255]])
        try same(solid(box.accentColor(nil).accentColor(green)), blue)
        let filled = Rectangle().fill(Color.accentColor).frame(width: 4, height: 4)
        try same(solid(filled.tint(green)), [[0, 255, 0, 255]])
        // A tint that is not a single colour is passed over; one that refers to itself becomes the
        // system's.
        let gradient = LinearGradient(colors: [green, .black], startPoint: .top, endPoint: .bottom)
        try same(solid(box.tint(gradient)), blue)
        try same(solid(box.tint(Color.accentColor)), blue)
        try same(solid(box.tint(TintShapeStyle())), blue)
        try same(solid(box.accentColor(.accentColor)), blue)
        try same(
            solid(Rectangle().fill(.tint).frame(width: 4, height: 4).accentColor(green)),
            [[0, 255, 0, 255]])
    }

    @Test func aBorderHasItsStyle() throws {
        let gradient = LinearGradient(
            colors: [green, .black], startPoint: .leading, endPoint: .trailing)
        let bytes = try rgba(
            Color.clear.frame(width: 9, height: 3).border(gradient))
        func pixel(_ x: Int, _ y: Int) -> [UInt8] {
            Array(bytes[(y * 9 + x) * 4..<(y * 9 + x) * 4 + 4])
        }
        #expect(pixel(0, 1)[1] > 200)
        #expect(pixel(8, 1)[1] < 60)
        same(pixel(4, 0)[3], 255)
        same(pixel(4, 1), [0, 0, 0, 0])
        // Half transparent corners are painted once.
        let faded = try rgba(
            Color.clear.frame(width: 3, height: 3).border(green.opacity(0.5)))
        same(faded[0..<4], faded[4..<8])
    }

    @Test func aShapeFollowsItsContainer() throws {
        let card = ContainerRelativeShape().fill(green).padding(4).frame(width: 40, height: 40)
        let square = try rgba(card)
        let round = try rgba(card.containerShape(RoundedRectangle(cornerRadius: 16)))
        func alpha(_ bytes: [UInt8], _ x: Int, _ y: Int) -> UInt8 { bytes[(y * 40 + x) * 4 + 3] }
        same(alpha(square, 4, 4), 255)
        // The radius inside is 16 - 4: the corner is open, where the arc ends it is not.
        same(alpha(round, 4, 4), 0)
        #expect(alpha(round, 20, 4) > 240)
        same(alpha(round, 3, 20), 0)
        #expect(alpha(round, 4, 20) > 240)
    }
}
