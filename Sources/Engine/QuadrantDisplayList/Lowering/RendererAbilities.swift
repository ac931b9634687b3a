package import Foundation
package import QuadrantGeometry

/// What a renderer draws by itself; the rest is lowered before.
package struct RendererAbilities: Sendable {
    /// Blurs, drop shadows and alpha thresholds of groups.
    package var hasFilters = false
    /// Whether filters and shadows work on what lies beyond the canvas too.
    package var filtersBeyondCanvas = true
    /// Blurs that keep a frame opaque, which only pixels have.
    package var hasOpaqueBlurs = false
    /// Projections with perspective, which only pixels have.
    package var hasPerspective = false
    /// Tiles with fewer pixels than points.
    package var hasCoarseTiles = false
    /// Changes of colour of groups; without them colours are changed one by one where that is exact.
    package var hasColorMatrices = false
    /// Blurred shadows of shapes as vectors; without them they are drawn, but as pixels.
    package var hasShadows = false
    package var hasAngularGradients = false
    package var hasMeshGradients = false
    /// Gradients around ellipses may be as long, in points; Cairo, by which files are read too, has no numbers for
    /// a longer one's way to a pixel where it is narrow.
    package var longestEllipse: CGFloat = 10_000
    package var blendModes: Set<DisplayBlendMode> = []
    /// How deep groups may be nested.
    package var mostNested = Int.max
    /// How many items a file may have.
    package var mostItems = Int.max
    /// How many elements the path of an item may have.
    package var mostElements = Int.max
    /// A group's points may be as large on the canvas, in points of that.
    package var mostGrowth = CGFloat.infinity

    /// Filters are part of SVG, gradients around a point are not. Of blend modes only those of W3C
    /// Compositing are known to all viewers, and of these soft light has another formula than the one measured of
    /// Apple's (up to 22 of 255 apart). A group may be two elements, and libxml2, by which librsvg and
    /// others read, takes 256 within one another. An item is one element, with its clips, gradients and groups
    /// up to three or four, of which librsvg takes a million. Coordinates are written to a thousandth: enlarged
    /// a thousand times they are half a point off. Libxml2 takes ten million bytes for an attribute, of which an
    /// element of a path may need 97.
    package static let svg = RendererAbilities(
        hasFilters: true, filtersBeyondCanvas: false, hasColorMatrices: true, hasShadows: true,
        blendModes: common, mostNested: 120, mostItems: 250_000,
        mostElements: 100_000, mostGrowth: 1000)

    /// The abilities of a renderer of pixels, which draws everything but backdrops; these are
    /// always lowered.
    static let pixels = RendererAbilities(
        hasFilters: true, hasOpaqueBlurs: true, hasPerspective: true, hasCoarseTiles: true,
        hasColorMatrices: true, hasShadows: true, hasAngularGradients: true,
        hasMeshGradients: true, longestEllipse: .infinity,
        blendModes: Set(DisplayBlendMode.allCases))

    /// PDF has patches of colour and blend modes, but nothing that blurs.
    package static let pdf = RendererAbilities(
        hasAngularGradients: true, hasMeshGradients: true, blendModes: common)

    /// The blend modes by which viewers of files draw what we draw.
    private static let common = Set(DisplayBlendMode.allCases).subtracting([
        .sourceAtop, .destinationOver, .destinationOut, .plusDarker, .plusLighter, .softLight,
    ])
}

extension RendererAbilities {
    func draws(_ filter: DisplayFilter) -> Bool {
        switch filter {
        case .blur(let blur): blur.frame == nil ? hasFilters : hasOpaqueBlurs
        case .shadow, .alphaThreshold: hasFilters
        case .colorMatrix: hasColorMatrices
        }
    }

    func draws(_ paint: Paint) -> Bool {
        switch paint {
        case .color, .linearGradient: true
        case .radialGradient(let gradient):
            gradient.transform.isIdentity || !(gradient.transform.longestScale > longestEllipse)
        case .tiles(let tiles): hasCoarseTiles || !tiles.isCoarse
        case .angularGradient: hasAngularGradients
        case .meshGradient: hasMeshGradients
        }
    }

    func draws(_ projection: ProjectionTransform?) -> Bool {
        hasPerspective || projection == nil
    }

    /// Whether programs that read the format mix the group's content with what lies behind it as we do.
    ///
    /// Of dark colours the hue and the saturation hang on the last bit, and each program rounds gradients otherwise:
    /// in those modes they are handed over as pixels.
    func mixesAlike(_ group: DisplayGroup) -> Bool {
        hasPerspective || group.blendMode != .hue && group.blendMode != .saturation
            || !group.content.hasGradients
    }

