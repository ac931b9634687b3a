package import Foundation
package import QuadrantGeometry
package import QuadrantLayout
import QuadrantText

/// A generator whose numbers follow from its seed on every machine (SplitMix64, Steele et al. 2014).
package struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    package init(seed: UInt64) {
        state = seed
    }

    package mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}

/// A tree as a plain value: what a live tree is compared with after any number of edits.
package final class Spec {
    package var rule: LayoutRule
    package var priority: Double?
    package var children: [Spec]
    /// The node in the live tree.
    package var node: NodeID?

    package init(_ rule: LayoutRule, _ children: [Spec] = []) {
        self.rule = rule
        self.children = children
    }

    /// Makes the nodes of the spec in `tree`; notes them if `isLive`.
    package func build(in tree: LayoutTree, _ direction: LayoutDirection, isLive: Bool) -> NodeID {
        let id = tree.makeNode(rule, direction: direction)
        if isLive { node = id }
        if let priority { tree.setTraits(id, SpecTraits.priority(priority)) }
        var previous: NodeID?
        for child in children {
            let next = child.build(in: tree, direction, isLive: isLive)
            tree.insert(next, into: id, after: previous)
            previous = next
        }
        tree.finish(id)
        return id
    }

    package var all: [Spec] { [self] + children.flatMap(\.all) }
}

package enum SpecTraits {
    package static func priority(_ value: Double) -> NodeTraits {
        var traits = NodeTraits()
        traits.priority = value
        return traits
    }
}

/// Draws specs from a generator.
package struct SpecMaker {
    package var generator: SeededGenerator

    package init(seed: UInt64) {
        generator = SeededGenerator(seed: seed)
    }

    /// Mostly a whole number; else one that no sum of binary fractions is.
    package mutating func number(_ range: ClosedRange<Int>) -> CGFloat {
        let whole = Int.random(in: range, using: &generator)
        guard chance(4), whole < range.upperBound else { return CGFloat(whole) }
        return CGFloat(whole) + CGFloat(Int.random(in: 1..<10, using: &generator)) / 10
    }

    package mutating func maybe(_ range: ClosedRange<Int>) -> CGFloat? {
        Bool.random(using: &generator) ? number(range) : nil
    }

    package mutating func chance(_ oneIn: Int) -> Bool {
        Int.random(in: 0..<oneIn, using: &generator) == 0
    }

    package mutating func proposal() -> ProposedViewSize {
        func length(_ maker: inout SpecMaker) -> CGFloat? {
            switch Int.random(in: 0..<6, using: &maker.generator) {
            case 0: nil
            case 1: 0
            case 2: .infinity
            default: maker.number(10...400)
            }
        }
        return ProposedViewSize(width: length(&self), height: length(&self))
    }

    package mutating func alignment() -> Alignment {
        let all: [Alignment] = [
            .center, .leading, .trailing, .top, .bottom, .topLeading, .topTrailing, .bottomLeading,
            .bottomTrailing, .centerFirstTextBaseline, .leadingLastTextBaseline,
        ]
        return all[Int.random(in: 0..<all.count, using: &generator)]
    }

    package mutating func leaf() -> LayoutRule {
        switch Int.random(in: 0..<6, using: &generator) {
        case 0: return .fill(ideal: CGSize(width: 10, height: 10))
        case 1: return .square(ideal: 10)
        case 2: return .spacer(axis: chance(2) ? .horizontal : .vertical, minLength: maybe(0...20))
        case 3:
            let text = String(repeating: "a", count: Int.random(in: 0...40, using: &generator))
            let run = TextRun(text, font: FontDescriptor(size: number(8...30)))
            return .text(TextRequest(runs: [run]))
        default: return .fixed(CGSize(width: number(0...60), height: number(0...60)))
        }
    }

    package mutating func modifier() -> LayoutRule {
        switch Int.random(in: 0..<9, using: &generator) {
        case 0:
            return .padding(
                EdgeInsets(
                    top: number(-4...12), leading: number(-4...12), bottom: number(-4...12),
                    trailing: number(-4...12)))
        case 1:
            return .frame(
                FrameRule(width: maybe(0...90), height: maybe(0...90), alignment: alignment()))
        case 2: return .flexibleFrame(flexible())
        case 3: return .fixedSize(horizontal: chance(2), vertical: chance(2))
        case 4: return .offset(CGSize(width: number(-20...20), height: number(-20...20)))
        case 5: return .position(CGPoint(x: number(0...80), y: number(0...80)))
        case 6:
            return .aspectRatio(
                AspectRatioRule(ratio: maybe(1...3), contentMode: chance(2) ? .fit : .fill))
        case 7:
            let value = number(-10...30)
            return .guide(
                chance(2)
                    ? GuideRule(VerticalAlignment.center) { $0.height / 2 + value }
                    : GuideRule(HorizontalAlignment.leading) { _ in value })
        default: return .pass
        }
    }

    private mutating func flexible() -> FlexibleFrameRule {
        FlexibleFrameRule(
            horizontal: FlexibleLength(
                minimum: maybe(0...60), ideal: maybe(0...90),
                maximum: chance(3) ? .infinity : maybe(0...120)),
            vertical: FlexibleLength(
                minimum: maybe(0...60), ideal: maybe(0...90),
                maximum: chance(3) ? .infinity : maybe(0...120)),
            alignment: alignment())
    }

    package mutating func container() -> LayoutRule {
        switch Int.random(in: 0..<3, using: &generator) {
        case 0:
            return .stack(
                StackRule(
                    axis: .horizontal, alignment: alignment().vertical.key, spacing: maybe(0...12)))
        case 1:
            return .stack(
                StackRule(
                    axis: .vertical, alignment: alignment().horizontal.key, spacing: maybe(0...12)))
        default: return .layers(alignment())
        }
    }

    package mutating func spec(depth: Int) -> Spec {
        let result: Spec
        switch depth == 0 ? 0 : Int.random(in: 0..<8, using: &generator) {
        case 0: result = Spec(leaf())
        case 1, 2, 3: result = Spec(modifier(), [spec(depth: depth - 1)])
        case 4:
            result = Spec(
                .overlay(alignment()), [spec(depth: depth - 1), spec(depth: depth - 1)])
        default:
            let count = Int.random(in: 0...4, using: &generator)
            result = Spec(container(), (0..<count).map { _ in spec(depth: depth - 1) })
        }
        if chance(8) { result.priority = number(-2...2) }
        return result
    }
}
