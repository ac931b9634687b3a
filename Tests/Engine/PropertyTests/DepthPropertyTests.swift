import Expectations
import Foundation
import QuadrantGeometry
import QuadrantLayout
import QuadrantText
import RandomEdits
import Spatial
import Testing

/// What holds along z for every tree, over random ones with fixed seeds.
@Suite struct DepthPropertyTests {
    private func cold(
        _ spec: DepthSpec, _ direction: LayoutDirection = .leftToRight
    ) -> DepthTree {
        let result = DepthTree(spec, direction)
        result.layOut()
        return result
    }

    @Test(arguments: [0, 1, 2, 3])
    func anIncrementalLayoutEqualsAColdOne(block: UInt64) {
        for seed in (block * 250)..<(block * 250 + 250) {
            var maker = DepthMaker(seed: seed, isWild: seed % 2 == 0)
            let live = DepthTree(maker.spec(levels: 5), .leftToRight)
            live.layOut()
            for step in 0..<6 {
                live.edit(&maker)
                live.layOut()
                let fresh = cold(live.spec)
                if live.boxes != fresh.boxes {
                    Issue.record(
                        "Seed \(seed), step \(step): the layout is not that of a new tree.")
                    break
                }
            }
        }
    }

    @Test func rightToLeftMirrorsXAndLeavesZ() {
        for seed: UInt64 in 10_000..<11_000 {
            var maker = DepthMaker(seed: seed)
            let spec = maker.spec(levels: 5)
            let (left, right) = (cold(spec).boxes, cold(spec, .rightToLeft).boxes)
            let width = left[0].width
            guard left.allSatisfy({ $0.width.isFinite }) else { continue }
            for (a, b) in zip(left, right) {
                let isMirrored = abs(b.x - (width - a.x - a.width)) < 1e-6
                if !isMirrored || a.z != b.z || a.depth != b.depth || a.y != b.y {
                    Issue.record("Seed \(seed): \(b) is not the mirror image of \(a).")
                    break
                }
            }
        }
    }

    @Test func theDepthOfAContainerFollowsFromItsChildren() {
        for seed: UInt64 in 20_000..<21_000 {
            var maker = DepthMaker(seed: seed)
            let tree = cold(maker.spec(levels: 5))
            for problem in tree.problems() { Issue.record("Seed \(seed): \(problem)") }
        }
    }

    @Test func aTreeWithoutDepthIsNeverAskedForIt() {
        var maker = SpecMaker(seed: 7)
        let spec = maker.spec(depth: 6)
        let tree = LayoutTree(textEngine: FixedMetricsText())
        let root = spec.build(in: tree, .leftToRight, isLive: false)
        tree.layout(root, maker.proposal())
        same(tree.statistics.depths, 0)
        fails(tree.hasDepth)
    }
}

/// A tree of depth as it is written down.
struct DepthSpec {
    enum Kind: Equatable {
        case leaf(CGSize)
        case fill
        case row(Axis)
        case aligned(DepthAlignment)
        case shared(DepthAlignment)
        case layers(CGFloat?)
        case frame(CGFloat?, DepthAlignment)
        case flexible(CGFloat?, CGFloat?)
        case padding(CGFloat, CGFloat)
        case offset(CGFloat)
        case turned(Double)
        case ratio
        case reader
        case guide(DepthAlignment, CGFloat)
        case spacer(CGFloat?)
    }

    var kind: Kind
    var children: [DepthSpec] = []
    /// What `layoutPriority` sets; `nil` for nothing.
    var priority: Double?

    var rule: LayoutRule {
        let row = StackRule(
            axis: .horizontal, alignment: VerticalAlignment.center.key, spacing: 3)
        return switch kind {
        case .leaf(let size): .fixed(size)
        case .fill: .fill(ideal: CGSize(width: 10, height: 10))
        case .row(.horizontal), .aligned: .stack(row)
        case .row:
            .stack(
                StackRule(
                    axis: .vertical, alignment: HorizontalAlignment.center.key, spacing: 2))
        case .shared(let guide):
            .extended(
                SharedSpaceRule(
                    alignment: Alignment3D(horizontal: .center, vertical: .top, depth: guide)))
        case .layers: .layers(.center)
        case .padding(let back, _):
            .padding(EdgeInsets(top: back, leading: 1, bottom: 0, trailing: 2))
        case .turned(let degrees): .extended(TurnedRule(Self.turn(degrees)))
        case .ratio: .extended(Ratio3DPlaneRule(Self.ratio))
        case .reader: .geometry
        case .spacer(let length): .spacer(axis: nil, minLength: length)
        case .frame, .flexible, .offset, .guide: .pass
        }
    }

