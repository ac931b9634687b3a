import Expectations
import Foundation
import QuadrantGeometry
import QuadrantShaping
import QuadrantText
import Testing

/// Widths recorded of Apple's system font on macOS 26.2, which Inter is spaced to come near:
/// `Data/text-metrics.tsv`, which names its source.
@Suite struct WidthTests {
    struct Row {
        var text: String
        var size: CGFloat
        var weight: Double
        var width: CGFloat
    }

    /// Deviations of the rows of one size and weight, in points.
    struct Deviations {
        var values: [CGFloat] = []
        var worst: (text: String, value: CGFloat) = ("", 0)

        var mean: CGFloat { values.reduce(0, +) / CGFloat(values.count) }
        var meanSize: CGFloat { values.map(abs).reduce(0, +) / CGFloat(values.count) }
    }

    /// Prints the table of deviations; fails if it gets worse.
    @Test func widthsComeNearTheRecordedOnes() throws {
        let groups = Dictionary(grouping: try rows()) { [Double($0.size), $0.weight] }
        var all = Deviations()
        print("size weight rows  mean  |mean|  worst")
        for (key, rows) in groups.sorted(by: { $0.key.lexicographicallyPrecedes($1.key) }) {
            var group = Deviations()
            for row in rows {
                add(row, to: &group)
                add(row, to: &all)
            }
            print(line(String(format: "%4.0f %6.0f", key[0], key[1]), group))
            #expect(abs(group.worst.value) <= max(1, key[0] * 0.075), "\(group.worst)")
        }
        print(line("all        ", all))
        #expect(all.values.count > 300)
        #expect(abs(all.mean) < 0.1)
        #expect(all.meanSize < 0.3)
    }

    /// SF Mono's characters are 0.618164 of the size wide, in every weight.
    @Test(arguments: [12.0, 15, 17, 34], [400.0, 700, 900])
    func monospacedCharactersAreAsWideAsApples(size: CGFloat, weight: Double) {
        var text = request("git status", size: size, weight: weight)
        text.runs[0].font.family = .system(.monospaced)
        let width = ShapingEngine.shared.size(text).width
        #expect(abs(width - 10 * 1266 / 2048 * size) <= 0.5)
    }

    /// An Apple picture has 184.3 points between the first stem and the last of "Hello World" in black
    /// rounded type of 34 points; regular type is about as wide as that of the default design.
    @Test func roundedTypeIsAsWideAsApples() throws {
        let engine = ShapingEngine.shared
        var text = request("Hello World", size: 34, weight: 900)
        text.runs[0].font.family = .system(.rounded)
        let shaped = engine.shape(text, proposal: .unspecified)
        let run = try #require(shaped.lines.first?.runs.first)
        let stems = ["H", "d"].map { letter -> CGFloat in
            let index = letter == "H" ? 0 : run.glyphs.count - 1
            let bounds = engine.outline(of: run.glyphs[index].id, font: run.font, size: 34)
                .boundingRect
            fails(bounds.isEmpty)
            let stem: CGFloat = 6.2
            let x = letter == "H" ? bounds.minX + stem / 2 : bounds.maxX - stem / 2
            return run.glyphs[index].x + x
        }
        #expect(abs(stems[1] - stems[0] - 184.3) < 1)
        for size in [12.0, 17, 22, 34] {
            var rounded = request(sentence, size: size)
            let plain = engine.size(rounded).width
            rounded.runs[0].font.family = .system(.rounded)
            near(engine.size(rounded).width / plain, 1, within: 0.02)
        }
    }

    private func line(_ title: String, _ group: Deviations) -> String {
        title
            + String(
                format: " %4d %5.2f %6.2f %6.1f", group.values.count, group.mean, group.meanSize,
                group.worst.value) + " \(group.worst.text)"
    }

    private func add(_ row: Row, to group: inout Deviations) {
        let size = ShapingEngine.shared.size(request(row.text, size: row.size, weight: row.weight))
        // What one character of another design alone may be off by is not the spacing's fault.
        if row.text.contains("%") { return }
        group.values.append(size.width - row.width)
        if abs(size.width - row.width) > abs(group.worst.value) {
            group.worst = (row.text, size.width - row.width)
        }
    }

    /// Single lines of one plain run at their natural width.
    private func rows() throws -> [Row] {
        let file = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "Data/text-metrics.tsv")
        let weights = ["regular": 400.0, "medium": 500, "semibold": 600, "bold": 700]
        return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").compactMap {
            let fields = $0.split(separator: "\t", omittingEmptySubsequences: false)
            guard !$0.hasPrefix("#"), fields.count > 9, fields[3].isEmpty, fields[4].isEmpty,
                fields[9] == "1", let width = Double(fields[5]),
                let weight = weights[String(fields[2].prefix { $0 != " " })],
                let size = fields[1].split(whereSeparator: { !$0.isNumber }).last.flatMap({
                    Double($0)
                })
            else { return nil }
            return Row(text: String(fields[0]), size: size, weight: weight, width: width)
        }
    }
}
