public import CoreTransferable
public import Foundation
public import QuadrantCore
import QuadrantLayout
import QuadrantViews
public import UniformTypeIdentifiers

private nonisolated struct DropModifier: ViewModifier {
    typealias Body = Never

    let update: (DropTarget) -> Void

    @MainActor
    static func _makeNodes<V: View>(
        _ modifier: DropModifier, _ content: V, _ cursor: inout _ViewCursor
    ) {
        let target = cursor.keep { DropTarget() }
        target.isEnabled = cursor.environment.isEnabled
        target.settings = cursor.environment.dragSettings
        modifier.update(target)
        cursor.attaching(content) { $0.add([target], for: DropNote.self) }
    }

    static func _arity(of content: _ViewArity) -> _ViewArity { content }
}

extension View {
    /// Takes values that are dropped on the view.
    ///
    /// Apple: "dropDestination(for:action:isTargeted:)". The innermost view under the finger that can make such values of
    /// what is dragged takes them. Values of the same type are handed over as they are, at once; others are made of the
    /// forms that are handed over, which takes a task.
    ///
    /// - Parameters:
    ///   - action: Called with the values and the place, in points of the view's space; whether it took them.
    ///   - isTargeted: Called with `true` when something that fits comes over the view, with `false` when it leaves and
    ///     after a drop.
    nonisolated public func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self,
        action: @escaping (_ items: [T], _ location: CGPoint) -> Bool,
        isTargeted: @escaping (Bool) -> Void = { _ in }
    ) -> some View {
        modifier(
            DropModifier { target in
                target.accept = { $0.contains { $0.canLoad(T.self) } }
                target.isTargeted = isTargeted
                target.perform = { providers, point in
                    providers.values(of: T.self) { action($0, point) }
                }
            })
    }

    /// Takes values that are dropped on the view, and tells of the drop.
    ///
    /// Apple: "dropDestination(for:isEnabled:action:)".
    ///
    /// - Parameters:
    ///   - isEnabled: Whether the view takes anything.
    ///   - action: Called with the values and the drop, whose location is in points of the view's space.
    nonisolated public func dropDestination<T: Transferable>(
        for type: T.Type = T.self, isEnabled: Bool = true,
        action: @escaping (_ items: [T], _ session: DropSession) -> Void
    ) -> some View {
        modifier(
            DropModifier { target in
                target.accept = { isEnabled && $0.contains { $0.canLoad(T.self) } }
                target.performSession = { providers, session in
                    _ = providers.values(of: T.self) {
                        action($0, session)
                        return true
                    }
                }
            })
    }

    /// Takes what is dropped on the view by item providers.
    ///
    /// Apple: "onDrop(of:isTargeted:perform:)".
    ///
    /// - Parameters:
    ///   - supportedContentTypes: Of which types at least one has to be handed over.
    ///   - isTargeted: Is `true` while something that fits is over the view; `nil` for none.
    ///   - action: Called with those that fit and the place, in points of the view's space; whether it took them.
    nonisolated public func onDrop(
        of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
        perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
    ) -> some View {
        modifier(
            DropModifier { target in
                func fitting(_ providers: [NSItemProvider]) -> [NSItemProvider] {
                    DropInfo(location: .zero, providers: providers).itemProviders(
                        for: supportedContentTypes)
                }
                target.accept = { !fitting($0).isEmpty }
                target.isTargeted = { isTargeted?.wrappedValue = $0 }
                target.perform = { action(fitting($0), $1) }
            })
    }

    /// The same without the place.
    ///
    /// Apple: "onDrop(of:isTargeted:perform:)".
    nonisolated public func onDrop(
        of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
        perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
    ) -> some View {
        onDrop(of: supportedContentTypes, isTargeted: isTargeted) { providers, _ in
            action(providers)
        }
    }

    /// The older form, by identifiers of types.
    nonisolated public func onDrop(
        of supportedTypes: [String], isTargeted: Binding<Bool>?,
        perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
    ) -> some View {
        onDrop(
            of: supportedTypes.compactMap { UTType($0) }, isTargeted: isTargeted, perform: action)
    }

    /// The older form, by identifiers of types.
    nonisolated public func onDrop(
        of supportedTypes: [String], isTargeted: Binding<Bool>?,
        perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
    ) -> some View {
        onDrop(
            of: supportedTypes.compactMap { UTType($0) }, isTargeted: isTargeted, perform: action)
    }

    /// Has a delegate decide about what is dropped on the view.
    ///
    /// Apple: "onDrop(of:delegate:)".
    nonisolated public func onDrop(
        of supportedContentTypes: [UTType], delegate: any DropDelegate
    ) -> some View {
        modifier(
            DropModifier { target in
                target.accept = { providers in
                    DropInfo(location: .zero, providers: providers)
                        .hasItemsConforming(to: supportedContentTypes)
                }
                target.delegate = delegate
            })
    }

    /// The older form, by identifiers of types.
    nonisolated public func onDrop(
        of supportedTypes: [String], delegate: any DropDelegate
    ) -> some View {
        onDrop(of: supportedTypes.compactMap { UTType($0) }, delegate: delegate)
    }
}

extension [NSItemProvider] {
    /// Calls a closure with the values of a type that are handed over: at once where all are known, or else after a task has
    /// made them.
    ///
    /// - Returns: What the closure answers, or `true` where values have to be made; `false` where none fits.
    package func values<T: Transferable>(
        of type: T.Type, _ action: @escaping ([T]) -> Bool
    ) -> Bool {
        let fitting = filter { $0.canLoad(T.self) }
        guard !fitting.isEmpty else { return false }
        let known = fitting.compactMap { $0.local as? T }
        if known.count == fitting.count { return action(known) }
        let action = HeldAction(action)
        Task { @MainActor in
            var values: [T] = []
            for provider in fitting {
                if let value = try? await provider.load(T.self) { values.append(value) }
            }
            if !values.isEmpty { _ = action.perform(values) }
        }
        return true
    }
}

/// What is called on the main actor, where it was made.
private struct HeldAction<T>: @unchecked Sendable {
    let perform: ([T]) -> Bool

    init(_ perform: @escaping ([T]) -> Bool) { self.perform = perform }
}
