internal import Foundation
package import QuadrantGeometry

// Renderers, and those who read files, follow the round ends and corners of a line by lines of about a pixel. Of a
// line wider than any canvas these are thousands, up to millions, for each end of each dash. And Cairo, with all who
// draw files by it, takes the inner side of a bend for outside where the line is wider than the bend.
extension StrokeItem {
    /// Lines may be as wide on the canvas, in points.
    private static let widest: CGFloat = 10_000

    /// Whether the line is drawn as its outline, where `transform` maps it to the canvas.
    package func needsOutline(in transform: CGAffineTransform) -> Bool {
        style.lineWidth * transform.longestScale > Self.widest
            || shape.bends(within: style.lineWidth / 2)
    }

    /// The line as its filled outline, which is as exact as the points of the canvas that `transform` maps it to.
    package func outlined(in transform: CGAffineTransform) -> FillItem {
        let growth = transform.longestScale
        var style = style
        style.lineWidth = Self.limit.cut(style.lineWidth * growth)
        style.dash = style.dash.map { $0 * growth }
        style.dashPhase = Self.limit.cut(style.dashPhase * growth)
        let larger = CGAffineTransform(scaleX: growth, y: growth)
        let outline = shape.path.applying(larger).cut(to: Self.limit).strokedPath(style)
        var fill = FillItem(shape: .path(outline.applying(larger.inverted())), paint: paint)
        fill.style.isAntialiased = isAntialiased
        fill.source = source
        return fill
    }

    /// Farther off, products of coordinates are no numbers any more.
    private static let limit = CoordinateLimit(farthest: 1e15)
}

extension DisplayShape {
    /// Whether the edge bends more sharply somewhere than a circle of the radius.
    fileprivate func bends(within radius: CGFloat) -> Bool {
        switch self {
        case .rect: return false
        case .roundedRect(_, let corner): return corner > 0 && corner < radius
        case .ellipse(let rect):
            let (short, long) = (min(rect.width, rect.height), max(rect.width, rect.height))
            return short > 0 && short * short < 2 * radius * long
        case .path(let path): return path.bends(within: radius)
        }
    }
}
