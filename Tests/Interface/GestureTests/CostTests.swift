import Expectations
import Foundation
import Observation
import QuadrantCore
import QuadrantEvents
import QuadrantGeometry
import QuadrantLayout
import QuadrantTesting
import QuadrantText
import SwiftUI
import Testing

/// What events cost, counted: never how long they take.
@MainActor
@Suite struct CostTests {
    /// Ten thousand rows of four leaves and a spacer, 60,001 nodes; some rows stand elsewhere than they were placed.
    private struct Rows: View {
        let isOffset: Bool
        let touched: (Int) -> Void

        var body: some View {
            VStack(spacing: 0) {
                ForEach(0..<10_000, id: \.self) { row in
                    HStack(spacing: 0) {
                        Color.white.frame(width: 40, height: 20)
                        Color.gray.frame(width: 40, height: 20)
                        Spacer(minLength: 0)
                        Color.white.frame(width: 40, height: 20)
                        Color.gray.frame(width: 40, height: 20)
                    }
                    .onTapGesture { touched(row) }
                    .offset(x: isOffset && row % 3 == 0 ? 5 : 0)
                }
            }
        }
    }

    /// A tree of ten branches at each of five levels.
    private struct Branch: View {
        let depth: Int

        var body: some View {
            if depth == 0 {
                Color.white.frame(width: 3, height: 3)
            } else if depth % 2 == 0 {
                HStack(spacing: 0) {
                    ForEach(0..<10) { _ in Branch(depth: depth - 1).padding(0.1) }
                }
            } else {
                VStack(spacing: 0) {
                    ForEach(0..<10) { _ in Branch(depth: depth - 1).padding(0.1) }
                }
            }
        }
    }

    private func tree(_ view: some View) -> ViewTree {
        let tree = ViewTree(view, environment: EnvironmentValues(), textEngine: FixedMetricsText())
        tree.update(ProposedViewSize(width: 400, height: nil))
        return tree
    }

    /// How many nodes are looked at for a finger that comes down.
    private func looks(_ tree: ViewTree, _ point: CGPoint) -> Int {
        let before = tree.statistics.tapLooks
        tree.send(.touch(.began, at: point, time: 0))
        let looks = tree.statistics.tapLooks - before
        tree.send(.touch(.cancelled, at: point, time: 0))
        return looks
    }

    @Test(arguments: [false, true])
    func aFingerFindsItsRowOfTenThousand(isOffset: Bool) {
        var touched: [Int] = []
        let tree = tree(Rows(isOffset: isOffset) { touched.append($0) })
        let height = tree.layout.size(of: tree.rootNode).height
        same(height, 200_000)
        // What reaches how far is found out once.
        _ = looks(tree, CGPoint(x: 20, y: 10))
        for row in [0, 1, 4_999, 5_001, 9_999] {
            let point = CGPoint(x: 20, y: Double(row) * 20 + 10)
            #expect(looks(tree, point) <= 16)
            tree.send(.touch(.began, at: point, time: 0))
            tree.send(.touch(.ended, at: point, time: 0))
        }
        same(touched, [0, 1, 4_999, 5_001, 9_999])
    }

    @Test func aFingerFindsItsLeafOfAHundredThousand() {
        let tree = tree(Branch(depth: 5))
        let size = tree.layout.size(of: tree.rootNode)
        #expect(size.width > 100 && size.height > 500)
        var most = 0
        for step in 0..<20 {
            let point = CGPoint(
                x: size.width * (0.025 + Double(step) / 20),
                y: size.height * (0.03 + Double(step) / 20))
            most = max(most, looks(tree, point))
        }
        // On each level the way to one branch, at the edge of two to both, and the leaves of the last.
        #expect(most <= 60)
    }

