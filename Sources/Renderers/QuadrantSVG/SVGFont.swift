internal import Foundation

/// How an SVG asks its viewer for a face.
package struct SVGFont: Hashable, Sendable {
    /// Families in the order of preference, as they are called; generic ones under CSS's names.
    package var families: [String]
    /// On the 100 to 900 scale.
    package var weight: Double
    package var isItalic: Bool

    /// A face by its families.
    package init(families: [String], weight: Double = 400, isItalic: Bool = false) {
        self.families = families
        self.weight = weight
        self.isItalic = isItalic
    }

    /// The value of `font-family`: names that are more than a word stand in quotes.
    var familyList: String {
        families.map { family in
            let isWord = family.utf8.allSatisfy {
                (0x61...0x7A).contains($0 | 0x20) || $0 == 0x2D
            }
            return isWord ? family : "'\(family.filter { $0 != "'" && $0 != "\\" })'"
        }.joined(separator: ", ")
    }
}
