public import QuadrantCore

/// Calls actions when its view appears and disappears.
final class AppearClient: LifeClient {
    var onAppear: (() -> Void)?
    var onDisappear: (() -> Void)?

    func appear() { onAppear?() }

    func disappear() { onDisappear?() }
}

extension View {
    /// Calls an action when the view appears.
    ///
    /// The view has then been evaluated and laid out, but not drawn. States that the action sets
    /// take effect in the same update, so pictures show them. A view appears once for as long as it
    /// keeps its identity; in a container that shows only some of its views (`ViewThatFits`, a lazy
    /// container), whenever it begins to be shown.
    ///
    /// The actions of one update are called in this order: those of the views inside a view before
    /// its own, those of earlier views before those of later ones, and those of inner modifiers
    /// before those of outer ones. `onChange` actions stand in the same order. `onDisappear`
    /// actions follow after all of them, and tasks begin when the update is over. If the modified
    /// view is several views (a `Group`, a `ForEach`), the action is called for each.
    ///
    /// - Parameter action: Called on the main actor; `nil` for no action.
    nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
        modifier(
            LifeModifier(label: "onAppear") {
                let client = AppearClient()
                client.onAppear = action
                return client
            } update: { client in
                client.onAppear = action
                return false
            })
    }

    /// Calls an action when the view has disappeared: when its identity has ended, or when a
    /// container that shows only some of its views no longer shows it.
    ///
    /// The action is called in the update that removes the view, after the actions of views that
    /// appear in it. It is not called for views that are alive when a picture has been drawn or
    /// when the tree itself ends.
    ///
    /// - Parameter action: Called on the main actor; the closure is that of the last evaluation.
    ///   `nil` for no action.
    nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
        modifier(
            LifeModifier(label: "onDisappear") {
                let client = AppearClient()
                client.onDisappear = action
                return client
            } update: { client in
                client.onDisappear = action
                return false
            })
    }
}
