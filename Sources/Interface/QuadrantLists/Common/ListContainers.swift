package import QuadrantCore

/// Is told when a row of a list is selected, by a tap or by the app: a split view with one column shows the next column then.
package final class RowSelectionObserver: Equatable {
    private let action: @MainActor () -> Void
    /// Whether it is told too of what is selected when a list appears.
    let takesPresets: Bool
    /// Takes the selection back of the list that has told of one; `nil` as long as none has.
    var clear: (@MainActor () -> Void)?

    package init(takesPresets: Bool, action: @escaping @MainActor () -> Void) {
        (self.takesPresets, self.action) = (takesPresets, action)
    }

    @MainActor
    func rowWasSelected() { action() }

    /// Takes the selection back, as the way back to the list does on a phone.
    @MainActor
    package func clearSelection() { clear?() }

    package static func == (lhs: RowSelectionObserver, rhs: RowSelectionObserver) -> Bool {
        lhs === rhs
    }
}

private enum RowSelectionObserverKey: ScreenKey {
    static var defaultValue: RowSelectionObserver? { nil }
    static var ends: ScreenSteps { .presented }
}

private enum SelectableRowsKey: ScreenKey {
    static var defaultValue: Bool { false }
    static var ends: ScreenSteps { .elsewhere }
}

private enum UnderLargeTitleKey: ScreenKey {
    static var defaultValue: Bool { false }
    static var ends: ScreenSteps { [.presented, .inBar] }
}

extension EnvironmentValues {
    /// Who is told of rows that are selected; `nil` for nobody.
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
