import Expectations
import QuadrantCore
import SwiftUI
import TappedViews
import TestedViews
import Testing

/// After any sequence of changes what is read is what a newly made tree reads.
@MainActor @Suite struct RandomPreferenceTests {
    private let offer = ProposedViewSize(width: 300, height: 300)

    /// A view of a random tree.
    private indirect enum Spec: Hashable {
        case leaf(id: Int, name: Int?)
        case stack(id: Int, [Spec])
        case branch(id: Int, isOn: Bool, Spec)
        case replaced(id: Int, Int, Spec)
        case changed(id: Int, Int, Spec)
        case overlaid(id: Int, Spec)
        case fitting(id: Int, isWide: Bool, Spec, Spec)

        var id: Int {
            switch self {
            case .leaf(let id, _), .stack(let id, _), .branch(let id, _, _),
                .replaced(let id, _, _), .changed(let id, _, _), .overlaid(let id, _),
                .fitting(let id, _, _, _):
                id
            }
        }
    }

    private struct SpecView: View {
        let spec: Spec

        var body: some View {
            switch spec {
            case .leaf(_, let name?):
                Color.red.frame(width: 5, height: 5).preference(key: Outline.self, value: "\(name)")
            case .leaf:
                Color.red.frame(width: 5, height: 5)
            case .stack(_, let children):
                VStack { ForEach(children, id: \.id) { SpecView(spec: $0) } }
            case .branch(_, let isOn, let inner):
                if isOn { AnyView(SpecView(spec: inner)) } else { Color.blue }
            case .replaced(_, let name, let inner):
                AnyView(SpecView(spec: inner)).preference(key: Outline.self, value: "=\(name)")
            case .changed(_, let name, let inner):
                AnyView(SpecView(spec: inner)).transformPreference(Outline.self) {
                    $0 += "+\(name)"
                }
            case .overlaid(_, let inner):
                AnyView(SpecView(spec: inner)).overlayPreferenceValue(Outline.self) {
                    Color.blue.preference(key: Outline.self, value: "[\($0)]")
                }
            case .fitting(_, let isWide, let a, let b):
                ViewThatFits(in: .horizontal) {
                    AnyView(SpecView(spec: a)).frame(width: isWide ? 1_000 : 10)
                    AnyView(SpecView(spec: b))
                }
            }
        }
    }

    private struct Source {
        var generator: Lehmer
        var nextID = 0

        mutating func below(_ limit: Int) -> Int { Int(generator.next() % UInt64(limit)) }

        mutating func spec(_ depth: Int) -> Spec {
            nextID += 1
            let id = nextID
            switch depth == 0 ? 0 : below(10) {
            case 0, 1: return .leaf(id: id, name: below(4) == 0 ? nil : below(100))
            case 2, 3, 4, 5:
                return .stack(id: id, (0..<below(5)).map { _ in spec(depth - 1) })
            case 6: return .branch(id: id, isOn: below(2) == 0, spec(depth - 1))
            case 7: return .replaced(id: id, below(100), spec(depth - 1))
            case 8:
                return below(2) == 0
                    ? .changed(id: id, below(100), spec(depth - 1))
                    : .overlaid(id: id, spec(depth - 1))
            default:
                return .fitting(id: id, isWide: below(2) == 0, spec(depth - 1), spec(depth - 1))
            }
        }

        /// The same with one place changed.
        mutating func edited(_ spec: Spec) -> Spec {
            if below(6) == 0 { return self.spec(2) }
            switch spec {
            case .leaf(let id, _): return .leaf(id: id, name: below(100))
            case .stack(let id, var children):
                guard !children.isEmpty else { return .stack(id: id, [self.spec(1)]) }
                let place = below(children.count)
                switch below(4) {
                case 0: children.remove(at: place)
                case 1: children.insert(self.spec(2), at: place)
                case 2: children.append(children.remove(at: place))
                default: children[place] = edited(children[place])
                }
                return .stack(id: id, children)
            case .branch(let id, let isOn, let inner):
                return below(2) == 0
                    ? .branch(id: id, isOn: !isOn, inner)
                    : .branch(id: id, isOn: isOn, edited(inner))
            case .replaced(let id, let name, let inner):
                return .replaced(id: id, name + below(2), edited(inner))
            case .changed(let id, let name, let inner):
                return .changed(id: id, name + below(2), edited(inner))
            case .overlaid(let id, let inner): return .overlaid(id: id, edited(inner))
            case .fitting(let id, let isWide, let a, let b):
                return below(2) == 0
                    ? .fitting(id: id, isWide: !isWide, a, b)
                    : .fitting(id: id, isWide: isWide, edited(a), edited(b))
            }
        }
    }

    /// A small generator whose numbers are the same everywhere.
    private struct Lehmer {
        var state: UInt64

        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state >> 33
        }
    }

    private func outline(of tree: ViewTree, _ kept: Kept<String>) -> String? {
        tree.update(offer)
        return kept.value
    }

    @Test(arguments: 0..<100) func incrementalIsAsFresh(seed: Int) {
        var source = Source(generator: Lehmer(state: UInt64(seed) &* 7_919 &+ 17))
        var spec = source.spec(5)
        let (knob, kept) = (Knob(spec), Kept<String>())
        let tree = liveTree(
            Turning(knob) { SpecView(spec: $0) }
                .onPreferenceChange(Outline.self) { kept.keep($0) })
        tree.update(offer)
        for step in 0..<25 {
            spec = source.edited(spec)
            knob.set?(spec)
            tree.update(offer)
            let fresh = Kept<String>()
            liveTree(SpecView(spec: spec).onPreferenceChange(Outline.self) { fresh.keep($0) })
                .update(offer)
            guard kept.value == fresh.value else {
                Issue.record(
                    "seed \(seed), step \(step): \(kept.value ?? "") ≠ \(fresh.value ?? "")")
                return
            }
            same(tree.issues, [])
        }
    }
}
