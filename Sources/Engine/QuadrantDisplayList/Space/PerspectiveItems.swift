internal import Foundation
internal import QuadrantGeometry
package import QuadrantText

/// What draws the glyphs of a text as shapes.
package struct GlyphShapes: Sendable {
    package var outlines: any GlyphOutlines
    package var pictures: (any GlyphPictures)?

    package init(outlines: any GlyphOutlines, pictures: (any GlyphPictures)? = nil) {
        self.outlines = outlines
        self.pictures = pictures
    }
}

/// Maps the items of a plane that is seen in perspective: shapes and glyphs of one colour become mapped outlines, and
/// everything else a group that is seen in perspective by itself.
struct PerspectiveItems {
    let glyphs: GlyphShapes

    /// The items as they are seen; `map` maps their coordinates to the picture.
    func items(_ items: [DisplayItem], by map: ProjectionTransform) -> [DisplayItem] {
        items.flatMap { self.items($0, by: map) }
    }

    private func items(_ item: DisplayItem, by map: ProjectionTransform) -> [DisplayItem] {
        switch item {
        case .group(let group): return withLargeStack { self.items(group, by: map) }
        case .fill(let fill):
            guard case .color = fill.paint else { return [projected(item, by: map)] }
            var mapped = FillItem(shape: .path(fill.shape.path.applying(map)), paint: fill.paint)
            (mapped.style, mapped.source) = (fill.style, fill.source)
            return [.fill(mapped)]
        case .stroke(let stroke):
            guard case .color = stroke.paint else { return [projected(item, by: map)] }
            let outline = stroke.shape.path.strokedPath(stroke.style)
            var mapped = FillItem(shape: .path(outline.applying(map)), paint: stroke.paint)
            mapped.style.isAntialiased = stroke.isAntialiased
            mapped.source = stroke.source
            return [.fill(mapped)]
        case .glyphs(let glyphs): return self.items(glyphs, by: map)
        case .backdrop(let backdrop):
            let middle = CGPoint(x: backdrop.shape.bounds.midX, y: backdrop.shape.bounds.midY)
            let growth = map.affineMap(at: middle)?.meanScale ?? 1
            var mapped = BackdropItem(
                shape: .path(backdrop.shape.path.applying(map)),
                filters: backdrop.filters.map { $0.scaled(by: growth) })
            (mapped.style, mapped.source) = (backdrop.style, backdrop.source)
            return [.backdrop(mapped)]
        case .image, .shadow: return [projected(item, by: map)]
        }
    }

    /// The item as a picture of its own, seen in perspective.
    private func projected(_ item: DisplayItem, by map: ProjectionTransform) -> DisplayItem {
        var group = DisplayGroup(content: Fragment(items: [item]))
        group.projection = map
        group.source = item.source
        return .group(group)
    }

    private func items(_ group: DisplayGroup, by outer: ProjectionTransform) -> [DisplayItem] {
        let map = ProjectionTransform(group.transform).concatenating(outer)
        guard group.projection == nil, group.filters.allSatisfy(\.isOfColors) else {
            return [projected(.group(group), by: outer)] + hiddenTexts(in: .group(group), by: outer)
        }
        let content = items(group.content.items, by: map)
        guard group.effects != nil || group.source != nil else { return content }
        if content.isEmpty { return [] }
        var result = group
        result.transform = .identity
        if let clip = group.clip {
            result.clip = ClipItem(shape: .path(clip.shape.path.applying(map)), style: clip.style)
        }
        if let mask = group.mask {
            result.mask = Fragment(items: items(mask.items, by: map).filter { !$0.isHiddenText })
        }
        result.content = Fragment(items: content)
        return [.group(result)]
    }

    // MARK: Text

    private func items(_ item: GlyphItem, by map: ProjectionTransform) -> [DisplayItem] {
        var result: [DisplayItem] = []
        guard case .color = item.paint else {
            return [projected(.glyphs(item), by: map)] + hiddenTexts(in: .glyphs(item), by: map)
        }
        let run = item.run
        var whole = Path()
        for glyph in run.glyphs {
            let place = CGPoint(
                x: item.origin.x + run.origin.x + glyph.x,
                y: item.origin.y + run.origin.y + glyph.y)
            let outline = glyphs.outlines.outline(of: glyph.id, font: run.font, size: run.size)
            if !outline.isEmpty {
                whole.addPath(outline.offsetBy(dx: place.x, dy: place.y).applying(map))
            } else if let picture = glyphs.pictures?.picture(of: glyph.id, font: run.font) {
                var image = ImageItem(
                    image: picture.image, rect: picture.rect(size: run.size, origin: place))
                image.source = item.source
                result.append(projected(.image(image), by: map))
            }
        }
        if !whole.isEmpty {
            var fill = FillItem(shape: .path(whole), paint: item.paint)
            fill.source = item.source
            result.insert(.fill(fill), at: 0)
        }
        return result + hiddenTexts(in: .glyphs(item), by: map)
    }

    /// The texts in an item, to be found and copied in files that can hold text, about where they are seen.
    private func hiddenTexts(in item: DisplayItem, by map: ProjectionTransform) -> [DisplayItem] {
        switch item {
        case .glyphs(var text):
            let box = text.lineBox
            guard !text.run.text.isEmpty,
                let place = map.affineMap(at: CGPoint(x: box.midX, y: box.midY)), place.isDrawable
            else { return [] }
            text.isHidden = true
            var group = DisplayGroup(content: Fragment(items: [.glyphs(text)]))
            group.transform = place
            return [.group(group)]
        case .group(let group):
            guard group.projection == nil, group.opacity > 0 else { return [] }
            let inner = ProjectionTransform(group.transform).concatenating(map)
            return withLargeStack {
                group.content.items.flatMap { hiddenTexts(in: $0, by: inner) }
            }
        default: return []
        }
    }
}

extension DisplayItem {
    /// Whether the item is only there to be found and copied.
    fileprivate var isHiddenText: Bool {
        switch self {
        case .glyphs(let item): item.isHidden
        case .group(let group):
            !group.content.items.isEmpty && group.content.items.allSatisfy(\.isHiddenText)
        default: false
        }
    }
}

extension DisplayFilter {
    /// Whether the filter looks at each point by itself.
    fileprivate var isOfColors: Bool {
        switch self {
        case .colorMatrix, .alphaThreshold: true
        case .blur, .shadow: false
        }
    }

    /// The filter where everything is larger.
    fileprivate func scaled(by growth: CGFloat) -> DisplayFilter {
        switch self {
        case .blur(let blur): return .blur(BlurFilter(sigma: blur.sigma * growth, frame: nil))
        case .shadow(var shadow):
            shadow.sigma *= growth
            shadow.offset.width *= growth
            shadow.offset.height *= growth
            return .shadow(shadow)
        case .colorMatrix, .alphaThreshold: return self
        }
    }
}
