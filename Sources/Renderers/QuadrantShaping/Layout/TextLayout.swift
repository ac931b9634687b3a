internal import Foundation
internal import QuadrantGeometry
internal import QuadrantText

/// One line as a stretch of a paragraph's clusters, or two with a sign between them.
struct LineSpan {
    /// Index of the paragraph.
    var index: Int
    /// The paragraph's first cluster in the line, in the whole paragraph.
    var start: Int
    /// The clusters; those before the sign if there is one.
    var head: Range<Int>
    /// The ellipsis of a truncated line, or the hyphen of one that ends within a word.
    var sign: LineSign?
    /// The clusters after the sign.
    var tail: Range<Int>
    /// The line's own part of the paragraph, which `head` and `tail` then refer to, where the line's
    /// ends cut shapes apart.
    var cut: CutParagraph?
    /// The advance of all clusters, in points, spaces at the end included.
    var width: Double
    /// By how many points of spaces at its end the line may hang over: 0 for a paragraph's last line.
    var hang = 0.0
    /// Points by which each cluster is narrower than it would be.
    var tightening = 0.0
    /// From the top of the text to the top of the line, in points, a whole pixel.
    var top: CGFloat = 0
    /// From the top of the text to the line's baseline, in points, a whole pixel.
    var baseline: CGFloat = 0

    /// The paragraph that `head` and `tail` refer to.
    func paragraph(in text: AnalyzedText) -> Paragraph {
        cut?.paragraph ?? text.paragraphs[index]
    }
}

/// A part of a paragraph, which few lines have: behind a reference, so that all others stay small.
final class CutParagraph {
    let paragraph: Paragraph

    init(_ paragraph: Paragraph) { self.paragraph = paragraph }
}

/// The lines of a text under a proposal, and their sizes.
struct TextLayout {
    private(set) var lines: [LineSpan] = []
    private(set) var measurement = TextMeasurement(size: .zero, firstBaseline: 0, lastBaseline: 0)
    /// Whether characters are left out.
    private(set) var isTruncated = false

    private let text: AnalyzedText
    private let options: TextOptions
    private let services: LineServices
    /// Points in a line: 0 or more, maybe infinite.
    private let room: Double
    /// Points for all lines: `nil` if they do not limit the text.
    private let height: Double?

    /// Lays `text` out.
    ///
    /// A width that is `nil`, infinite or not a number is no limit, a negative one is 0; the same goes
    /// for the height, except that one line is kept always.
    init(
        _ text: AnalyzedText, options: TextOptions, proposal: ProposedViewSize,
        services: LineServices
    ) {
        self.text = text
        self.services = services
        self.options = options
        let width = Double(proposal.width ?? .infinity)
        room = width.isNaN ? .infinity : max(0, width)
        let height = Double(proposal.height ?? .infinity)
        self.height = height.isFinite ? max(0, height) : nil
        breakLines()
        measure()
    }

    /// The measurement of a text that is a single line within its proposal; `nil` for any other.
    ///
    /// - Complexity: O(1).
    static func single(
        _ text: AnalyzedText, options: TextOptions, proposal: ProposedViewSize
    ) -> TextMeasurement? {
        let room = proposal.width ?? .infinity
        guard text.isPlain, options.reservedLines < 2, text.paragraphs[0].width <= room else {
            return nil
        }
        let box = LineBox(text.runs[0], options.lineHeight).rounded(options.displayScale)
        if options.mayShrink, box.height > (proposal.height ?? .infinity) { return nil }
        let width = PixelGrid.up(text.paragraphs[0].width, options.displayScale)
        return TextMeasurement(
            size: CGSize(width: min(max(0, width), room), height: box.height),
            firstBaseline: box.baseline, lastBaseline: box.baseline)
    }
}

extension TextLayout {
    /// Whether something is left out, or reaches beyond the room: a text that may shrink does so then.
    var isTooLarge: Bool {
        isTruncated || lines.contains { $0.width > room + LineBreaker.slack }
            || height.map { measurement.size.height > $0 + LineBreaker.slack } == true
    }

    private mutating func breakLines() {
        let limit = max(1, options.lineLimit ?? .max)
        var stack = LineStack(options: options)
        for index in text.paragraphs.indices {
            let breaker = breaker(index)
            let left = limit - lines.count
            for broken in breaker.lines(limit: left == .max ? .max : left + 1) {
                let isFull = lines.count == limit
                var line = span(broken, of: index)
                stack.place(&line, box(of: line))
                let isTooHigh = height.map { stack.height > $0 + LineBreaker.slack } ?? false
                if !lines.isEmpty, isTooHigh || isFull {
                    shortenLast()
                    return
                }
                lines.append(line)
            }
        }
    }

    private func breaker(_ index: Int) -> LineBreaker {
        LineBreaker(paragraph: text.paragraphs[index], room: room, services: services)
    }

    private func span(_ broken: LineBreaker.Line, of index: Int) -> LineSpan {
        let range = broken.clusters
        let isLast = range.upperBound == text.paragraphs[index].clusters.count
        var line = LineSpan(
            index: index, start: range.lowerBound, head: range,
            tail: range.upperBound..<range.upperBound, width: 0)
        line.sign = broken.hyphen
        cutShapes(of: &line)
        let width = line.paragraph(in: text).width(of: line.head)
        line.width = width.full + (line.sign?.width ?? 0)
        line.hang = isLast || line.sign != nil ? 0 : width.full - width.drawn
        return line
    }

