import Expectations
import QuadrantCore
import SwiftUI
import TappedViews
import TestedViews
import Testing

/// `onPreferenceChange` while views change, and what is worked out for it.
@MainActor @Suite struct PreferenceChangeTests {
    private let offer = ProposedViewSize(width: 200, height: 200)

    @Test func theActionIsCalledFirstAndAtEachChange() {
        let knob = Knob("a")
        var seen: [[String]] = []
        let tree = liveTree(
            VStack { Turning(knob) { dot($0) } }.onPreferenceChange(Names.self) { seen.append($0) })
        tree.update(offer)
        for name in ["a", "b", "b", "c"] {
            knob.set?(name)
            tree.update(offer)
        }
        same(seen, [["a"], ["b"], ["c"]])
    }

    @Test func aSendableClosureWillDo() {
        let kept = Kept<[String]>()
        nonisolated(unsafe) let keep = kept
        let action: @Sendable ([String]) -> Void = { keep.keep($0) }
        liveTree(dot("a").onPreferenceChange(Names.self, perform: action)).update(offer)
        same(kept.value, ["a"])
    }

    @Test func viewsComeGoAndMove() {
        let knob = Knob(["a", "b", "c"])
        var seen: [String] = []
        let tree = liveTree(
            Turning(knob) { names in
                VStack { ForEach(names, id: \.self) { dot($0) } }
            }.onPreferenceChange(Names.self) { seen.append($0.joined()) })
        tree.update(offer)
        for names in ["cab", "cb", "xcb", "", "q"] {
            knob.set?(names.map(String.init))
            tree.update(offer)
        }
        same(seen, ["abc", "cab", "cb", "xcb", "", "q"])
    }

    @Test func aBranchIsReplaced() {
        let knob = Knob(true)
        var seen: [String] = []
        let tree = liveTree(
            VStack {
                dot("0")
                Turning(knob) { isOn in
                    if isOn { dot("a").padding() } else { Color.red }
                }
            }.onPreferenceChange(Names.self) { seen.append($0.joined()) })
        tree.update(offer)
        knob.set?(false)
        tree.update(offer)
        knob.set?(true)
        tree.update(offer)
        same(seen, ["0a", "0", "0a"])
    }

    @Test func innerReadersComeBeforeOuterOnes() {
        let knob = Knob("a")
        var calls: [String] = []
        let tree = liveTree(
            HStack {
                VStack { Turning(knob) { dot($0) } }
                    .onPreferenceChange(Names.self) { calls.append("first \($0.joined())") }
                dot("z").onPreferenceChange(Names.self) { calls.append("second \($0.joined())") }
            }.onPreferenceChange(Names.self) { calls.append("outer \($0.joined())") })
        tree.update(offer)
        same(calls, ["first a", "second z", "outer az"])
        calls = []
        knob.set?("b")
        tree.update(offer)
        same(calls, ["first b", "outer bz"])
    }

    @Test func statesThatTheActionWritesTakeEffectInTheSameUpdate() {
        let tree = liveTree(EqualLabels())
        tree.update(offer)
        same(tree.frames["a"]?.width, tree.frames["b"]?.width)
        same(tree.frames["b"]?.width, FixedMetrics.width("longer"))
        same(tree.issues, [])
    }

    @Test func theValueReadIsThatOfTheFirstLayoutAlready() {
        let tree = liveTree(EqualLabels())
        same(tree.update(.unspecified).width, FixedMetrics.width("longer"))
    }

    // MARK: What it costs

    @Test func nothingIsWorkedOutWhereNothingChanged() {
        let knob = Knob(1)
        let tree = liveTree(
            VStack {
                Turning(knob) { Color.red.frame(width: CGFloat($0)) }
                dot("a")
                dot("b")
            }.onPreferenceChange(Names.self) { _ in })
        tree.update(offer)
        same(tree.statistics.preferenceReductions, 1)
        knob.set?(2)
        tree.update(offer)
        tree.update(ProposedViewSize(width: 100, height: 100))
        same(tree.statistics.preferenceReductions, 1)
    }

    @Test func anEqualValueIsNoChange() {
        let knob = Knob(1)
        let tree = liveTree(
            VStack {
                Turning(knob) { _ in dot("a") }
                dot("b")
            }.onPreferenceChange(Names.self) { _ in })
        tree.update(offer)
        knob.set?(2)
        tree.update(offer)
        same(tree.statistics.preferenceReductions, 1)
    }

    /// Ten groups of ten: what changes in one of them is combined there and with the other nine.
    @Test func onlyTheWayToTheReaderIsCombinedAgain() {
        let knobs = (0..<100).map { Knob("\($0)") }
        var count = 0
        let tree = liveTree(
            VStack {
                ForEach(0..<10, id: \.self) { group in
                    HStack {
                        ForEach(0..<10, id: \.self) { index in
                            Turning(knobs[10 * group + index]) { dot($0) }
                        }
                    }
                }
            }.onPreferenceChange(Names.self) { _ in count += 1 })
        tree.update(offer)
        same(tree.statistics.preferenceReductions, 99)
        knobs[42].set?("x")
        tree.update(offer)
        same(tree.statistics.preferenceReductions, 99 + 18)
        same(count, 2)
    }

    @Test func withoutAReaderNothingIsCombined() {
        let tree = liveTree(
            VStack {
                dot("a")
                dot("b")
            })
        tree.update(offer)
        same(tree.statistics.preferenceReductions, 0)
    }

    @Test func tenThousandModifiersInsideOneAnother() {
        var view = AnyView(dot("a"))
        for _ in 0..<10_000 {
            view = AnyView(view.transformPreference(Names.self) { $0[0] += "b" })
        }
        var seen: [[String]] = []
        let tree = liveTree(view.onPreferenceChange(Names.self) { seen.append($0) })
        tree.update(offer)
        same(seen.map { $0[0].count }, [10_001])
    }

    // MARK: Loops

    private struct Restless: View {
        @State private var width: CGFloat = 1

        var body: some View {
            Color.red.preference(key: Widest.self, value: width)
                .onPreferenceChange(Widest.self) { width = $0 + 1 }
        }
    }

    @Test func aPreferenceThatNeverSettlesIsReportedOnce() throws {
        let tree = liveTree(VStack { Restless() })
        tree.update(offer)
        tree.update(offer)
        same(tree.issues.count, 1)
        let issue = try #require(tree.issues.first)
        has(issue.message, "onPreferenceChange(Widest.self)")
        same(issue.path, ["Restless"])
        has(issue.advice, "It wrote @State width of Restless")
    }
}

/// Two labels, the narrower of which is made as wide as the wider one.
private struct EqualLabels: View {
    @State private var width: CGFloat?

    var body: some View {
        VStack {
            label("short").accessibilityIdentifier("a")
            label("longer").accessibilityIdentifier("b")
        }
        .onPreferenceChange(Widest.self) { width = $0 }
    }

    private func label(_ text: String) -> some View {
        Text(text)
            .background(
                GeometryReader { proxy in
                    Color.clear.preference(key: Widest.self, value: proxy.size.width)
                }
            )
            .frame(width: width)
    }
}

@MainActor private enum FixedMetrics {
    /// The width of a text by itself.
    static func width(_ text: String) -> CGFloat {
        liveTree(Text(text)).update(.unspecified).width
    }
}
