internal import Foundation
internal import QuadrantGeometry

extension LoweringPass {
    /// The most items that are drawn once more for a backdrop; more become pixels.
    private static let repeatLimit = 400
    /// The most effects that are drawn once more for a backdrop: of bars over one another each would else draw those of
    /// all bars behind it again.
    private static let effectLimit = 8
    /// The most backdrops in what lies behind others: each draws all that lies behind it, so of many over one another what was
    /// drawn so far becomes a picture from time to time.
    private static let backdropLimit = 8

    /// Makes one picture of what was drawn before the current item in the fragment being walked, where there are many
    /// backdrops in it. It is made with pixels of its own account: only later backdrops show it, blurred.
    func flattenBackdrops() {
        guard let level = levels.last, level.backdrops > Self.backdropLimit else { return }
        // It is tried again after as many more, and not at each item.
        levels[levels.count - 1].backdrops = 0
        let done = Fragment(items: level.done)
        guard !done.blends else { return }
        let before = account
        budget = PixelBudget(whole: Self.pixelLimit)
        let picture = pixels(of: done, covering: done.bounds, level.transform)
        giveBack(before)
        guard !picture.isEmpty else { return }
        levels[levels.count - 1].done = picture
    }

    /// A backdrop becomes a second drawing of what lies behind it: filtered, and cut to its shape.
    func lower(_ item: BackdropItem, in transform: CGAffineTransform) -> Lowered {
        guard transform.isDrawable, !item.shape.bounds.isNull else {
            return Lowered(items: [], plain: [])
        }
        // What filters can bring into the shape from around it.
        let around = item.filters.reach(of: item.shape.bounds).union(item.shape.bounds)
        let near = around.applying(transform)
        let canvas = CGRect(origin: .zero, size: list.size)
        noteIfCut(item)
        if !levels.isEmpty { levels[levels.count - 1].backdrops += 1 }
        let items = behind(covering: near, seeingThrough: true).compactMap { $0.part(near: near) }
        let visible = near.overlap(with: canvas)
        guard !items.isEmpty, !visible.isNull else { return Lowered(items: [], plain: []) }
        var cut = DisplayGroup(content: Fragment(items: items))
        cut.transform = transform.inverted()
        cut.clip = ClipItem(shape: .rect(visible))
        // Beyond the canvas its edges go on.
        let frame = canvas.contains(near) ? nil : canvas.applying(transform.inverted())
        let plain = filtered([.group(cut)], item, keeping: frame)
        let hasRoom =
            plain.content.count < Self.repeatLimit && plain.content.effects <= Self.effectLimit
        let canRepeat =
            plain.filters.allSatisfy(abilities.draws)
            && abilities.drawsAll(of: plain.content, in: transform)
            && !spreadsFromBeyond(Fragment(items: items), in: .identity)
        if canRepeat, hasRoom {
            let result = shaped(plain, item)
            return Lowered(items: [result], plain: [result])
        }
        note(.backdrop, item.source)
        var seen = plain
        seen.clip = ClipItem(shape: .rect(item.shape.bounds))
        seen = rasterized(seen, in: transform)
        seen.clip = nil
        let result = shaped(seen, item)
        return Lowered(items: [result], plain: [hasRoom ? shaped(plain, item) : result])
    }

    /// Items through a backdrop's filters, whose blurs keep `frame` opaque.
    private func filtered(
        _ items: [DisplayItem], _ backdrop: BackdropItem, keeping frame: CGRect?
    ) -> DisplayGroup {
        var group = DisplayGroup(content: Fragment(items: items))
        group.filters = backdrop.filters.map { $0.extendingEdges(of: frame) }
        group.isIsolated = true
        group.source = backdrop.source
        return group
    }

    private func shaped(_ filtered: DisplayGroup, _ backdrop: BackdropItem) -> DisplayItem {
        var group = DisplayGroup(content: Fragment(items: [.group(filtered)]))
        group.clip = ClipItem(shape: backdrop.shape, style: backdrop.style)
        return .group(group)
    }

    /// Notes a backdrop in a perspective, since it does not see what lies behind that.
    private func noteIfCut(_ item: BackdropItem) {
        guard levels.contains(where: \.isCut) else { return }
        var note = RenderNote(effect: .backdrop, source: item.source, scale: scale)
        note.outcome = .seesOnlyItsGroup
        if !notes.contains(note) { notes.append(note) }
    }
}

extension DisplayItem {
    /// The item without what lies far from `rect`; `nil` if all of it does. Groups are looked into
    /// while they are drawn piece by piece.
    fileprivate func part(near rect: CGRect) -> DisplayItem? {
        guard bounds.meets(rect) else { return nil }
        guard case .group(var group) = self, group.isDirect else { return self }
        guard group.transform.isDrawable else { return nil }
        let inner = rect.applying(group.transform.inverted())
        let items = withLargeStack { group.content.items.compactMap { $0.part(near: inner) } }
        guard !items.isEmpty else { return nil }
        group.content = Fragment(items: items)
        return .group(group)
    }
}
