/// Which blocks of a document characters stand in: a heading, an item of a list, a cell of a table.
///
/// Apple: "PresentationIntent". Foundation has this type only on Apple's systems. `AttributedString(markdown:)` that reads all of the syntax
/// gives it to each run; `Text` draws no blocks, so it is for programs that do.
public struct PresentationIntent: Hashable, Codable, Sendable {
    /// What a block is.
    public enum Kind: Hashable, Codable, Sendable {
        /// A paragraph, also one in an item or a quote.
        case paragraph
        /// A heading; its level is 1 to 6.
        case header(level: Int)
        /// A list with numbers.
        case orderedList
        /// A list with signs.
        case unorderedList
        /// An item of a list; the ordinal counts up from the first number of the list, from 1 where it has signs.
        case listItem(ordinal: Int)
        /// Code, with the language that is written behind its fence; `nil` without one.
        case codeBlock(languageHint: String?)
        /// A quote.
        case blockQuote
        /// A line between blocks.
        case thematicBreak
        /// A table.
        case table(columns: [TableColumn])
        /// The head of a table.
        case tableHeaderRow
        /// A row of a table, counted from 1 below its head.
        case tableRow(rowIndex: Int)
        /// A cell of a row, counted from 0.
        case tableCell(columnIndex: Int)
    }

    /// A column of a table.
    public struct TableColumn: Hashable, Codable, Sendable {
        /// Where the texts of a column stand.
        public enum Alignment: Int, Hashable, Codable, Sendable {
            /// At the left, where nothing is said.
            case left
            /// In the middle.
            case center
            /// At the right.
            case right
        }

        /// Where the texts stand.
        public var alignment: Alignment

        /// A column whose texts stand so.
        public init(alignment: Alignment) { self.alignment = alignment }
    }

    /// One of the blocks that characters stand in.
    public struct IntentType: Hashable, Codable, Sendable {
        /// What it is.
        public var kind: Kind
        /// Its number: blocks of one document that are not the same have different ones.
        public var identity: Int

        /// A block with its number.
        public init(kind: Kind, identity: Int) { (self.kind, self.identity) = (kind, identity) }
    }

    /// The blocks, the innermost first.
    public var components: [IntentType]

    /// A block in those of another intent.
    public init(_ kind: Kind, identity: Int, parent: PresentationIntent? = nil) {
        components =
            [IntentType(kind: kind, identity: identity)] + (parent?.components ?? [])
    }

    /// Blocks in one another, the innermost first.
    public init(types: [IntentType]) { components = types }

    /// The number of blocks.
    public var count: Int { components.count }

    /// How many lists the characters stand in.
    public var indentationLevel: Int {
        components.count { $0.kind == .orderedList || $0.kind == .unorderedList }
    }
}
