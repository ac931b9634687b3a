internal import Foundation
internal import QuadrantDisplayList
internal import QuadrantGeometry
internal import QuadrantText

extension SVGCanvas {
    /// Writes a run as text, where that is wanted and can be, or as outlines.
    func draw(_ item: GlyphItem, in transform: CGAffineTransform) {
        if item.isHidden {
            writeHidden(item)
        } else if let font = resources.font?(item.run.font), !item.run.text.isEmpty,
            !hasPictures(item.run)
        {
            write(item, in: font, transform)
        } else {
            drawOutlines(item, in: transform)
        }
    }

    /// A run that shapes stand for: screen readers find it.
    private func writeHidden(_ item: GlyphItem) {
        var element = SVGElement("g")
        element.set("role", "img")
        element.set("aria-label", item.run.copiedText)
        lines.write(element.tag(isEmpty: true))
    }

    private func hasPictures(_ run: GlyphRun) -> Bool {
        run.glyphs.contains {
            glyphs.outline(glyphs.key($0, run)).isEmpty
                && glyphs.picture(of: $0.id, font: run.font) != nil
        }
    }

    /// Writes a run as text of its own width: a viewer with other fonts spaces it to fit.
    private func write(
        _ item: GlyphItem, in font: SVGFont, _ transform: CGAffineTransform
    ) {
        let run = item.run
        let left = item.origin.x + run.origin.x
        var text = SVGElement("text")
        if let id = names.id(of: item.source) { text.set("id", id) }
        text.set("x", run.isRightToLeft ? left + run.width : left)
        text.set("y", item.origin.y + run.origin.y)
        text.set("font-family", font.familyList)
        text.set("font-size", run.size)
        text.set("font-weight", CGFloat(font.weight), unless: 400)
        if font.isItalic { text.set("font-style", "italic") }
        if run.isRightToLeft { text.set("direction", "rtl") }
        text.set("textLength", run.width)
        setPaint(seen(item.paint, in: transform), as: "fill", on: &text)
        text.set("xml:space", "preserve")
        let characters = run.showsCapitals ? run.text.uppercased() : run.text
        lines.write(text.tag(isEmpty: false) + SVGText.escaped(characters) + "</text>")
    }

    /// Writes a run as a group of outlines that screen readers find the text of. Each glyph is defined once
    /// and referred to, even if only one run uses it: the elements of a text do not depend on other texts.
    private func drawOutlines(_ item: GlyphItem, in transform: CGAffineTransform) {
        let run = item.run
        let origin = CGPoint(
            x: item.origin.x + run.origin.x, y: item.origin.y + run.origin.y)
        var group = SVGElement("g")
        if let id = names.id(of: item.source) { group.set("id", id) }
        if !run.text.isEmpty {
            group.set("role", "img")
            group.set("aria-label", run.copiedText)
        }
        setPaint(seen(item.paint, in: transform), as: "fill", on: &group)
        lines.open(group)
        let limit = CoordinateLimit.onCanvas(in: transform)
        for glyph in run.glyphs {
            let place = CGPoint(x: origin.x + glyph.x, y: origin.y + glyph.y)
            // What is farther off is not seen, and a reference to an outline cannot be cut.
            if limit.cut(place) == place { draw(glyph, of: item, at: place, limit) }
        }
        lines.close("g")
    }

    private func draw(
        _ glyph: GlyphRun.Glyph, of item: GlyphItem, at place: CGPoint, _ limit: CoordinateLimit
    ) {
        let key = glyphs.key(glyph, item.run)
        let outline = glyphs.outline(key)
        guard !outline.isEmpty else {
            if let picture = glyphs.picture(of: glyph.id, font: item.run.font) {
                let rect = picture.rect(size: item.run.size, origin: place)
                draw(picture.image, in: rect, opacity: item.paint.opacity, isDefined: true)
            }
            return
        }
        // A gradient is laid over the run in its coordinates, which a moved copy would take along.
        let isPlain = if case .color = item.paint { true } else { false }
        if isPlain, limit.cut(item.run.size) == item.run.size {
            var use = SVGElement("use")
            use.set("href", "#" + definition(of: key, outline))
            use.set("x", place.x, unless: 0)
            use.set("y", place.y, unless: 0)
            lines.write(use)
        } else {
            var path = SVGElement("path")
            path.set("d", SVGPathData.text(outline, offset: place, limit: limit))
            lines.write(path)
        }
    }

    /// The id of a glyph's outline, which is written down at its first use.
    private func definition(of key: SVGGlyphs.Key, _ outline: Path) -> String {
        if let known = glyphNames[key] { return known }
        var definition = SVGElement("path")
        definition.set("d", SVGPathData.text(outline))
        let name = define(definition, kind: "glyph") { _ in }
        glyphNames[key] = name
        return name
    }
}
