import Foundation
import QuadrantGeometry
import QuadrantLayout

/// A layout of the user's own with animatable data, under way: it is asked at each moment.
final class LayoutMotion: ValueMover<_AnyAnimatableData> {
    private let node: NodeID
    private unowned let layout: LayoutTree
    private unowned let motion: TreeMotion
    /// The rule as it is to be.
    fileprivate var model: any ExtendedRule

    init(_ model: any ExtendedRule, _ node: NodeID, in motion: TreeMotion) {
        self.model = model
        self.node = node
        self.motion = motion
        layout = motion.layout
    }

    /// The rule as it is now.
    fileprivate var rule: LayoutRule {
        guard !running.isAtRest else { return .extended(model) }
        var rule = model
        rule.movingData -= gap
        return .extended(rule)
    }

    func ownNote(at time: TimeInterval) -> MotionNote {
        note("layout", target: model.movingData, at: time)
    }

    override func advance(to time: TimeInterval) -> Bool { move(to: time) }

    override func show() {
        // Where it was taken away the node has another rule.
        guard layout.contains(node), motion.layouts[node.index] === self else { return }
        layout.setRule(node, rule)
    }

    override func finish(in motion: TreeMotion) {
        if motion.layouts[node.index] === self { motion.layouts[node.index] = nil }
    }
}

extension TreeMotion {
    /// The rule that a node is to have now that its layout becomes another one: the one that it had, as long as the
    /// new one is still to go.
    func layoutRule(
        _ rule: any ExtendedRule, of node: NodeID,
        with transaction: @autoclosure () -> CurrentTransaction?,
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
        layouts[node.index] = nil
        guard known != nil || transaction?.mayMove == true else { return .extended(rule) }
        let motion = known ?? LayoutMotion(rule, node, in: self)
        motion.model = rule
        guard motion.change(by: way, with: transaction, environment(), in: self) else {
            return .extended(rule)
        }
        layouts[node.index] = motion
        return motion.rule
    }

    /// A node gets a rule that does not move: the layout that it had moves no more.
    func endLayout(of node: NodeID) { layouts.removeValue(of: node.index)?.halt(in: self) }
}

extension LayoutTree {
    /// The rule of a node, if it has a type of its own.
    fileprivate func extendedRule(of node: NodeID) -> (any ExtendedRule)? {
        guard case .extended(let rule) = rule(of: node) else { return nil }
        return rule
    }
}
