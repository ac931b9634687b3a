public import QuadrantCore
import QuadrantViews

/// What the return key of an on-screen keyboard says.
///
/// Apple: "SubmitLabel". No keyboard here has keys; whoever shows a view with one is told the label.
public struct SubmitLabel: Sendable {
    package enum Kind: String, Sendable {
        case done, go, send, join, route, search, `return`, next, `continue`
    }

    package let kind: Kind

    /// "Done".
    public static var done: SubmitLabel { SubmitLabel(kind: .done) }
    /// "Go".
    public static var go: SubmitLabel { SubmitLabel(kind: .go) }
    /// "Send".
    public static var send: SubmitLabel { SubmitLabel(kind: .send) }
    /// "Join".
    public static var join: SubmitLabel { SubmitLabel(kind: .join) }
    /// "Route".
    public static var route: SubmitLabel { SubmitLabel(kind: .route) }
    /// "Search".
    public static var search: SubmitLabel { SubmitLabel(kind: .search) }
    /// "Return".
    public static var `return`: SubmitLabel { SubmitLabel(kind: .return) }
    /// "Next".
    public static var next: SubmitLabel { SubmitLabel(kind: .next) }
    /// "Continue".
    public static var `continue`: SubmitLabel { SubmitLabel(kind: .continue) }
}

/// What is submitted.
///
/// Apple: "SubmitTriggers".
public struct SubmitTriggers: OptionSet, Sendable {
    /// One bit for each trigger.
    public let rawValue: Int

    /// The triggers whose bits are set.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// Fields of text.
    public static let text = SubmitTriggers(rawValue: 1 << 0)
    /// Search fields.
    public static let search = SubmitTriggers(rawValue: 1 << 1)
}

/// What is done when something is submitted.
package struct SubmitAction {
    package let triggers: SubmitTriggers
    package let perform: () -> Void
}

private enum SubmitActionsKey: EnvironmentKey {
    static var defaultValue: [SubmitAction] { [] }
}

private enum EmptyFieldDeletionKey: EnvironmentKey {
    static var defaultValue: (() -> Void)? { nil }
}

extension EnvironmentValues {
    /// What is done when the delete key is pressed in a field without text; `nil` for nothing.
    package var emptyFieldDeletion: (() -> Void)? {
        get { self[EmptyFieldDeletionKey.self] }
        set { self[EmptyFieldDeletionKey.self] = newValue }
    }

    /// What is done when a field here submits, the outermost first.
    package var submitActions: [SubmitAction] {
        get { self[SubmitActionsKey.self] }
        set { self[SubmitActionsKey.self] = newValue }
    }
}

private nonisolated struct SubmitActionsModifier: EnvironmentModifier {
    let action: SubmitAction

    func change(_ environment: inout EnvironmentValues) {
        environment.submitActions.append(action)
    }
}

extension View {
    /// Calls a closure when a field in this view submits its text: when the return key is pressed.
    ///
    /// Apple: "onSubmit(of:_:)". Of several such modifiers around a field, the innermost is called first.
    /// A field of one line loses the focus then, unless the closure gives it to another.
    nonisolated public func onSubmit(
        of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
    ) -> some View {
        modifier(
            SubmitActionsModifier(action: SubmitAction(triggers: triggers, perform: action)))
    }

    /// Keeps what is submitted in this view from the `onSubmit` actions further out.
    ///
    /// Apple: "submitScope(_:)".
    ///
    /// - Parameter isBlocking: `false` for no change.
    nonisolated public func submitScope(_ isBlocking: Bool = true) -> some View {
        modifier(SubmitScopeModifier(isBlocking: isBlocking))
    }

    /// Sets what the return key says while a field in this view has the focus. Whoever shows the view
    /// with a keyboard is told; pictures do not change by it.
    ///
    /// Apple: "submitLabel(_:)".
    nonisolated public func submitLabel(_ submitLabel: SubmitLabel) -> some View {
        modifier(InputTraitsModifier { $0.submitLabel = submitLabel })
    }
}

private nonisolated struct SubmitScopeModifier: EnvironmentModifier {
    let isBlocking: Bool

    func change(_ environment: inout EnvironmentValues) {
        if isBlocking { environment.submitActions = [] }
    }
}

extension View {
    /// Fields in this view submit searches: what they do is what `onSubmit(of: .search)` says, and not what is said of
    /// texts.
    nonisolated package func submittingSearches() -> some View {
        modifier(SearchSubmitModifier())
    }
}

private nonisolated struct SearchSubmitModifier: EnvironmentModifier {
    func change(_ environment: inout EnvironmentValues) {
        environment.submitActions = environment.submitActions
            .filter { $0.triggers.contains(.search) }
            .map { SubmitAction(triggers: .text, perform: $0.perform) }
    }
}
