internal import Foundation
internal import QuadrantGeometry

extension LoweringPass {
    func lower(_ fill: FillItem, in transform: CGAffineTransform) -> [DisplayItem] {
        if let fine = fineTiles(fill.paint) {
            var fill = fill
            fill.paint = fine
            return [.fill(fill)]
        }
        var clip = ClipItem(shape: fill.shape, style: fill.style)
        clip.snapsToPixels = fill.snapsToPixels
        var group = painted(fill.paint, over: fill.shape.bounds, fill.source, in: transform)
        group.clip = clip
        return [.group(group)]
    }

    func lower(_ stroke: StrokeItem, in transform: CGAffineTransform) -> [DisplayItem] {
        if let fine = fineTiles(stroke.paint) {
            var stroke = stroke
            stroke.paint = fine
            return [.stroke(stroke)]
        }
        let outline = stroke.shape.path.strokedPath(stroke.style)
        guard abilities.writes(.path(outline)) else {
            note(.itemCount, stroke.source)
            let item = DisplayItem.stroke(stroke)
            return pixels(of: Fragment(items: [item]), covering: item.bounds, transform)
        }
        var style = FillStyle()
        style.isAntialiased = stroke.isAntialiased
        var group = painted(stroke.paint, over: outline.controlBounds, stroke.source, in: transform)
        group.clip = ClipItem(shape: .path(outline), style: style)
        return [.group(group)]
    }

    func lower(_ glyphs: GlyphItem, in transform: CGAffineTransform) -> [DisplayItem] {
        if let fine = fineTiles(glyphs.paint) {
            var glyphs = glyphs
            glyphs.paint = fine
            return [.glyphs(glyphs)]
        }
        var mask = glyphs
        mask.paint = .color(.black)
        let bounds = DisplayItem.glyphs(glyphs).bounds
        var group = painted(glyphs.paint, over: bounds, glyphs.source, in: transform)
        group.mask = Fragment(items: [.glyphs(mask)])
        return [.group(group)]
    }

    /// Coarse tiles with their pixels mixed beforehand, across the edges of the tile; `nil` for other
    /// paints.
    private func fineTiles(_ paint: Paint) -> Paint? {
        guard case .tiles(var tiles) = paint else { return nil }
        let rect = tiles.rect
        guard rect.width > 0, rect.height > 0, rect.width.isFinite, rect.height.isFinite
        else { return paint }
        let size = CGSize(
            width: (rect.width * scale).rounded(.up) / scale,
            height: (rect.height * scale).rounded(.up) / scale)
        var tile = DisplayGroup(
            content: Fragment(items: [.fill(FillItem(shape: .rect(rect), paint: paint))]))
        tile.transform = CGAffineTransform(translationX: -rect.minX, y: -rect.minY)
            .concatenating(
                CGAffineTransform(scaleX: size.width / rect.width, y: size.height / rect.height))
        let drawing = DisplayList(
            size: size, displayScale: list.displayScale, background: nil,
            root: Fragment(items: [.group(tile)]))
        guard let image = rasterizer.picture(of: drawing, scale: scale) else { return paint }
        tiles.image = image
        return .tiles(tiles)
    }

    /// A paint spread over at least a rectangle, to be cut to shape.
    private func painted(
        _ paint: Paint, over bounds: CGRect, _ source: SourceTag?, in transform: CGAffineTransform
    ) -> DisplayGroup {
        var group: DisplayGroup
        var shown = bounds
        if transform.isDrawable {
            shown = bounds.overlap(
                with: visible.insetBy(dx: -1, dy: -1).applying(transform.inverted()))
        }
        if case .angularGradient(let gradient) = paint, let sectors = gradient.sectors(over: shown)
        {
            group = DisplayGroup(content: Fragment(items: sectors))
            // Cut to shape as a whole: sector by sector, edges would be covered several times.
            group.isIsolated = true
        } else {
            note(paint.effect, source)
            let around = bounds.insetBy(dx: -1, dy: -1)
            let fill = FillItem(shape: .rect(around), paint: paint)
            group = DisplayGroup(
                content: Fragment(
                    items: pixels(of: Fragment(items: [.fill(fill)]), covering: around, transform)))
        }
        group.source = source
        return group
    }
}

