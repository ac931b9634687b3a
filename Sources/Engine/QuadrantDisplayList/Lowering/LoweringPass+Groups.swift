internal import Foundation
internal import QuadrantGeometry

extension LoweringPass {
    /// Lowers a group whose parent's coordinates `parent` maps to the canvas.
    func lower(_ original: DisplayGroup, in parent: CGAffineTransform) -> Lowered {
        var group = original
        group.filters = original.filters.seen(on: original.content.bounds)
        let transform = group.transform.concatenating(parent)
        if !group.isOnlyAMove { nesting += 1 }
        defer { if !original.isOnlyAMove { nesting -= 1 } }
        guard abilities.blendModes.contains(group.blendMode) else {
            let plain = plain(group, in: transform)
            return Lowered(
                items: patch(of: plain, in: parent, .blendMode), plain: [.group(plain)])
        }
        guard writes(group, in: transform) else {
            let effect = abilities.writes(in: transform) ? RenderNote.Effect.itemCount : .growth
            return asPixels(group, effect, in: transform, in: parent)
        }
        if let projection = group.projection, projection.isAffine { group.flatten(projection) }
        if group.projection == nil { changeColors(of: &group, in: transform) }
        let mask = group.mask.map { lowerWhole($0, of: original, in: transform) }
        if let effect = effectBeyond(group, in: transform) {
            note(effect, group.source)
            return pixels(of: group, masked: mask, insteadOf: original, in: transform)
        }
        let before = account
        let isChanged =
            group.filters.count != original.filters.count || original.projection != nil
        let content = lower(
            group.content, of: group, in: transform, isWhole: !original.isDirect)
        // Beside one group with too many there may be others that have too many together.
        if abilities.hasTooMany(content.lowered) {
            giveBack(before)
            note(.itemCount, group.source)
            return pixels(of: group, masked: mask, insteadOf: original, in: transform)
        }
        group.content = content.lowered
        group.mask = mask
        // What is made ready for pixels is plain.
        if abilities.hasPerspective {
            return Lowered(items: [.group(group)], plain: [.group(group)])
        }
        var plain = original
        if isChanged || original.mask?.hasBackdrops ?? false {
            plain = self.plain(original, in: transform)
        } else {
            plain.content = content.plain
        }
        return Lowered(items: [.group(group)], plain: [.group(plain)])
    }

    /// A group whose content is drawn as pixels.
    private func pixels(
        of group: DisplayGroup, masked mask: Fragment?, insteadOf original: DisplayGroup,
        in transform: CGAffineTransform
    ) -> Lowered {
        var drawn = rasterized(plain(group, in: transform), in: transform)
        drawn.mask = mask
        return Lowered(items: [.group(drawn)], plain: [.group(plain(original, in: transform))])
    }

    /// A group whose map or clip the renderer cannot write: what is seen of it as pixels, with its clip and
    /// mask, in its parent's coordinates.
    private func asPixels(
        _ group: DisplayGroup, _ effect: RenderNote.Effect, in transform: CGAffineTransform,
        in parent: CGAffineTransform
    ) -> Lowered {
        let plain = plain(group, in: transform)
        if group.isDirect, group.content.blends {
            return Lowered(items: patch(of: plain, in: parent, effect), plain: [.group(plain)])
        }
        note(effect, group.source)
        var inner = plain
        (inner.opacity, inner.blendMode, inner.meaning) = (1, .normal, nil)
        let bounds = DisplayItem.group(inner).bounds
        var place = DisplayGroup(
            content: Fragment(
                items: pixels(of: Fragment(items: [.group(inner)]), covering: bounds, parent)))
        (place.opacity, place.blendMode) = (plain.opacity, plain.blendMode)
        (place.meaning, place.source) = (plain.meaning, plain.source)
        return Lowered(items: [.group(place)], plain: [.group(plain)])
    }

    /// The group with its backdrops drawn out, for pixels; `transform` maps its coordinates to the
    /// canvas.
    private func plain(_ original: DisplayGroup, in transform: CGAffineTransform) -> DisplayGroup {
        guard original.content.hasBackdrops || original.mask?.hasBackdrops ?? false else {
            return original
        }
        let outer = abilities
        abilities = .pixels
        defer { abilities = outer }
        var group = original
        if let projection = group.projection, projection.isAffine { group.flatten(projection) }
        group.content = lower(group.content, of: group, in: transform, isWhole: true).lowered
        group.mask = group.mask.map { lowerWhole($0, of: group, in: transform) }
        return group
    }

    /// Lowers the mask of a group, which is drawn by itself.
    private func lowerWhole(
        _ mask: Fragment, of group: DisplayGroup, in transform: CGAffineTransform
    ) -> Fragment {
        guard mixesBeyond(mask, in: transform) else {
            var place = DisplayGroup(content: mask)
            place.transform = group.transform
            return lower(mask, of: place, in: transform, isWhole: true).lowered
        }
        note(.blendMode, nil)
        return Fragment(items: pixels(of: mask, covering: mask.bounds, transform))
    }

