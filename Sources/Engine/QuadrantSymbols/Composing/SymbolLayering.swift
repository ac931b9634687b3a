/// Decides in which level each part of a symbol is drawn: 0 is the primary one, 1 the secondary, 2 the
/// tertiary.
///
/// The order is Apple's as far as it shows: a sign comes before what it stands in (`exclamationmark.triangle.fill` in
/// Apple's pages), a badge or a slash before what it is added to (`bell.badge.fill` in red and white, in wide use), and
/// parts of one drawing in the order of the name (`cloud.sun.rain`), what follows `and` in front of it
/// (`square.and.arrow.up`). In multicolour rendering the levels are those of `SymbolTint`.
struct SymbolLayering {
    private let recipe: SymbolRecipe
    /// The words of the name that stand for the drawing in the middle.
    private let words: [Substring]
    /// The colours of the parts; `nil` unless they have some and are drawn in them.
    private let colors: SymbolColors?
    /// Whether parts are drawn one over the other, not cut out of each other.
    let isApart: Bool

    init(_ name: String, _ recipe: SymbolRecipe, _ look: SymbolLook) {
        self.recipe = recipe
        words = recipe.words(of: name)
        let colors = look.isMulticolor ? SymbolColors(name, recipe) : nil
        self.colors = colors?.areKnown == true ? colors : nil
        isApart = look.isLayered || self.colors != nil
    }

    /// Whether parts have colours of their own and are drawn in them.
    var isColored: Bool { colors != nil }

    /// The level of the enclosure of a sign.
    var enclosure: Int {
        if let colors { return colors.enclosure.rawValue }
        return isApart ? 1 : 0
    }

    /// The level of a sign in an enclosure: primary, except beside a badge.
    var sign: Int {
        if let colors { return colors.sign.rawValue }
        return isApart && recipe.badge != nil ? 1 : 0
    }

    /// Whether a sign is drawn on its solid enclosure; otherwise it is cut out.
    var showsSign: Bool { isApart && sign != enclosure }

    /// The level of a slash.
    var slash: Int { 0 }

    /// The level of a badge.
    var badge: Int { colors?.badge.rawValue ?? 0 }

    /// The level of the sign on a badge; `nil` if the sign is cut out.
    var badgeSign: Int? {
        guard let colors, colors.badge != .foreground else { return nil }
        return colors.badgeSign.rawValue
    }

    /// The levels of the parts of a drawing that stands alone, or under a slash or a badge, back to front.
    func parts(of artwork: SymbolArtwork) -> [Int] {
        let names = artwork.outline.map(\.name)
        if let colors { return names.map { colors.part($0).rawValue } }
        guard isApart else { return names.map { _ in 0 } }
        let levels = levels(of: artwork, names)
        return zip(artwork.outline, levels).map { $0.isFaint ? Self.last : $1 }
    }

    /// The tertiary level, that of what a screen shows.
    static let last = 2

    /// The levels of parts in one style, by their names.
    private func levels(of artwork: SymbolArtwork, _ names: [String]) -> [Int] {
        if recipe.badge != nil || recipe.hasSlash { return names.map { _ in 1 } }
        if names.allSatisfy(\.isEmpty) {
            // Waves or bars that follow a value have a level each.
            return names.indices.map { artwork.isVariable ? min($0, 2) : 0 }
        }
        return SymbolPartOrder(words).levels(names, areSigns: names.indices.map(artwork.isSign))
    }
}
