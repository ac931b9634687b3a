import Foundation
import QuadrantCairo
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantLayout
import QuadrantShaping
import QuadrantText
import QuadrantViews
import Testing

/// Heavy weights widen the lines of symbols, but close none of the gaps between them.
@MainActor @Suite struct HeavySymbolTests {
    private func image(_ name: String, _ weight: Font.Weight) throws -> DisplayImage {
        var environment = EnvironmentValues()
        environment.displayScale = 1
        let view = Image(systemName: name).font(.system(size: 200, weight: weight))
        let tree = ViewTree(view, environment: environment, textEngine: FixedMetricsText())
        let size = tree.update(.unspecified)
        let list = tree.displayList(
            canvas: size, origin: .zero, displayScale: 1, background: nil)
        return try PNGRenderer(engine: ShapingEngine()).image(list, scale: 1)
    }

    /// How many stretches of ink a row of pixels crosses, at a share of the symbol's height.
    private func crossings(_ name: String, _ weight: Font.Weight, at share: Double) throws -> Int {
        let image = try image(name, weight)
        let row = Int(Double(image.height) * share) * image.width
        var count = 0
        var isInk = false
        for x in 0..<image.width {
            let alpha = image.pixels[(row + x) * 4 + 3]
            if alpha > 200, !isInk { count += 1 }
            if alpha > 200 { isInk = true } else if alpha < 55 { isInk = false }
        }
        return count
    }

    @Test(arguments: [Font.Weight.regular, .semibold, .bold, .heavy])
    func theStripesOfABinStayApart(_ weight: Font.Weight) throws {
        #expect(try crossings("trash", weight, at: 0.6) == 5)
    }

    @Test(arguments: [
        ("list.bullet.rectangle", 0.5), ("calendar", 0.57), ("barcode", 0.5), ("film", 0.5),
        ("building.2", 0.6), ("chart.bar.xaxis", 0.7), ("square.split.2x2", 0.3), ("keyboard", 0.5),
    ])
    func whatRegularLinesPartStaysParted(_ name: String, _ share: Double) throws {
        let regular = try crossings(name, .regular, at: share)
        #expect(try crossings(name, .bold, at: share) == regular)
        #expect(try crossings(name, .black, at: share) == regular)
    }

    @Test(arguments: [
        "trash", "film", "cloud.rain", "person.2", "building.2", "calendar", "keyboard",
    ])
    func noWeightHasLessInkThanALighterOne(_ name: String) throws {
        let ink = try [Font.Weight.regular, .medium, .semibold, .bold, .heavy, .black].map {
            weight in
            let image = try image(name, weight)
            let alpha = stride(from: 3, to: image.pixels.count, by: 4).map { Int(image.pixels[$0]) }
            return Double(alpha.reduce(0, +)) / 255
        }
        // Where the lines grow no more the room is fitted anew, which takes a little.
        for (lighter, heavier) in zip(ink, ink.dropFirst()) { #expect(heavier > lighter * 0.95) }
        #expect(ink[5] > ink[0] * 1.1)
    }
}
