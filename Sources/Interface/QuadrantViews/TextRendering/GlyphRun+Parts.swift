import Foundation
import QuadrantText

extension GlyphRun {
    /// The left and right end of neighbouring glyphs, from the run's left end, in points. Of several
    /// glyphs that stand for the same characters the first has all of their width.
    func edges(of range: Range<Int>) -> (left: CGFloat, right: CGFloat) {
        guard !glyphs.isEmpty else { return (0, width) }
        return (edge(before: range.lowerBound), edge(before: range.upperBound))
    }

    private func edge(before index: Int) -> CGFloat {
        var index = index
        if index == 0 { return 0 }
        while index < glyphs.count, glyphs[index].cluster == glyphs[index - 1].cluster {
            index += 1
        }
        return index < glyphs.count ? glyphs[index].x : width
    }

    /// Neighbouring glyphs as a run of its own, in the same line.
    func part(_ range: Range<Int>) -> GlyphRun {
        guard !glyphs.isEmpty, range != 0..<glyphs.count else { return self }
        let (left, right) = edges(of: range)
        var part = self
        part.glyphs = glyphs[range].map { glyph in
            var glyph = glyph
            glyph.x -= left
            return glyph
        }
        part.origin.x += left
        part.width = right - left
        part.keepCharacters(of: range, in: self)
        return part
    }

    /// Leaves in the text only the characters that the run's glyphs stand for.
    private mutating func keepCharacters(of range: Range<Int>, in whole: GlyphRun) {
        let clusters = glyphs.map(\.cluster)
        guard let first = clusters.min(), let last = clusters.max() else {
            text = ""
            return
        }
        let next = whole.glyphs.lazy.map(\.cluster).filter { $0 > last }.min()
        let bytes = Array(whole.text.utf8)
        let end = next.map(Int.init) ?? bytes.count
        guard Int(first) <= end, end <= bytes.count else { return }
        text = String(decoding: bytes[Int(first)..<end], as: UTF8.self)
        for index in glyphs.indices { glyphs[index].cluster -= first }
    }
}

extension ShapedLine {
    /// The line with nothing but a run, or a part of one, and what is drawn along it.
    func only(_ run: GlyphRun) -> ShapedLine {
        var line = self
        line.runs = [run]
        line.decorations = decorations.compactMap { decoration in
            guard decoration.runIndex == run.runIndex else { return nil }
            let left = Self.near(decoration.rect.minX, run.origin.x) { max($0, $1) }
            let right = Self.near(decoration.rect.maxX, run.origin.x + run.width) { min($0, $1) }
            guard right > left else { return nil }
            var part = decoration
            part.rect.origin.x = left
            part.rect.size.width = right - left
            return part
        }
        return line
    }

    /// The end of a decoration where it is that of a run too: it was moved to whole pixels, by half a
    /// point at most. Elsewhere the end that `cut` takes.
    private static func near(
        _ end: CGFloat, _ edge: CGFloat, _ cut: (CGFloat, CGFloat) -> CGFloat
    ) -> CGFloat {
        abs(end - edge) <= 0.5 ? end : cut(end, edge)
    }
}
