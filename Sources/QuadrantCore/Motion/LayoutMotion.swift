import Foundation
import QuadrantGeometry
import QuadrantLayout

/// A layout of the user's own with animatable data, under way: it is asked at each moment.
final class LayoutMotion: Mover {
    private let node: NodeID
    private unowned let layout: LayoutTree
    private var running = RunningValue<_AnyAnimatableData>()
    /// The rule as it is to be.
    fileprivate var model: any ExtendedRule

    init(_ model: any ExtendedRule, _ node: NodeID, in layout: LayoutTree) {
        self.model = model
        self.node = node
        self.layout = layout
    }

    fileprivate func change(
        to model: any ExtendedRule, by way: _AnyAnimatableData, with animation: Animation,
        at time: TimeInterval, _ environment: EnvironmentValues,
        _ completions: [AnimationCompletion]
    ) {
        self.model = model
        running.change(
            by: way, with: animation, at: time, environment: environment, completions: completions)
    }

    /// The rule as it is now.
    var rule: LayoutRule {
        var rule = model
        rule.movingData -= running.gap
        return .extended(rule)
    }

    override func advance(to time: TimeInterval) -> Bool {
        let isUnderWay = running.advance(to: time)
        if layout.contains(node) { layout.setRule(node, isUnderWay ? rule : .extended(model)) }
        return isUnderWay
    }

    override func finish(in motion: TreeMotion) {
        if motion.layouts[node.index] === self { motion.layouts[node.index] = nil }
    }

    override func stop() { running.stop() }

    override func nextEnd(after time: TimeInterval) -> TimeInterval? {
        running.nextEnd(after: time)
    }

    override var endsByItself: Bool { running.endsByItself }
}

extension TreeMotion {
    /// The rule that a node is to have now that its layout becomes another one: the one that it had, as long as the
    /// new one is still to go.
    func layoutRule(
        _ rule: any ExtendedRule, of node: NodeID, with transaction: @autoclosure () -> CurrentTransaction?,
        _ environment: @autoclosure () -> EnvironmentValues
    ) -> LayoutRule {
        let known = layouts[node.index]
        let new = rule.movingData
        guard hasBegun, let old = known?.model ?? layout.extendedRule(of: node) else {
            return .extended(rule)
        }
        let way = new - old.movingData
        guard way.magnitudeSquared > 0 else {
            guard let known else { return .extended(rule) }
            known.model = rule
            return known.rule
        }
        let transaction = transaction()?.transaction
        guard let animation = transaction?.animation, way.magnitudeSquared.isFinite else {
            layouts.removeValue(of: node.index)?.stop()
            return .extended(rule)
        }
        let motion = known ?? LayoutMotion(rule, node, in: layout)
        layouts[node.index] = motion
        motion.change(
            to: rule, by: way, with: animation, at: time, environment(),
            transaction?.completions ?? [])
        list(motion)
        return motion.rule
    }
}

extension LayoutTree {
    /// The rule of a node, if it has a type of its own.
    fileprivate func extendedRule(of node: NodeID) -> (any ExtendedRule)? {
        guard case .extended(let rule) = rule(of: node) else { return nil }
        return rule
    }
}
