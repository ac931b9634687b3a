package import Foundation

/// What the layout needs to know of a text: its size and baselines, in points.
package struct TextMeasurement: Hashable, Sendable {
    package var size: CGSize
    /// The distance from the top of the text to the first baseline.
    package var firstBaseline: CGFloat
    /// The distance from the top of the text to the last baseline.
    package var lastBaseline: CGFloat

    package init(size: CGSize, firstBaseline: CGFloat, lastBaseline: CGFloat) {
        self.size = size
        self.firstBaseline = firstBaseline
        self.lastBaseline = lastBaseline
    }
}

/// A font face at no particular size, as the engine that shaped the text knows it.
package struct FontID: Hashable, Sendable {
    package var rawValue: UInt32
    /// The family and slant: the same for all weights, widths and optical sizes.
    package var family: UInt32
    /// The family, slant, weight and width: the same for all optical sizes.
    package var look: UInt32

    package init(rawValue: UInt32, family: UInt32 = 0, look: UInt32 = 0) {
        self.rawValue = rawValue
        self.family = family
        self.look = look
    }
}

/// A text that is broken into lines and shaped: the measured glyphs are those that are drawn.
package struct ShapedText: Sendable {
    package var measurement: TextMeasurement
    package var lines: [ShapedLine]
    /// The characters that no font has, each once, in order of appearance; a box stands for them.
    package var missing: [MissingCharacter] = []
    /// The font names that nothing is known by, each once, in order of appearance; the default face
    /// stands in for them.
    package var unknownFonts: [UnknownFont] = []

    package init(measurement: TextMeasurement, lines: [ShapedLine]) {
        self.measurement = measurement
        self.lines = lines
    }
}

extension ShapedText {
    /// The sizes at which its runs of text are set, beside those that the request asks for, in points; attachments are left out.
    package func fontSizes(of request: TextRequest) -> [(shown: CGFloat, asked: CGFloat)] {
        lines.flatMap(\.runs).compactMap { run in
            guard request.runs.indices.contains(run.runIndex),
                request.runs[run.runIndex].attachment == nil
            else { return nil }
            return (run.size, request.runs[run.runIndex].font.size)
        }
    }

    /// Whether the last line has an ellipsis that the request has not.
    package func isEllipsized(from request: TextRequest) -> Bool {
        let ellipsis = "\u{2026}"
        return lines.last?.runs.contains { $0.text == ellipsis } == true
            && !request.runs.contains { $0.text.contains(ellipsis) }
    }
}

/// A character that no font has.
package struct MissingCharacter: Hashable, Sendable {
    package var scalar: Unicode.Scalar
    /// The Debian package with a font that has it; `nil` where none is known.
    package var package: String?

    package init(scalar: Unicode.Scalar, package: String?) {
        self.scalar = scalar
        self.package = package
    }
}

/// A font name that nothing is known by.
package struct UnknownFont: Hashable, Sendable {
    package var name: String
    /// Names of fonts that it may have meant, the nearest first.
    package var nearest: [String]

    package init(name: String, nearest: [String] = []) {
        self.name = name
        self.nearest = nearest
    }
}

/// One line: its glyph runs from left to right. Lengths are in points.
package struct ShapedLine: Sendable {
    /// The line's left end on its baseline, from the text's top left corner.
    package var origin: CGPoint
    /// The advance of the whole line.
    package var width: CGFloat
    /// The runs of the line, from left to right.
    package var runs: [GlyphRun]
    /// Underlines and strikethroughs, from left to right.
    package var decorations: [DecorationLine] = []

    package init(origin: CGPoint, width: CGFloat, runs: [GlyphRun]) {
        self.origin = origin
        self.width = width
        self.runs = runs
    }
}

/// A line along a stretch of a run.
package struct DecorationLine: Sendable {
    /// Either the underline or the strikethrough.
    package var kind: TextDecorations
    /// Index into `TextRequest.runs`.
    package var runIndex: Int
    /// The rectangle to fill, from the left end of the line of text on its baseline, y downward.
    package var rect: CGRect

    package init(kind: TextDecorations, runIndex: Int, rect: CGRect) {
        self.kind = kind
        self.runIndex = runIndex
        self.rect = rect
    }
}

/// Glyphs of one face, size and direction, placed from the left end of their line's baseline, in
/// points. A run without glyphs is the place of an attachment, its left end on the baseline.
package struct GlyphRun: Sendable {
    /// One glyph; `cluster` is the UTF-8 offset in `text` of the characters it stands for.
    package struct Glyph: Sendable {
        /// The glyph's number in the face.
        package var id: UInt32
        /// How far the glyph's origin is right of the run's, in points.
        package var x: CGFloat
        /// How far the glyph's origin is below the run's, in points.
        package var y: CGFloat
        /// How far the next glyph's place is from this one's, in points.
        package var advance: CGFloat
        /// The UTF-8 offset in `text` of the characters that the glyph stands for.
        package var cluster: Int32

        package init(id: UInt32, x: CGFloat, y: CGFloat, advance: CGFloat, cluster: Int32) {
            self.id = id
            self.x = x
            self.y = y
            self.advance = advance
            self.cluster = cluster
        }
    }

    /// The face of the glyphs.
    package var font: FontID
    /// Size in points.
    package var size: CGFloat
    /// The run's left end, from the line's left end; y downward (a raised baseline is negative).
    package var origin: CGPoint
    /// The advance of the whole run, in points.
    package var width: CGFloat
    /// The glyphs, from left to right.
    package var glyphs: [Glyph]
    /// The characters that the run shows, in logical order.
    package var text: String
    /// Whether the characters of the run are read from right to left.
    package var isRightToLeft: Bool
    /// Index into `TextRequest.runs`.
    package var runIndex: Int
    /// Whether the glyphs are of the characters' capitals, for small capitals in a face without any.
    package var showsCapitals = false
    /// Whether it is the hyphen of a word that is parted at the end of a line, which is drawn but is none
    /// of the text's characters.
    package var partsWord = false
    /// What is copied and read out of the run: its text, or for a hyphen that is none of the text's
    /// characters the soft one, which is left out where lines are joined again.
    package var copiedText: String { partsWord ? "\u{AD}" : text }

    package init(
        font: FontID,
        size: CGFloat,
        origin: CGPoint,
        width: CGFloat,
        glyphs: [Glyph]
    ) {
        self.font = font
        self.size = size
        self.origin = origin
        self.width = width
        self.glyphs = glyphs
        text = ""
        isRightToLeft = false
        runIndex = 0
    }
}
