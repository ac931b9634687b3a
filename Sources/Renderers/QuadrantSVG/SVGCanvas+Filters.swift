internal import Foundation
internal import QuadrantDisplayList
internal import QuadrantGeometry

extension SVGCanvas {
    /// Writes a shadow. The blur belongs to the element, so that a mask of it keeps its size.
    func draw(_ item: ShadowItem, in transform: CGAffineTransform) {
        guard item.color.alpha > 0, item.sigma >= 0, item.sigma.isFinite else { return }
        let spread = 3 * item.sigma + 1 + max(abs(item.offset.width), abs(item.offset.height))
        if item.sigma > 0,
            let canvas = largerCanvas(for: item.shape.bounds, margin: spread, in: transform)
        {
            return writeApart(on: canvas, in: transform) { $0.draw(item, in: transform) }
        }
        var element = self.element(
            item.shape, source: item.source, in: transform, margin: spread)
        if item.isInner {
            var color = item.color
            color.alpha = 1
            setPaint(.color(color), as: "fill", on: &element)
            element.set("opacity", CGFloat(item.color.alpha), unless: 1)
            element.set("filter", "url(#\(innerShadow(item, in: transform)))")
            return lines.write(element)
        }
        let offset = CGAffineTransform(
            translationX: item.offset.width, y: item.offset.height)
        if !offset.isIdentity { element.set("transform", SVGText.transform(offset)) }
        setPaint(.color(item.color), as: "fill", on: &element)
        if item.sigma > 0 {
            let blur = DisplayFilter.blur(BlurFilter(sigma: item.sigma))
            let place = offset.concatenating(transform)
            let filter = id(of: [blur], over: item.shape.bounds, in: place, kind: "blur")
            element.set("filter", "url(#\(filter))")
        }
        lines.write(element)
    }

    /// Writes an inner shadow: the part of the shape that its moved and blurred copy leaves
    /// uncovered.
    ///
    /// Blurred first and inverted then, which is the same: what lies around the shape need not be there. Librsvg has
    /// nothing beyond the canvas, so that shapes up to its edge had no shadow there.
    private func innerShadow(_ item: ShadowItem, in transform: CGAffineTransform) -> String {
        let (width, height) = (abs(item.offset.width), abs(item.offset.height))
        // Nothing outside of the filter's region throws a shadow: the region must reach so far that
        // this cannot be seen.
        let reach = 3 * item.sigma + 1 + max(width, height)
        let region = item.shape.bounds.insetBy(dx: -reach, dy: -reach)
        return define(
            filter(over: inSight(region, margin: reach, transform)), kind: "filter"
        ) { lines in
            var offset = SVGElement("feOffset")
            offset.set("in", "SourceAlpha")
            offset.set("dx", item.offset.width)
            offset.set("dy", item.offset.height)
            lines.write(offset)
            if item.sigma > 0 { lines.write(blur(item.sigma)) }
            lines.open(SVGElement("feComponentTransfer"))
            var invert = SVGElement("feFuncA")
            invert.set("type", "table")
            invert.set("tableValues", "1 0")
            lines.write(invert)
            lines.close("feComponentTransfer")
            var cut = SVGElement("feComposite")
            cut.set("in2", "SourceGraphic")
            cut.set("operator", "in")
            cut.set("result", "around")
            lines.write(cut)
            var color = SVGElement("feComposite")
            color.set("in", "SourceGraphic")
            color.set("in2", "around")
            color.set("operator", "in")
            lines.write(color)
        }
    }

    /// The id of a filter for content of these bounds.
    func id(
        of filters: [DisplayFilter], over bounds: CGRect, in transform: CGAffineTransform,
        kind: String = "filter"
    ) -> String {
        let region = inSight(filters.reach(of: bounds), margin: filters.margin, transform)
        return define(filter(over: region), kind: kind) { lines in
            for (index, filter) in filters.enumerated() {
                write(filter, isFirst: index == 0, to: &lines)
            }
        }
    }

