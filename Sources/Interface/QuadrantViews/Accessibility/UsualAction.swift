package import QuadrantCore

/// What can be done with many views, each by one name, by which people, tests and `--perform` call it.
package enum UsualAction: String, Sendable {
    /// What a tap does.
    case activate
    case escape
    case magicTap
    case showMenu
    case increment
    case decrement
    /// As the button that does the same is called.
    case delete = "Delete"
}

extension AccessibilityNoteAction {
    /// One of the actions that many views have.
    package init(_ action: UsualAction, perform: @escaping () -> Void) {
        self.init(name: action.rawValue, perform: perform)
    }
}

extension AccessibilityNote {
    /// What an action does with one of the node's elements, the outermost first; `nil` where none has it.
    package func action(_ action: UsualAction) -> AccessibilityNoteAction? {
        self.action(named: action.rawValue)
    }
}
