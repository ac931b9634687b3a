import Foundation
import QuadrantGeometry

extension LayoutTree {
    /// Why the rule of `node` placed its content as it did; none where there is nothing to say beside the frames.
    package func contentReasons(of node: NodeID) -> [ContentReason] {
        guard case .extended(let rule) = rule(of: node) else { return [] }
        return rule.contentReasons(RuleContext(tree: self, node: node.index))
    }
}

extension SafeAreaIgnoringRule {
    package func contentReasons(_ context: RuleContext) -> [ContentReason] {
        guard let child = context.children.first else { return [] }
        let insets = context.tree.safeAreaInsets(context.node, into: regions).only(edges)
        let parts = [
            ("above", insets.top), ("before", insets.leading), ("below", insets.bottom),
            ("behind", insets.trailing),
        ].filter { $0.1 > 0.005 }.map { "\(SourceText.number($0.1)) \($0.0)" }
        guard !parts.isEmpty else { return [] }
        let offer = context.placedProposal(of: child)
        func word(_ length: CGFloat) -> String { length.isNaN ? "nil" : SourceText.number(length) }
        let words = "reaches under the safe area, \(parts.joined(separator: ", ")): offers "
        return [ContentReason("\(words)\(word(offer.width))×\(word(offer.height))", isSet: true)]
    }
}
