public import Foundation
import QuadrantCore

/// The meaning of characters; the view decides how to show it.
///
/// Apple: "InlinePresentationIntent". Foundation has this type only on Apple's systems.
public struct InlinePresentationIntent: OptionSet, Hashable, Codable, Sendable {
    /// One bit for each meaning, numbered as on Apple's systems.
    public let rawValue: UInt

    /// The meanings whose bits are set.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The characters are emphasised, and shown in italics.
    public static let emphasized = InlinePresentationIntent(rawValue: 1 << 0)
    /// The characters are strongly emphasised, and shown in bold.
    public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 1 << 1)
    /// The characters are code, and shown in the fixed-width design.
    public static let code = InlinePresentationIntent(rawValue: 1 << 2)
    /// The characters are struck through.
    public static let strikethrough = InlinePresentationIntent(rawValue: 1 << 5)
    /// The character is a line break of the source, which a view may leave out. It is shown as the
    /// character that it is.
    public static let softBreak = InlinePresentationIntent(rawValue: 1 << 6)
    /// The character is an intended line break. It is shown as the character that it is.
    public static let lineBreak = InlinePresentationIntent(rawValue: 1 << 7)
}

extension AttributeScopes {
    /// The attributes that texts draw.
    ///
    /// Apple: "AttributeScopes.SwiftUIAttributes".
    public struct SwiftUIAttributes: AttributeScope {
        /// The font.
        public let font: FontAttribute
        /// The colour of the characters.
        public let foregroundColor: ForegroundColorAttribute
        /// The colour behind the characters.
        public let backgroundColor: BackgroundColorAttribute
        /// The line under the characters.
        public let underlineStyle: UnderlineStyleAttribute
        /// The line through the characters.
        public let strikethroughStyle: StrikethroughStyleAttribute
        /// Additional points between characters; ligatures stay.
        public let kern: KerningAttribute
        /// Additional points after each character; ligatures are not formed.
        public let tracking: TrackingAttribute
        /// How far the characters are raised, in points.
        public let baselineOffset: BaselineOffsetAttribute
        /// The meaning of the characters.
        public let inlinePresentationIntent: InlinePresentationIntentAttribute
        /// The blocks of a document that the characters stand in. Texts do not draw them.
        public let presentationIntent: PresentationIntentAttribute
        /// The attributes of Foundation, among them `link`.
        public let foundation: FoundationAttributes

        /// The key of `font`.
        public enum FontAttribute: AttributedStringKey {
            /// A font.
            public typealias Value = Font
            /// The name under which the attribute is stored.
            public static let name = "SwiftUI.Font"
        }

        /// The key of `foregroundColor`.
        public enum ForegroundColorAttribute: AttributedStringKey {
            /// A colour.
            public typealias Value = Color
            /// The name under which the attribute is stored.
            public static let name = "SwiftUI.ForegroundColor"
        }

        /// The key of `backgroundColor`.
        public enum BackgroundColorAttribute: AttributedStringKey {
            /// A colour.
            public typealias Value = Color
            /// The name under which the attribute is stored.
            public static let name = "SwiftUI.BackgroundColor"
        }

        /// The key of `underlineStyle`.
        public enum UnderlineStyleAttribute: AttributedStringKey {
            /// The pattern and colour of the line.
            public typealias Value = Text.LineStyle
            /// The name under which the attribute is stored.
            public static let name = "SwiftUI.UnderlineStyle"
        }

        /// The key of `strikethroughStyle`.
        public enum StrikethroughStyleAttribute: AttributedStringKey {
            /// The pattern and colour of the line.
            public typealias Value = Text.LineStyle
            /// The name under which the attribute is stored.
            public static let name = "SwiftUI.StrikethroughStyle"
        }

        /// The key of `kern`.
        public enum KerningAttribute: AttributedStringKey {
            /// A length in points.
            public typealias Value = CGFloat
            /// The name under which the attribute is stored.
            public static let name = "SwiftUI.Kern"
        }

        /// The key of `tracking`.
        public enum TrackingAttribute: AttributedStringKey {
            /// A length in points.
            public typealias Value = CGFloat
            /// The name under which the attribute is stored.
            public static let name = "SwiftUI.Tracking"
        }

        /// The key of `baselineOffset`.
        public enum BaselineOffsetAttribute: AttributedStringKey {
            /// A length in points; positive is up.
            public typealias Value = CGFloat
            /// The name under which the attribute is stored.
            public static let name = "SwiftUI.BaselineOffset"
        }

        /// The key of `inlinePresentationIntent`.
        public enum InlinePresentationIntentAttribute: AttributedStringKey {
            /// The meaning of the characters.
            public typealias Value = InlinePresentationIntent
            /// The name under which the attribute is stored.
            public static let name = "NSInlinePresentationIntent"
        }

        /// The key of `presentationIntent`.
        public enum PresentationIntentAttribute: AttributedStringKey {
            /// The blocks that the characters stand in.
            public typealias Value = PresentationIntent
            /// The name under which the attribute is stored.
            public static let name = "NSPresentationIntent"
        }
    }

    /// The attributes that texts draw.
    public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

extension AttributeDynamicLookup {
    /// An attribute of the scope by its name, as in `string.font = .body`.
    public subscript<T: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
    ) -> T {
        self[T.self]
    }
}

extension Text {
    /// Creates a text from a string with attributes. These take precedence over modifiers of the
    /// text.
    ///
    /// The attributes of SwiftUI and Foundation's `link` are drawn.
    @_disfavoredOverload
    public init(_ attributedContent: AttributedString) {
        self.init(.other(AttributedContent(attributedContent)))
    }
}

/// A string with attributes.
private final class AttributedContent: TextContent, @unchecked Sendable {
    private let string: AttributedString

