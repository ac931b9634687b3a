internal import Foundation
internal import QuadrantText

/// Small capitals in a face that has none: capitals at a reduced size.
struct SmallCapitals {
    /// The size of the capitals, relative to the font's.
    let scale: Double
    private let face: FontFace
    private let replacesSmallLetters: Bool
    private let replacesCapitals: Bool

    /// `nil` if the features ask for no small capitals, or the face has those that they ask for.
    init?(_ features: [FontDescriptor.Feature], in face: FontFace) {
        func isLacking(_ tag: String) -> Bool {
            features.contains { $0.tag == tag && $0.value != 0 } && !face.hasFeature(tag)
        }
        guard SmallCapitals.areWanted(features) else { return nil }
        replacesSmallLetters = isLacking("smcp")
        replacesCapitals = isLacking("c2sc")
        guard replacesSmallLetters || replacesCapitals else { return nil }
        self.face = face
        scale = SmallCapitals.scale(in: face)
    }

    /// Whether the features ask for small capitals, which may then have to be made.
    static func areWanted(_ features: [FontDescriptor.Feature]) -> Bool {
        features.contains { $0.tag == "smcp" || $0.tag == "c2sc" }
    }

    /// How much higher than a small x the capitals are. An own choice: drawn ones are a little higher,
    /// those of Source Serif by 1.16, and too high ones look like capitals.
    private static let rise = 1.1

    private static func scale(in face: FontFace) -> Double {
        let (capital, small) = (face.capHeight, face.xHeight)
        guard capital > 0, small > 0 else { return 0.8 }
        return min(max(rise * small / capital, 0.6), 0.95)
    }

    /// The pieces of `units[range]` in order, each wholly of small capitals or wholly not; marks go
    /// with their letter.
    func pieces(of units: [UInt16], in range: Range<Int>) -> [(range: Range<Int>, isSmall: Bool)] {
        var pieces: [(range: Range<Int>, isSmall: Bool)] = []
        var position = range.lowerBound
        for scalar in String(decoding: units[range], as: UTF16.self).unicodeScalars {
            let end = min(position + UTF16.width(scalar), range.upperBound)
            let isSmall =
                SmallCapitals.isMark(scalar) ? pieces.last?.isSmall ?? false : isReplaced(scalar)
            if let last = pieces.last, last.isSmall == isSmall {
                pieces[pieces.count - 1].range = last.range.lowerBound..<end
            } else {
                pieces.append((position..<end, isSmall))
            }
            position = end
        }
        return pieces
    }

    private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .spacingMark, .enclosingMark, .format: true
        default: false
        }
    }

    /// Whether a letter is replaced: only if the face has its capital.
    private func isReplaced(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.properties.changesWhenUppercased {
            return replacesSmallLetters
                && scalar.properties.uppercaseMapping.unicodeScalars.allSatisfy {
                    face.covers($0.value)
                }
        }
        return replacesCapitals && scalar.properties.generalCategory == .uppercaseLetter
    }
}

/// A text as capitals, with the place of each in the text as it is written.
struct CapitalText {
    private(set) var units: [UInt16] = []
    /// The part of `units` that was asked for.
    private(set) var item = 0..<0
    /// For each unit the offset of its character as written.
    private var origins: [Int] = []

    /// - Parameter language: In Turkish and Azeri the capital of i keeps its dot.
    init(_ text: ArraySlice<UInt16>, item: Range<Int>, language: String) {
        let isTurkic = ["tr", "az"].contains { language == $0 || language.hasPrefix("\($0)-") }
        var position = 0
        var (start, end) = (0, 0)
        for scalar in String(decoding: text, as: UTF16.self).unicodeScalars {
            if position == item.lowerBound { start = units.count }
            let capital =
                isTurkic && scalar == "i" ? "\u{130}" : scalar.properties.uppercaseMapping
            units += capital.utf16
            origins += Array(repeating: position, count: capital.utf16.count)
            position += UTF16.width(scalar)
            if position <= item.upperBound { end = units.count }
        }
        self.item = start..<max(start, end)
    }

    /// A glyph of a capital as one of the character as written.
    func placed(_ glyph: WordShaper.Glyph) -> WordShaper.Glyph {
        var glyph = glyph
        glyph.cluster = Int32(origins[Int(glyph.cluster)])
        return glyph
    }
}
