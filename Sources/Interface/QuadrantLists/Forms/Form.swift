public import QuadrantCore
import QuadrantViews

/// Controls that belong together, as rows.
///
/// Apple: "Form". The form style around decides how it looks; without one it is a list of the style
/// `insetGrouped`, in whose rows controls are laid out as in settings.
public nonisolated struct Form<Content: View>: View {
    /// A primitive view: it has no body.
    public typealias Body = Never

    private let content: Content

    /// Creates a form with the controls.
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    /// Has the form style around make the form. Where the form is itself to be a row of a list or form around, its views
    /// are rows of that, as those of a `List` there.
    @MainActor
    public static func _makeNodes(_ view: Form<Content>, _ cursor: inout _ViewCursor) {
        let givesRows = cursor.putsNext(into: ListItemModifier.self)
        cursor.branch(givesRows ? 1 : 0) { cursor in
            if givesRows {
                Content._makeNodes(view.content, &cursor)
            } else {
                cursor.calling("Form") {
                    FormStyleConfiguration(content: view.content).makeNodes(&$0)
                }
            }
        }
    }

    /// The view can stand for any number of nodes, also none.
    public static var _arity: _ViewArity { .many }
}

extension Form where Content == FormStyleConfiguration.Content {
    /// Creates the form that a style is given, for use in the body of that style. The next style around, or the
    /// default one, decides how it looks.
    public init(_ configuration: FormStyleConfiguration) {
        content = configuration.content
    }
}