    var depthRule: DepthRule? {
        switch kind {
        case .leaf, .fill, .row, .spacer: nil
        case .guide(let guide, let value): .guide(DepthGuideRule(guide) { $0.width / 4 + value })
        case .aligned(let guide): .aligned(guide)
        case .shared(let guide): .shared(guide)
        case .layers(let spacing): .layers(spacing: spacing)
        case .frame(let depth, let guide): .frame(depth ?? .nan, guide)
        case .flexible(let least, let most):
            .flexibleFrame(
                FlexibleLength(minimum: least, ideal: nil, maximum: most), .center)
        case .padding(let back, let front): .padding(back: back, front: front)
        case .offset(let z): .offset(z)
        case .turned(let degrees): .turned(Self.turn(degrees))
        case .ratio: .ratio(Self.ratio)
        case .reader: .fill
        }
    }

    private static func turn(_ degrees: Double) -> TurnRule {
        TurnRule(Rotation3D(angle: .degrees(degrees), axis: .y))
    }

    private static let ratio = Ratio3DRule(
        ratio: Size3D(width: 2, height: 1, depth: 1), contentMode: .fit)
}

/// Makes random trees from a seed.
struct DepthMaker {
    private var random: SeededGenerator
    /// Whether there are guides, spacers and priorities too.
    private let isWild: Bool

    init(seed: UInt64, isWild: Bool = false) {
        random = SeededGenerator(seed: seed)
        self.isWild = isWild
    }

    mutating func number(_ count: Int) -> Int { Int(random.next() % UInt64(count)) }

    private mutating func length() -> CGFloat { CGFloat(number(12)) * 5 }

    private mutating func guide() -> DepthAlignment {
        [DepthAlignment.back, .center, .front][number(3)]
    }

    mutating func spec(levels: Int) -> DepthSpec {
        if isWild, number(8) == 0 {
            return DepthSpec(kind: .spacer(number(2) == 0 ? nil : length()))
        }
        guard levels > 0, number(6) > 0 else {
            let leaf = DepthSpec(
                kind: number(3) == 0
                    ? .fill : .leaf(CGSize(width: length(), height: length())))
            return DepthSpec(kind: .frame(length(), guide()), children: [leaf])
        }
        let kind = kind()
        let count =
            switch kind {
            case .row, .aligned, .shared, .layers: number(4)
            case .reader: number(2)
            default: 1
            }
        return DepthSpec(
            kind: kind, children: (0..<count).map { _ in spec(levels: levels - 1) },
            priority: isWild && number(4) == 0 ? Double(number(3)) : nil)
    }

    private mutating func kind() -> DepthSpec.Kind {
        switch number(isWild ? 14 : 13) {
        case 0: .row(.horizontal)
        case 1: .row(.vertical)
        case 2: .aligned(guide())
        case 3: .shared(guide())
        case 4: .layers(nil)
        case 5: .layers(length())
        case 6: .frame(number(4) == 0 ? nil : length(), guide())
        case 7: .flexible(number(2) == 0 ? nil : length(), number(2) == 0 ? nil : .infinity)
        case 8: .padding(length(), length())
        case 9: .offset(length() - 20)
        case 10: .turned(Double(number(4)) * 90)
        case 11: .ratio
        case 12: .reader
        default: .guide(guide(), length())
        }
    }

    /// The same kind with other values.
    mutating func changed(_ kind: DepthSpec.Kind) -> DepthSpec.Kind {
        switch kind {
        case .leaf: .leaf(CGSize(width: length(), height: length()))
        case .frame: .frame(length(), guide())
        case .flexible: .flexible(length(), .infinity)
        case .padding: .padding(length(), length())
        case .offset: .offset(length())
        case .aligned: .aligned(guide())
        case .layers: .layers(length())
        case .turned: .turned(Double(number(4)) * 90)
        case .guide: .guide(guide(), length())
        case .spacer: .spacer(length())
        default: kind
        }
    }
}

/// A tree that was made of a spec and follows its edits.
final class DepthTree {
    struct Box: Equatable {
        var x, y, z, width, height, depth: CGFloat
    }

    private(set) var spec: DepthSpec
    private let tree = LayoutTree(textEngine: FixedMetricsText())
    private let direction: LayoutDirection
    private let root: NodeID

