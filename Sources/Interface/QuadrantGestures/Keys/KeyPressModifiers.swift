public import Foundation
public import QuadrantCore

extension View {
    /// Calls a closure when a key is pressed while the view, or one in it, has the focus.
    ///
    /// Apple: "onKeyPress(_:action:)".
    ///
    /// - Parameter action: Answers `.handled` if the key was meant for it; otherwise the views around are told.
    nonisolated public func onKeyPress(
        _ key: KeyEquivalent, action: @escaping () -> KeyPress.Result
    ) -> some View {
        onKeyPress(keys: [key]) { _ in action() }
    }

    /// Calls a closure for some phases of a key.
    ///
    /// Apple: "onKeyPress(_:phases:action:)".
    nonisolated public func onKeyPress(
        _ key: KeyEquivalent, phases: KeyPress.Phases,
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        onKeyPress(keys: [key], phases: phases, action: action)
    }

    /// Calls a closure for some keys.
    ///
    /// Apple: "onKeyPress(keys:phases:action:)".
    nonisolated public func onKeyPress(
        keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        modifier(
            KeyModifier {
                keys.contains($0.key) && phases.contains($0.phase) ? action($0) : .ignored
            })
    }

    /// Calls a closure for keys that make some characters.
    ///
    /// Apple: "onKeyPress(characters:phases:action:)".
    nonisolated public func onKeyPress(
        characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        modifier(
            KeyModifier { press in
                let isMeant = press.characters.unicodeScalars.contains { characters.contains($0) }
                return isMeant && phases.contains(press.phase) ? action(press) : .ignored
            })
    }

    /// Calls a closure for any key.
    ///
    /// Apple: "onKeyPress(phases:action:)".
    nonisolated public func onKeyPress(
        phases: KeyPress.Phases = [.down, .repeat],
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        modifier(KeyModifier { phases.contains($0.phase) ? action($0) : .ignored })
    }
}
