import Expectations
import Foundation
import QuadrantCore
import QuadrantLayout
import QuadrantTesting
import QuadrantText
import SwiftUI
import Testing

/// A row that depends on nothing but its number: its body is not evaluated again.
private struct Bar: View {
    let number: Int

    var body: some View {
        Color.red.frame(width: 10, height: CGFloat(number)).accessibilityIdentifier("\(number)")
    }
}

/// Changes its own state whenever it is evaluated.
private struct Restless: View {
    @State private var count = 0

    var body: some View {
        let (now, binding) = (count, $count)
        binding.wrappedValue = now + 1
        return Color.red.frame(width: 10, height: 10)
    }
}

/// Makes its content read from right to left.
private struct Turned: ViewModifier {
    func body(content: Content) -> some View {
        content.environment(\.layoutDirection, .rightToLeft)
    }
}

/// Three times as wide as it finds itself at first.
private struct Growing: View {
    @State private var width: CGFloat = 10

    var body: some View {
        let binding = $width
        Color.red.frame(width: width, height: 10)
            .onGeometryChange(for: CGFloat.self) {
                $0.size.width
            } action: {
                if $0 == 10 { binding.wrappedValue = 30 }
            }
    }
}

/// What was noticed.
private final class Notes: @unchecked Sendable {
    var widths: [CGFloat] = []
}

/// After a change the tree is as a newly made one.
@MainActor @Suite struct IncrementalTests {
    private func tree(_ view: some View) -> ViewTree {
        ViewTree(view, environment: EnvironmentValues(), textEngine: FixedMetricsText())
    }

    private func frames(_ tree: ViewTree) -> [String: CGRect] {
        var result: [String: CGRect] = [:]
        tree.forEachShownNode { node in
            for name in tree.names(of: node) { result[name] = tree.frame(of: node) }
        }
        return result
    }

    private let offer = ProposedViewSize(width: 200, height: 200)

    @Test func elementsMoveWithoutAnEvaluation() {
        let knob = Knob([1, 2, 3])
        let tree = tree(
            Turning(knob) { order in
                VStack(spacing: 0) { ForEach(order, id: \.self) { Bar(number: $0) } }
            })
        tree.update(offer)
        let bodies = tree.statistics.bodies
        knob.set?([3, 1, 2])
        tree.update(offer)
        same(tree.statistics.bodies - bodies, 1)
        same(frames(tree)["3"]?.minY, 0)
        same(frames(tree)["1"]?.minY, 3)
        same(frames(tree)["2"]?.minY, 4)
    }

    @Test func nestedElementsMoveWithoutAnEvaluation() {
        let knob = Knob([[1, 2], [], [3, 4]])
        let tree = tree(
            Turning(knob) { groups in
                VStack(spacing: 0) {
                    ForEach(groups, id: \.self) { group in
                        ForEach(group, id: \.self) { Bar(number: $0) }
                        if group.isEmpty { Bar(number: 5) }
                    }
                }
            })
        tree.update(offer)
        knob.set?([[3, 4], [1, 2], []])
        tree.update(offer)
        let tops = ["3", "4", "1", "2", "5"].map { frames(tree)[$0]?.minY }
        same(tops, [0, 3, 7, 8, 10])
    }

    @Test func aModifierOnSeveralViewsStandsOutsideTheirEnvironment() {
        let tree = tree(
            VStack(alignment: .leading, spacing: 0) {
                Group {
                    Color.red.frame(width: 10, height: 10).accessibilityIdentifier("a")
                    Color.red.frame(width: 10, height: 10)
                }
                .environment(\.layoutDirection, .rightToLeft)
                .padding(.leading, 5)
                Color.red.frame(width: 10, height: 10).modifier(Turned())
                    .accessibilityIdentifier("b")
                    .padding(.leading, 7)
            })
        tree.update(offer)
        same(frames(tree)["a"]?.minX, 5)
        same(frames(tree)["b"]?.minX, 7)
    }

    @Test func anObserverSeesAChangeInsideARigidView() {
        let (knob, notes) = (Knob(CGFloat(20)), Notes())
        let tree = tree(
            VStack {
                Turning(knob) { Color.red.frame(width: $0, height: 10) }
                    .onGeometryChange(for: CGFloat.self) {
                        $0.size.width
                    } action: {
                        notes.widths.append($0)
                    }
            })
        tree.update(offer)
        knob.set?(30)
        tree.update(offer)
        same(notes.widths, [20, 30])
    }

    @Test func aBodyThatChangesItsOwnStateIsReported() {
        let tree = tree(Restless())
        tree.update(offer)
        same(
            tree.issues.map(\.message),
            [
                "@State count of Restless was set while a body was evaluated",
                "A body changed the state that it depends on more than 8 times in one update",
            ])
        same(tree.issues.last?.advice.hasPrefix("It wrote @State count of Restless."), true)
        holds(tree.issues.allSatisfy { $0.path == ["Restless"] })
    }

    @Test func baselinesThatComeBeforeTheFirstLayoutCount() {
        func row(_ content: some View) -> some View {
            HStack(alignment: .firstTextBaseline, spacing: 0) {
                VStack(spacing: 0) {
                    content
                    Color.red.frame(width: 10, height: 50)
                }
                Text("b").accessibilityIdentifier("b")
            }
        }
        let knob = Knob(false)
        let tree = tree(row(Turning(knob) { if $0 { Text("a") } }))
        knob.set?(true)
        tree.update(offer)
        let fresh = self.tree(row(Turning(Knob(true)) { if $0 { Text("a") } }))
        fresh.update(offer)
        same(frames(tree)["b"], frames(fresh)["b"])
    }

    /// Takes minutes where the cost of a change grows with the number of changes.
    @Test func changesInTwentyThousandRows() {
        let count = 20_000
        let knobs = (0..<count).map { _ in Knob(CGFloat(1)) }
        let tree = tree(
            VStack(spacing: 0) {
                ForEach(0..<count, id: \.self) { row in
                    Turning(knobs[row]) {
                        Color.red.frame(width: 10, height: $0).padding(.leading, $0)
                    }
                }
            })
        tree.update(.unspecified)
        for knob in knobs { knob.set?(2) }
        let bodies = tree.statistics.bodies
        same(tree.update(.unspecified), CGSize(width: 12, height: 2 * CGFloat(count)))
        same(tree.statistics.bodies - bodies, count)
    }

    @Test func aPictureIsAsLargeAsWhatObserversMakeOfTheView() throws {
        var stage = Stage()
        stage.output.format = .svg
        let grown = try drawing(of: AnyView(Growing()), on: stage)
        let fixed = try drawing(
            of: AnyView(Color.red.frame(width: 30, height: 10)), on: stage)
        same(String(decoding: grown, as: UTF8.self), String(decoding: fixed, as: UTF8.self))
    }
}
