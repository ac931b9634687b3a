import Foundation

/// How large a sign is in the room that its enclosure leaves it, and how wide its lines are.
///
/// In pictures of Apple's a star, a house and a lock take 0.60 to 0.64 of their circle or shield, a check mark 0.46, a
/// triangle to play with 0.46 (iOS 16 to 26); the sign of a currency is 0.55 high with lines 0.8 times as wide as
/// others. An exclamation mark in a triangle inks 0.03 of the font's square. What is like one of these is taken to
/// be as large as it.
struct SymbolSignSize: Equatable {
    /// The side as a share of the room's.
    var share: CGFloat
    /// The width of lines as a factor of the usual one.
    var line: CGFloat = 1
    /// Whether the drawing of `.fill` stands in the enclosure.
    var isSolid = false

    /// - Parameter shape: The enclosure, by the record of the own designs.
    static func of(_ base: SymbolRecipe.Base, _ artwork: SymbolArtwork, in shape: String?) -> Self {
        switch base {
        case .icon: return Self(share: 1.08, isSolid: artwork.cutOutline == nil)
        case .design(let name):
            let isArea = artwork.cutOutline != nil && artwork.hasFill
            return Self(
                share: share(name, isArea: isArea, in: shape), line: line(name, in: shape),
                isSolid: isArea)
        case .characters, .placeholder: return Self(share: 0.84)
        }
    }

    private static func share(_ name: String, isArea: Bool, in shape: String?) -> CGFloat {
        switch name {
        case "play" where shape == "rectangle": 0.7
        case "play", "pause", "stop": 0.83
        case "plus", "minus": 0.86
        case "exclamationmark" where shape == "triangle": 0.84
        case _ where isArea: 1.08
        case _ where isCurrency(name): 0.985
        default: 0.92
        }
    }

    private static func line(_ name: String, in shape: String?) -> CGFloat {
        if name == "exclamationmark", shape == "triangle" { return 0.88 }
        return isCurrency(name) ? 0.8 : 1
    }

    /// Whether a name is a currency's, such as `dollarsign`.
    private static func isCurrency(_ name: String) -> Bool {
        name.hasSuffix("sign") && !otherSigns.contains(name)
    }

    private static let otherSigns: Set<String> = [
        "degreesign", "hazardsign", "nosign", "numbersign", "paragraphsign", "parkingsign",
        "peacesign", "wrongwaysign", "yieldsign",
    ]
}
