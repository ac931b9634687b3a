public import QuadrantCore
import QuadrantLayout
import QuadrantViews

/// Says that the focus goes through all that is in a view before it goes on.
package struct FocusSectionNote: NodeNoteKey {
    package typealias Value = Bool

    package static func combine(_ inner: Bool, _ outer: Bool) -> Bool { true }
}

/// The names of the focus scope that a view is.
package struct FocusScopeNote: NodeNoteKey {
    package typealias Value = [Namespace.ID]

    package static var isListed: Bool { true }

    package static func combine(_ inner: [Namespace.ID], _ outer: [Namespace.ID]) -> [Namespace.ID]
    {
        inner + outer
    }
}

private nonisolated struct FocusScopeModifier: AttachingModifier {
    let namespace: Namespace.ID

    func attach(_ attachments: inout NodeAttachments) {
        attachments.add([namespace], for: FocusScopeNote.self)
    }
}

private nonisolated struct FocusSectionModifier: AttachingModifier {
    func attach(_ attachments: inout NodeAttachments) {
        attachments.add(true, for: FocusSectionNote.self)
    }
}

private enum FocusEffectEnabledKey: EnvironmentKey {
    static var defaultValue: Bool { true }
}

extension EnvironmentValues {
    /// Whether views show that they have the focus.
    ///
    /// Apple: "EnvironmentValues.isFocusEffectEnabled".
    public var isFocusEffectEnabled: Bool {
        get { self[FocusEffectEnabledKey.self] }
        set { self[FocusEffectEnabledKey.self] = newValue }
    }

    /// Asks for the focus to go to where it is at first.
    ///
    /// Apple: "EnvironmentValues.resetFocus".
    public var resetFocus: ResetFocusAction { ResetFocusAction(center: focusCenter) }
}

/// Asks for the focus to go to where it is at first.
///
/// Apple: "ResetFocusAction".
public struct ResetFocusAction {
    let center: FocusCenter?

    /// Takes the focus from the view that has it, and gives it to the one that prefers it in the scope: by
    /// `prefersDefaultFocus(_:in:)`, or else by `defaultFocus(_:_:priority:)`.
    @MainActor
    public func callAsFunction(in namespace: Namespace.ID) {
        center?.resign()
        if let preferred = center?.preferred[AnyHashable(namespace)] { return preferred() }
        guard let tree = center?.tree else { return }
        let scope = tree.nodes(noting: FocusScopeNote.self).first {
            tree.note(FocusScopeNote.self, of: $0)?.contains(namespace) == true
        }
        guard let scope else { return }
        let first = tree.firstShownNode(in: scope) {
            tree.note(DefaultFocusNote.self, of: $0) != nil
        }
        first.flatMap { tree.note(DefaultFocusNote.self, of: $0) }?.apply()
    }
}

/// Gives what it stands on the focus when it appears, and whenever the focus of its scope is set back.
private nonisolated struct PreferredFocusModifier: ViewModifier {
    let namespace: Namespace.ID?
    @FocusState private var isFocused: Bool
    @Environment(\.focusCenter) private var center

    @MainActor
    func body(content: Content) -> some View {
        content.focused($isFocused)
            .onAppear {
                guard let namespace else { return }
                let focus = $isFocused
                center?.preferred[AnyHashable(namespace)] = { focus.wrappedValue = true }
                if center?.current == nil { isFocused = true }
            }
    }
}

extension View {
    /// Has the tab key go through all that is in the view before it goes on.
    ///
    /// Apple: "focusSection()". The view itself does not get the focus.
    nonisolated public func focusSection() -> some View {
        modifier(FocusSectionModifier())
    }

    /// Names a part of the views in which one is preferred for the focus: what `resetFocus(in:)` gives the focus to.
    ///
    /// Apple: "focusScope(_:)". The view is named by `prefersDefaultFocus(_:in:)`, or is that of a `defaultFocus` in the part.
    nonisolated public func focusScope(_ namespace: Namespace.ID) -> some View {
        modifier(FocusScopeModifier(namespace: namespace))
    }

    /// Says that this view is to have the focus at first in a scope.
    ///
    /// Apple: "prefersDefaultFocus(_:in:)".
    nonisolated public func prefersDefaultFocus(
        _ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID
    ) -> some View {
        modifier(PreferredFocusModifier(namespace: prefersDefaultFocus ? namespace : nil))
    }

    /// Has views in this view not show that they have the focus.
    ///
    /// Apple: "focusEffectDisabled(_:)". What is disabled further out stays so, as with `disabled(_:)`.
    nonisolated public func focusEffectDisabled(_ disabled: Bool = true) -> some View {
        transformEnvironment(\.isFocusEffectEnabled) { $0 = $0 && !disabled }
    }
}
