public import CoreTransferable
import Foundation
public import QuadrantCore
import QuadrantGeometry
import QuadrantGestures
import QuadrantViews
public import UniformTypeIdentifiers

/// Copies, cuts or pastes while the view has the focus: by Command and a letter, or Control and the letter. What was copied
/// belongs to the host, and is what fields paste as well.
private nonisolated struct CopyModifier: ViewModifier {
    enum Act {
        /// Says what is copied.
        case copy(() -> [NSItemProvider])
        /// Takes what is pasted; whether it could use it.
        case paste(([NSItemProvider]) -> Bool)
    }

    let key: KeyEquivalent
    let act: Act
    @Environment(\.focusCenter) private var center

    @MainActor
    func body(content: Content) -> some View {
        let (key, act, center) = (key, act, center)
        content.modifier(
            KeyModifier(isCommand: true) { press in
                let held = press.modifiers.intersection([.command, .control, .option, .shift])
                guard press.key == key, press.phase == .down, let center,
                    held == .command || held == .control
                else { return .ignored }
                return MainActor.assumeIsolated { Self.perform(act, center) } ? .handled : .ignored
            })
    }

    @MainActor
    private static func perform(_ act: Act, _ center: FocusCenter) -> Bool {
        switch act {
        case .copy(let items):
            let providers = items()
            guard !providers.isEmpty else { return false }
            center.copiedItems.providers = providers
            return true
        case .paste(let take):
            let providers = center.copiedItems.providers
            return !providers.isEmpty && take(providers)
        }
    }
}

extension View {
    /// Says what is copied while the view, or one in it, has the focus: by Command-C, or Control-C.
    ///
    /// Apple: "copyable(_:)". A field that is edited copies what is selected in it. An empty list copies nothing: the views
    /// around are asked.
    nonisolated public func copyable<T: Transferable>(
        _ payload: @autoclosure @escaping () -> [T]
    ) -> some View {
        modifier(CopyModifier(key: "c", act: .copy { payload().map { NSItemProvider(value: $0) } }))
    }

    /// Says what is cut while the view, or one in it, has the focus: by Command-X, or Control-X.
    ///
    /// Apple: "cuttable(for:action:)".
    nonisolated public func cuttable<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping () -> [T]
    ) -> some View {
        modifier(CopyModifier(key: "x", act: .copy { action().map { NSItemProvider(value: $0) } }))
    }

    /// Takes what is pasted while the view, or one in it, has the focus: by Command-V, or Control-V.
    ///
    /// Apple: "pasteDestination(for:action:validator:)". What was copied as another type is left to the views around.
    ///
    /// - Parameter validator: Answers what of the values is taken; none of an empty answer.
    nonisolated public func pasteDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void,
        validator: @escaping ([T]) -> [T] = { $0 }
    ) -> some View {
        modifier(
            CopyModifier(
                key: "v",
                act: .paste { copied in
                    copied.values(of: T.self) { all in
                        let values = validator(all)
                        if !values.isEmpty { action(values) }
                        return !values.isEmpty
                    }
                }))
    }

    /// Says what is copied by the menu command for that, or Command-C, while the view, or one in it, has the focus.
    ///
    /// Apple: "onCopyCommand(perform:)".
    ///
    /// - Parameter payloadAction: Answers what hands over what is copied; `nil` for nothing.
    nonisolated public func onCopyCommand(
        perform payloadAction: (() -> [NSItemProvider])?
    ) -> some View {
        modifier(CopyModifier(key: "c", act: .copy { payloadAction?() ?? [] }))
    }

    /// Says what is cut by the menu command for that, or Command-X, while the view, or one in it, has the focus.
    ///
    /// Apple: "onCutCommand(perform:)".
    nonisolated public func onCutCommand(
        perform payloadAction: (() -> [NSItemProvider])?
    ) -> some View {
        modifier(CopyModifier(key: "x", act: .copy { payloadAction?() ?? [] }))
    }

    /// Takes what is pasted by the menu command for that, or Command-V, while the view, or one in it, has the focus.
    ///
    /// Apple: "onPasteCommand(of:perform:)".
    ///
    /// - Parameters:
    ///   - supportedContentTypes: Of which types at least one has to be handed over.
    ///   - payloadAction: Called with what hands over such types.
    nonisolated public func onPasteCommand(
        of supportedContentTypes: [UTType],
        perform payloadAction: @escaping ([NSItemProvider]) -> Void
    ) -> some View {
        modifier(
            CopyModifier(
                key: "v",
                act: .paste { copied in
                    let fitting = DropInfo(location: .zero, providers: copied)
                        .itemProviders(for: supportedContentTypes)
                    if !fitting.isEmpty { payloadAction(fitting) }
                    return !fitting.isEmpty
                }))
    }

    /// The older form, by identifiers of types.
    nonisolated public func onPasteCommand(
        of supportedTypes: [String], perform payloadAction: @escaping ([NSItemProvider]) -> Void
    ) -> some View {
        onPasteCommand(of: supportedTypes.compactMap { UTType($0) }, perform: payloadAction)
    }

    /// The same; what is pasted is looked at first.
    ///
    /// Apple: "onPasteCommand(of:validator:perform:)".
    ///
    /// - Parameter validator: Makes of what is pasted what the action is called with; `nil` for no use.
    nonisolated public func onPasteCommand<Payload>(
        of supportedContentTypes: [UTType],
        validator: @escaping ([NSItemProvider]) -> Payload?,
        perform payloadAction: @escaping (Payload) -> Void
    ) -> some View {
        modifier(
            CopyModifier(
                key: "v",
                act: .paste { copied in
                    let fitting = DropInfo(location: .zero, providers: copied)
                        .itemProviders(for: supportedContentTypes)
                    guard !fitting.isEmpty, let payload = validator(fitting) else { return false }
                    payloadAction(payload)
                    return true
                }))
    }
}
