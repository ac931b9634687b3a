import Foundation

/// Works out the boxes of symbols that were not measured.
enum SymbolSizeRule {
    /// The boxes of a symbol.
    ///
    /// Its measured ones; else boxes around its measured ink; else those of its enclosure, or of what is under its
    /// slash or badge; else of the proportions of its drawing.
    static func row(_ name: String, _ recipe: SymbolRecipe) -> SymbolSizeTable.Row {
        if let row = own(name, SymbolSizeTable.measured) { return row }
        if let ink = own(name, SymbolInk.measured) {
            return SymbolSizeTable.scaled(to: size(ink, SymbolInk.margin(name, recipe)))
        }
        let row = nearest(name, recipe, SymbolSizeTable.measured) ?? guess(name, recipe)
        return recipe.hasSlash ? SymbolSizeTable.slashed(row) : row
    }

    private static func guess(_ name: String, _ recipe: SymbolRecipe) -> SymbolSizeTable.Row {
        if recipe.base == .placeholder {
            return roomOfParts(name) ?? SymbolSizeTable.measured("circle") ?? []
        }
        return SymbolSizeTable.scaled(to: size(name, recipe))
    }

    /// What is known of the room of a name without a drawing: its own, or that of its enclosure or of what its
    /// name begins with; `nil` where the circle's is a guess.
    static func roomOfParts(_ name: String) -> SymbolSizeTable.Row? {
        if let row = own(name, SymbolSizeTable.measured) { return row }
        var words = name.split(separator: ".")
        if words.last == "fill" { words.removeLast() }
        if words.count > 1, let last = words.last, SymbolRecipe.isShape(String(last)),
            let row = enclosed(String(last), SymbolSizeTable.measured)
        {
            return row
        }
        while words.count > 1 {
            words.removeLast()
            let base = words.joined(separator: ".")
            if let row = own(base, SymbolSizeTable.measured) { return row }
        }
        return nil
    }

    /// The entry of a table for a symbol: for its own name; for its outline or its fill; for the same name
    /// with left and right for forward and backward; for its enclosure; for what is under its slash or
    /// badge.
    static func nearest<Value>(
        _ name: String, _ recipe: SymbolRecipe, _ table: (String) -> Value?
    ) -> Value? {
        if let value = own(name, table) { return value }
        if let enclosure = recipe.enclosure, let value = enclosed(enclosure.shape, table) {
            return value
        }
        guard recipe.hasSlash || recipe.badge != nil else { return nil }
        return filledOrNot(stem(name), table)
    }

    /// The entry of a table for the name itself, filled or not, in either reading direction.
    static func own<Value>(_ name: String, _ table: (String) -> Value?) -> Value? {
        if let value = filledOrNot(name, table) { return value }
        return SymbolDirection.absolute(name).flatMap { filledOrNot($0, table) }
    }

    private static func filledOrNot<Value>(
        _ name: String, _ table: (String) -> Value?
    ) -> Value? {
        if let value = table(name) { return value }
        if name.contains(".fill.badge.") {
            return filledOrNot(name.replacing(".fill.badge.", with: ".badge."), table)
        }
        if let shape = partlyFilled(name) { return table(shape) }
        return name.hasSuffix(".fill") ? table(String(name.dropLast(5))) : table(name + ".fill")
    }

    /// The whole shape of which a name is a variant that covers as much: the circle of `circle.lefthalf.filled`.
    private static func partlyFilled(_ name: String) -> String? {
        let words = name.split(separator: ".", maxSplits: 3)
        guard words.count > 1, words[0] == "circle" || words[0] == "square",
            partsOfShapes.contains(words[1])
        else { return nil }
        return String(words[0])
    }

    private static let partsOfShapes: Set<Substring> = [
        "lefthalf", "righthalf", "tophalf", "bottomhalf", "leadinghalf", "trailinghalf",
        "leadingthird", "trailingthird", "topthird", "bottomthird", "inset", "dotted", "dashed",
    ]

    /// The entry of another symbol in the same enclosure, as circles are alike, and so are squares.
    private static func enclosed<Value>(
        _ shape: String, _ table: (String) -> Value?
    ) -> Value? {
        switch shape {
        case "square.dashed", "app", "app.dashed": table("square")
        case "diamond", "octagon": table("circle")
        case "rectangle.on.rectangle": nil
        default: table(shape)
        }
    }

    /// The name up to its slash or badge.
    static func stem(_ name: String) -> String {
        let parts = name.split(separator: ".")
        let end = parts.firstIndex { $0 == "slash" || $0 == "badge" } ?? parts.endIndex
        return parts[..<end].joined(separator: ".")
    }

    /// The size at 13 points that ink and margins make, as fractions of the font's size.
    private static func size(_ ink: CGSize, _ margin: CGSize) -> CGSize {
        // The circle, 15 by 15 at 13 points, is in proportion 31 by 30 at 26.
        CGSize(
            width: (ink.width + margin.width) * 26 * 15 / 31,
            height: (ink.height + margin.height) * 26 * 15 / 30)
    }

    /// The size at 13 points: of the ink with the usual margins, else of a drawing by its proportions.
    ///
    /// Fitted on the 184 measured symbols that an icon of the same shape stands for: the geometric mean of
    /// the sides is 15.4 on average, and the height falls as the width grows.
    private static func size(_ name: String, _ recipe: SymbolRecipe) -> CGSize {
        if let ink = nearest(name, recipe, SymbolInk.measured) {
            return size(ink, SymbolInk.margin(name, recipe))
        }
        let square = CGSize(width: 15, height: 15)
        let box: CGRect? =
            if let enclosure = recipe.enclosure {
                SymbolArtwork.design(enclosure.shape)?.bounds(solid: false)
            } else {
                recipe.artwork?.bounds(solid: recipe.isSolid)
            }
        guard let box else { return square }
        let thickness = max(box.width, box.height) * 0.08
        let aspect = (box.width + thickness) / (box.height + thickness)
        guard aspect.isFinite, aspect > 0 else { return square }
        let size = CGSize(width: 15.2 * pow(aspect, 0.7), height: 15.2 * pow(aspect, -0.3))
        let excess = max(size.width / 25, size.height / 18, 1)
        return CGSize(width: size.width / excess, height: size.height / excess)
    }
}
