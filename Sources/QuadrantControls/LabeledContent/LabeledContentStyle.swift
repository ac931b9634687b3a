public import QuadrantCore
import QuadrantViews

/// How labeled content looks.
///
/// Apple: "LabeledContentStyle".
@MainActor @preconcurrency
public protocol LabeledContentStyle {
    /// What labeled content is made of.
    associatedtype Body: View
    /// The label and the content.
    typealias Configuration = LabeledContentStyleConfiguration

    /// The view of a label and its content. Evaluated for each of them in the environment around it, in which
    /// the styles further out are in force; the style's own `@Environment` and `@State` are connected.
    @ViewBuilder
    func makeBody(configuration: Configuration) -> Body
}

/// What a style is told of labeled content.
///
/// Apple: "LabeledContentStyleConfiguration".
public nonisolated struct LabeledContentStyleConfiguration {
    /// The label.
    public nonisolated struct Label: View {
        /// A primitive view: it has no body.
        public typealias Body = Never

        fileprivate let content: AnyView

        /// Makes the label.
        @MainActor
        public static func _makeNodes(_ view: Label, _ cursor: inout _ViewCursor) {
            AnyView._makeNodes(view.content, &cursor)
        }

        /// The view can stand for any number of nodes, also none.
        public static var _arity: _ViewArity { .many }
    }

    /// What the label names.
    public nonisolated struct Content: View {
        /// A primitive view: it has no body.
        public typealias Body = Never

        fileprivate let content: AnyView
        fileprivate let isText: Bool

        /// Makes the content.
        @MainActor
        public static func _makeNodes(_ view: Content, _ cursor: inout _ViewCursor) {
            AnyView._makeNodes(view.content, &cursor)
        }

        /// The view can stand for any number of nodes, also none.
        public static var _arity: _ViewArity { .many }
    }

    /// The label.
    public let label: Label
    /// What the label names.
    public let content: Content

    /// The configuration of a label and a content of any number of views.
    package init<L: View, C: View>(label: L, content: C) {
        self.label = (label as? Label) ?? Label(content: .subtitled(label))
        self.content =
            (content as? Content) ?? Content(content: .oneView(content), isText: content is Text)
    }

    /// Whether the content is a text and no other view.
    var hasText: Bool { content.isText }
}

extension LabeledContentStyleConfiguration {
    /// Makes the view in the innermost style; in its body the styles around it are in force.
    @MainActor
    package func makeNodes(_ cursor: inout _ViewCursor) {
        let style =
            cursor.environment.innermostStyle((any LabeledContentStyle).self)
            ?? AutomaticLabeledContentStyle()
        let outer = styled(by: style).modifier(OuterStylesModifier<any LabeledContentStyle>())
        type(of: outer)._makeNodes(outer, &cursor)
    }

    @MainActor
    private func styled<S: LabeledContentStyle>(by style: S) -> AnyView {
        AnyView(StyleHost(LabeledContentBody<S>.self, style, self))
    }
}

/// Evaluates the body of a `LabeledContentStyle`.
private enum LabeledContentBody<Style: LabeledContentStyle>: StyleBody {
    static func body(
        _ style: Style, _ configuration: LabeledContentStyleConfiguration
    ) -> Style.Body {
        style.makeBody(configuration: configuration)
    }
}

/// The style of labeled content where none is set: the label at the start, the content at the end.
///
/// Apple: "AutomaticLabeledContentStyle". The content is in the secondary style. The row is as wide as its
/// proposal, and both stand on their first baselines. Where they have no room beside each other, the content
/// stands below the label (not measured). Where labels are hidden, only the content is shown.
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
    /// Creates the style.
    nonisolated public init() {}

    /// The label, then the content.
    public func makeBody(configuration: Configuration) -> some View {
        LabeledRow(configuration: configuration)
    }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
    /// The style of labeled content where none is set.
    public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

extension View {
    /// Sets the style of the labeled content in this view.
    ///
    /// Apple: "labeledContentStyle(_:)".
    nonisolated public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
        modifier(ControlStyleModifier<any LabeledContentStyle>(style: style))
    }
}
