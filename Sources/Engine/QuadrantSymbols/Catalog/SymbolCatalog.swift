package import Foundation
import QuadrantGeometry
import Synchronization

/// The symbols that `Image(systemName:)` can draw.
///
/// The names and the sizes in layout are those of Apple's symbols; the artwork is not: things are icons of
/// Phosphor, whose lines take the width of the font's weight, geometric signs and all that is composed of
/// a sign and an enclosure, a slash or a badge are drawn here.
package enum SymbolCatalog {
    /// Every name that is recorded, in the order of their bytes; further ones are composed of them.
    package static var names: [String] {
        let designs = SymbolDesignTable.lines.names.filter { !$0.hasPrefix("~") }
        let all = Set(designs + SymbolNameTable.lines.names + SymbolMeasuredSizes.lines.names)
        return all.sorted()
    }

    /// Whether there is a drawing of a name; otherwise a dotted square stands for it, or nobody knows it.
    package static func isDrawn(_ name: String) -> Bool {
        SymbolRecipe.named(name).map { $0.base != .placeholder } ?? false
    }

    /// Whether Apple is known to have a name: all up to release 5.2 are listed, of later ones those in use.
    package static func isListed(_ name: String) -> Bool { SymbolRecipe.isListed(name) }

    /// Whether nothing is known of the room that a name without a drawing takes, so that the circle's is a guess.
    package static func isRoomGuessed(_ name: String) -> Bool {
        !isDrawn(name) && SymbolSizeRule.roomOfParts(name) == nil
    }

    /// The layers that a name draws, in a box that is the same for all names, so that drawings can be
    /// compared.
    package static func picture(_ name: String) -> [SymbolDrawing.Layer] {
        guard let recipe = SymbolRecipe.named(name) else { return [] }
        let bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
        let layering = SymbolLayering(name, recipe, SymbolLook())
        var composer = SymbolComposer(
            recipe, layering, bounds: bounds, weight: SymbolWeight(line: 7))
        return composer.layers()
    }

    /// The drawing of a symbol, or `nil` if nobody knows the name.
    ///
    /// - Parameters:
    ///   - name: A name such as `star.fill`.
    ///   - fontSize: The size of the font that the symbol stands in, in points; a size that is not
    ///     finite and above 0 gives an empty drawing.
    ///   - weight: The font's weight, 100 to 900; others are clamped.
    ///   - scale: The symbol's scale relative to the font.
    ///   - look: What else changes the drawing.
    package static func drawing(
        named name: String, fontSize: CGFloat, weight: Double = 400, scale: SymbolScale = .medium,
        look: SymbolLook = SymbolLook()
    ) -> SymbolDrawing? {
        guard fontSize.isFinite, fontSize > 0 else {
            guard SymbolRecipe.named(name) != nil else { return nil }
            return SymbolDrawing(size: .zero, baseline: 0, layers: [])
        }
        let key = Key(
            name: name, fontSize: fontSize,
            weight: weight.isNaN ? 400 : min(max(weight, 100), 900), scale: scale, look: look)
        if let known = cache.withLock({ $0[key] }) { return known }
        guard let drawing = make(key) else { return nil }
        cache.withLock { cache in
            if cache.count >= capacity { cache.removeAll(keepingCapacity: true) }
            cache[key] = drawing
        }
        return drawing
    }

    private struct Key: Hashable {
        let name: String
        let fontSize: CGFloat
        let weight: Double
        let scale: SymbolScale
        let look: SymbolLook
    }

    /// The number of drawings that are kept, more than one screen shows; beyond it all are
    /// forgotten.
    private static let capacity = 1024
    private static let cache = Mutex<[Key: SymbolDrawing]>([:])

    private static func make(_ key: Key) -> SymbolDrawing? {
        guard let recipe = SymbolRecipe.named(key.name) else { return nil }
        let row = SymbolSizeRule.row(key.name, recipe)
        let box = SymbolSizeTable.box(
            row, fontSize: key.fontSize, weight: key.weight, scale: key.scale)
        var drawing = SymbolDrawing(
            size: box.size, baseline: box.size.height - box.descent, layers: [])
        drawing.isPlaceholder = recipe.base == .placeholder
        drawing.isVariable = recipe.artwork?.isVariable ?? false
        // A tiny font's box may round to nothing, and far below a pixel there is nothing to see.
        guard min(box.size.width, box.size.height) > 1e-3 else { return drawing }
        let share = SymbolInk.share(key.name, recipe, row)
        func ink(_ weight: Double) -> CGSize {
            SymbolInk.size(
                share, fontSize: key.fontSize, weight: weight, scale: key.scale, in: box.size)
        }
        let (ink, regular) = (ink(key.weight), ink(400))
        let bounds = CGRect(origin: .zero, size: box.size).centered(ink.width, ink.height)
        let layering = SymbolLayering(key.name, recipe, key.look)
        drawing.isColored = layering.isColored
        var composer = SymbolComposer(
            recipe, layering, bounds: bounds,
            weight: SymbolLineWidth.of(
                recipe, fontSize: key.fontSize, weight: key.weight, scale: key.scale
            ).limited(to: min(ink.width, ink.height)),
            regularScale: regular.width / max(ink.width, 0.001))
        if let base = SymbolInk.under(key.name, recipe) {
            composer.base = SymbolInk.size(
                base, fontSize: key.fontSize, weight: key.weight, scale: key.scale, in: ink)
            if composer.base == ink { composer.base = nil }
        }
        composer.isMirrored = key.look.isMirrored
        composer.pen.keepsParts = key.look.keepsParts
        composer.variableValue = drawing.isVariable ? key.look.variableValue : nil
        drawing.layers = composer.layers()
        return drawing
    }
}
