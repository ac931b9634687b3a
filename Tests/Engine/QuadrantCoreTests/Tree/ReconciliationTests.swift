import Expectations
import Foundation
import QuadrantCore
import QuadrantLayout
import QuadrantTesting
import QuadrantText
import SwiftUI
import Testing

/// A value that a test changes from outside while a view is alive.
final class Knob<Value> {
    var value: Value
    var set: ((Value) -> Void)?

    init(_ value: Value) {
        self.value = value
    }
}

/// Hands the setter of its state out, so that a test can change it.
struct Turning<Value, Content: View>: View {
    let knob: Knob<Value>
    @State private var value: Value
    let content: (Value) -> Content

    init(_ knob: Knob<Value>, @ViewBuilder content: @escaping (Value) -> Content) {
        self.knob = knob
        _value = State(initialValue: knob.value)
        self.content = content
    }

    var body: some View {
        let binding = $value
        knob.set = { binding.wrappedValue = $0 }
        return content(value)
    }
}

@MainActor @Suite struct ReconciliationTests {
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

    @Test func aStateChangeEvaluatesOneBody() {
        let knob = Knob(CGFloat(20))
        let tree = tree(
            VStack(spacing: 0) {
                ForEach(0..<50) { _ in Color.red.frame(width: 10, height: 2) }
                Turning(knob) {
                    Color.blue.frame(width: $0, height: 4).accessibilityIdentifier("a")
                }
            })
        tree.update(offer)
        same(frames(tree)["a"], CGRect(x: 0, y: 100, width: 20, height: 4))
        let before = tree.statistics.bodies
        knob.set?(30)
        tree.update(offer)
        same(tree.statistics.bodies - before, 1)
        same(frames(tree)["a"], CGRect(x: 0, y: 100, width: 30, height: 4))
    }

    @Test func anEqualStateChangesNothing() {
        let knob = Knob(CGFloat(20))
        let tree = tree(Turning(knob) { Color.blue.frame(width: $0, height: 4) })
        tree.update(offer)
        let (bodies, passes) = (tree.statistics, tree.layout.statistics.measures)
        knob.set?(20)
        tree.update(offer)
        same(tree.statistics, bodies)
        same(tree.layout.statistics.measures, passes)
    }

    @Test func aConditionTakesItsViewOutAndPutsItBackInPlace() {
        let knob = Knob(true)
        let tree = tree(
            HStack(spacing: 0) {
                Color.red.frame(width: 10, height: 10)
                Turning(knob) { isShown in
                    if isShown {
                        Color.green.frame(width: 5, height: 10).accessibilityIdentifier("b")
                    }
                }
                Color.blue.frame(width: 10, height: 10).accessibilityIdentifier("c")
            })
        tree.update(offer)
        same(frames(tree)["b"], CGRect(x: 10, y: 0, width: 5, height: 10))
        same(frames(tree)["c"], CGRect(x: 15, y: 0, width: 10, height: 10))
        let nodes = tree.layout.nodeCount
        knob.set?(false)
        tree.update(offer)
        same(frames(tree)["b"], nil)
        same(frames(tree)["c"], CGRect(x: 10, y: 0, width: 10, height: 10))
        #expect(tree.layout.nodeCount < nodes)
        knob.set?(true)
        tree.update(offer)
        same(frames(tree)["b"], CGRect(x: 10, y: 0, width: 5, height: 10))
        same(tree.layout.nodeCount, nodes)
    }

    @Test func elementsMoveWithTheirIdentity() {
        let knob = Knob([1, 2, 3])
        let tree = tree(
            Turning(knob) { order in
                VStack(spacing: 0) {
                    ForEach(order, id: \.self) { number in
                        Color.red.frame(width: 10, height: CGFloat(number))
                            .accessibilityIdentifier("\(number)")
                    }
                }
            })
        tree.update(offer)
        same(frames(tree)["3"]?.minY, 3)
        let nodes = tree.layout.nodeCount
        knob.set?([3, 1, 2])
        tree.update(offer)
        same(frames(tree)["3"]?.minY, 0)
        same(frames(tree)["1"]?.minY, 3)
        same(frames(tree)["2"]?.minY, 4)
        same(tree.layout.nodeCount, nodes)
        knob.set?([2])
        tree.update(offer)
        same(frames(tree).keys.sorted(), ["2"])
        same(frames(tree)["2"]?.minY, 0)
    }

