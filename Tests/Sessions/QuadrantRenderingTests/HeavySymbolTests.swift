import Expectations
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

/// Each weight is heavier than the one before, but closes none of the gaps between the lines.
@MainActor @Suite struct HeavySymbolTests {
    private static let weights: [Font.Weight] = [
        .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]

    private func image(
        _ name: String, _ weight: Font.Weight, size: CGFloat = 200, onlySign: Bool = false
    ) throws -> DisplayImage {
        var environment = EnvironmentValues()
        environment.displayScale = 1
        let view = Image(systemName: name).font(.system(size: size, weight: weight))
            .symbolRenderingMode(onlySign ? .palette : .monochrome)
            .foregroundStyle(.black, onlySign ? .clear : .black)
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

    @Test(arguments: [Font.Weight.regular, .semibold, .bold, .heavy, .black])
    func theStripesOfABinStayApart(_ weight: Font.Weight) throws {
        try same(crossings("trash", weight, at: 0.6), 5)
    }

    @Test(arguments: [
        ("list.bullet.rectangle", 0.5), ("calendar", 0.7), ("barcode", 0.5), ("film", 0.5),
        ("building.2", 0.6), ("chart.bar.xaxis", 0.7), ("square.split.2x2", 0.3), ("keyboard", 0.5),
        ("globe", 0.4), ("person.3", 0.4), ("faceid", 0.42), ("questionmark.circle", 0.5),
        ("xmark.circle", 0.5), ("a.circle", 0.65),
    ])
    func whatRegularLinesPartStaysParted(_ name: String, _ share: Double) throws {
        let regular = try crossings(name, .regular, at: share)
        try same(crossings(name, .bold, at: share), regular)
        try same(crossings(name, .black, at: share), regular)
    }

    /// How many pieces the lines of a column of pixels in the middle are: the mark, its dot, what is around.
    @Test(arguments: ["info.circle", "questionmark.circle", "exclamationmark.triangle"])
    func dotsStayApartFromTheirMarks(_ name: String) throws {
        func count(_ weight: Font.Weight) throws -> Int {
            let image = try image(name, weight)
            let column = (0..<image.height).map {
                image.pixels[($0 * image.width + image.width / 2) * 4 + 3] > 127
            }
            return zip([false] + column, column).count { !$0 && $1 }
        }
        for weight in [Font.Weight.semibold, .bold, .heavy, .black] {
            try same(count(weight), count(.regular))
        }
    }

    /// The names that real code uses most, in all weights.
    @Test func eachWeightHasMoreInkThanTheOneBefore() throws {
        let file = URL(filePath: #filePath)
            .appending(path: "../../../../Scripts/Symbols/used-names.tsv").standardizedFileURL
        let names = try String(contentsOf: file, encoding: .utf8)
            .split(separator: "\n").dropFirst().prefix(200).map(String.init)
        // One of four: all are as well, but take their time.
        for name in stride(from: 0, to: names.count, by: 4).map({ names[$0] }) {
            // What is cut out of a solid takes of its ink: the sign itself is looked at.
            let words = name.split(separator: ".").dropFirst()
            let isSign =
                words.last == "fill"
                && !words.isDisjoint(with: ["circle", "square", "triangle", "seal", "shield"])
            let ink = try Self.weights.map { weight in
                let image = try image(name, weight, size: 60, onlySign: isSign)
                let alpha = stride(from: 3, to: image.pixels.count, by: 4)
                    .map { Int(image.pixels[$0]) }
                return Double(alpha.reduce(0, +)) / 255
            }
            let steps = zip(ink, ink.dropFirst()).map { $1 / $0 }
            holds(steps.allSatisfy { $0 > 1.01 }, "\(name): \(steps)")
        }
    }
}

extension Sequence where Element: Hashable {
    fileprivate func isDisjoint(with others: Set<Element>) -> Bool {
        !contains { others.contains($0) }
    }
}
