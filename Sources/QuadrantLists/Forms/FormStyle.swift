import QuadrantControls
public import QuadrantCore
import QuadrantGeometry
import QuadrantLayout
import QuadrantViews

/// How forms look.
///
/// Apple: "FormStyle".
@MainActor @preconcurrency
public protocol FormStyle {
    /// What a form is made of.
    associatedtype Body: View
    /// The content of a form.
    typealias Configuration = FormStyleConfiguration

    /// The view of a form. Evaluated for each form in the environment around it, in which the styles further
    /// out are in force; the style's own `@Environment` and `@State` are connected.
    @ViewBuilder
    func makeBody(configuration: Configuration) -> Body
}

/// What a style is told of a form.
///
/// Apple: "FormStyleConfiguration".
public nonisolated struct FormStyleConfiguration {
    /// The controls of a form.
    public nonisolated struct Content: View {
        /// A primitive view: it has no body.
        public typealias Body = Never

        fileprivate let content: AnyView

        /// Makes the controls.
        @MainActor
        public static func _makeNodes(_ view: Content, _ cursor: inout _ViewCursor) {
            AnyView._makeNodes(view.content, &cursor)
        }

        /// The view can stand for any number of nodes, also none.
        public static var _arity: _ViewArity { .many }
    }

    /// The controls of the form.
    public let content: Content

    init<C: View>(content: C) {
        self.content = (content as? Content) ?? Content(content: AnyView(content))
    }

    /// Makes the form in the innermost style; in its body the styles around it are in force.
    @MainActor
    func makeNodes(_ cursor: inout _ViewCursor) {
        let style =
            cursor.environment.innermostStyle((any FormStyle).self) ?? AutomaticFormStyle()
        let outer = styled(by: style).modifier(OuterStylesModifier<any FormStyle>())
        type(of: outer)._makeNodes(outer, &cursor)
    }

    @MainActor
    private func styled<S: FormStyle>(by style: S) -> AnyView {
        AnyView(StyleHost(FormBody<S>.self, style, self))
    }
}

/// Evaluates the body of a `FormStyle`.
private enum FormBody<Style: FormStyle>: StyleBody {
    static func body(_ style: Style, _ configuration: FormStyleConfiguration) -> Style.Body {
        style.makeBody(configuration: configuration)
    }
}

/// The style of forms where none is set: as `grouped`.
///
/// Apple: "AutomaticFormStyle".
public struct AutomaticFormStyle: FormStyle {
    /// Creates the style.
    nonisolated public init() {}

    /// A list of the controls.
    public func makeBody(configuration: Configuration) -> some View {
        ListHost(selection: nil, container: .form, content: configuration.content)
    }
}

/// Controls are rows of a list, those of a section on a card.
///
/// Apple: "GroupedFormStyle".
public struct GroupedFormStyle: FormStyle {
    /// Creates the style.
    nonisolated public init() {}

    /// A list of the controls.
    public func makeBody(configuration: Configuration) -> some View {
        ListHost(selection: nil, container: .form, content: configuration.content)
    }
}

/// Controls stand below each other without scrolling, their labels in a column before them.
///
/// Apple: "ColumnsFormStyle". Labels end, and contents begin, at one line. Controls without a label begin there
/// too. A label that is longer than half of the form goes on below (a choice: nobody measured it).
public struct ColumnsFormStyle: FormStyle {
    /// Creates the style.
    nonisolated public init() {}

    /// A column of the controls.
    public func makeBody(configuration: Configuration) -> some View {
        ColumnsFormLayout { configuration.content }
            .environment(\.rowSurroundings, RowSurroundings(container: .columns))
    }
}

extension FormStyle where Self == AutomaticFormStyle {
    /// The style of forms where none is set.
    public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

extension FormStyle where Self == GroupedFormStyle {
    /// Controls are rows of a list.
    public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

extension FormStyle where Self == ColumnsFormStyle {
    /// Labels stand in a column of their own.
    public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

extension View {
    /// Sets the style of the forms in this view.
    ///
    /// Apple: "formStyle(_:)".
    nonisolated public func formStyle<S: FormStyle>(_ style: S) -> some View {
        modifier(ControlStyleModifier<any FormStyle>(style: style))
    }
}