    @Test func theSameIdentityTwiceIsTwoViews() {
        let tree = tree(
            VStack(spacing: 0) {
                ForEach([1, 1, 2], id: \.self) { Color.red.frame(width: 10, height: CGFloat($0)) }
            })
        same(tree.update(.unspecified), CGSize(width: 10, height: 4))
        same(tree.update(.unspecified), CGSize(width: 10, height: 4))
    }

    @Test func anotherTypeInAnAnyViewReplacesTheOld() {
        let knob = Knob(true)
        let tree = tree(
            Turning(knob) { isColor in
                isColor
                    ? AnyView(Color.red.frame(width: 7, height: 7))
                    : AnyView(Text(verbatim: "ab"))
            })
        same(tree.update(.unspecified), CGSize(width: 7, height: 7))
        knob.set?(false)
        same(tree.update(.unspecified), CGSize(width: 17, height: 17 * 1.2))
    }

    @Test func aModifierOnSeveralViewsGoesToEach() {
        let snapshot = LayoutSnapshot(
            of: HStack(spacing: 0) {
                Group {
                    Color.red.frame(width: 10, height: 10).accessibilityIdentifier("inner")
                    Color.blue.frame(width: 10, height: 10)
                }
                .padding(5)
                .accessibilityIdentifier("outer")
            }, proposal: .unspecified)
        same(snapshot.size, CGSize(width: 40, height: 20))
        same(snapshot.frames["inner"], CGRect(x: 5, y: 5, width: 10, height: 10))
        same(
            snapshot.allFrames("outer"),
            [
                CGRect(x: 0, y: 0, width: 20, height: 20),
                CGRect(x: 20, y: 0, width: 20, height: 20),
            ])
    }

    @Test func aModifierOnNothingIsNothing() {
        let snapshot = LayoutSnapshot(
            of: HStack {
                EmptyView().padding(20).background(Color.red)
                Color.blue.frame(width: 10, height: 10)
                if Bool(false) { Text(verbatim: "never") }
            }, proposal: .unspecified)
        same(snapshot.size, CGSize(width: 10, height: 10))
    }

    @Test func aBackgroundIsNotInsideTheViewItModifies() {
        struct Width: View {
            @Environment(\.lineLimit) private var limit
            var body: some View {
                Color.red.frame(width: CGFloat(limit ?? 1), height: 1)
                    .accessibilityIdentifier("background")
            }
        }
        let snapshot = LayoutSnapshot(
            of: Color.blue.frame(width: 50, height: 50).lineLimit(9)
                .background(alignment: .topLeading) { Width() }
                .lineLimit(7), proposal: .unspecified)
        same(snapshot.frames["background"], CGRect(x: 0, y: 0, width: 7, height: 1))
    }

    @Test func aReaderFollowsItsEnvironment() {
        struct Reader: View {
            @Environment(\.lineLimit) private var limit
            var body: some View { Color.red.frame(width: CGFloat(limit ?? 0), height: 1) }
        }
        let knob = Knob<Int?>(4)
        let tree = tree(Turning(knob) { Reader().lineLimit($0) })
        same(tree.update(.unspecified).width, 4)
        knob.set?(6)
        same(tree.update(.unspecified).width, 6)
    }

    @Test func aReaderDependsOnTheKeysItRead() {
        struct Square: View {
            var body: some View { Color.red.frame(width: 5, height: 5) }
        }
        let knob = Knob<Int?>(4)
        let tree = tree(Turning(knob) { Square().lineLimit($0) })
        tree.update(.unspecified)
        let before = tree.statistics.bodies
        knob.set?(6)
        tree.update(.unspecified)
        // The line limit is nothing to a square: only the view that sets it is evaluated.
        same(tree.statistics.bodies - before, 1)
    }

    @Test func stateStaysWithAnElementThatMoves() {
        struct Cell: View {
            let id: Int
            @State private var remembered: Int?
            let knobs: [Knob<Int?>]
            var body: some View {
                let binding = $remembered
                knobs[id].set = { binding.wrappedValue = $0 }
                return Color.red.frame(width: CGFloat(remembered ?? 1), height: 1)
                    .accessibilityIdentifier("\(id)")
            }
        }
        let knobs = [Knob<Int?>(nil), Knob<Int?>(nil)]
        let order = Knob([0, 1])
        let tree = tree(
            Turning(order) { order in
                VStack { ForEach(order, id: \.self) { Cell(id: $0, knobs: knobs) } }
            })
        tree.update(.unspecified)
        knobs[1].set?(33)
        tree.update(.unspecified)
        order.set?([1, 0])
        tree.update(.unspecified)
        same(frames(tree)["1"]?.width, 33)
        same(frames(tree)["0"]?.width, 1)
    }
}
