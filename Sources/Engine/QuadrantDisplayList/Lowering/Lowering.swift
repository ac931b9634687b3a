package import Foundation
package import QuadrantGeometry

/// Rewrites drawings in the items that a renderer knows. What the renderer lacks becomes other items
/// if these draw the same; otherwise that part alone becomes pixels.
package struct Lowering: Sendable {
    private let abilities: RendererAbilities
    private let rasterizer: any DisplayRasterizer
    /// Pixels per point of parts that become pixels.
    private let scale: CGFloat

    /// `scale` is how many pixels a point gets where pixels are needed.
    package init(
        for abilities: RendererAbilities, rasterizer: any DisplayRasterizer, scale: CGFloat = 2
    ) {
        self.abilities = abilities
        self.rasterizer = rasterizer
        self.scale = scale
    }

    /// The drawing for the renderer, and what is drawn as pixels in it, in the order of drawing. What is
    /// off the canvas is left out.
    ///
    /// `background` is what the renderer will draw under it. Where nothing has to be lowered, each item is
    /// looked at once.
    package func lower(
        _ whole: DisplayList, background: RGBAColor?
    ) -> (list: DisplayList, notes: [RenderNote]) {
        let list = whole.flattened().seen()
        let reach = CGRect(origin: .zero, size: list.size).insetBy(dx: -1, dy: -1)
        let isWithin =
            abilities.filtersBeyondCanvas || list.root.bounds.isNull
            || reach.contains(list.root.bounds)
        let isPlain = isWithin && abilities.drawsAll(of: list.root)
        guard
            !isPlain || abilities.nestsTooMuch(list.root) || abilities.hasTooMany(list.root)
        else { return (list, []) }
        let pass = LoweringPass(
            list, background: background, abilities: abilities, rasterizer: rasterizer,
            scale: scale)
        var lowered = list
        lowered.root = pass.lowerRoot()
        return (lowered, pass.notes)
    }
}

/// One walk over a drawing.
final class LoweringPass {
    let list: DisplayList
    let background: RGBAColor?
    /// The abilities of the renderer, or those of pixels while a part is prepared to become pixels.
    var abilities: RendererAbilities
    let rasterizer: any DisplayRasterizer
    let scale: CGFloat
    var notes: [RenderNote] = []
    /// Pictures whose colours were changed, to be used again.
    let images = ChangedImages()
    /// The effect that was noted last, for the first time or not.
    var latest: RenderNote?
    /// How many groups are around the one being walked.
    var nesting = 0
    /// The pixels that the parts of this drawing may still have.
    var budget = PixelBudget(whole: pixelLimit)
    /// The fragments being walked, outermost first.
    var levels: [Level] = []

    /// A fragment being walked.
    struct Level {
        /// The group whose content it is; `nil` for the canvas.
        var group: DisplayGroup?
        /// From the fragment's coordinates to the canvas.
        var transform: CGAffineTransform
        /// Whether it is drawn as a whole, or is the canvas.
        var isWhole: Bool
        /// Whether backdrops in it do not see what is around it, as it is seen in perspective.
        var isCut = false
        /// The items before the current one in the form for pixels: unchanged, except that
        /// backdrops have become drawings.
        var done: [DisplayItem] = []
        /// The number of backdrops among these, at any depth.
        var backdrops = 0
    }

    /// The two forms that an item is lowered to.
    struct Lowered {
        /// The items for the renderer.
        var items: [DisplayItem]
        /// The items for pixels: unchanged, except that backdrops have become drawings.
        var plain: [DisplayItem]
    }

    init(
        _ list: DisplayList, background: RGBAColor?, abilities: RendererAbilities,
        rasterizer: any DisplayRasterizer, scale: CGFloat
    ) {
        self.list = list
        self.background = background
        self.abilities = abilities
        self.rasterizer = rasterizer
        self.scale = scale
    }

