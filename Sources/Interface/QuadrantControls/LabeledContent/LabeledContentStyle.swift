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
    public nonisolated struct Label: _StylePart {
        /// Not for use outside the library.
        public typealias _Configuration = LabeledContentStyleConfiguration
        /// Not for use outside the library.
        public let _content: AnyView
    }

    /// What the label names.
    public nonisolated struct Content: _StylePart {
        /// Not for use outside the library.
        public typealias _Configuration = LabeledContentStyleConfiguration
        /// Not for use outside the library.
        public let _content: AnyView
        fileprivate let isText: Bool
    }

    /// The label.
    public let label: Label
    /// What the label names.
    public let content: Content

    /// Whether a style was given the label and the content.
    private let isGiven: Bool

    /// The configuration of a label and a content of any number of views.
    package init<L: View, C: View>(label: L, content: C) {
        if let label = label as? Label, let content = content as? Content {
            (self.label, self.content, isGiven) = (label, content, true)
        } else {
            self.label = Label(_content: .subtitled(label))
            let isText = content is Text || (content as? Content)?.isText == true
            self.content = Content(_content: .oneView(content), isText: isText)
            isGiven = false
        }
    }

    /// Whether the content is a text and no other view.
    var hasText: Bool { content.isText }
}

extension LabeledContentStyleConfiguration {
    /// Makes the view in the style around.
    @MainActor
    package func makeNodes(_ cursor: inout _ViewCursor) {
        let styled = StyledControl(
            self, isGiven: isGiven,
            fallback: HostedStyle(
                LabeledContentBody<AutomaticLabeledContentStyle>.self,
                AutomaticLabeledContentStyle()))
        type(of: styled)._makeNodes(styled, &cursor)
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
        controlStyle(LabeledContentBody<S>.self, style)
    }
}
