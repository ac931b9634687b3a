import Foundation
import QuadrantGeometry

/// The animatable data of a view or modifier with a body, under way: its body is evaluated at each moment.
class ScopeMover: Mover {
    fileprivate weak var scope: Scope?

    init(_ scope: Scope) { self.scope = scope }

    /// The view with its data as they are now.
    func moved(_ view: Any) -> Any { view }

    /// Has the body evaluated, without an animation of its own.
    fileprivate func show() {
        guard let scope, scope.isAlive else { return }
        scope.written = scope.written ?? Transaction()
        scope.invalidate()
    }
}

/// The animatable data of a view of a known type, under way.
final class ScopeMotion<A: Animatable>: ScopeMover {
    private var running = RunningValue<A.AnimatableData>()

    override init(_ scope: Scope) { super.init(scope) }

    func change(
        by way: A.AnimatableData, with animation: Animation, at time: TimeInterval,
        _ environment: EnvironmentValues, _ completions: [AnimationCompletion]
    ) {
        running.change(
            by: way, with: animation, at: time, environment: environment, completions: completions)
    }

    override func moved(_ view: Any) -> Any {
        guard !running.isAtRest, var view = view as? A else { return view }
        view.animatableData -= running.gap
        return view
    }

    override func advance(to time: TimeInterval) -> Bool {
        guard scope?.isAlive == true else {
            running.stop()
            return false
        }
        let old = running.gap
        let isUnderWay = running.advance(to: time)
        if running.gap != old || !isUnderWay { show() }
        return isUnderWay
    }

    override func stop() { running.stop() }

    override func nextEnd(after time: TimeInterval) -> TimeInterval? {
        running.nextEnd(after: time)
    }

    override var endsByItself: Bool { running.endsByItself }
}
