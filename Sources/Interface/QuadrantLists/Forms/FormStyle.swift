public import QuadrantControls
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
    public nonisolated struct Content: _StylePart {
        /// Not for use outside the library.
        public typealias _Configuration = FormStyleConfiguration
        /// Not for use outside the library.
        public let _content: AnyView
    }

    /// The controls of the form.
    public let content: Content

    /// Whether a style was given the content.
    private let isGiven: Bool

    init<C: View>(content: C) {
        isGiven = content is Content
        self.content = (content as? Content) ?? Content(_content: AnyView(content))
    }

    /// Makes the form in the style around.
    @MainActor
    func makeNodes(_ cursor: inout _ViewCursor) {
        let styled = StyledControl(
            self, isGiven: isGiven,
            fallback: HostedStyle(FormBody<AutomaticFormStyle>.self, AutomaticFormStyle()))
        type(of: styled)._makeNodes(styled, &cursor)
    }
}

/// Evaluates the body of a `FormStyle`.
private enum FormBody<Style: FormStyle>: StyleBody {
    static func body(_ style: Style, _ configuration: FormStyleConfiguration) -> Style.Body {
        style.makeBody(configuration: configuration)
    }
}

/// The style of forms where none is set: as `grouped`; on macOS as `columns`.
///
/// Apple: "AutomaticFormStyle".
public struct AutomaticFormStyle: FormStyle {
    @Environment(\.controlProfile.automatic.form) private var look

    /// Creates the style.
    nonisolated public init() {}

    /// A list of the controls, or a column of them.
    public func makeBody(configuration: Configuration) -> some View {
        if look == .columns {
            ColumnsForm(content: configuration.content)
        } else {
            ListHost(selection: nil, container: .form, content: configuration.content)
        }
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
        ColumnsForm(content: configuration.content)
    }
}

/// Controls below each other, their labels in a column before them.
private struct ColumnsForm: View {
    let content: FormStyleConfiguration.Content

    var body: some View {
        ColumnsFormLayout { content }
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
        controlStyle(FormBody<S>.self, style)
    }
}
