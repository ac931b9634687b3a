internal import QuadrantText

/// The glyphs of numbers in one style, put together from neighbours that HarfBuzz has shaped before:
/// numbers are many, pairs of digits a hundred.
///
/// In the bundled faces every digit, comma and full stop among others of these is one glyph, which the
/// next one may move away or closer and nothing else touches. A test shapes all numbers of a few of them
/// in all these faces; of other faces nothing is known. Not thread-safe: the engine's lock guards it.
final class NumberGlyphs {
    /// A character before a certain other one, or at the end.
    private struct Cell {
        /// Whether HarfBuzz has shaped this pair.
        var isKnown = false
        /// The glyph of the character; its cluster is 0.
        var glyph = WordShaper.Glyph(
            id: 0, cluster: 0, advance: 0, x: 0, y: 0, joinsPrevious: false)
        /// Whether the next one is joined to it.
        var joinsNext = false
    }

    /// Digits, comma and full stop.
    private static let characters = 12
    /// The column for a character at the end of a number.
    private static let end = characters
    /// The cells, ordered by character, then by the next character.
    private var cells = [Cell](
        repeating: Cell(), count: NumberGlyphs.characters * (NumberGlyphs.characters + 1))
    /// Whether all words so far were made of glyphs as they are described above.
    private var isSound = true

    /// Whether a word is nothing but digits, commas and full stops.
    static func areIn(_ word: ArraySlice<UInt16>) -> Bool {
        word.allSatisfy { column($0) != nil }
    }

    /// Whether numbers in a style may be put together from known pairs.
    static func suit(_ style: WordStyle, _ face: FontFace) -> Bool {
        guard case .bundled = face.source.file else { return false }
        return style.script == FaceSelector.latin && !style.isRightToLeft && !style.showsCapitals
            && style.features.allSatisfy { $0.tag == "tnum" }
    }

    private static func column(_ unit: UInt16) -> Int? {
        switch unit {
        case 0x30...0x39: Int(unit) - 0x30
        case 0x2c: 10
        case 0x2e: 11
        default: nil
        }
    }

    private func cell(_ unit: UInt16, before next: Int) -> Cell? {
        guard let row = Self.column(unit) else { return nil }
        let cell = cells[row * (Self.characters + 1) + next]
        return cell.isKnown ? cell : nil
    }

    /// Calls `body` with the cell of each character of a number in turn; returns `false`, maybe after some
    /// of them, where one is not known.
    private func forEach(in word: ArraySlice<UInt16>, _ body: (Cell) -> Void) -> Bool {
        for index in word.indices {
            let isLast = index + 1 == word.endIndex
            guard let next = isLast ? Self.end : Self.column(word[index + 1]),
                let cell = cell(word[index], before: next)
            else { return false }
            body(cell)
        }
        return true
    }

    /// The glyphs of a number; `nil` where two of its characters were not seen beside each other yet.
    func glyphs(of word: ArraySlice<UInt16>) -> [WordShaper.Glyph]? {
        guard isSound else { return nil }
        var glyphs: [WordShaper.Glyph] = []
        glyphs.reserveCapacity(word.count)
        var joins = false
        let isKnown = forEach(in: word) { cell in
            var glyph = cell.glyph
            glyph.cluster = Int32(glyphs.count)
            glyph.joinsPrevious = joins
            joins = cell.joinsNext
            glyphs.append(glyph)
        }
        return isKnown ? glyphs : nil
    }

    /// Adds the advances of a number to `width`, each with `spacing` behind it, in the order in which a
    /// paragraph adds them up; returns `false`, and nothing added, where they are not known.
    func add(
        _ word: ArraySlice<UInt16>, scale: Double, spacing: Double, to width: inout Double
    ) -> Bool {
        guard isSound else { return false }
        var sum = width
        let isKnown = forEach(in: word) { cell in
            let advance = Double(cell.glyph.advance) * scale
            sum += advance != 0 ? advance + spacing : 0
        }
        if isKnown { width = sum }
        return isKnown
    }

    /// Learns pairs of characters from a number that HarfBuzz has shaped.
    func learn(_ word: ArraySlice<UInt16>, _ glyphs: [WordShaper.Glyph]) {
        guard glyphs.count == word.count else {
            isSound = false
            return
        }
        for (offset, index) in word.indices.enumerated() {
            let isLast = index + 1 == word.endIndex
            guard Int(glyphs[offset].cluster) == offset, let row = Self.column(word[index]),
                let column = isLast ? Self.end : Self.column(word[index + 1]),
                offset > 0 || !glyphs[offset].joinsPrevious
            else {
                isSound = false
                return
            }
            var cell = Cell(isKnown: true, glyph: glyphs[offset])
            cell.glyph.cluster = 0
            cell.glyph.joinsPrevious = false
            cell.joinsNext = !isLast && glyphs[offset + 1].joinsPrevious
            cells[row * (Self.characters + 1) + column] = cell
        }
    }
}