    /// Gives the line a paragraph of its own if its ends part what was shaped together.
    private func cutShapes(of line: inout LineSpan) {
        let paragraph = text.paragraphs[line.index]
        guard
            ParagraphCutter.isNeeded(line.head, in: paragraph)
                || ParagraphCutter.isNeeded(line.tail, in: paragraph)
        else { return }
        let cutter = ParagraphCutter(paragraph: paragraph, services: services)
        var cut = cutter.cut(line.head)
        line.head = 0..<cut.clusters.count
        let end = cut.clusters.count
        if !line.tail.isEmpty { cut.append(cutter.cut(line.tail)) }
        line.tail = min(end + 1, cut.clusters.count)..<cut.clusters.count
        line.cut = CutParagraph(cut)
    }

    /// The height of a line by itself, in points, whole pixels.
    func height(of line: LineSpan) -> CGFloat { box(of: line).rounded(options.displayScale).height }

    /// The height and baseline of a line: its tallest run's, made larger for raised and lowered runs.
    private func box(of line: LineSpan) -> LineBox {
        if text.runs.count == 1 { return LineBox(text.runs[0], options.lineHeight) }
        let paragraph = line.paragraph(in: text)
        let parts = [line.head, line.tail].filter { !$0.isEmpty }
        guard let first = parts.first else {
            return LineBox(text.runs[paragraph.runIndex], options.lineHeight)
        }
        let item = Int(paragraph.clusters[first.lowerBound].item)
        var box = LineBox(text.runs[paragraph.items[item].runIndex], options.lineHeight)
        for part in parts {
            let items = [part.lowerBound, part.upperBound - 1].map {
                Int(paragraph.clusters[$0].item)
            }
            for item in paragraph.items[items[0]...items[1]] {
                box.include(text.runs[item.runIndex])
            }
        }
        return box
    }
}

extension TextLayout {
    /// By what part of the room a line may be too wide to be tightened instead of truncated: AppKit's
    /// default. Apple: "NSMutableParagraphStyle", `tighteningFactorForTruncation`.
    private static let tighteningFactor = 0.05

    /// Makes the last line stand for all that follows it: characters come closer if that is allowed
    /// and enough, else some are left out.
    private mutating func shortenLast() {
        guard let line = lines.popLast() else { return }
        if let tightened = tightened(line) {
            lines.append(tightened)
        } else {
            isTruncated = true
            lines.append(truncated(line))
        }
    }

    /// Only a text's last paragraph that runs from left to right: letters that join would part.
    private func tightened(_ line: LineSpan) -> LineSpan? {
        let paragraph = text.paragraphs[line.index]
        let rest = line.start..<paragraph.clusters.count
        let most = room * (1 + TextLayout.tighteningFactor) + LineBreaker.slack
        guard options.allowsTightening, room > 0, line.index + 1 == text.paragraphs.count,
            paragraph.items.allSatisfy({ $0.level == 0 }),
            LineBreaker(paragraph: paragraph, room: most, services: services).fits(rest)
        else { return nil }
        let drawn = rest.lowerBound..<paragraph.drawnEnd(of: rest)
        let count = drawn.count {
            paragraph.clusters[$0].advance != 0 && !paragraph.clusters[$0].isTab
        }
        let width = paragraph.width(of: drawn).full
        guard count > 0, width > room else { return nil }
        var line = line
        (line.head, line.tail, line.sign) = (drawn, drawn.upperBound..<drawn.upperBound, nil)
        (line.cut, line.hang, line.width) = (nil, 0, room)
        line.tightening = (width - room) / Double(count)
        cutShapes(of: &line)
        return line
    }

    private func truncated(_ line: LineSpan) -> LineSpan {
        let paragraph = text.paragraphs[line.index]
        let rest = line.start..<paragraph.clusters.count
        // The rest of the paragraph may fit where a later paragraph is what is left out.
        let mode = breaker(line.index).fits(rest) ? .tail : options.truncation
        var run =
            mode == .head ? runIndex(of: rest.upperBound - 1, in: paragraph) : paragraph.runIndex
        var line = line
        // The sign is as wide as the font at the cut has it, which may move the cut.
        for _ in 0..<2 {
            let sign = LineSign(text: services.sign(.ellipsis, run), runIndex: run)
            let cutter = Truncation(paragraph: paragraph, room: room, ellipsis: sign.width)
            (line.head, line.tail) = cutter.cut(rest, mode)
            line.sign = sign
            let beside = line.head.isEmpty ? line.tail.first : line.head.last
            let actual = beside.map { runIndex(of: $0, in: paragraph) } ?? run
            if actual == run { break }
            run = actual
        }
        line.cut = nil
        cutShapes(of: &line)
        let shown = line.paragraph(in: text)
        line.width = shown.width(of: line.head).full + (line.sign?.width ?? 0)
        for cluster in line.tail { line.width += shown.clusters[cluster].advance }
        line.hang = 0
        return line
    }

    private func runIndex(of cluster: Int, in paragraph: Paragraph) -> Int {
        guard paragraph.clusters.indices.contains(cluster) else { return paragraph.runIndex }
        return paragraph.items[Int(paragraph.clusters[cluster].item)].runIndex
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
            stack.reserve(options.reservedLines - lines.count, box(of: last))
        }
        let width = min(PixelGrid.up(widest, scale), CGFloat(room))
        measurement = TextMeasurement(
            size: CGSize(
                width: width, height: PixelGrid.up(Double(max(filled, stack.height)), scale)),
            firstBaseline: lines.first?.baseline ?? 0, lastBaseline: lines.last?.baseline ?? 0)
    }
}