    func lowerRoot() -> Fragment {
        let first = list.root.items.first?.source
        if abilities.hasTooMany(list.root), !list.root.hasOneWithTooMany(for: abilities) {
            return wholeAsPixels(.itemCount, first)
        }
        let isOpaque = (background?.alpha ?? 0) >= 1
        guard isOpaque || !mixesBeyond(list.root, in: .identity) else {
            return wholeAsPixels(.blendMode, nil)
        }
        let lowered = lower(list.root, of: nil, in: .identity, isWhole: true).lowered
        // Beside one group with too many there may be others that have too many together.
        guard abilities.hasTooMany(lowered) else { return lowered }
        giveBack(.none)
        return wholeAsPixels(.itemCount, first)
    }

    /// The pixels that parts have taken, and what was noted of them.
    struct Account {
        var notes: [RenderNote]
        var latest: RenderNote?
        var budget: PixelBudget

        /// Nothing has become pixels.
        static let none = Account(
            notes: [], latest: nil, budget: PixelBudget(whole: LoweringPass.pixelLimit))
    }

    /// What was taken and noted so far.
    var account: Account { Account(notes: notes, latest: latest, budget: budget) }

    /// Gives back what was taken and noted since then: what became pixels since is not drawn.
    func giveBack(_ account: Account) {
        (notes, latest, budget) = (account.notes, account.latest, account.budget)
    }

    private func wholeAsPixels(_ effect: RenderNote.Effect, _ source: SourceTag?) -> Fragment {
        note(effect, source)
        return Fragment(items: pixels(of: list.root, covering: list.root.bounds, .identity))
    }

    /// Lowers the items of a fragment one after the other; answers it for the renderer and for pixels.
    func lower(
        _ fragment: Fragment, of group: DisplayGroup?, in transform: CGAffineTransform,
        isWhole: Bool
    ) -> (lowered: Fragment, plain: Fragment) {
        var level = Level(group: group, transform: transform, isWhole: isWhole)
        level.isCut = group?.projection.map { !$0.isAffine } ?? false
        levels.append(level)
        defer {
            let inner = levels.removeLast().backdrops
            if !levels.isEmpty { levels[levels.count - 1].backdrops += inner }
        }
        var items: [DisplayItem] = []
        items.reserveCapacity(fragment.items.count)
        for item in fragment.items {
            let result = lower(item, in: transform)
            items += result.items
            levels[levels.count - 1].done += result.plain
            flattenBackdrops()
        }
        let plain =
            fragment.hasBackdrops ? Fragment(items: levels[levels.count - 1].done) : fragment
        return (Fragment(items: items), plain)
    }

    private func lower(_ item: DisplayItem, in transform: CGAffineTransform) -> Lowered {
        switch item {
        case .group(let group): withLargeStack { lower(group, in: transform) }
        case .backdrop(let backdrop): lower(backdrop, in: transform)
        default: Lowered(items: leaf(item, in: transform), plain: [item])
        }
    }

    private func leaf(_ item: DisplayItem, in transform: CGAffineTransform) -> [DisplayItem] {
        guard item.canBeSeen(in: transform) else { return [] }
        if let shape = item.shape, !abilities.writes(shape) {
            note(.itemCount, item.source)
            return pixels(of: Fragment(items: [item]), covering: item.bounds, transform)
        }
        switch item {
        case .fill(let fill):
            return abilities.draws(fill.paint) ? [item] : lower(fill, in: transform)
        case .stroke(let stroke) where stroke.needsOutline(in: transform):
            return leaf(.fill(stroke.outlined(in: transform)), in: transform)
        case .stroke(let stroke):
            return abilities.draws(stroke.paint) ? [item] : lower(stroke, in: transform)
        case .glyphs(let glyphs):
            return abilities.draws(glyphs.paint) ? [item] : lower(glyphs, in: transform)
        case .shadow(let shadow):
            if !abilities.hasShadows, shadow.sigma > 0 { note(.shadow, shadow.source) }
            guard spreadsFromBeyond(shadow, in: transform) else { return [item] }
            note(.shadow, shadow.source)
            return pixels(of: Fragment(items: [item]), covering: item.bounds, transform)
        case .image, .group, .backdrop:
            return [item]
        }
    }

    func note(_ effect: RenderNote.Effect, _ source: SourceTag?) {
        let note = RenderNote(effect: effect, source: source, scale: scale)
        latest = note
        if !notes.contains(note) { notes.append(note) }
    }
}