    init(_ spec: DepthSpec, _ direction: LayoutDirection) {
        self.spec = spec
        self.direction = direction
        root = tree.makeNode(.layers(.center), direction: direction)
        build(spec, in: root, after: nil)
    }

    @discardableResult
    private func build(_ spec: DepthSpec, in parent: NodeID, after: NodeID?) -> NodeID {
        let node = tree.addNode(spec.rule, direction: direction, to: parent, after: after)
        var previous: NodeID?
        for child in spec.children { previous = build(child, in: node, after: previous) }
        tree.finish(node)
        tree.setDepthRule(node, spec.depthRule)
        setPriority(spec.priority, of: node)
        return node
    }

    private func setPriority(_ priority: Double?, of node: NodeID) {
        var traits = NodeTraits()
        traits.priority = priority
        tree.setTraits(node, priority == nil ? nil : traits)
    }

    func layOut() { tree.layout(root, ProposedViewSize(width: 120, height: 90)) }

    /// Changes the values of one node, or takes a child out, or puts one in.
    func edit(_ maker: inout DepthMaker) {
        guard var node = tree.firstChild(of: root) else { return }
        var path: [Int] = []
        var current = spec
        while !current.children.isEmpty, maker.number(3) > 0 {
            let index = maker.number(current.children.count)
            path.append(index)
            current = current.children[index]
            node = Array(tree.children(of: node))[index]
        }
        let isContainer =
            switch current.kind {
            case .row, .aligned, .shared, .layers: true
            default: false
            }
        if isContainer, maker.number(2) == 0 {
            if let last = Array(tree.children(of: node)).last, maker.number(2) == 0 {
                tree.remove(last)
                current.children.removeLast()
            } else {
                let new = maker.spec(levels: 2)
                build(new, in: node, after: Array(tree.children(of: node)).last)
                current.children.append(new)
            }
        } else {
            current.kind = maker.changed(current.kind)
            tree.setRule(node, current.rule)
            tree.setDepthRule(node, current.depthRule)
            if current.priority != nil {
                current.priority = Double(maker.number(3))
                setPriority(current.priority, of: node)
            }
        }
        spec = spec.replacing(path[...], by: current)
    }

    /// The boxes of all shown nodes in the root's space, without what effects make of them.
    var boxes: [Box] {
        var result: [Box] = []
        func visit(_ node: NodeID, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) {
            guard tree.isShown(node) else { return }
            let (place, size) = (tree.position(of: node), tree.size(of: node))
            let deep = tree.depthPlace(of: node)
            let box = Box(
                x: x + place.x, y: y + place.y, z: z + deep.z, width: size.width,
                height: size.height, depth: deep.depth)
            result.append(box)
            for child in tree.children(of: node) { visit(child, box.x, box.y, box.z) }
        }
        visit(root, 0, 0, 0)
        return result
    }

    /// Nodes whose depth is not what their rule makes of their children.
    func problems() -> [String] {
        guard let first = tree.firstChild(of: root) else { return [] }
        var problems: [String] = []
        func check(_ spec: DepthSpec, _ node: NodeID) {
            guard tree.isShown(node) else { return }
            let own = tree.depthPlace(of: node).depth
            let children = Array(tree.children(of: node))
            let depths = children.map { tree.depthPlace(of: $0).depth }
            if let expected = spec.depth(of: depths), abs(own - expected) > 1e-6 {
                problems.append("\(spec.kind) is \(own) deep, not \(expected).")
            }
            for (spec, child) in zip(spec.children, children) { check(spec, child) }
        }
        check(spec, first)
        return problems
    }
}

extension DepthSpec {
    func replacing(_ path: ArraySlice<Int>, by other: DepthSpec) -> DepthSpec {
        guard let index = path.first else { return other }
        var result = self
        result.children[index] = children[index].replacing(path.dropFirst(), by: other)
        return result
    }

    /// The depth that follows from those of the children; `nil` where it follows from more.
    func depth(of children: [CGFloat]) -> CGFloat? {
        switch kind {
        case .leaf, .fill: 0
        // The edges and the middle of boxes that meet: as deep as the deepest.
        case .row, .aligned, .shared: children.max() ?? 0
        case .layers(let spacing):
            max(0, children.reduce(0, +) + (spacing ?? 0) * CGFloat(max(0, children.count - 1)))
        case .frame(let depth, _): depth ?? children.first ?? 0
        case .padding(let back, let front): (children.first ?? 0) + back + front
        case .offset, .ratio: children.first ?? 0
        case .flexible, .turned, .reader, .guide, .spacer: nil
        }
    }
}
