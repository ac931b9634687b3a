package import QuadrantCore
import QuadrantViews

/// The styles of one kind of control, such as `any ToggleStyle`, that are set around a view.
private enum ControlStylesKey<Style>: EnvironmentKey {
    static var defaultValue: [Style] { [] }
}

extension EnvironmentValues {
    /// The innermost style of a kind; `nil` where none is set.
    package func innermostStyle<Style>(_ kind: Style.Type) -> Style? {
        self[ControlStylesKey<Style>.self].last
    }
}

/// Sets a style for the controls of its kind.
package nonisolated struct ControlStyleModifier<Style>: EnvironmentModifier {
    private let style: Style

    package init(style: Style) {
        self.style = style
    }

    package func change(_ environment: inout EnvironmentValues) {
        environment[ControlStylesKey<Style>.self].append(style)
    }
}

/// Removes the innermost style of a kind, so that the styles further out apply. It is used in the body
/// of a style, which may hold controls of the same kind.
package nonisolated struct OuterStylesModifier<Style>: EnvironmentModifier {
    package init() {}

    package func change(_ environment: inout EnvironmentValues) {
        let styles = environment[ControlStylesKey<Style>.self]
        environment[ControlStylesKey<Style>.self] = styles.dropLast()
    }
}
