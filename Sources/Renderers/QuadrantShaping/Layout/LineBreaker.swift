internal import Foundation

/// Breaks a paragraph into lines: greedily at the allowed places, spaces at a line's end hanging. A word
/// that is wider than its line is parted with a hyphen where its language has one, else by letters.
struct LineBreaker {
    /// The clusters of a line, and the hyphen at its end.
    struct Line {
        var clusters: Range<Int>
        /// The hyphen at its end, which takes room.
        var hyphen: LineSign?
    }

    /// Slack in points for sums that should be equal.
    static let slack = 0.001

    /// The paragraph that is broken.
    let paragraph: Paragraph
    /// Points in a line: 0 or more, maybe infinite.
    let room: Double
    /// Shapes the hyphens that lines may end in.
    let services: LineServices

    /// The lines, at most `limit` of them; one, maybe empty, at least.
    ///
    /// - Complexity: O(clusters) in the lines that are returned.
    func lines(limit: Int) -> [Line] {
        let count = paragraph.clusters.count
        if paragraph.drawnWidth <= room + LineBreaker.slack { return [Line(clusters: 0..<count)] }
        var lines: [Line] = []
        var start = 0
        while start < count, lines.count < limit {
            let line = self.line(from: start)
            lines.append(line)
            start = line.clusters.upperBound
        }
        if lines.count == 2, start == count { giveCompany(&lines) }
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

    /// The soft hyphen that is seen if a line ends before `cluster`; `nil` where there is none.
    private func hyphen(before cluster: Int) -> LineSign? {
        guard paragraph.hasSoftHyphens, cluster > 0, cluster < paragraph.clusters.count else {
            return nil
        }
        let start = paragraph.start(of: cluster)
        guard paragraph.units[start - 1] == LineSign.softHyphen else { return nil }
        return hyphen(after: cluster - 1)
    }

    /// A hyphen in the font of a cluster.
    private func hyphen(after cluster: Int) -> LineSign {
        let item = paragraph.items[Int(paragraph.clusters[cluster].item)]
        return LineSign(
            text: services.sign(.hyphen, item.runIndex), runIndex: item.runIndex,
            level: item.level)
    }

    /// The line that begins at `start`: at least one cluster that is drawn, so that spaces never make a
    /// line of their own.
    private func line(from start: Int) -> Line {
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
                if let lastBreak {
                    return Line(clusters: start..<lastBreak, hyphen: hyphen(before: lastBreak))
                }
                let end = isDrawn ? index : index + 1
                return hyphenated(within: start..<end)
                    ?? Line(clusters: start..<emergency(at: end, from: start))
            }
            isDrawn = true
        }
        return Line(clusters: start..<paragraph.clusters.count)
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

    /// The longest part of a word that fits with a hyphen; `nil` where none does and where its language
    /// parts it nowhere there. Evidence, Apple's pictures: "Notifica-/tions", "Emer-/gency",
    /// "Re-/minders".
    ///
    /// - Parameter clusters: Those that fit without one, at least a cluster.
    private func hyphenated(within clusters: Range<Int>) -> Line? {
        // A hyphen has no room where a single cluster has none.
        guard room > 0, clusters.count > 1 else { return nil }
        let start = paragraph.start(of: clusters.lowerBound)
        let last = clusters.upperBound - 1
        let language = paragraph.items[Int(paragraph.clusters[last].item)].style.language
        let offsets = Hyphenation.offsets(
            in: paragraph.units, around: paragraph.start(of: last), language: language)
        for offset in offsets.reversed() where offset > start {
            guard
                let end = (clusters.lowerBound + 1...clusters.upperBound).last(where: {
                    paragraph.start(of: $0) == offset
                })
            else { continue }
            var sign = hyphen(after: end - 1)
            sign.partsWord = true
            let line = clusters.lowerBound..<end
            if fitsCut(line, with: sign) { return Line(clusters: line, hyphen: sign) }
        }
        return nil
    }

    private func fitsCut(_ clusters: Range<Int>, with sign: LineSign) -> Bool {
        var width = paragraph.width(of: clusters).full
        if ParagraphCutter.isNeeded(clusters, in: paragraph) {
            let cut = ParagraphCutter(paragraph: paragraph, services: services).cut(clusters)
            width = cut.width(of: cut.clusters.indices).full
        }
        return width + sign.width <= room + LineBreaker.slack
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

    /// The most characters of a last word that is not left alone, its signs included.
    ///
    /// Evidence: "Local" has company in Apple's picture of iOS 18, "frame." in widths recorded on macOS 26.2, "linking" in
    /// a thread about UILabel (issue 42 of ZSWTappableLabel); "vulnerabilities." has none in Apple's picture of iOS 26,
    /// and of the pictures with one last word five are against company. Between 8 and 15 is a choice.
    private static let longestAlone = 7

    /// Moves the first line's last word down to a single short word in the second, if it fits there.
    ///
    /// Evidence, Apple's pictures of iOS 18: "Keep / All Local" in 78 points, although "Keep All / Local" is
    /// the more even.
    private func giveCompany(_ lines: inout [Line]) {
        let (first, second) = (lines[0].clusters, lines[1].clusters)
        let clusters = paragraph.clusters
        let length = clusters[second].count { !$0.isSpace }
        guard length <= Self.longestAlone, clusters[second.lowerBound].startsLine,
            !clusters[second].dropFirst().contains(where: { $0.startsLine }),
            let word = first.dropFirst().last(where: { clusters[$0].startsLine }),
            hyphen(before: word) == nil,
            width(of: word..<second.upperBound).drawn <= room + LineBreaker.slack
        else { return }
        lines = [
            Line(clusters: first.lowerBound..<word), Line(clusters: word..<second.upperBound),
        ]
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
