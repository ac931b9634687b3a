package import QuadrantCore

/// Is told when a row of a list was selected by a tap: a split view with one column shows the next column then.
package final class RowSelectionObserver: Equatable {
    private let action: @MainActor () -> Void

    package init(action: @escaping @MainActor () -> Void) {
        self.action = action
    }

    @MainActor
    func rowWasSelected() { action() }

    package static func == (lhs: RowSelectionObserver, rhs: RowSelectionObserver) -> Bool {
        lhs === rhs
    }
}

private enum RowSelectionObserverKey: EnvironmentKey {
    static var defaultValue: RowSelectionObserver? { nil }
}

private enum SelectableRowsKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

private enum UnderLargeTitleKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// Who is told of rows that are selected by a tap; `nil` for nobody.
    package var rowSelectionObserver: RowSelectionObserver? {
        get { self[RowSelectionObserverKey.self] }
        set { self[RowSelectionObserverKey.self] = newValue }
    }

    /// Whether a view is in a row that a tap selects.
    package var isInSelectableRow: Bool {
        get { self[SelectableRowsKey.self] }
        set { self[SelectableRowsKey.self] = newValue }
    }

    /// Whether a bar with a large title lies above the view: grouped lists begin right below it.
    package var isUnderLargeTitle: Bool {
        get { self[UnderLargeTitleKey.self] }
        set { self[UnderLargeTitleKey.self] = newValue }
    }
}
