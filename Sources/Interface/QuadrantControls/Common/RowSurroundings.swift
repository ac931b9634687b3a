package import QuadrantCore
package import QuadrantViews

/// The row that a view is in: controls in rows of lists and forms are laid out otherwise than elsewhere.
///
/// Whoever makes rows sets it (`EnvironmentValues.rowSurroundings`); controls read it.
package struct RowSurroundings: Equatable, Sendable {
    /// What has the row.
    package enum Container: Sendable {
        case list
        case form
        /// A form in columns: labels stand in a column of their own.
        case columns
    }

    /// What has the row.
    package var container: Container
    /// Whether the view is in the label of a control with an ink of its own, which icons have too.
    package var isInControl = false

    /// Whether views show their badges at the end of the row; controls in it do not.
    var showsBadges: Bool { container != .columns && !isInControl }

    package init(container: Container) {
        self.container = container
    }
}

private enum RowItemStyleKey: ScreenKey {
    static var defaultValue: AnyShapeStyle? { nil }
    static var ends: ScreenSteps { .elsewhere }
}

private enum RowSurroundingsKey: ScreenKey {
    static var defaultValue: RowSurroundings? { nil }
    static var ends: ScreenSteps { .elsewhere }
}

extension EnvironmentValues {
    /// The row that a view is in; `nil` outside of rows, and in headers and footers.
    package var rowSurroundings: RowSurroundings? {
        get { self[RowSurroundingsKey.self] }
        set { self[RowSurroundingsKey.self] = newValue }
    }

    /// What icons in rows are drawn in; `nil` for the tint.
    package var rowItemStyle: AnyShapeStyle? {
        get { self[RowItemStyleKey.self] }
        set { self[RowItemStyleKey.self] = newValue }
    }
}