    /// The effect of a group that the renderer cannot draw itself; `nil` if there is none.
    private func effectBeyond(
        _ group: DisplayGroup, in transform: CGAffineTransform
    ) -> RenderNote.Effect? {
        if !abilities.draws(group.projection) { return .perspective }
        if nesting >= abilities.mostNested { return .nesting }
        if abilities.hasTooMany(group.content), !group.content.hasOneWithTooMany(for: abilities) {
            return .itemCount
        }
        let spreads = spreadsFromBeyond(group.content, group.filters, in: transform)
        for filter in group.filters
        where !abilities.draws(filter) || spreads && [filter].margin > 0 {
            return switch filter {
            case .blur: .blur
            case .colorMatrix: .colorChange
            case .shadow: .shadow
            case .alphaThreshold: .alphaThreshold
            }
        }
        if !abilities.mixesAlike(group) { return .blendMode }
        return !group.isDirect && mixesBeyond(group.content, in: transform) ? .blendMode : nil
    }

    /// Whether something in the fragment blends with what lies behind it in the same whole, in a way
    /// the renderer does not know, or as part of what becomes pixels. `transform` maps the fragment to the canvas.
    func mixesBeyond(_ fragment: Fragment, in transform: CGAffineTransform) -> Bool {
        fragment.items.contains { item in
            guard case .group(let group) = item else { return false }
            if !abilities.blendModes.contains(group.blendMode) { return true }
            guard group.isDirect else { return false }
            let inner = group.transform.concatenating(transform)
            return withLargeStack {
                writes(group, in: inner)
                    ? mixesBeyond(group.content, in: inner) : group.content.blends
            }
        }
    }

    /// Whether the renderer can write the group's map, which is `transform`, and its clip.
    private func writes(_ group: DisplayGroup, in transform: CGAffineTransform) -> Bool {
        abilities.writes(in: transform) && group.clip.map { abilities.writes($0.shape) } ?? true
    }

    /// The group with its content, filters and projection as pixels; clip, mask, opacity and blending
    /// stay what they are.
    func rasterized(_ group: DisplayGroup, in transform: CGAffineTransform) -> DisplayGroup {
        var inner = DisplayGroup(content: group.content)
        inner.filters = group.filters
        inner.projection = group.projection
        inner.isIsolated = true
        var visible = inner.contentBounds
        if let clip = group.clip { visible = visible.overlap(with: clip.shape.bounds) }
        var result = group
        result.filters = []
        result.projection = nil
        result.content = Fragment(
            items: pixels(of: Fragment(items: [.group(inner)]), covering: visible, transform))
        return result
    }

    /// A fragment as a picture, in the fragment's coordinates, which `transform` maps to the canvas:
    /// nothing if it cannot be seen. The picture is upright on the canvas.
    func pixels(
        of fragment: Fragment, covering bounds: CGRect, _ transform: CGAffineTransform
    ) -> [DisplayItem] {
        let region = bounds.applying(transform).insetBy(dx: -1, dy: -1).overlap(with: visible)
        guard !bounds.isNull, !region.isNull, transform.isDrawable else { return [] }
        let whole = region.integral
        var group = DisplayGroup(content: fragment)
        group.transform = transform.concatenating(
            CGAffineTransform(translationX: -whole.minX, y: -whole.minY))
        let drawing = DisplayList(
            size: whole.size, displayScale: list.displayScale, background: nil,
            root: Fragment(items: [.group(group)]))
        guard let image = picture(of: drawing) else { return [] }
        var place = DisplayGroup(
            content: Fragment(items: [.image(ImageItem(image: image, rect: whole))]))
        place.transform = transform.inverted()
        return [.group(place)]
    }

    /// What can be seen: the canvas, and what filters around can bring there from beyond its edges.
    var visible: CGRect {
        levels.reduce(CGRect(origin: .zero, size: list.size)) { rect, level in
            let margin = (level.group?.filters.margin ?? 0) * level.transform.longestScale
            return margin.isFinite ? rect.insetBy(dx: -margin, dy: -margin) : rect
        }
    }

    /// The most pixels of one part of a drawing, and of all parts of a page that are as fine as asked for
    /// (96 MB). All parts of a page together never have twice as many.
    static let pixelLimit: CGFloat = 24_000_000

    /// The drawing's pixels, coarser where there would be too many. If it cannot be drawn at all,
    /// that is noted with 0 pixels to a point.
    private func picture(of drawing: DisplayList) -> DisplayImage? {
        let (width, height) = (drawing.size.width, drawing.size.height)
        guard width > 0, height > 0 else { return nil }
        var isOneOfMany = false
        for halvings in 0... {
            let fitting = scale * exp2(-CGFloat(halvings))
            guard fitting > 0.01 else { break }
            let pixels = width * height * fitting * fitting
            guard pixels <= Self.pixelLimit, max(width, height) * fitting <= 32_000 else {
                continue
            }
            guard budget.hasRoom(for: pixels, halvings: halvings) else {
                isOneOfMany = true
                continue
            }
            guard let image = rasterizer.picture(of: drawing, scale: fitting) else { continue }
            _ = budget.take(pixels, halvings: halvings)
            if halvings > 0 { noteCoarser(fitting, isOneOfMany) }
            return image
        }
        noteCoarser(0, isOneOfMany)
        return nil
    }