    /// The part of a filter's region that shows in the canvas or spreads into it: some readers take memory
    /// for all of it.
    private func inSight(
        _ region: CGRect, margin: CGFloat, _ transform: CGAffineTransform
    ) -> CGRect {
        guard transform.isDrawable, margin.isFinite else { return region }
        let canvas = sight.insetBy(dx: -reach, dy: -reach)
        let near = canvas.applying(transform.inverted()).insetBy(dx: -margin, dy: -margin)
        let part = region.overlap(with: near)
        return part.isNull ? CGRect(origin: region.origin, size: .zero) : part
    }

    private func filter(over region: CGRect) -> SVGElement {
        var filter = SVGElement("filter")
        filter.set("filterUnits", "userSpaceOnUse")
        setFrame(region, on: &filter)
        filter.set("color-interpolation-filters", "sRGB")
        return filter
    }

    private func blur(_ sigma: CGFloat) -> SVGElement {
        var blur = SVGElement("feGaussianBlur")
        blur.set("stdDeviation", max(0, sigma))
        return blur
    }

    private func write(_ filter: DisplayFilter, isFirst: Bool, to lines: inout SVGLines) {
        switch filter {
        case .blur(let filter):
            lines.write(blur(filter.sigma))
        case .colorMatrix(let matrix):
            var element = SVGElement("feColorMatrix")
            element.set("values", matrix.values)
            lines.write(element)
        case .shadow(let shadow):
            writeShadow(shadow, isFirst: isFirst, to: &lines)
        case .alphaThreshold(let least, let most, let color):
            writeThreshold(least, most, color, to: &lines)
        }
    }

    /// `feDropShadow` in its parts: librsvg 2.54 does not know it.
    private func writeShadow(_ shadow: ShadowFilter, isFirst: Bool, to lines: inout SVGLines) {
        let picture = isFirst ? "SourceGraphic" : "picture"
        if !isFirst {
            var same = SVGElement("feOffset")
            same.set("result", picture)
            lines.write(same)
        }
        var blur = self.blur(shadow.sigma)
        blur.set("in", isFirst ? "SourceAlpha" : picture)
        lines.write(blur)
        var offset = SVGElement("feOffset")
        offset.set("dx", shadow.offset.width)
        offset.set("dy", shadow.offset.height)
        offset.set("result", "silhouette")
        lines.write(offset)
        var flood = SVGElement("feFlood")
        flood.set("flood-color", text(shadow.color))
        flood.set("flood-opacity", CGFloat(shadow.color.alpha), unless: 1)
        lines.write(flood)
        var cut = SVGElement("feComposite")
        cut.set("in2", "silhouette")
        cut.set("operator", "in")
        cut.set("result", "shadow")
        lines.write(cut)
        var merge = SVGElement("feComposite")
        merge.set("in", picture)
        merge.set("in2", "shadow")
        lines.write(merge)
    }

    /// A table of all alphas of 8 bits: which of them stay.
    private func writeThreshold(
        _ least: Double, _ most: Double, _ color: RGBAColor, to lines: inout SVGLines
    ) {
        let range = least * 255 - 1e-6...max(least, most) * 255 + 1e-6
        lines.open(SVGElement("feComponentTransfer"))
        var table = SVGElement("feFuncA")
        table.set("type", "discrete")
        table.set(
            "tableValues",
            (0...255).map { range.contains(Double($0)) ? "1" : "0" }.joined(separator: " "))
        lines.write(table)
        lines.close("feComponentTransfer")
        let name = "kept"
        var kept = SVGElement("feOffset")
        kept.set("result", name)
        lines.write(kept)
        var flood = SVGElement("feFlood")
        flood.set("flood-color", text(color))
        flood.set("flood-opacity", CGFloat(color.alpha), unless: 1)
        lines.write(flood)
        var cut = SVGElement("feComposite")
        cut.set("in2", name)
        cut.set("operator", "in")
        lines.write(cut)
    }
}

extension ColorMatrix {
    /// The rows as SVG writes them.
    fileprivate var values: String {
        [
            r1, r2, r3, r4, r5, g1, g2, g3, g4, g5, b1, b2, b3, b4, b5, a1, a2, a3, a4, a5,
        ].map { SVGText.number(CGFloat($0), places: 4) }.joined(separator: " ")
    }
}
