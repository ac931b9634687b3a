import Foundation
import QuadrantGeometry

/// The animatable data of a view or modifier with a body, under way: its body is evaluated at each moment.
protocol ScopeMover: Mover {
    /// The view with its data as they are now.
    func moved(_ view: Any) -> Any
    /// What of the data of a view is under way, which is `view` in the end.
    func ownNote(_ view: Any, _ name: String, at time: TimeInterval) -> MotionNote?
}

/// The animatable data of a view of a known type, under way.
final class ScopeMotion<A: Animatable>: ValueMover<A.AnimatableData>, ScopeMover {
    private weak var scope: Scope?
    /// Whether a change is being begun: whoever does that has the body evaluated.
    private var isBeginning = false

    init(_ scope: Scope) { self.scope = scope }

    /// The view's data change. Returns whether this is needed any longer.
    func begin(
        by way: A.AnimatableData, with transaction: Transaction?, _ environment: EnvironmentValues,
        in motion: TreeMotion
    ) -> Bool {
        isBeginning = true
        defer { isBeginning = false }
        return change(by: way, with: transaction, environment, in: motion)
    }

    func moved(_ view: Any) -> Any {
        guard !running.isAtRest, var view = view as? A else { return view }
        view.animatableData -= gap
        return view
    }

    func ownNote(_ view: Any, _ name: String, at time: TimeInterval) -> MotionNote? {
        guard isListed, let view = view as? A else { return nil }
        return note("data of \(name)", target: view.animatableData, at: time)
    }

    /// Has the body evaluated, without an animation of its own.
    override func show() {
        guard !isBeginning, let scope, scope.isAlive else { return }
        let motion = scope.tree.motion
        scope.written = scope.written ?? motion.moment
        motion.noteMoment()
        scope.invalidate()
    }

    override func advance(to time: TimeInterval) -> Bool {
        guard scope?.isAlive == true else {
            stop()
            return false
        }
        if let scope, scope.tree.motion.readsEnvironments { renew(scope.environment) }
        return super.advance(to: time)
    }
}
