public import CoreTransferable
public import QuadrantCore
import QuadrantGeometry
import QuadrantGestures
import QuadrantViews

extension View {
    /// Says what is copied while the view, or one in it, has the focus: by Command-C, or Control-C.
    ///
    /// Apple: "copyable(_:)".
    nonisolated public func copyable<T: Transferable>(
        _ payload: @autoclosure @escaping () -> [T]
    ) -> some View {
        let payload = HandedOver(payload)
        return modifier(
            CommandKeyModifier(key: "c") { copied in
                copied.providers = payload.value().map { NSItemProvider(value: $0) }
            })
    }

    /// Says what is cut while the view, or one in it, has the focus: by Command-X, or Control-X.
    ///
    /// Apple: "cuttable(for:action:)".
    nonisolated public func cuttable<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping () -> [T]
    ) -> some View {
        let action = HandedOver(action)
        return modifier(
            CommandKeyModifier(key: "x") { copied in
                copied.providers = action.value().map { NSItemProvider(value: $0) }
            })
    }

    /// Takes what is pasted while the view, or one in it, has the focus: by Command-V, or Control-V.
    ///
    /// Apple: "pasteDestination(for:action:validator:)".
    ///
    /// - Parameter validator: Answers what of the values is taken; none of an empty answer.
    nonisolated public func pasteDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void,
        validator: @escaping ([T]) -> [T] = { $0 }
    ) -> some View {
        let (action, validator) = (HandedOver(action), HandedOver(validator))
        return modifier(
            CommandKeyModifier(key: "v") { copied in
                copied.providers.values(of: T.self) { values in
                    let taken = validator.value(values)
                    if !taken.isEmpty { action.value(taken) }
                }
            })
    }
}

/// Does something with what was copied when a key is pressed with Command or Control.
private nonisolated struct CommandKeyModifier: ViewModifier {
    let key: KeyEquivalent
    let action: @MainActor (CopiedItems) -> Void
    @Environment(\.focusCenter) private var center

    init(key: KeyEquivalent, action: @escaping @MainActor (CopiedItems) -> Void) {
        (self.key, self.action) = (key, action)
    }

    @MainActor func body(content: Content) -> some View {
        let (center, action) = (center, action)
        return content.onKeyPress(key, phases: .down) { press in
            let held = press.modifiers.intersection([.command, .control, .option, .shift])
            guard held == .command || held == .control else { return .ignored }
            MainActor.assumeIsolated {
                if let center { action(center.copiedItems) }
            }
            return .handled
        }
    }
}
