public import Foundation
public import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantLayout
public import QuadrantText

/// One or more lines of text.
///
/// Apple: "Text". Never wider than it needs; the ideal size has one line for each paragraph.
public nonisolated struct Text: View, Equatable, Sendable {
    public typealias Body = Never

    /// Which part gives way where there is too little room.
    public enum TruncationMode: Hashable, Sendable {
        case head
        case middle
        case tail
    }

    /// A stretch of characters and what was said of it.
    struct Piece: Equatable, Sendable {
        var content: Content
        var font: Font?
        var weight: Font.Weight?
        var isBold = false
        var isItalic = false
        var style: AnyShapeStyleBox?
        var kerning: CGFloat = 0
        var tracking: CGFloat = 0
        var baselineOffset: CGFloat = 0
    }

    enum Content: Equatable, Sendable {
        case verbatim(String)
        case localized(LocalizedStringKey)
    }

    var pieces: [Piece]

    /// Shows the characters as they are.
    public init(verbatim content: String) {
        pieces = [Piece(content: .verbatim(content))]
    }

    /// Shows a string as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ content: S) {
        self.init(verbatim: String(content))
    }

    /// Shows a localised string.
    ///
    /// Tables and bundles are not searched yet: the key itself is shown, its values formatted for
    /// the locale.
    public init(
        _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
        comment: StaticString? = nil
    ) {
        pieces = [Piece(content: .localized(key))]
    }

    /// The two texts one after the other.
    public static func + (lhs: Text, rhs: Text) -> Text {
        var result = lhs
        result.pieces += rhs.pieces
        return result
    }

    private func changing(_ change: (inout Piece) -> Void) -> Text {
        var result = self
        for index in result.pieces.indices { change(&result.pieces[index]) }
        return result
    }

    /// The font of those parts that have none yet.
    public func font(_ font: Font?) -> Text {
        changing { $0.font = $0.font ?? font }
    }

    /// The weight of those parts that have none yet.
    public func fontWeight(_ weight: Font.Weight?) -> Text {
        changing { $0.weight = $0.weight ?? weight }
    }

    public func bold() -> Text {
        changing { $0.isBold = true }
    }

    public func italic() -> Text {
        changing { $0.isItalic = true }
    }

    /// Extra points between characters; ligatures are left alone.
    public func kerning(_ kerning: CGFloat) -> Text {
        changing { $0.kerning = kerning.isFinite ? kerning : 0 }
    }

    /// Extra points after each character.
    public func tracking(_ tracking: CGFloat) -> Text {
        changing { $0.tracking = tracking.isFinite ? tracking : 0 }
    }

    /// Points by which the text is raised.
    public func baselineOffset(_ offset: CGFloat) -> Text {
        changing { $0.baselineOffset = offset.isFinite ? offset : 0 }
    }

    /// The colour of those parts that have none yet.
    public func foregroundColor(_ color: Color?) -> Text {
        guard let color else { return self }
        return foregroundStyle(color)
    }

    /// The style of those parts that have none yet.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
        changing { $0.style = $0.style ?? AnyShapeStyleBox(style: AnyShapeStyle(style)) }
    }

    @MainActor
    public static func _makeNodes(_ view: Text, _ cursor: inout _ViewCursor) {
        let environment = cursor.environment
        let runs = view.pieces.map { $0.run(in: environment) }
        let styles = view.pieces.map { piece -> _ResolvedStyle in
            guard let style = piece.style?.style else {
                return ForegroundStyle._resolve(ForegroundStyle(), in: environment)
            }
            return AnyShapeStyle._resolve(style, in: environment)
        }
        cursor.node(
            .text(TextRequest(runs: runs, options: TextOptions(environment))),
            drawing: TextDrawing(styles: styles))
    }

    public static var _arity: _ViewArity { .one }
}

/// A style that is compared by nothing: two are never the same, so that no change is missed.
struct AnyShapeStyleBox: Equatable, Sendable {
    let style: AnyShapeStyle

    static func == (lhs: AnyShapeStyleBox, rhs: AnyShapeStyleBox) -> Bool { false }
}

extension Text.Piece {
    func run(in environment: EnvironmentValues) -> TextRun {
        var font = font ?? environment.font ?? .body
        if let weight { font = font.weight(weight) }
        if isBold { font = font.bold() }
        if isItalic { font = font.italic() }
        let text =
            switch content {
            case .verbatim(let text): text
            case .localized(let key): key.string(in: environment.locale)
            }
        var run = TextRun(
            text, font: font.descriptor(contentSize: environment.dynamicTypeSize.contentSize))
        run.kerning = kerning
        run.tracking = tracking
        run.baselineOffset = baselineOffset
        return run
    }
}

extension TextOptions {
    init(_ environment: EnvironmentValues) {
        self.init()
        alignment = environment.multilineTextAlignment
        lineLimit = environment.lineLimit
        lineSpacing = environment.lineSpacing
        layoutDirection = environment.layoutDirection
        language = environment.locale.identifier(.bcp47)
        displayScale = environment.displayScale
        truncation =
            switch environment.truncationMode {
            case .head: .head
            case .middle: .middle
            case .tail: .tail
            }
    }
}

/// Draws the glyphs that were measured.
struct TextDrawing: NodeDrawing {
    /// One for each run of the request.
    let styles: [_ResolvedStyle]

    func draw(_ context: inout DrawingContext) {
        guard let text = context.text else { return }
        for line in text.lines {
            for run in line.runs where !run.glyphs.isEmpty {
                let style = styles[min(max(run.runIndex, 0), styles.count - 1)]
                let source = context.source
                let target = StyleTarget(frame: context.bounds, source: source) { paint in
                    var item = GlyphItem(run: run, origin: line.origin, paint: paint)
                    item.source = source
                    return [.glyphs(item)]
                }
                context.draw(target, with: style)
            }
        }
    }
}

extension View {
    /// The font of texts that set none.
    nonisolated public func font(_ font: Font?) -> some View {
        environment(\.font, font)
    }

    /// The most lines a text may have; `nil` for any number.
    nonisolated public func lineLimit(_ number: Int?) -> some View {
        environment(\.lineLimit, number)
    }

    /// Points between the bottom of one line and the top of the next.
    nonisolated public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
        environment(\.lineSpacing, lineSpacing.isFinite ? max(0, lineSpacing) : 0)
    }

    /// How the lines of a text stand beside each other.
    nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        environment(\.multilineTextAlignment, alignment)
    }

    /// Which part of a text gives way where there is too little room.
    nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View {
        environment(\.truncationMode, mode)
    }
}