    /// What it costs to find out how far everything reaches: each node once, as the first finger comes down, and no node
    /// for a finger after that.
    @Test func howFarEverythingReachesIsFoundOutOnce() {
        let tree = tree(Branch(depth: 4))
        same(tree.statistics.tapReaches, 0)
        _ = looks(tree, CGPoint(x: 1, y: 1))
        let first = tree.statistics.tapReaches
        #expect(first > 11_111 && first < 45_000)
        for step in 0..<10 { _ = looks(tree, CGPoint(x: step * 3, y: step * 7)) }
        same(tree.statistics.tapReaches, first)
    }

    /// One leaf of the tree changes: how far all others reach is known.
    @Test func aChangeIsFoundOutOnItsWayAlone() {
        let sets = Widths()
        let tree = tree(
            VStack(spacing: 0) {
                Branch(depth: 4)
                ForEach(0..<10, id: \.self) { Leaf(place: $0, widths: sets) }
            })
        _ = looks(tree, CGPoint(x: 1, y: 1))
        let before = tree.statistics.tapReaches
        #expect(before > 10_000)
        sets.widths[3] = 60
        tree.update(ProposedViewSize(width: 400, height: nil))
        let size = tree.layout.size(of: tree.rootNode)
        _ = looks(tree, CGPoint(x: size.width / 2 + 25, y: size.height - 65))
        #expect(tree.statistics.tapReaches - before < 40)
        same(
            tree.nodes(at: CGPoint(x: size.width / 2 + 25, y: size.height - 65)),
            tree.nodes(
                at: CGPoint(x: size.width / 2 + 25, y: size.height - 65), lookingAtAll: true))
        // Nothing changes: nothing is found out.
        let after = tree.statistics.tapReaches
        _ = looks(tree, CGPoint(x: 1, y: 1))
        same(tree.statistics.tapReaches, after)
    }

    @Test func aDragThatMovesOneViewRecordsOneFragmentAMove() throws {
        let host = ViewHost(width: 300, height: 600) {
            Moving().frame(width: 300, height: 600, alignment: .topLeading)
        }
        let start = try host["square"].frame
        let finger = try host["square"].touch()
        finger.move(to: CGPoint(x: start.midX + 40, y: start.midY), duration: 0)
        try same(host["square"].frame.minX, start.minX + 40)
        for step in 1...5 {
            let cost = host.cost {
                finger.move(
                    to: CGPoint(x: start.midX + 40 + CGFloat(step) * 10, y: start.midY), duration: 0
                )
            }
            same(cost.measures, 0)
            // The square is what it was, at another place: one fragment, in which it stands, is put together again.
            same(cost.recorded, 0)
            same(cost.fragments, 0)
            same(cost.assembled, 1)
        }
        finger.lift()
    }

    @Test func aStepOfAThrownListEvaluatesTheRowsThatComeIn() throws {
        let host = ViewHost(width: 300, height: 600) {
            List(0..<100_000, id: \.self) { Text(verbatim: "Row \($0)") }
                .accessibilityIdentifier("list")
        }
        let finger = host.touch(at: CGPoint(x: 150, y: 500))
        finger.move(to: CGPoint(x: 150, y: 480), duration: 0)
        let cost = host.cost { finger.move(to: CGPoint(x: 150, y: 380), duration: 0) }
        #expect(cost.bodies <= 6)
        #expect(cost.places < 60)
        finger.lift()
    }
}

private struct Moving: View {
    @State private var place = CGSize.zero

    var body: some View {
        ZStack(alignment: .topLeading) {
            VStack { ForEach(0..<200, id: \.self) { Text(verbatim: "Row \($0)") } }
            Color.red.frame(width: 40, height: 40)
                .accessibilityIdentifier("square")
                .offset(place)
                .gesture(
                    DragGesture(minimumDistance: 0, coordinateSpace: .global)
                        .onChanged { place = $0.translation })
        }
    }
}

@Observable @MainActor private final class Widths {
    var widths = [CGFloat](repeating: 10, count: 10)
}

private struct Leaf: View {
    let place: Int
    let widths: Widths

    var body: some View { Color.red.frame(width: widths.widths[place], height: 10) }
}
