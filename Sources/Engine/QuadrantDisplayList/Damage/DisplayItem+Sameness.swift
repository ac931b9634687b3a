internal import Foundation
internal import QuadrantGeometry
internal import QuadrantText

extension DisplayItem {
    /// Whether the same is drawn of another item, which is no group. Numbers that are none are never the same.
    func isSame(as other: DisplayItem) -> Bool {
        switch (self, other) {
        case (.fill(let new), .fill(let old)):
            new.shape == old.shape && new.paint == old.paint && new.style == old.style
                && new.snapsToPixels == old.snapsToPixels
        case (.stroke(let new), .stroke(let old)):
            new.shape == old.shape && new.paint == old.paint && new.style == old.style
                && new.isAntialiased == old.isAntialiased
        case (.glyphs(let new), .glyphs(let old)):
            new.origin == old.origin && new.paint == old.paint && new.isHidden == old.isHidden
                && new.run.draws(as: old.run)
        case (.image(let new), .image(let old)):
            new.image === old.image && new.rect == old.rect && new.smoothing == old.smoothing
                && new.isAntialiased == old.isAntialiased && new.snapsToPixels == old.snapsToPixels
        case (.shadow(let new), .shadow(let old)):
            new.shape == old.shape && new.color == old.color && new.sigma == old.sigma
                && new.offset == old.offset && new.isInner == old.isInner
        case (.backdrop(let new), .backdrop(let old)):
            new.shape == old.shape && new.style == old.style && new.filters == old.filters
        default: false
        }
    }
}

extension GlyphRun {
    /// Whether the same glyphs stand at the same places.
    fileprivate func draws(as other: GlyphRun) -> Bool {
        font == other.font && size == other.size && origin == other.origin
            && width == other.width
            && glyphs.elementsEqual(other.glyphs) { $0.id == $1.id && $0.x == $1.x && $0.y == $1.y }
    }
}

extension DisplayGroup {
    /// Whether the group does the same with its content as another one, masks apart.
    func frames(alike other: DisplayGroup) -> Bool {
        guard transform == other.transform else { return false }
        if effects === other.effects { return true }
        return opacity == other.opacity && blendMode == other.blendMode
            && isIsolated == other.isIsolated && filters == other.filters
            && projection == other.projection && place == other.place && hasSameClip(as: other)
    }

    private func hasSameClip(as other: DisplayGroup) -> Bool {
        switch (clip, other.clip) {
        case (nil, nil): true
        case (let own?, let other?):
            own.shape == other.shape && own.style == other.style
                && own.snapsToPixels == other.snapsToPixels
        default: false
        }
    }

    /// What may change in the group around where `rect` changes in the content; in the coordinates of the group around.
    func spread(_ rect: CGRect) -> CGRect {
        guard effects != nil else { return rect.applying(transform) }
        // A filter moves pixels; one more for those at its edges.
        var reach = filters.isEmpty ? rect : filters.reach(of: rect.insetBy(dx: -1, dy: -1))
        if let projection { reach = projection.visibleBounds(of: reach) }
        if let clip { reach = reach.overlap(with: clip.shape.bounds.insetBy(dx: -1, dy: -1)) }
        return reach.isNull ? .null : reach.applying(transform)
    }
}
