package import Foundation
package import QuadrantCore
package import QuadrantDisplayList
package import QuadrantGeometry

/// Something that a style is drawn with: a filled shape, a line, a text.
package struct StyleTarget {
    /// The frame that gradients refer to.
    package var frame: CGRect
    /// The shape that is filled; `nil` for anything but one filled shape.
    package var shape: DisplayShape?
    package var fillStyle = FillStyle()
    package var source: SourceTag?
    /// The items with one paint.
    package var draw: (Paint) -> [DisplayItem]

    package init(
        frame: CGRect, source: SourceTag?, draw: @escaping (Paint) -> [DisplayItem]
    ) {
        self.frame = frame
        self.source = source
        self.draw = draw
    }

    /// A filled shape.
    package init(
        filling shape: DisplayShape, style: FillStyle = FillStyle(), frame: CGRect,
        source: SourceTag?, snapsToPixels: Bool = false
    ) {
        self.init(frame: frame, source: source) { paint in
            var item = FillItem(shape: shape, paint: paint)
            (item.style, item.source, item.snapsToPixels) = (style, source, snapsToPixels)
            return [.fill(item)]
        }
        self.shape = shape
        fillStyle = style
    }

    /// The shape for shadows, which only know the non-zero rule; `nil` for the even-odd rule.
    fileprivate var silhouette: DisplayShape? { fillStyle.isEOFilled ? nil : shape }
}

extension _ResolvedStyle {
    /// The items that draw `target` with the style.
    package func items(_ target: StyleTarget) -> [DisplayItem] {
        switch kind {
        case .color, .gradient:
            return target.draw(paint(in: target.frame))
        case .image(let tiles):
            return tiles.items(target)
        case .material(let material):
            return material.items(target)
        case .changed(let style, .frame(let frame)):
            var placed = target
            placed.frame = frame
            return style.items(placed)
        case .changed(let style, .diagnostic):
            return style.items(target)
        case .changed(let style, .opacity(let opacity)):
            return [grouped(style.items(target), target) { $0.opacity = opacity }]
        case .changed(let style, .blend(let mode)):
            return [grouped(style.items(target), target) { $0.blendMode = mode }]
        case .changed(let style, .shadow(let shadow)):
            return shadow.isInner
                ? style.items(target) + shadow.innerItems(target)
                : shadow.dropItems(under: style, target)
        }
    }
}

private func grouped(
    _ items: [DisplayItem], _ target: StyleTarget, _ change: (inout DisplayGroup) -> Void
) -> DisplayItem {
    var group = DisplayGroup(content: Fragment(items: items))
    group.source = target.source
    change(&group)
    return .group(group)
}

extension StyleShadow {
    /// The style's drawing over its shadow.
    fileprivate func dropItems(
        under style: _ResolvedStyle, _ target: StyleTarget
    ) -> [DisplayItem] {
        let content = style.items(target)
        guard filter.color.alpha > 0 else { return content }
        if let shape = target.silhouette, style.paint(in: target.frame).isOpaque {
            return [.shadow(item(shape, target))] + content
        }
        return [grouped(content, target) { $0.filters = [.shadow(filter)] }]
    }

    /// A shadow that falls from the edge inwards.
    fileprivate func innerItems(_ target: StyleTarget) -> [DisplayItem] {
        guard filter.color.alpha > 0 else { return [] }
        if let shape = target.silhouette {
            var shadow = item(shape, target)
            shadow.isInner = true
            return [.shadow(shadow)]
        }
        // The shadow of all but the silhouette, seen in the silhouette.
        let silhouette = target.draw(.color(.black))
        let bounds = Fragment(items: silhouette).bounds
        guard !bounds.isNull else { return [] }
        let reach = 3 * filter.sigma + abs(filter.offset.width) + abs(filter.offset.height) + 1
        let around = bounds.insetBy(dx: -2 * reach, dy: -2 * reach)
        let fill = FillItem(shape: .rect(around), paint: .color(filter.color))
        let hole = grouped(silhouette, target) { $0.blendMode = .destinationOut }
        let frame = grouped([.fill(fill), hole], target) {
            if filter.sigma > 0 { $0.filters = [.blur(BlurFilter(sigma: filter.sigma))] }
            $0.isIsolated = true
            $0.transform = CGAffineTransform(
                translationX: filter.offset.width, y: filter.offset.height)
        }
        return [grouped([frame], target) { $0.mask = Fragment(items: silhouette) }]
    }

    private func item(_ shape: DisplayShape, _ target: StyleTarget) -> ShadowItem {
        var item = ShadowItem(
            shape: shape, color: filter.color, sigma: filter.sigma, offset: filter.offset)
        item.source = target.source
        return item
    }
}

extension DrawingContext {
    /// Draws `target` with a style and reports what is wrong with the style.
    package mutating func draw(_ target: StyleTarget, with style: _ResolvedStyle) {
        report(style.diagnostic(drawing: target))
        for item in style.items(target) { add(item) }
    }

    /// Fills a shape with a style; gradients refer to the node's frame.
    package mutating func fill(
        _ shape: DisplayShape, with style: _ResolvedStyle, fillStyle: FillStyle = FillStyle()
    ) {
        if case .color(let color) = style.kind {
            fill(shape, .color(color), style: fillStyle)
            return
        }
        draw(
            StyleTarget(filling: shape, style: fillStyle, frame: bounds, source: source),
            with: style)
    }

    /// Fills a part of the node's frame; its edges are moved to whole pixels. Gradients refer to
    /// `frame`, or to the part itself.
    package mutating func fillFrame(
        _ rect: CGRect, with style: _ResolvedStyle, frame: CGRect? = nil
    ) {
        if case .color(let color) = style.kind {
            fillFrame(rect, .color(color))
            return
        }
        draw(
            StyleTarget(
                filling: .rect(rect), frame: frame ?? rect, source: source, snapsToPixels: true),
            with: style)
    }
}
