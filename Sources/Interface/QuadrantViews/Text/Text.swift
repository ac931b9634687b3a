public import Foundation
public import QuadrantCore
import QuadrantDisplayList
import QuadrantLayout
import QuadrantText

/// One or more lines of text.
///
/// Apple: "Text". A text is never wider than it needs to be. Its ideal size has one line for each
/// paragraph.
public nonisolated struct Text: View, Equatable, Sendable {
    /// A primitive view: it has no body.
    public typealias Body = Never

    enum Content: Equatable, Sendable {
        case verbatim(String)
        /// A localised string; a source of `nil` stands for the standard table of the main bundle.
        case localized(LocalizedStringKey, StringSource?)
        case other(TextContent)
    }

    let content: Content
    /// What was said of all of the content; `nil` for nothing.
    private(set) var attributes: TextAttributesBox?

    init(_ content: Content) {
        self.content = content
    }

    /// Creates a text that shows a string unchanged, without localisation.
    public init(verbatim content: String) {
        self.init(.verbatim(content))
    }

    /// Creates a text that shows a string unchanged, without localisation.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ content: S) {
        self.init(.verbatim(String(content)))
    }

    /// Creates a text that shows a localised string. Markdown in the string that styles characters
    /// is read.
    ///
    /// - Parameters:
    ///   - key: The key in the table; if the table does not have it, the key itself is shown.
    ///   - tableName: The name of a `.strings`, `.stringsdict` or `.xcstrings` file without its
    ///     extension; `nil` for `Localizable`.
    ///   - bundle: The bundle with the table; `nil` for the main bundle. For `quadrant render` that
    ///     is the folder of the file that is drawn.
    ///   - comment: A note to translators; it is not used.
    public init(
        _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
        comment: StaticString? = nil
    ) {
        let source: StringSource? =
            tableName == nil && bundle == nil ? nil : StringSource(table: tableName, bundle: bundle)
        self.init(.localized(key, source))
    }

    /// The two texts one after the other.
    public static func + (lhs: Text, rhs: Text) -> Text {
        Text(.other(JoinedContent(lhs, rhs)))
    }

    /// The same text with more said of it; what was said before wins.
    func adding(_ change: (inout TextAttributes) -> Void) -> Text {
        var new = TextAttributes()
        change(&new)
        var result = self
        result.attributes = TextAttributesBox(attributes.map { $0.value.over(new) } ?? new)
        return result
    }

    /// The same text of which something else is told; what was told before stays where nothing is said.
    func telling(
        label: Text? = nil, heading: AccessibilityHeadingLevel? = nil,
        speech: AccessibilityNoteSpeech? = nil, contentType: String? = nil
    ) -> Text {
        var value = attributes?.value ?? TextAttributes()
        value.told = ToldText(
            label: label ?? value.told?.label, heading: heading ?? value.told?.heading,
            speech: AccessibilityNoteSpeech.merge(value.told?.speech, speech),
            contentType: contentType ?? value.told?.contentType)
        var result = self
        result.attributes = TextAttributesBox(value)
        return result
    }

    /// Makes one node. The request of a text whose characters all look alike is made without
    /// resolving parts.
    @MainActor
    public static func _makeNodes(_ view: Text, _ cursor: inout _ViewCursor) {
        if view.attributes?.value.told == nil,
            let characters = view.plainCharacters(in: cursor.environment),
            let style = PlainTextStyle.find(view.attributes, in: &cursor)
        {
            let node = cursor.node(.text(style.request(characters)), kept: style.drawing)
            if let diagnostic = style.diagnostic { cursor.report(diagnostic, at: node) }
            return
        }
        var resolver = TextResolver(environment: cursor.environment)
        resolver.append(view)
        let node = makeNode(resolver.request, resolver.drawing, &cursor)
        if let diagnostic = resolver.diagnostic { cursor.report(diagnostic, at: node) }
    }

    /// Makes the node of a text, in nodes that tell of it where views around ask for that.
    @MainActor
    private static func makeNode(
        _ request: TextRequest, _ plain: TextDrawing, _ cursor: inout _ViewCursor
    ) -> NodeID {
        let settings = cursor.environment.textSettingsIfAny?.value
        guard let settings, settings.hasReaders else {
            return cursor.node(.text(request), drawing: plain)
        }
        var drawing = plain
        drawing.rendered = settings.renderer.map {
            RenderedText($0, request: request, in: cursor.environment)
        }
        guard let teller = settings.layoutTeller else {
            return makeNode(request, drawing, sizedBy: settings.renderer, &cursor)
        }
        return teller.tell(of: request, plain, &cursor) { cursor in
            makeNode(request, drawing, sizedBy: settings.renderer, &cursor)
        }
    }

    /// Makes the node of a text, where a renderer draws it in one that has the size that the renderer wants.
    @MainActor
    private static func makeNode(
        _ request: TextRequest, _ drawing: TextDrawing, sizedBy renderer: TextRendererBox?,
        _ cursor: inout _ViewCursor
    ) -> NodeID {
        guard let renderer else { return cursor.node(.text(request), drawing: drawing) }
        return cursor.node(.extended(RenderedTextRule(renderer: renderer))) { cursor in
            cursor.node(.text(request), drawing: drawing)
        }
    }

    /// What is shown, if that is nothing but characters of one look, before the environment's case of
    /// letters.
    private func plainCharacters(in environment: EnvironmentValues) -> String? {
        switch content {
        case .verbatim(let characters): characters
        case .localized(let key, let source): key.plainCharacters(in: environment, source)
        case .other: nil
        }
    }

    /// The view always is exactly one node.
    public static var _arity: _ViewArity { .one }
}

/// The content of a text that is more than a plain string. It never changes after it was made.
class TextContent: Equatable, @unchecked Sendable {
    /// Adds the content to `resolver`, with the attributes that were set further out.
    func append(to resolver: inout TextResolver, _ attributes: TextAttributes?) {
        preconditionFailure("Content of a text has a kind.")
    }

    /// Whether both show the same; in doubt they do not.
    func isSame(as other: TextContent) -> Bool { false }

    static func == (lhs: TextContent, rhs: TextContent) -> Bool {
        lhs === rhs || lhs.isSame(as: rhs)
    }
}
