internal import Foundation
internal import QuadrantGeometry
internal import QuadrantText

/// One line as a stretch of a paragraph's clusters, or two with an ellipsis between them.
struct LineSpan {
    /// Index of the paragraph.
    var paragraph: Int
    /// The clusters; those before the ellipsis if there is one.
    var head: Range<Int>
    /// The ellipsis of a truncated line.
    var ellipsis: Ellipsis?
    /// The clusters after the ellipsis.
    var tail: Range<Int>
    /// The advance of all clusters, in points, spaces at the end included.
    var width: Double
    /// By how many points of spaces at its end the line may hang over: 0 for a paragraph's last line.
    var hang = 0.0
    /// From the top of the text to the top of the line, in points, a whole pixel.
    var top: CGFloat = 0
    /// From the top of the text to the line's baseline, in points, a whole pixel.
    var baseline: CGFloat = 0
}

/// A shaped "…" in the font of the characters that it stands for.
struct Ellipsis {
    /// One paragraph, all of which is the sign.
    var text: AnalyzedText
    /// Index into the request's runs.
    var runIndex: Int
}

/// The lines of a text under a proposal, and their sizes.
struct TextLayout {
    private(set) var lines: [LineSpan] = []
    private(set) var measurement = TextMeasurement(size: .zero, firstBaseline: 0, lastBaseline: 0)
    /// Whether characters are left out.
    private(set) var isTruncated = false

    private let text: AnalyzedText
    private let options: TextOptions
    /// Points in a line: 0 or more, maybe infinite.
    private let room: Double
    /// Points for all lines: `nil` if they do not limit the text.
    private let height: Double?

    /// Lays `text` out. `ellipsis` answers the sign of truncation in the font of a run.
    ///
    /// A width that is `nil`, infinite or not a number is no limit, a negative one is 0; the same goes
    /// for the height, except that one line is kept always.
    init(
        _ text: AnalyzedText, options: TextOptions, proposal: ProposedViewSize,
        ellipsis: (Int) -> AnalyzedText
    ) {
        self.text = text
        self.options = options
        let width = Double(proposal.width ?? .infinity)
        room = width.isNaN ? .infinity : max(0, width)
        let height = Double(proposal.height ?? .infinity)
        self.height = height.isFinite ? max(0, height) : nil
        breakLines(ellipsis)
        measure()
    }

    /// The measurement of a text that is a single line within its proposal; `nil` for any other.
    ///
    /// - Complexity: O(runs in the text).
    static func single(
        _ text: AnalyzedText, options: TextOptions, proposal: ProposedViewSize
    ) -> TextMeasurement? {
        let room = proposal.width ?? .infinity
        guard text.paragraphs.count == 1, text.metrics.count == 1, options.reservedLines < 2,
            text.paragraphs[0].width <= room, text.metrics[0].raise == 0
        else { return nil }
        let metrics = text.metrics[0].rounded(displayScale: options.displayScale)
        let width = PixelGrid.up(text.paragraphs[0].width, options.displayScale)
        return TextMeasurement(
            size: CGSize(width: min(max(0, width), room), height: metrics.lineHeight),
            firstBaseline: metrics.baseline, lastBaseline: metrics.baseline)
    }
}

extension TextLayout {
    private mutating func breakLines(_ ellipsis: (Int) -> AnalyzedText) {
        let limit = max(1, options.lineLimit ?? .max)
        var stack = LineStack(options: options)
        for (index, paragraph) in text.paragraphs.enumerated() {
            let breaker = LineBreaker(paragraph: paragraph, room: room)
            let left = limit - lines.count
            for range in breaker.lines(limit: left == .max ? .max : left + 1) {
                var line = span(range, of: index, breaker)
                stack.place(&line, box(of: line))
                let isTooHigh = height.map { stack.height > $0 + LineBreaker.slack } ?? false
                if !lines.isEmpty, isTooHigh || lines.count == limit {
                    truncateLast(ellipsis)
                    return
                }
                lines.append(line)
            }
        }
    }

    private func span(_ range: Range<Int>, of index: Int, _ breaker: LineBreaker) -> LineSpan {
        let width = breaker.width(of: range)
        let isLast = range.upperBound == breaker.paragraph.clusters.count
        return LineSpan(
            paragraph: index, head: range, tail: range.upperBound..<range.upperBound,
            width: width.full, hang: isLast ? 0 : width.full - width.drawn)
    }

    /// Makes the last line stand for all that follows it.
    private mutating func truncateLast(_ ellipsis: (Int) -> AnalyzedText) {
        guard var line = lines.popLast() else { return }
        isTruncated = true
        let paragraph = text.paragraphs[line.paragraph]
        let rest = line.head.lowerBound..<paragraph.clusters.count
        let run = runIndex(of: line)
        let sign = Ellipsis(text: ellipsis(run), runIndex: run)
        let signWidth = sign.text.paragraphs[0].width
        let cutter = Truncation(paragraph: paragraph, room: room, ellipsis: signWidth)
        // The rest of the paragraph may fit where a later paragraph is what is left out.
        let fits = LineBreaker(paragraph: paragraph, room: room).width(of: rest).drawn <= room
        (line.head, line.tail) = cutter.cut(rest, fits ? .tail : options.truncation)
        line.ellipsis = sign
        line.width = signWidth
        for cluster in [line.head, line.tail].joined() {
            line.width += paragraph.clusters[cluster].advance
        }
        line.hang = 0
        lines.append(line)
    }

    private func runIndex(of line: LineSpan) -> Int {
        let paragraph = text.paragraphs[line.paragraph]
        guard let cluster = line.head.last else { return paragraph.runIndex }
        return paragraph.items[Int(paragraph.clusters[cluster].item)].runIndex
    }

    /// The height and baseline of a line: its tallest run's, made larger for raised and lowered runs.
    private func box(of line: LineSpan) -> LineBox {
        let paragraph = text.paragraphs[line.paragraph]
        guard text.metrics.count > 1, !line.head.isEmpty else {
            return LineBox(text.metrics[paragraph.runIndex])
        }
        let first = Int(paragraph.clusters[line.head.lowerBound].item)
        let last = Int(paragraph.clusters[line.head.upperBound - 1].item)
        var box = LineBox(text.metrics[paragraph.items[first].runIndex])
        for item in paragraph.items[first...last].dropFirst() {
            box.include(text.metrics[item.runIndex])
        }
        return box
    }
}

extension TextLayout {
    private mutating func measure() {
        let scale = options.displayScale
        var stack = LineStack(options: options)
        var widest = 0.0
        for index in lines.indices {
            stack.place(&lines[index], box(of: lines[index]))
            widest = max(widest, lines[index].width)
        }
        let filled = stack.height
        if let last = lines.last, options.reservedLines > lines.count {
            var spare = last
            for _ in lines.count..<options.reservedLines { stack.place(&spare, box(of: last)) }
        }
        let width = min(PixelGrid.up(widest, scale), CGFloat(room))
        measurement = TextMeasurement(
            size: CGSize(
                width: width, height: PixelGrid.up(Double(max(filled, stack.height)), scale)),
            firstBaseline: lines.first?.baseline ?? 0, lastBaseline: lines.last?.baseline ?? 0)
    }
}
