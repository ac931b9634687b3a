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
    /// The view is evaluated and laid out then, and not yet drawn; states that the action writes take
    /// effect in the same update, so that pictures show what they became. A view appears once, for as
    /// long as it keeps its identity; in a container that shows some of its views only
    /// (`ViewThatFits`, a lazy container) whenever it comes to be shown.
    ///
    /// Actions of one update are called in this order: those of the views inside a view before its own, those
    /// of earlier views before those of later ones, and of the modifiers of one view the inner ones first;
    /// `onChange` stands in the same order, `onDisappear` comes after all of them, tasks begin when the
    /// update is over. On several views (a `Group`, a `ForEach`) each calls it.
    ///
    /// - Parameter action: Called on the main actor; `nil` for nothing.
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

    /// Calls an action when the view has disappeared: once its identity has ended, or when a container
    /// that shows some of its views only no longer shows it.
    ///
    /// It is called in the update that takes the view away, after the actions of views that appear in it. It
    /// is not called for what is alive when a picture has been drawn, or the tree itself comes to its end.
    ///
    /// - Parameter action: Called on the main actor, as of the last evaluation; `nil` for nothing.
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
