internal import CHarfBuzz
internal import Foundation
internal import QuadrantText

/// Finds the characters that no font has, and the packages that would provide them.
enum MissingCharacters {
    /// The characters of the paragraphs whose glyph is the box for missing ones, each once, in order.
    static func find(in paragraphs: [Paragraph], _ store: FontStore) -> [MissingCharacter] {
        var found: [MissingCharacter] = []
        for paragraph in paragraphs where paragraph.glyphs.contains(where: { $0.id == 0 }) {
            for (index, cluster) in paragraph.clusters.enumerated() {
                let isLast = index + 1 == paragraph.clusters.count
                let glyphEnd =
                    isLast ? paragraph.glyphs.count : Int(paragraph.clusters[index + 1].glyph)
                let end =
                    isLast ? paragraph.units.count : Int(paragraph.clusters[index + 1].start)
                guard
                    paragraph.glyphs[Int(cluster.glyph)..<glyphEnd].contains(where: { $0.id == 0 })
                else { continue }
                let face = store.face(paragraph.items[Int(cluster.item)].style.font)
                let text = String(
                    decoding: paragraph.units[Int(cluster.start)..<end], as: UTF16.self)
                for scalar in text.unicodeScalars
                where face?.covers(scalar.value) == false
                    && !scalar.properties.isDefaultIgnorableCodePoint
                    && !found.contains(where: { $0.scalar == scalar })
                {
                    found.append(
                        MissingCharacter(scalar: scalar, package: package(for: scalar)))
                }
            }
        }
        return found
    }

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
            return "fonts-noto-color-emoji"
        }
        return "fonts-noto-core"
    }
}
