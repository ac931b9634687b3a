internal import SwiftUI

extension PlotPainter {
    /// The line of marks unless another is said: 2 points, round (measured).
    static let usualLine = StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round)

    func drawShape(_ place: Int, in context: GraphicsContext) {
        let placed = model.marks[place]
        switch placed.mark.kind {
        case .bar, .rectangle: drawRectangle(placed, boxes[place], in: context)
        case .point: drawSymbol(place, in: context)
        case .rule: drawRule(placed, boxes[place], in: context)
        case .sector: drawSector(placed, boxes[place], in: context)
        case .line, .area: break
        }
    }

    private func drawRectangle(_ placed: PlacedMark, _ box: MarkBox, in context: GraphicsContext) {
        guard var rect = seenRectangle(box) else { return }
        let look = placed.mark.look
        if placed.mark.kind == .rectangle, look.corner == nil, look.clip == nil,
            model.progress == nil
        {
            rect = Self.onPixels(rect, context.environment.displayScale)
        }
        if let clip = look.clip {
            return fill(clip.path(rect), placed, in: context, style: clip.style)
        }
        fill(shape(placed, box, rect), placed, in: context)
    }

    /// A rectangle whose edges lie between pixels, so that those next to each other have no seam.
    private static func onPixels(_ rect: CGRect, _ scale: CGFloat) -> CGRect {
        guard scale > 0, rect.width * scale >= 1, rect.height * scale >= 1 else { return rect }
        func snapped(_ edge: CGFloat) -> CGFloat { (edge * scale).rounded() / scale }
        let (left, top) = (snapped(rect.minX), snapped(rect.minY))
        return CGRect(
            x: left, y: top, width: snapped(rect.maxX) - left, height: snapped(rect.maxY) - top)
    }

    /// The rectangle of a box; `nil` where it is too far away to be seen.
    private func seenRectangle(_ box: MarkBox) -> CGRect? {
        let rect = box.rect(in: size, isMirrored: isMirrored)
        let isSeen =
            rect.width.isFinite && rect.height.isFinite
            && rect.intersects(bounds.insetBy(dx: -4000, dy: -4000))
        return isSeen ? rect : nil
    }

    /// The middle of a box; `nil` where it is too far away to be seen.
    func seenCentre(_ box: MarkBox) -> CGPoint? {
        let (start, end) = box.corners(in: size, isMirrored: isMirrored)
        let centre = CGPoint(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2)
        return bounds.insetBy(dx: -500, dy: -500).contains(centre) ? centre : nil
    }

    /// A bar has 2 points of radius at the end of its value, of a stack only the outermost, and at both ends where it
    /// reaches from a value to a value or where the stack is centred (measured).
    private func shape(_ placed: PlacedMark, _ box: MarkBox, _ rect: CGRect) -> Path {
        let most = min(rect.width, rect.height) / 2
        if let corner = placed.mark.look.corner {
            return Path(
                roundedRect: rect, cornerRadius: min(corner.radius, most), style: corner.style)
        }
        let rounded = roundedEnds(placed)
        guard rounded.start || rounded.end else { return Path(rect) }
        let (start, end) = box.corners(in: size, isMirrored: isMirrored)
        // On the left or at the bottom, and on the right or at the top.
        let isForward = placed.isLying ? end.x >= start.x : end.y <= start.y
        let radius = min(2, most)
        let first = (isForward ? rounded.start : rounded.end) ? radius : 0
        let last = (isForward ? rounded.end : rounded.start) ? radius : 0
        let radii =
            placed.isLying
            ? RectangleCornerRadii(
                topLeading: first, bottomLeading: first, bottomTrailing: last, topTrailing: last)
            : RectangleCornerRadii(
                topLeading: last, bottomLeading: first, bottomTrailing: first, topTrailing: last)
        return Path(roundedRect: rect, cornerRadii: radii, style: .circular)
    }

    /// Which ends of a bar along its values are round: none of what goes from edge to edge of the plot.
    private func roundedEnds(_ placed: PlacedMark) -> (start: Bool, end: Bool) {
        guard placed.mark.kind == .bar else { return (false, false) }
        switch placed.isLying ? placed.mark.x : placed.mark.y {
        case .value: return (placed.isInnermost, placed.isOutermost)
        case .range: return (true, true)
        case .none, .points, .point: return (false, false)
        }
    }

    private func drawRule(_ placed: PlacedMark, _ box: MarkBox, in context: GraphicsContext) {
        let (start, end) = box.corners(in: size, isMirrored: isMirrored)
        var path = Path()
        path.move(to: start)
        path.addLine(to: end)
        stroke(path, placed, in: context, usual: Self.usualLine)
    }

    func drawSymbol(_ place: Int, in context: GraphicsContext) {
        let placed = model.marks[place]
        if case .view = placed.style.symbol { return }
        guard let centre = seenCentre(boxes[place]) else { return }
        fill(symbolPath(placed, at: centre), placed, in: context)
    }

    func symbolPath(_ placed: PlacedMark, at centre: CGPoint) -> Path {
        var symbol = AnyChartSymbolShape(BasicChartSymbolShape(kind: .circle))
        if case .shape(let shape) = placed.style.symbol { symbol = shape }
        let frame: CGRect
        switch placed.style.symbolSize {
        case .area(let area):
            // The diameter of a circle of that area (measured), in the rectangle where the symbol looks as large.
            let side = 2 * (area / .pi).squareRoot()
            let unit = symbol.perceptualUnitRect
            frame = CGRect(
                x: centre.x + (unit.minX - 0.5) * side, y: centre.y + (unit.minY - 0.5) * side,
                width: unit.width * side, height: unit.height * side)
        case .box(let size):
            frame = CGRect(
                x: centre.x - size.width / 2, y: centre.y - size.height / 2, width: size.width,
                height: size.height)
        }
        return symbol.path(in: frame)
    }
}
