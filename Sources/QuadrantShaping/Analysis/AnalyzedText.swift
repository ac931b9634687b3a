internal import Foundation
internal import QuadrantText

/// A text of which everything is known that does not depend on the proposal: its paragraphs, shaped.
/// Immutable, so that it may be laid out by several threads at once.
final class AnalyzedText: Sendable {
    /// At least one.
    let paragraphs: [Paragraph]
    /// The vertical measures of each run of the request; at least one.
    let metrics: [RunMetrics]
    /// The characters that no font has, each once.
    let missing: [MissingCharacter]
    /// The font names that nothing is known by, each once.
    let unknownFonts: [String]

    /// Takes the paragraphs as they are.
    init(
        paragraphs: [Paragraph], metrics: [RunMetrics], missing: [MissingCharacter] = [],
        unknownFonts: [String] = []
    ) {
        self.paragraphs = paragraphs
        self.metrics = metrics
        self.missing = missing
        self.unknownFonts = unknownFonts
    }

    /// What a cache is charged for it: about its number of characters.
    var cost: Int { paragraphs.reduce(16) { $0 + $1.units.count } }
}

/// The characters between two line separators, in the order in which they are read.
struct Paragraph: Sendable {
    /// The characters without the separator, UTF-16.
    var units: [UInt16] = []
    /// In reading order.
    var clusters: [Cluster] = []
    /// By cluster in reading order; those of one cluster from left to right.
    var glyphs: [ShapedGlyph] = []
    /// In reading order; every character is in one.
    var items: [Item] = []
    /// Whether the paragraph as a whole runs from right to left.
    var isRightToLeft = false
    /// The run that decides the height of an empty paragraph.
    var runIndex = 0
    /// The advance of all clusters, in points.
    var width = 0.0
    /// `width` without the spaces at the end.
    var drawnWidth = 0.0
}

/// The smallest stretch that lines may be broken at and letters spaced by: one or more characters.
struct Cluster: Sendable {
    /// Offset of the first character in the paragraph's units.
    var start: Int32
    /// Index of the first glyph in the paragraph's glyphs; the last is before the next cluster's.
    var glyph: Int32
    /// Index into the paragraph's items.
    var item: Int32
    /// Whether it is white space, which hangs at the end of a line.
    var isSpace = false
    /// Whether a line may begin here.
    var startsLine = false
    /// In points, letter spacing included.
    var advance: Double
}

/// Neighbouring characters of one run, face and direction.
struct Item: Sendable {
    /// Offset of the first character in the paragraph's units.
    var start: Int
    /// The face.
    var font: FontID
    /// In points.
    var size: Double
    /// Index into the request's runs.
    var runIndex: Int
    /// Of the bidirectional algorithm: odd for right to left.
    var level: UInt8
    /// By how many points the run is raised.
    var raise: Double
}

/// A glyph placed from its cluster's left end, in points, y downward.
struct ShapedGlyph: Sendable {
    /// The glyph's number in its face.
    var id: UInt32
    /// From the cluster's left end.
    var x: Double
    /// From the baseline.
    var y: Double
    var advance: Double
}