extension Paint {
    fileprivate var effect: RenderNote.Effect {
        switch self {
        case .meshGradient: .meshGradient
        case .radialGradient: .ellipticalGradient
        default: .angularGradient
        }
    }
}

extension AngularGradientPaint {
    /// The gradient as sectors of one colour each, which differ by too little to be seen; `nil` if it
    /// is not opaque: each sector goes on under the next ones, so that no seam shows.
    ///
    /// It goes on as far as one straight edge may reach, not under the next one alone: near the middle, where sectors
    /// are narrower than a pixel, two of them would not cover it, and what lies below would shine through.
    fileprivate func sectors(over bounds: CGRect) -> [DisplayItem]? {
        guard stops.allSatisfy({ $0.color.alpha >= 1 }), !bounds.isNull, bounds.width.isFinite,
            bounds.height.isFinite, let radius = radius(reaching: bounds)
        else { return nil }
        let parts = wedges().flatMap { $0.parts }
        guard let first = parts.first, parts.count <= 1500 else { return nil }
        var items: [DisplayItem] = [
            .fill(
                FillItem(
                    shape: .rect(bounds.insetBy(dx: -1, dy: -1)), paint: .color(first.startColor)))
        ]
        for (index, part) in parts.enumerated() {
            let next = index + 1 < parts.count ? parts[index + 1].end : part.end
            let last = parts.last?.end ?? part.end
            let end = max(next, min(last, part.start + Self.farthestUnder))
            items.append(sector(from: part.start, to: end, radius: radius, part.startColor))
        }
        return items
    }

    /// How far a sector goes on under the next ones, in radians: its outer edge stays one straight line.
    private static let farthestUnder = 0.8

    private func radius(reaching bounds: CGRect) -> CGFloat? {
        let distances = [bounds.minX, bounds.maxX].flatMap { x in
            [bounds.minY, bounds.maxY].map { hypot(x - center.x, $0 - center.y) }
        }
        guard let far = distances.max(), far.isFinite else { return nil }
        // A sector's outer edge is straight: it must stay beyond the bounds.
        return (far + 2) * 1.5
    }

    private func sector(
        from start: Double, to end: Double, radius: CGFloat, _ color: RGBAColor
    ) -> DisplayItem {
        func point(_ angle: Double) -> CGPoint {
            CGPoint(
                x: center.x + radius * CGFloat(cos(angle)),
                y: center.y + radius * CGFloat(sin(angle)))
        }
        var path = Path()
        path.move(to: center)
        path.addLine(to: point(start))
        if abs(end - start) > 0.8 { path.addLine(to: point((start + end) / 2)) }
        path.addLine(to: point(end))
        path.closeSubpath()
        return .fill(FillItem(shape: .path(path), paint: .color(color)))
    }
}

extension AngularGradientPaint.Wedge {
    /// The wedge in parts of one colour, their middle one in `startColor`.
    fileprivate var parts: [AngularGradientPaint.Wedge] {
        let difference = max(
            abs(startColor.red - endColor.red), abs(startColor.green - endColor.green),
            abs(startColor.blue - endColor.blue))
        let finest = abs(end - start) / (2 * .pi) * 720
        let most = min(difference * 255 / 2, finest).rounded(.up)
        let count = most.isFinite ? max(1, Int(min(most, 1e6))) : 1
        return (0..<count).map { index in
            let near = Double(index) / Double(count)
            var part = self
            part.start = start + (end - start) * near
            part.end = start + (end - start) * Double(index + 1) / Double(count)
            part.startColor = startColor.mixed(
                plainlyWith: endColor, by: near + 0.5 / Double(count))
            part.endColor = part.startColor
            return part
        }
    }
}
