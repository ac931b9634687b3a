import QuadrantCore
import QuadrantText

/// All of a text of plain characters but the characters: neighbours mostly have the same.
final class PlainTextStyle {
    /// What is drawn, the same for all these texts.
    let drawing: KeptDrawing
    /// What is wrong with the values that the text was given.
    let complaint: Complaint?
    private let environment: EnvironmentLink?
    private let attributes: TextAttributesBox?
    /// What the environment was asked for.
    private let reads: EnvironmentReads
    /// Of no characters.
    private let request: TextRequest
    /// Whether the characters are shown as they are.
    private let isVerbatim: Bool

    private init(_ attributes: TextAttributesBox?, in environment: EnvironmentValues) {
        self.environment = environment.first
        self.attributes = attributes
        reads = EnvironmentReads()
        var own = environment
        own.reads = reads
        isVerbatim = own.textCase == nil
        var resolver = TextResolver(environment: own)
        resolver.append("", attributes?.value)
        request = resolver.request
        drawing = TypedDrawing(resolver.drawing)
        complaint = resolver.complaint
    }

    /// What the engine lays out.
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
            recent = unsafeDowncast(known, to: RecentStyles.self)
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
