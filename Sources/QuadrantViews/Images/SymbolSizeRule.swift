import Foundation

/// Which boxes a symbol takes that was not measured itself.
enum SymbolSizeRule {
    /// The boxes of a symbol.
    ///
    /// In this order: its own; those of its outline or its fill; those of the same name with left and right
    /// for forward and backward; those of its enclosure; those of what is under its slash or badge; else
    /// boxes of the proportions of its drawing.
    static func row(_ name: String, _ recipe: SymbolRecipe) -> SymbolSizeTable.Row {
        if let row = measured(name) { return row }
        if let name = SymbolDirection.absolute(name), let row = measured(name) { return row }
        if let enclosure = recipe.enclosure, let row = enclosed(enclosure.shape) { return row }
        if recipe.hasSlash || recipe.badge != nil, let row = measured(stem(name)) { return row }
        return SymbolSizeTable.scaled(to: size(recipe))
    }

    private static func measured(_ name: String) -> SymbolSizeTable.Row? {
        if let row = SymbolSizeTable.measured(name) { return row }
        if name.hasSuffix(".fill") { return SymbolSizeTable.measured(String(name.dropLast(5))) }
        return SymbolSizeTable.measured(name + ".fill")
    }

    /// Circles are alike, and so are squares.
    private static func enclosed(_ shape: String) -> SymbolSizeTable.Row? {
        switch shape {
        case "square.dashed", "app", "app.dashed": SymbolSizeTable.measured("square")
        case "diamond", "octagon": SymbolSizeTable.measured("circle")
        case "rectangle.on.rectangle": nil
        default: SymbolSizeTable.measured(shape)
        }
    }

    /// The name up to its slash or badge.
    private static func stem(_ name: String) -> String {
        let parts = name.split(separator: ".")
        let end = parts.firstIndex { $0 == "slash" || $0 == "badge" } ?? parts.endIndex
        return parts[..<end].joined(separator: ".")
    }

    /// The size at 13 points of a drawing by its proportions.
    ///
    /// Fitted on the 184 measured symbols that an icon of the same shape stands for: the geometric mean of
    /// the sides is 15.4 on average, and the height falls as the width grows.
    private static func size(_ recipe: SymbolRecipe) -> CGSize {
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
