public import CoreTransferable
public import QuadrantCore
import QuadrantGestures
import QuadrantViews

/// What was copied last in the program's views, as what hands it over.
@MainActor
enum CopiedItems {
    static var providers: [NSItemProvider] = []
}

extension View {
    /// Says what is copied while the view, or one in it, has the focus: by Command-C, or Control-C.
    ///
    /// Apple: "copyable(_:)".
    nonisolated public func copyable<T: Transferable>(
        _ payload: @autoclosure @escaping () -> [T]
    ) -> some View {
        onCommandKey("c") { copied in copied = payload().map { NSItemProvider(value: $0) } }
    }

    /// Says what is cut while the view, or one in it, has the focus: by Command-X, or Control-X.
    ///
    /// Apple: "cuttable(for:action:)".
    nonisolated public func cuttable<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping () -> [T]
    ) -> some View {
        onCommandKey("x") { copied in copied = action().map { NSItemProvider(value: $0) } }
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
        onCommandKey("v") { copied in
            let values = validator(copied.compactMap { $0.local as? T })
            if !values.isEmpty { action(values) }
        }
    }

    private nonisolated func onCommandKey(
        _ key: KeyEquivalent, _ action: @escaping (inout [NSItemProvider]) -> Void
    ) -> some View {
        onKeyPress(key, phases: .down) { press in
            let held = press.modifiers.intersection([.command, .control, .option, .shift])
            guard held == .command || held == .control else { return .ignored }
            var copied = MainActor.assumeIsolated { CopiedItems.providers }
            action(&copied)
            let result = copied
            MainActor.assumeIsolated { CopiedItems.providers = result }
            return .handled
        }
    }
}