    /// Whether the renderer's numbers are fine enough for what `transform` maps to the canvas.
    func writes(in transform: CGAffineTransform) -> Bool {
        // False for what is not a number, too: such groups are not drawn.
        !(max(abs(transform.a) + abs(transform.c), abs(transform.b) + abs(transform.d)) > mostGrowth)
    }

    /// Whether groups are nested deeper than programs that read the format allow.
    func nestsTooMuch(_ fragment: Fragment) -> Bool {
        mostNested < .max && fragment.nesting > mostNested
    }

    /// Whether there are more items than programs that read the format allow.
    func hasTooMany(_ fragment: Fragment) -> Bool { fragment.count > mostItems }

    /// Whether the shape fits into an attribute.
    func writes(_ shape: DisplayShape) -> Bool {
        guard case .path(let path) = shape else { return true }
        return path.elements.count <= mostElements
    }

    /// Whether everything in the drawing, which `transform` maps to the canvas, is drawn as it is, deep down.
    package func drawsAll(
        of fragment: Fragment, in transform: CGAffineTransform = .identity
    ) -> Bool {
        withLargeStack {
            fragment.items.allSatisfy { item in
                switch item {
                case .group(let group): draws(group, in: group.transform.concatenating(transform))
                case .fill(let item): draws(item.paint) && writes(item.shape)
                case .stroke(let item):
                    draws(item.paint) && writes(item.shape) && !item.needsOutline(in: transform)
                case .glyphs(let item): draws(item.paint)
                case .image: true
                case .shadow(let item): hasShadows && writes(item.shape)
                case .backdrop: false
                }
            }
        }
    }

    /// `transform` maps the group's coordinates to the canvas.
    private func draws(_ group: DisplayGroup, in transform: CGAffineTransform) -> Bool {
        writes(in: transform) && draws(group.projection) && group.filters.allSatisfy(draws)
            && group.clip.map { writes($0.shape) } ?? true
            && blendModes.contains(group.blendMode) && mixesAlike(group)
            && drawsAll(of: group.content, in: transform)
            && group.mask.map { drawsAll(of: $0, in: transform) } ?? true
    }
}

extension Fragment {
    /// How many groups lie in one another, at most; those that hold nothing but a group, and only move it,
    /// are not counted.
    package var nesting: Int {
        var most = 0
        for case .group(let group) in items {
            var inner = withLargeStack { group.content.nesting }
            if let mask = group.mask { inner = max(inner, withLargeStack { mask.nesting }) }
            most = max(most, inner + (group.isOnlyAMove ? 0 : 1))
        }
        return most
    }
}

extension Fragment {
    /// Whether one of the groups alone has more items than programs that read the format allow.
    func hasOneWithTooMany(for abilities: RendererAbilities) -> Bool {
        items.contains { item in
            guard case .group(let group) = item else { return false }
            return abilities.hasTooMany(group.content)
        }
    }
}

extension DisplayGroup {
    /// Whether it does nothing but move the one group that it holds.
    var isOnlyAMove: Bool { effects == nil && content.onlyGroup != nil }
}

extension DisplayItem {
    /// The shape that is painted or throws a shadow, if it is one.
    var shape: DisplayShape? {
        switch self {
        case .fill(let item): item.shape
        case .stroke(let item): item.shape
        case .shadow(let item): item.shape
        case .group, .glyphs, .image, .backdrop: nil
        }
    }
}

extension TilePaint {
    /// Whether the picture has fewer pixels than points: viewers of files mix pixels up to a tile's
    /// edge only, so that seams would show.
    var isCoarse: Bool {
        CGFloat(image.width) < rect.width || CGFloat(image.height) < rect.height
    }
}

extension Fragment {
    /// Whether something in the fragment is painted with a gradient.
    fileprivate var hasGradients: Bool {
        items.contains { item in
            switch item {
            case .fill(let item): item.paint.isGradient
            case .stroke(let item): item.paint.isGradient
            case .glyphs(let item): item.paint.isGradient
            case .group(let group): withLargeStack { group.content.hasGradients }
            case .image, .shadow, .backdrop: false
            }
        }
    }
}

extension Paint {
    fileprivate var isGradient: Bool {
        switch self {
        case .linearGradient, .radialGradient, .angularGradient, .meshGradient: true
        case .color, .tiles: false
        }
    }
}
