public import Foundation
public import QuadrantCore
public import QuadrantViews

/// A label, and a value or control that it names.
///
/// Apple: "LabeledContent". The labeled content style around decides how both are arranged. Without one, the
/// label stands at the start and the content in the secondary style at the end; where both have no room beside
/// each other, the content stands below the label.
public nonisolated struct LabeledContent<Label, Content> {
    private let label: Label
    private let content: Content
}

extension LabeledContent: View where Label: View, Content: View {
    /// A primitive view: it has no body.
    public typealias Body = Never

    /// Creates labeled content from two views. Of two texts in the label, the second is a subtitle.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(label: label(), content: content())
    }

    /// Has the labeled content style around make the view.
    @MainActor
    public static func _makeNodes(
        _ view: LabeledContent<Label, Content>, _ cursor: inout _ViewCursor
    ) {
        cursor.calling("LabeledContent") {
            LabeledContentStyleConfiguration(label: view.label, content: view.content)
                .makeNodes(&$0)
        }
    }

    /// The view can stand for any number of nodes, also none.
    public static var _arity: _ViewArity { .many }
}

extension LabeledContent where Label == Text, Content: View {
    /// Creates labeled content with a localised title.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(label: Text(titleKey), content: content())
    }

    /// Creates labeled content with a title that is not localised.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(label: Text(title), content: content())
    }
}

extension LabeledContent where Label == Text, Content == Text {
    /// Creates a text with a localised title.
    public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
        self.init(label: Text(titleKey), content: Text(value))
    }

    /// Creates a text with a title that is not localised.
    @_disfavoredOverload
    public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
        self.init(label: Text(title), content: Text(value))
    }

    /// Creates a formatted value with a localised title.
    public init<F: FormatStyle>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(label: Text(titleKey), content: Text(value, format: format))
    }

    /// Creates a formatted value with a title that is not localised.
    @_disfavoredOverload
    public init<S: StringProtocol, F: FormatStyle>(
        _ title: S, value: F.FormatInput, format: F
    ) where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(label: Text(title), content: Text(value, format: format))
    }
}

extension LabeledContent
where
    Label == LabeledContentStyleConfiguration.Label,
    Content == LabeledContentStyleConfiguration.Content
{
    /// Creates the labeled content that a style is given, for use in the body of that style. The next style
    /// around, or the default one, decides how it looks.
    public init(_ configuration: LabeledContentStyleConfiguration) {
        self.init(label: configuration.label, content: configuration.content)
    }
}
