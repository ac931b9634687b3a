internal import CHarfBuzz
internal import Foundation
internal import QuadrantText

/// Finds the characters that no font has, and the packages that would provide them.
enum MissingCharacters {
    /// The characters of the paragraphs whose glyph is the box for missing ones, and the pictures that are drawn as signs of one colour as
    /// no font has them in theirs; each once, in order.
    static func find(in paragraphs: [Paragraph], _ store: FontStore) -> [MissingCharacter] {
        var found: [MissingCharacter] = []
        func note(_ scalar: Unicode.Scalar, _ package: String?) {
            guard !found.contains(where: { $0.scalar == scalar }) else { return }
            found.append(MissingCharacter(scalar: scalar, package: package))
        }
        for paragraph in paragraphs where mayLack(paragraph) {
            for (index, cluster) in paragraph.clusters.enumerated() {
                let isLast = index + 1 == paragraph.clusters.count
                let glyphEnd =
                    isLast ? paragraph.glyphs.count : Int(paragraph.clusters[index + 1].glyph)
                let end =
                    isLast ? paragraph.units.count : Int(paragraph.clusters[index + 1].start)
                guard Int(cluster.glyph) <= glyphEnd, Int(cluster.start) <= end else { continue }
                let face = store.face(paragraph.items[Int(cluster.item)].style.font)
                let scalars = String(
                    decoding: paragraph.units[Int(cluster.start)..<end], as: UTF16.self
                ).unicodeScalars
                if paragraph.glyphs[Int(cluster.glyph)..<glyphEnd].contains(where: { $0.id == 0 }) {
                    for scalar in scalars
                    where face?.covers(scalar.value) == false
                        && !scalar.properties.isDefaultIgnorableCodePoint
                    {
                        note(scalar, isPicture(scalars) ? emojiPackage : package(for: scalar))
                    }
                } else if let first = scalars.first, isPicture(scalars), face?.isColored == false {
                    note(first, emojiPackage)
                }
            }
        }
        return found
    }

    /// Whether something in a paragraph may be missing: most have only letters.
    private static func mayLack(_ paragraph: Paragraph) -> Bool {
        paragraph.glyphs.contains { $0.id == 0 }
            || paragraph.units.contains {
                $0 == 0xfe0f || $0 >= 0x231a && $0 <= 0x2b55 || UTF16.isLeadSurrogate($0)
            }
    }

    /// Whether characters that belong together are shown as a picture, on Apple's systems in colours.
    private static func isPicture(_ scalars: String.UnicodeScalarView) -> Bool {
        guard let first = scalars.first, first.properties.isEmoji else { return false }
        // © and digits become pictures by what follows, and letters of flags in pairs.
        return scalars.contains("\u{fe0f}") && first.value > 0x39
            || first.properties.isEmojiPresentation && !scalars.contains("\u{fe0e}")
    }

    private static let emojiPackage = "fonts-noto-color-emoji"

    /// The Debian package with a font that has the character; `nil` for characters that Unicode has
    /// not given out or leaves to private use.
    static func package(for scalar: Unicode.Scalar) -> String? {
        switch scalar.properties.generalCategory {
        case .unassigned, .privateUse, .control, .surrogate: return nil
        default: break
        }
        if HanForm.contains(scalar.value) { return "fonts-noto-cjk" }
        if scalar.properties.isEmojiPresentation || scalar.properties.isEmojiModifier
            || scalar.value > 0xffff && scalar.properties.isEmoji
        {
            return emojiPackage
        }
        return "fonts-noto-core"
    }
}