    /// Notes that the effect which was noted last, the one being drawn, is coarser than asked for.
    private func noteCoarser(_ scale: CGFloat, _ isOneOfMany: Bool) {
        guard let latest else { return }
        let note = RenderNote(
            effect: latest.effect, source: latest.source, scale: scale,
            outcome: isOneOfMany ? .oneOfTooMany : .coarsened)
        if !notes.contains(note) { notes.append(note) }
    }

    /// What a group that blends in a way which cannot be written makes of all that lies behind it, as pixels
    /// drawn over that. Only on an opaque canvas; other wholes become pixels altogether.
    ///
    /// A mode that takes away, such as `destinationOut`, makes holes in the canvas itself. They are black, as in a
    /// window of Apple's and in our pictures: the pixels are drawn over what lies behind and have to cover that.
    private func patch(
        of group: DisplayGroup, in parent: CGAffineTransform, _ effect: RenderNote.Effect
    ) -> [DisplayItem] {
        note(effect, group.source)
        var behind = behind(
            covering: CGRect(origin: .zero, size: list.size), seeingThrough: false)
        var moved = DisplayGroup(content: Fragment(items: [.group(group)]))
        moved.transform = parent
        behind.append(.group(moved))
        let canvas = CGRect(origin: .zero, size: list.size)
        var result = DisplayGroup(
            content: Fragment(
                items: pixels(
                    of: Fragment(items: Self.onBlack(behind, covering: canvas)),
                    covering: DisplayItem.group(moved).bounds, .identity)))
        result.transform = parent.inverted()
        return [.group(result)]
    }

    /// What covers all that lies behind it, also where something in it takes away: there it is black.
    private static func onBlack(_ items: [DisplayItem], covering rect: CGRect) -> [DisplayItem] {
        var whole = DisplayGroup(content: Fragment(items: items))
        whole.isIsolated = true
        let ground = FillItem(shape: .rect(rect), paint: .color(.black))
        return [.fill(ground), .group(whole)]
    }

    /// All that was drawn before the current item in the nearest whole, in the canvas's coordinates,
    /// with the background, as far as `background`, if that whole is the canvas. What sees through
    /// wholes sees all up to the canvas, or up to the nearest perspective.
    func behind(covering background: CGRect, seeingThrough: Bool) -> [DisplayItem] {
        let base = levels.lastIndex { seeingThrough ? $0.isCut : $0.isWhole } ?? 0
        guard base < levels.count else { return [] }
        var items: [DisplayItem] = []
        for index in levels.indices[base...].reversed() {
            let level = levels[index]
            items = level.done + items
            guard index > base, let group = level.group, !items.isEmpty else { continue }
            var wrapped = DisplayGroup(content: Fragment(items: items))
            wrapped.transform = group.transform
            wrapped.clip = group.clip
            // What blends in a whole stays in that.
            wrapped.isIsolated = level.isWhole && wrapped.content.blends
            items = [.group(wrapped)]
        }
        var moved = DisplayGroup(content: Fragment(items: items))
        moved.transform = levels[base].transform
        items = items.isEmpty ? [] : [.group(moved)]
        if base == 0, let color = self.background, color.alpha > 0 {
            items.insert(.fill(FillItem(shape: .rect(background), paint: .color(color))), at: 0)
            if color.alpha >= 1, Fragment(items: items).takesAway {
                items = Self.onBlack(items, covering: background)
            }
        }
        return items
    }
}

extension Fragment {
    /// Whether something in the fragment blends with what lies behind it in the same whole.
    var blends: Bool {
        items.contains { item in
            guard case .group(let group) = item else { return false }
            return group.blendMode != .normal
                || group.isDirect && withLargeStack { group.content.blends }
        }
    }

    /// Whether something in the fragment takes away of what lies behind it in the same whole.
    fileprivate var takesAway: Bool {
        items.contains { item in
            guard case .group(let group) = item else { return false }
            return group.blendMode == .destinationOut
                || group.isDirect && withLargeStack { group.content.takesAway }
        }
    }
}

extension DisplayGroup {
    /// Moves a projection without perspective into a group of its own.
    fileprivate mutating func flatten(_ projection: ProjectionTransform) {
        var inner = DisplayGroup(content: content)
        inner.transform = CGAffineTransform(
            projection.m11, projection.m12, projection.m21, projection.m22, projection.m31,
            projection.m32)
        inner.filters = filters
        inner.isIsolated = true
        content = Fragment(items: [.group(inner)])
        filters = []
        self.projection = nil
        isIsolated = true
    }
}
