/// What a modifier does in the life of its view.
///
/// It is kept as long as the view keeps its identity; its values are replaced at each evaluation.
package protocol LifeClient: AnyObject {
    /// The view has appeared: it is laid out and about to be drawn.
    @MainActor
    func appear()

    /// The view has disappeared, or its container no longer shows it. Only called after `appear`.
    @MainActor
    func disappear()

    /// Called before the view is drawn, if an evaluation of a view that has appeared asked for it.
    @MainActor
    func change()

    /// Whether `appear` and `change` are called when the update is over, not in it.
    var actsAfterUpdate: Bool { get }
}

extension LifeClient {
    package func change() {}

    package func disappear() {}

    package var actsAfterUpdate: Bool { false }
}
