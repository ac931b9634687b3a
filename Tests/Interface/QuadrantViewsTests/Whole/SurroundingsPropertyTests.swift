import Expectations
import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantLayout
import QuadrantText
import SwiftUI
import TestedViews
import Testing

/// Random trees of scroll views, safe areas and relative frames, from fixed seeds.
@MainActor @Suite struct SurroundingsPropertyTests {
    /// SplitMix64.
    private struct Random: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state &+= 0x9E37_79B9_7F4A_7C15
            var z = state
            z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
            z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
            return z ^ (z >> 31)
        }
    }

    /// Draws views; names count up in the order of drawing.
    private struct Grower {
        var random: Random
        var names = 0

        mutating func pick(_ count: Int) -> Int { Int.random(in: 0..<count, using: &random) }

        mutating func length() -> CGFloat {
            let odd: [CGFloat] = [0, -10, .nan, .infinity, 1000]
            return pick(8) == 0 ? odd[pick(odd.count)] : CGFloat(pick(60))
        }

        mutating func named(_ view: some View) -> AnyView {
            names += 1
            return AnyView(view.accessibilityIdentifier("v\(names)"))
        }

        mutating func view(_ depth: Int) -> AnyView {
            guard depth > 0 else {
                return pick(2) == 0
                    ? named(Color.gray) : named(Color.gray.frame(width: length(), height: length()))
            }
            switch pick(4) {
            case 0: return container(depth)
            case 1: return safeArea(depth)
            case 2: return relative(depth)
            default: return scroll(depth)
            }
        }

        private mutating func container(_ depth: Int) -> AnyView {
            let (a, b) = (view(depth - 1), view(depth - 1))
            switch pick(4) {
            case 0:
                return named(
                    HStack {
                        a
                        b
                    })
            case 1:
                return named(
                    VStack(alignment: .leading) {
                        a
                        b
                    })
            case 2:
                return named(
                    ZStack(alignment: .bottomTrailing) {
                        a
                        b
                    })
            default: return named(a.padding(.leading, length()).frame(maxWidth: length()))
            }
        }

        private mutating func safeArea(_ depth: Int) -> AnyView {
            let (a, b) = (view(depth - 1), view(depth - 1))
            switch pick(5) {
            case 0: return named(a.safeAreaInset(edge: .leading, spacing: length()) { b })
            case 1: return named(a.safeAreaInset(edge: .bottom, alignment: .trailing) { b })
            case 2: return named(a.safeAreaPadding(.horizontal, length()))
            default: return named(a.ignoresSafeArea(edges: pick(2) == 0 ? .all : .leading))
            }
        }

        private mutating func relative(_ depth: Int) -> AnyView {
            let (a, part) = (view(depth - 1), length())
            switch pick(3) {
            case 0: return named(a.containerRelativeFrame(.horizontal, alignment: .leading))
            case 1:
                return named(
                    a.containerRelativeFrame(
                        [.horizontal, .vertical], count: pick(4), span: pick(3), spacing: part))
            default: return named(a.containerRelativeFrame(.vertical) { size, _ in size / part })
            }
        }

        private mutating func scroll(_ depth: Int) -> AnyView {
            let axes: [Axis.Set] = [.horizontal, .vertical, [.horizontal, .vertical]]
            let a = view(depth - 1)
            let view = ScrollView(axes[pick(3)]) { a }
            switch pick(3) {
            case 0: return named(view.contentMargins(.leading, length()))
            case 1: return named(view.defaultScrollAnchor(.bottomTrailing))
            default: return named(view)
            }
        }
    }

    private func view(_ seed: UInt64) -> AnyView {
        var grower = Grower(random: Random(state: seed))
        return grower.view(1 + grower.pick(5))
    }

    private func tree(
        _ seed: UInt64, _ direction: LayoutDirection = .leftToRight
    ) -> ViewTree {
        var environment = EnvironmentValues()
        environment.layoutDirection = direction
        return ViewTree(
            view(seed), environment: environment, textEngine: FixedMetricsText(),
            host: HostGeometry(
                containerSize: CGSize(width: 300, height: 400),
                safeAreaInsets: EdgeInsets(top: 20, leading: 5, bottom: 10, trailing: 9)))
    }

    private func frames(_ tree: ViewTree) -> [String: CGRect] {
        var result: [String: CGRect] = [:]
        tree.forEachShownNode { node in
            for name in tree.names(of: node) { result[name] = tree.frame(of: node) }
        }
        return result
    }

    private let offers = [
        ProposedViewSize(width: 200, height: 100), ProposedViewSize(width: 90, height: 310),
        .unspecified, ProposedViewSize(width: 200, height: nil), .zero,
        ProposedViewSize(width: 200, height: 100),
    ]

    @Test func laidOutAgainIsLaidOutAnew() {
        for seed in UInt64(1)...600 {
            let tree = tree(seed)
            for offer in offers {
                let size = tree.update(offer)
                let fresh = self.tree(seed)
                same(fresh.update(offer), size, "seed \(seed)")
                same(frames(tree), frames(fresh), "seed \(seed), \(offer)")
            }
        }
    }

    @Test func noFrameIsNaN() {
        for seed in UInt64(1)...600 {
            let tree = tree(seed)
            for offer in offers + [.infinity] {
                tree.update(offer)
                for frame in frames(tree).values {
                    fails((frame.width.isNaN || frame.height.isNaN), "seed \(seed)")
                    #expect(frame.origin.x.isFinite && frame.origin.y.isFinite, "seed \(seed)")
                    #expect(frame.width >= 0 && frame.height >= 0, "seed \(seed)")
                }
            }
        }
    }

    @Test func rightToLeftIsTheMirror() {
        for seed in UInt64(1)...600 {
            let offer = offers[0]
            let (tree, mirrored) = (tree(seed), self.tree(seed, .rightToLeft))
            let width = tree.update(offer).width
            mirrored.update(offer)
            let (frames, others) = (frames(tree), frames(mirrored))
            same(frames.keys, others.keys)
            // Overlong roots reach beyond their offer on the other side: only there the safe area
            // differs.
            guard width == 200 else { continue }
            for (name, frame) in frames {
                let other = others[name] ?? .null
                near(other.minX, (width - frame.maxX), within: 0.001, "seed \(seed), \(name)")
                near(other.minY, frame.minY, within: 0.001, "seed \(seed), \(name)")
                near(other.width, frame.width, within: 0.001, "seed \(seed), \(name)")
            }
        }
    }
}