    init(_ string: AttributedString) {
        self.string = string
    }

    override func append(to resolver: inout TextResolver, _ attributes: TextAttributes?) {
        let constraint = resolver.environment.textAttributeConstraint
        for run in string.runs {
            let own = constraint.map { TextAttributes(run, within: $0) } ?? TextAttributes(run)
            let said = attributes.map(own.over) ?? own
            resolver.append(String(string[run.range].characters), said)
        }
    }

    override func isSame(as other: TextContent) -> Bool {
        string == (other as? AttributedContent)?.string
    }
}

extension TextAttributes {
    /// The attributes of a run as far as they may be shown.
    fileprivate init(_ run: AttributedString.Runs.Run, within constraint: TextAttributeConstraint) {
        var attributes = run.attributes
        constraint.constrain(&attributes)
        let changed = AttributedString(" ", attributes: attributes)
        self = changed.runs.first.map { TextAttributes($0) } ?? TextAttributes(run)
    }

    fileprivate init(_ run: AttributedString.Runs.Run) {
        typealias Keys = AttributeScopes.SwiftUIAttributes
        if let intent = run[Keys.InlinePresentationIntentAttribute.self] { mark(intent) }
        font = run[Keys.FontAttribute.self]
        if let url = run.link { lead(to: url.absoluteString) }
        if let color = run[Keys.ForegroundColorAttribute.self] {
            foreground = TypedTextStyleBox(color)
        }
        background = run[Keys.BackgroundColorAttribute.self]
        if let style = run[Keys.UnderlineStyleAttribute.self] {
            underline = TextLineSetting(isActive: true, style: style)
        }
        if let style = run[Keys.StrikethroughStyleAttribute.self] {
            strikethrough = TextLineSetting(isActive: true, style: style)
        }
        kerning = run[Keys.KerningAttribute.self]
        tracking = run[Keys.TrackingAttribute.self]
        baselineOffset = run[Keys.BaselineOffsetAttribute.self]
    }

    /// Applies the styles of an inline intent, such as emphasis.
    mutating func mark(_ intent: InlinePresentationIntent) {
        if intent.contains(.emphasized) { fontChanges.isItalic = true }
        if intent.contains(.stronglyEmphasized) { fontChanges.isBold = true }
        if intent.contains(.code) { fontChanges.isMonospaced = true }
        if intent.contains(.strikethrough) {
            strikethrough = TextLineSetting(isActive: true, style: .single)
        }
    }

    /// Makes characters a link: in the tint, whatever the text's style.
    mutating func lead(to destination: String) {
        link = destination
        foreground = Self.linkStyle
    }

    private static let linkStyle = TypedTextStyleBox(TintShapeStyle())

    /// The attributes that Markdown gives to a span, over those of the text around; `nil` if there
    /// are none.
    static func of(_ span: MarkdownSpan, over outer: TextAttributes?) -> TextAttributes? {
        guard !span.intent.isEmpty || span.link != nil else { return outer }
        var own = TextAttributes()
        own.mark(InlinePresentationIntent(rawValue: span.intent.rawValue))
        if let link = span.link { own.lead(to: link) }
        return outer.map(own.over) ?? own
    }
}

extension AttributedString {
    /// Options for reading Markdown.
    ///
    /// Apple: "AttributedString.MarkdownParsingOptions". Foundation has this type only on Apple's
    /// systems.
    public struct MarkdownParsingOptions: Sendable {
        /// The parts of Markdown's syntax that are read.
        public enum InterpretedSyntax: Sendable {
            /// All of the syntax is read. A `Text` draws no blocks (headings, lists, quotes, code,
            /// tables): the text of a block is kept without its signs, right after that of the
            /// block before; which block it was is told by `presentationIntent`.
            case full
            /// Only styles within lines are read, and a line break counts as a space.
            case inlineOnly
            /// Only styles within lines are read, and white space is kept.
            case inlineOnlyPreservingWhitespace
        }

        /// The parts of the syntax that are read.
        public var interpretedSyntax: InterpretedSyntax

        /// Creates options that read some parts of the syntax.
        public init(interpretedSyntax: InterpretedSyntax = .full) {
            self.interpretedSyntax = interpretedSyntax
        }
    }

    /// Creates a string with the attributes that Markdown gives it. It never throws: characters
    /// that are not Markdown are shown unchanged.
    ///
    /// - Parameter baseURL: The URL that links without a scheme are relative to.
    public init(
        markdown: String, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil
    ) throws {
        self.init()
        switch options.interpretedSyntax {
        case .full:
            for block in MarkdownBlocks.read(markdown) {
                var part = AttributedString(block.isVerbatim ? block.text : "")
                if !block.isVerbatim { part.append(inline: block.text, baseURL) }
                part.presentationIntent = block.intent
                append(part)
            }
        case .inlineOnly:
            append(inline: markdown.replacingOccurrences(of: "\n", with: " "), baseURL)
        case .inlineOnlyPreservingWhitespace: append(inline: markdown, baseURL)
        }
    }

    /// Adds a line of Markdown.
    ///
    /// - Parameter locale: The language in which words agree with numbers where the line asks for it; `nil` to leave them as they are.
    mutating func append(
        inline source: String, _ baseURL: URL?, inflectedIn locale: Locale? = nil
    ) {
        let spans = InlineMarkdown.spans(of: source)
        for span in locale.map({ InflectedSpans.inflected(spans, in: $0) }) ?? spans {
            var part = AttributedString(span.text)
            if !span.intent.isEmpty {
                part.inlinePresentationIntent = InlinePresentationIntent(
                    rawValue: span.intent.rawValue)
            }
            if let link = span.link { part.link = URL(string: link, relativeTo: baseURL) }
            append(part)
        }
    }
}
