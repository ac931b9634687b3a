import QuadrantCore
import QuadrantLayout
import QuadrantText

/// All of a text of plain characters but the characters: neighbours mostly have the same.
final class PlainTextStyle {
    /// The drawing of the text, without its characters.
    let drawing: KeptDrawing
    /// The diagnostic about the values that the text was given; `nil` if nothing is wrong.
    let diagnostic: Diagnostic?
    private let environment: EnvironmentLink?
    private let attributes: TextAttributesBox?
    /// The keys of the environment that were read.
    private let reads: EnvironmentReads
    /// The request of a text without characters, into which the characters are put.
    private let request: TextRequest
    /// Whether the characters are shown as they are, drawn by the library.
    private let isVerbatim: Bool

    private init(_ attributes: TextAttributesBox?, in environment: EnvironmentValues) {
        self.environment = environment.first
        self.attributes = attributes
        reads = EnvironmentReads()
        var own = environment
        own.reads = reads
        isVerbatim = own.textCase == nil && own.textSettingsIfAny?.value.hasReaders != true
        var resolver = TextResolver(environment: own)
        let isPlain = own.textSettingsIfAny?.value.isPlain == true
        resolver.append("", isPlain ? nil : attributes?.value)
        request = resolver.request
        drawing = TypedDrawing(resolver.drawing)
        diagnostic = resolver.diagnostic
    }

    /// The request for the text engine.
    func request(_ characters: String) -> TextRequest {
        var result = request
        result.runs[0].text = characters
        return result
    }

    /// The style of a text at the cursor's place; `nil` where characters are changed by it.
    @MainActor
    static func find(
        _ attributes: TextAttributesBox?, in cursor: inout _ViewCursor
    ) -> PlainTextStyle? {
        let recent: RecentStyles
        if let known = cursor.tree.textStyles {
            recent = knownCast(known, to: RecentStyles.self)
        } else {
            recent = RecentStyles()
            cursor.tree.textStyles = recent
        }
        let environment = cursor.environment
        let style: PlainTextStyle
        if let known = recent.first(where: {
            $0.environment === environment.first && $0.attributes == attributes
        }) {
            style = known
        } else {
            style = PlainTextStyle(attributes, in: environment)
            if !style.reads.askedUserCode { recent.add(style) }
        }
        environment.reads?.note(style.reads)
        return style.isVerbatim ? style : nil
    }
}

/// The styles that were asked for last in one tree.
private final class RecentStyles {
    private static let most = 8
    private var styles: [PlainTextStyle] = []
    /// The entry that is replaced next.
    private var oldest = 0

    func first(where isWanted: (PlainTextStyle) -> Bool) -> PlainTextStyle? {
        styles.first(where: isWanted)
    }

    func add(_ style: PlainTextStyle) {
        if styles.count < Self.most {
            styles.append(style)
        } else {
            styles[oldest] = style
            oldest = (oldest + 1) % Self.most
        }
    }
}
