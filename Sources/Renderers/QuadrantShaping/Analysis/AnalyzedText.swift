internal import Foundation
internal import QuadrantGeometry
internal import QuadrantText
internal import Synchronization

/// The part of a text's layout that does not depend on the proposal: its paragraphs, shaped.
/// Immutable, so that it may be laid out by several threads at once.
final class AnalyzedText: Sendable {
    /// At least one.
    let paragraphs: [Paragraph]
    /// What lines need to know of each run of the request; at least one.
    let runs: [AnalyzedRun]
    /// Whether it is of one run, neither raised nor a picture, and without a line feed.
    let isPlain: Bool
    /// The characters that no font has, each once.
    let missing: [MissingCharacter]
    /// The font names that nothing is known by, each once.
    let unknownFonts: [UnknownFont]
    /// The lines that were last asked for; kept for short texts only.
    private let lastShape = Mutex<KeptShape?>(nil)

    /// Creates a text of shaped paragraphs.
    init(
        paragraphs: [Paragraph], runs: [AnalyzedRun], missing: [MissingCharacter] = [],
        unknownFonts: [UnknownFont] = []
    ) {
        self.paragraphs = paragraphs
        self.runs = runs
        self.missing = missing
        self.unknownFonts = unknownFonts
        isPlain =
            paragraphs.count == 1 && runs.count == 1 && runs[0].metrics.raise == 0
            && runs[0].attachment == nil
    }

    /// The lines under a proposal, if these were the last to be asked for.
    func shape(_ options: TextOptions, _ proposal: ProposedViewSize) -> ShapedText? {
        lastShape.withLock { kept in
            kept?.shaped(options, proposal)
        }
    }

    /// Keeps its lines under a proposal, unless they take much more room than it.
    func keep(_ shaped: ShapedText, _ options: TextOptions, _ proposal: ProposedViewSize) {
        guard paragraphs.count == 1, paragraphs[0].units.count <= AnalyzedText.longestKept else {
            return
        }
        let kept = KeptShape(options: options, proposal: proposal, shaped: shaped)
        lastShape.withLock { $0 = kept }
    }

    /// The most UTF-16 units of a text whose lines are kept: that of a label.
    private static let longestKept = 48

    /// The cost of the text in a cache: about its number of characters.
    var cost: Int { paragraphs.reduce(16) { $0 + $1.units.count } }
}

/// The lines of a text under a proposal. Immutable.
final class KeptShape: Sendable {
    private let options: TextOptions
    private let proposal: ProposedViewSize
    private let shaped: ShapedText

    init(options: TextOptions, proposal: ProposedViewSize, shaped: ShapedText) {
        self.options = options
        self.proposal = proposal
        self.shaped = shaped
    }

    /// The lines, if they are under this proposal.
    func shaped(_ options: TextOptions, _ proposal: ProposedViewSize) -> ShapedText? {
        self.proposal == proposal && self.options == options ? shaped : nil
    }
}

/// What lines need to know of a run.
struct AnalyzedRun: Sendable {
    /// The measures of the run's own font, with the points by which the run is raised.
    var metrics: RunMetrics
    /// The size of the font, in points.
    var size: Double
    /// The strokes along the run, each with its place.
    var strokes: [DecorationStroke] = []
    /// The picture that stands in the place of the characters; `nil` for text.
    var attachment: TextAttachment?
}

/// The characters between two line separators, in the order in which they are read.
struct Paragraph: Sendable {
    /// The characters without the separator, UTF-16.
    var units: [UInt16] = []
    /// In reading order.
    var clusters: [Cluster] = []
    /// The glyphs by cluster in reading order; those of one cluster from left to right.
    var glyphs: [ShapedGlyph] = []
    /// In reading order; every character is in one.
    var items: [Item] = []
    /// Whether the paragraph as a whole runs from right to left.
    var isRightToLeft = false
    /// The run that decides the height of an empty paragraph.
    var runIndex = 0
    /// Offset after the last cluster's last character.
    var end = 0
    /// Whether there are tabulators, whose advance depends on their place in the line.
    var hasTabs = false
    /// Whether there are hyphens that are seen only at the end of a line.
    var hasSoftHyphens = false
    /// The advance of all clusters, in points.
    var width = 0.0
    /// `width` without the spaces at the end.
    var drawnWidth = 0.0

    /// The advance of a cluster in a line that is `x` points wide before it.
    func advance(of cluster: Cluster, at x: Double) -> Double {
        cluster.isTab ? TabStops.advance(from: x) : cluster.advance
    }
}

/// The smallest stretch that lines may be broken at and letters spaced by: one or more characters.
struct Cluster: Sendable {
    /// Offset of the first character in the paragraph's units.
    var start: Int32
    /// Index of the first glyph in the paragraph's glyphs; the last is before the next cluster's.
    var glyph: Int32
    /// Index into the paragraph's items.
    var item: Int32
    /// Further properties of the cluster.
    var traits: Traits = []
    /// In points, letter spacing included; a tabulator's is that of a space.
    var advance: Double
}

extension Cluster {
    /// Properties of a cluster, packed into a byte, as each line reads all its clusters.
    struct Traits: OptionSet {
        let rawValue: UInt8

        static let isSpace = Traits(rawValue: 1)
        static let isTab = Traits(rawValue: 2)
        static let startsLine = Traits(rawValue: 4)
        static let joinsPrevious = Traits(rawValue: 8)
    }

    /// Whether it is white space, which hangs at the end of a line.
    var isSpace: Bool { traits.contains(.isSpace) }
    /// Whether it reaches to the next tab stop.
    var isTab: Bool { traits.contains(.isTab) }
    /// Whether a line may begin here.
    var startsLine: Bool { traits.contains(.startsLine) }
    /// Whether its shape or that of the cluster before it changes if a line begins here.
    var joinsPrevious: Bool { traits.contains(.joinsPrevious) }
}

/// Neighbouring characters of one run, face and direction.
struct Item: Sendable {
    /// Offset of the first character in the paragraph's units.
    var start: Int
    /// Face, script and features.
    var style: WordStyle
    /// The size of the child, in points.
    var size: Double
    /// Index into the request's runs.
    var runIndex: Int
    /// The level of the bidirectional algorithm: odd for right to left.
    var level: UInt8
    /// By how many points the run is raised.
    var raise: Double
    /// Points after each cluster that has an advance.
    var spacing: Double
    /// The width of each cluster, in points; `nil` for that of its glyphs.
    var cell: Double?
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

/// The places at which tabulators end.
enum TabStops {
    /// Points between two stops. AppKit's default paragraph style has one every 28 points, twelve in
    /// all; here they go on. Apple: "NSParagraphStyle", `defaultParagraphStyle`.
    static let interval = 28.0

    /// Points from `x` to the next stop, always more than none.
    static func advance(from x: Double) -> Double {
        (((x + 0.001) / interval).rounded(.down) + 1) * interval - x
    }
}
