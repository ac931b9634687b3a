/// A colour of its own that a part of a symbol has in multicolour rendering.
package enum SymbolTint: Int, CaseIterable, Sendable {
    /// No colour of its own: the foreground style.
    case foreground
    case white, red, orange, yellow, green, cyan
}

/// The colours of parts in multicolour rendering.
///
/// Published: the yellow triangle with a white exclamation mark (Apple, `SymbolRenderingMode.multicolor`) and a
/// plus badge apart from a blue person (Apple, `Image.renderingMode(_:)`). Seen in a picture of iOS 15.5: a white cloud,
/// a sun in system yellow, rain in system cyan. The rest is known from wide use and chosen: what warns is yellow, what
/// stops or takes away red, what adds or confirms green, hearts red, stars and lightning yellow, fire orange, water cyan,
/// snow and moon white. What is not here has the foreground style, as Apple's symbols without colours have.
struct SymbolColors {
    private let recipe: SymbolRecipe
    /// The words of the name that stand for the drawing in the middle.
    private let words: [Substring]

    init(_ name: String, _ recipe: SymbolRecipe) {
        self.recipe = recipe
        words = recipe.words(of: name)
    }

    /// Whether any part has a colour of its own.
    var areKnown: Bool {
        if enclosure != .foreground || badge != .foreground { return true }
        guard recipe.enclosure == nil else { return false }
        let parts = recipe.artwork?.parts(solid: recipe.isSolid) ?? []
        return parts.contains { part($0.name) != .foreground }
    }

    /// The colour of the enclosure of a sign.
    var enclosure: SymbolTint {
        switch (words.joined(separator: "."), recipe.enclosure?.shape) {
        case ("exclamationmark", "triangle"): .yellow
        case ("exclamationmark", "octagon"), ("xmark", "octagon"), ("minus", "circle"): .red
        case ("plus", "circle"): .green
        default: .foreground
        }
    }

    /// The colour of a sign in an enclosure: white on a coloured enclosure, otherwise that of the
    /// enclosure.
    var sign: SymbolTint {
        recipe.enclosure?.isSolid == true && enclosure != .foreground ? .white : enclosure
    }

    /// The colour of the badge at a corner.
    var badge: SymbolTint {
        if recipe.hasTriangleBadge { return .yellow }
        return switch recipe.badge {
        case "plus", "checkmark": .green
        case "minus", "xmark", "exclamationmark", "dot": .red
        default: .foreground
        }
    }

    /// The colour of the sign on a badge.
    var badgeSign: SymbolTint { badge == .foreground ? .foreground : .white }

    /// The colour of a part of a drawing, by the name of the part, which may be empty.
    func part(_ name: String) -> SymbolTint {
        guard let first = words.first else { return .foreground }
        let word = name.split(separator: ".").first ?? first
        switch first {
        case "cloud", "sun", "moon", "sunrise", "sunset", "sunmax", "rainbow", "snowflake", "wind",
            "thermometer", "drop", "humidity":
            return Self.weather(word)
        case "heart" where words.count == 1, "suit" where words == ["suit", "heart"]: return .red
        case "star" where words.count == 1, "bolt" where words.count == 1: return .yellow
        case "flame" where words.count == 1: return .orange
        case "battery": return battery(word)
        default: return .foreground
        }
    }

    private static func weather(_ word: Substring) -> SymbolTint {
        switch word {
        case "cloud", "snow", "fog", "smoke", "dust", "moon", "stars", "zzz", "wind": .white
        case "sun", "sunrise", "sunset", "rays", "bolt": .yellow
        case "rain", "heavyrain", "drizzle", "sleet", "hail", "drop", "snowflake", "humidity": .cyan
        default: .foreground
        }
    }

    /// The colour of a battery's charge: red if little is left, as on a phone at 20 percent and
    /// below.
    private func battery(_ word: Substring) -> SymbolTint {
        guard ["level", "charge", "inner"].contains(word) else { return .foreground }
        return words.contains { $0 == "25" || $0 == "25percent" } ? .red : .green
    }
}
