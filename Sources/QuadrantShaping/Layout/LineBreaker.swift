internal import Foundation

/// Breaks a paragraph into lines: greedily at the allowed places, spaces at a line's end hanging.
struct LineBreaker {
    /// Slack in points for sums that should be equal.
    static let slack = 0.001

    /// The paragraph that is broken.
    let paragraph: Paragraph
    /// Points in a line: 0 or more, maybe infinite.
    let room: Double
    /// Shapes the hyphens that lines may end in.
    let services: LineServices

    /// The cluster ranges of the lines, at most `limit` of them; one, maybe empty, at least.
    ///
    /// - Complexity: O(clusters) in the lines that are returned.
    func lines(limit: Int) -> [Range<Int>] {
        let count = paragraph.clusters.count
        if paragraph.drawnWidth <= room + LineBreaker.slack { return [0..<count] }
        var lines: [Range<Int>] = []
        var start = 0
        while start < count, lines.count < limit {
            let end = self.end(from: start)
            lines.append(start..<end)
            start = end
        }
        if lines.count == 2, start == count { evenOut(&lines) }
        return lines
    }

    /// Width of the clusters, and of those before the spaces at the end.
    func width(of line: Range<Int>) -> (full: Double, drawn: Double) {
        paragraph.width(of: line)
    }

    /// Whether the clusters fit in a line, spaces at the end hanging over.
    ///
    /// - Complexity: O(clusters) that fit.
    func fits(_ line: Range<Int>) -> Bool {
        var width = 0.0
        for cluster in paragraph.clusters[line] {
            width += paragraph.advance(of: cluster, at: width)
            if !cluster.isSpace, width > room + LineBreaker.slack { return false }
        }
        return true
    }

    /// The hyphen that is seen if a line ends before `cluster`; `nil` where there is none.
    func hyphen(before cluster: Int) -> LineSign? {
        guard paragraph.hasSoftHyphens, cluster > 0, cluster < paragraph.clusters.count else {
            return nil
        }
        let start = paragraph.start(of: cluster)
        guard paragraph.units[start - 1] == LineSign.softHyphen else { return nil }
        let item = paragraph.items[Int(paragraph.clusters[cluster - 1].item)]
        return LineSign(
            text: services.sign(.hyphen, item.runIndex), runIndex: item.runIndex,
            level: item.level)
    }

    /// Where the line that begins at `start` ends: after at least one cluster that is drawn, so that
    /// spaces never make a line of their own.
    private func end(from start: Int) -> Int {
        var width = 0.0
        var lastBreak: Int?
        var isDrawn = false
        for index in start..<paragraph.clusters.count {
            let cluster = paragraph.clusters[index]
            if isDrawn, cluster.startsLine {
                if hasRoom(forHyphenBefore: index, after: width) { lastBreak = index }
            }
            width += paragraph.advance(of: cluster, at: width)
            if cluster.isSpace { continue }
            if width > room + LineBreaker.slack {
                return lastBreak ?? emergency(at: isDrawn ? index : index + 1, from: start)
            }
            isDrawn = true
        }
        return paragraph.clusters.count
    }

    /// Whether the clusters fit as they are shaped once they are cut out.
    private func fitsCut(_ clusters: Range<Int>) -> Bool {
        guard ParagraphCutter.isNeeded(clusters, in: paragraph) else { return true }
        let cut = ParagraphCutter(paragraph: paragraph, services: services).cut(clusters)
        return cut.width(of: cut.clusters.indices).drawn <= room + LineBreaker.slack
    }

    private func hasRoom(forHyphenBefore index: Int, after width: Double) -> Bool {
        guard let hyphen = hyphen(before: index) else { return true }
        return width + hyphen.width <= room + LineBreaker.slack
    }

    /// Where a word that is too wide is cut: at `index`, but before a soft hyphen there, which would
    /// be seen and has no room. A word that was cut takes the spaces behind it along.
    private func emergency(at index: Int, from start: Int) -> Int {
        var end = index
        if hyphen(before: end) != nil, end - 1 > start { return end - 1 }
        while end - 1 > start, !fitsCut(start..<end) { end -= 1 }
        while end < paragraph.clusters.count, paragraph.clusters[end].isSpace { end += 1 }
        return end
    }

    /// Moves the first line's last word down to a single word in the second, if it fits there and
    /// the lines come nearer to each other in width.
    private func evenOut(_ lines: inout [Range<Int>]) {
        let (first, second) = (lines[0], lines[1])
        let clusters = paragraph.clusters
        guard clusters[second.lowerBound].startsLine,
            !clusters[second].dropFirst().contains(where: { $0.startsLine }),
            let word = first.dropFirst().last(where: { clusters[$0].startsLine }),
            hyphen(before: word) == nil
        else { return }
        let moved = [first.lowerBound..<word, word..<second.upperBound]
        let widths = (lines + moved).map { width(of: $0).drawn }
        guard widths[3] <= room + LineBreaker.slack,
            abs(widths[2] - widths[3]) < abs(widths[0] - widths[1])
        else { return }
        lines = moved
    }
}

extension Paragraph {
    /// Width of a line of these clusters, and of those before the spaces at its end.
    func width(of line: Range<Int>) -> (full: Double, drawn: Double) {
        var full = 0.0
        var drawn = 0.0
        for cluster in clusters[line] {
            full += advance(of: cluster, at: full)
            if !cluster.isSpace { drawn = full }
        }
        return (full, drawn)
    }
}
