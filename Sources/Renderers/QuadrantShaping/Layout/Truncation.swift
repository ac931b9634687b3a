internal import Foundation
internal import QuadrantText

/// Cuts a line's clusters so that they fit with an ellipsis.
struct Truncation {
    /// The paragraph that is cut.
    let paragraph: Paragraph
    /// Points in the line.
    let room: Double
    /// Advance of the ellipsis, in points.
    let ellipsis: Double

    /// What stays of `clusters` before and after the ellipsis, the spaces beside it left out. The
    /// ellipsis alone stays where nothing fits.
    func cut(_ clusters: Range<Int>, _ mode: TextOptions.Truncation) -> (Range<Int>, Range<Int>) {
        let (start, end) = (clusters.lowerBound, clusters.upperBound)
        switch mode {
        case .tail:
            return (start..<paragraph.drawnEnd(of: start..<prefixEnd(clusters)), end..<end)
        case .head:
            return (start..<start, trimmedStart(suffixStart(clusters)..<end)..<end)
        case .middle:
            let (left, right) = middle(clusters)
            return (start..<paragraph.drawnEnd(of: start..<left), trimmedStart(right..<end)..<end)
        }
    }

    private var available: Double { room - ellipsis + LineBreaker.slack }

    private func prefixEnd(_ clusters: Range<Int>) -> Int {
        var width = 0.0
        for index in clusters {
            width += paragraph.advance(of: paragraph.clusters[index], at: width)
            if width > available { return index }
        }
        return clusters.upperBound
    }

    private func suffixStart(_ clusters: Range<Int>) -> Int {
        let end = paragraph.drawnEnd(of: clusters)
        var width = 0.0
        for index in (clusters.lowerBound..<end).reversed() {
            width += paragraph.clusters[index].advance
            if width > available { return index + 1 }
        }
        return clusters.lowerBound
    }

    /// Takes clusters from both ends in turn, from the narrower side first, while they fit.
    private func middle(_ clusters: Range<Int>) -> (left: Int, right: Int) {
        var (left, right) = (clusters.lowerBound, paragraph.drawnEnd(of: clusters))
        var (leftWidth, rightWidth) = (0.0, 0.0)
        while left < right {
            let takesLeft = leftWidth <= rightWidth
            let advance = paragraph.clusters[takesLeft ? left : right - 1].advance
            if leftWidth + rightWidth + advance > available { break }
            if takesLeft {
                leftWidth += advance
                left += 1
            } else {
                rightWidth += advance
                right -= 1
            }
        }
        return (left, right)
    }

    private func trimmedStart(_ range: Range<Int>) -> Int {
        var start = range.lowerBound
        while start < range.upperBound, paragraph.clusters[start].isSpace { start += 1 }
        return start
    }
}

extension Paragraph {
    /// The clusters' end without the spaces there.
    func drawnEnd(of range: Range<Int>) -> Int {
        var end = range.upperBound
        while end > range.lowerBound, clusters[end - 1].isSpace { end -= 1 }
        return end
    }
}
