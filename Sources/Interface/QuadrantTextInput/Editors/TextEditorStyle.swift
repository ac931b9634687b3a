import Foundation
import QuadrantControls
public import QuadrantCore
import QuadrantGeometry
import QuadrantLayout
import QuadrantViews

/// How editors of text look.
///
/// Apple: "TextEditorStyle".
@MainActor @preconcurrency
public protocol TextEditorStyle {
    /// What an editor is made of.
    associatedtype Body: View
    /// The properties of an editor.
    typealias Configuration = TextEditorStyleConfiguration

    /// The view of an editor.
    @ViewBuilder
    func makeBody(configuration: Configuration) -> Body
}

/// What a style is told of an editor. Apple documents no properties; here it is the editor itself, which the
/// styles below show.
///
/// Apple: "TextEditorStyleConfiguration".
public nonisolated struct TextEditorStyleConfiguration {
    let value: EditorValue
}

/// The style of editors where none is set: the text on the system's background.
///
/// Apple: "AutomaticTextEditorStyle".
public struct AutomaticTextEditorStyle: TextEditorStyle {
    /// Creates the style.
    nonisolated public init() {}

    /// The text on the system's background.
    public func makeBody(configuration: Configuration) -> some View {
        GroundedEditor(value: configuration.value)
    }
}

/// A style without a border, on the system's background.
///
/// Apple: "PlainTextEditorStyle".
public struct PlainTextEditorStyle: TextEditorStyle {
    /// Creates the style.
    nonisolated public init() {}

    /// The text on the system's background.
    public func makeBody(configuration: Configuration) -> some View {
        GroundedEditor(value: configuration.value)
    }
}

/// A style with a rounded border, that of fields.
///
/// Apple: "RoundedBorderTextEditorStyle". Its look is a choice: Apple has it on visionOS alone.
public struct RoundedBorderTextEditorStyle: TextEditorStyle {
    /// Creates the style.
    nonisolated public init() {}

    /// The text in a rounded border.
    public func makeBody(configuration: Configuration) -> some View {
        BorderedEditor(value: configuration.value)
    }
}

/// An editor on the system's background, unless `scrollContentBackground(.hidden)` is set around. In a row of a list it
/// stands on the ground of the row: a choice, as a darker box in a card would look like a mistake.
private struct GroundedEditor: View {
    let value: EditorValue
    @Environment(\.scrollContentBackground) private var ground
    @Environment(\.rowSurroundings) private var row

    var body: some View {
        EditorCore(value: value).background {
            if ground != .hidden, row == nil { Color(system: .systemBackground) }
        }
    }
}

/// An editor in the border of fields.
private struct BorderedEditor: View {
    let value: EditorValue
    @Environment(\.controlProfile.field) private var metrics
    @Environment(\.displayScale) private var displayScale

    var body: some View {
        let shape = RoundedRectangle(cornerRadius: metrics.border.corner)
        EditorCore(value: value)
            .background { shape.fill(Color(system: .systemBackground)) }
            .overlay {
                shape.strokeBorder(
                    Color(system: .label).opacity(metrics.outlineOpacity),
                    lineWidth: 1 / max(1, displayScale)
                )
                .allowsHitTesting(false)
            }
    }
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
    /// The style of editors where none is set.
    public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
    /// No border.
    public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}

extension TextEditorStyle where Self == RoundedBorderTextEditorStyle {
    /// A rounded border.
    @_disfavoredOverload
    // iPhones have no such style: a user's own of that name goes first.
    public static var roundedBorder: RoundedBorderTextEditorStyle {
        RoundedBorderTextEditorStyle()
    }
}

extension View {
    /// Sets the style of the editors of text in this view.
    ///
    /// Apple: "textEditorStyle(_:)".
    nonisolated public func textEditorStyle<S: TextEditorStyle>(_ style: S) -> some View {
        controlStyle(EditorBody<S>.self, style)
    }
}

/// An editor in the style around.
nonisolated struct StyledEditor: View {
    let value: EditorValue

    @MainActor var body: some View {
        StyledControl(
            TextEditorStyleConfiguration(value: value),
            fallback: HostedStyle(
                EditorBody<AutomaticTextEditorStyle>.self, AutomaticTextEditorStyle()))
    }
}

/// Evaluates the body of a `TextEditorStyle`.
private enum EditorBody<Style: TextEditorStyle>: StyleBody {
    static func body(_ style: Style, _ configuration: TextEditorStyleConfiguration) -> Style.Body {
        style.makeBody(configuration: configuration)
    }
}
