package import Foundation
package import QuadrantGeometry

/// Rewrites drawings in the words that a renderer knows: what it lacks becomes other items where these
/// say the same, else pixels, and these only where the effect is.
package struct Lowering: Sendable {
    private let abilities: RendererAbilities
    private let rasterizer: any DisplayRasterizer
    private let scale: CGFloat

    /// `scale` is how many pixels a point gets where pixels are needed.
    package init(
        for abilities: RendererAbilities, rasterizer: any DisplayRasterizer, scale: CGFloat = 2
    ) {
        self.abilities = abilities
        self.rasterizer = rasterizer
        self.scale = scale
    }

    /// The drawing for the renderer, and what is drawn as pixels in it, in the order of drawing.
    ///
    /// `background` is what the renderer will draw under it. Costs nothing to speak of where nothing
    /// has to be lowered.
    package func lower(
        _ list: DisplayList, background: RGBAColor?
    ) -> (list: DisplayList, notes: [RenderNote]) {
        guard !abilities.drawsAll(of: list.root) else { return (list, []) }
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
    let abilities: RendererAbilities
    let rasterizer: any DisplayRasterizer
    let scale: CGFloat
    var notes: [RenderNote] = []
    /// The effect that was noted last, for the first time or not.
    var latest: RenderNote?
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
        /// The items before the current one, as they were.
        var done: [DisplayItem] = []
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
        let isOpaque = (background?.alpha ?? 0) >= 1
        guard isOpaque || !mixesBeyond(list.root) else {
            note(.blendMode, nil)
            return Fragment(items: pixels(of: list.root, covering: list.root.bounds, .identity))
        }
        return lower(list.root, of: nil, in: .identity, isWhole: true)
    }

    func lower(
        _ fragment: Fragment, of group: DisplayGroup?, in transform: CGAffineTransform,
        isWhole: Bool
    ) -> Fragment {
        levels.append(Level(group: group, transform: transform, isWhole: isWhole))
        defer { levels.removeLast() }
        var items: [DisplayItem] = []
        items.reserveCapacity(fragment.items.count)
        for item in fragment.items {
            items += lower(item, in: transform)
            levels[levels.count - 1].done.append(item)
        }
        return Fragment(items: items)
    }

    private func lower(_ item: DisplayItem, in transform: CGAffineTransform) -> [DisplayItem] {
        switch item {
        case .group(let group):
            return withLargeStack { lower(group, in: transform) }
        case .backdrop(let backdrop):
            return lower(backdrop, in: transform)
        case .fill(let fill):
            return abilities.draws(fill.paint) ? [item] : lower(fill, in: transform)
        case .stroke(let stroke):
            return abilities.draws(stroke.paint) ? [item] : lower(stroke, in: transform)
        case .glyphs(let glyphs):
            return abilities.draws(glyphs.paint) ? [item] : lower(glyphs, in: transform)
        case .shadow(let shadow):
            if !abilities.hasShadows, shadow.sigma > 0 { note(.shadow, shadow.source) }
            return [item]
        case .image:
            return [item]
        }
    }

    func note(_ effect: RenderNote.Effect, _ source: SourceTag?) {
        let note = RenderNote(effect: effect, source: source, scale: scale)
        latest = note
        if !notes.contains(note) { notes.append(note) }
    }
}
