import Expectations
import QuadrantCore
import SwiftUI
import TappedViews
import TestedViews
import Testing

/// What comes out of views: Apple's pages "PreferenceKey", "reduce(value:nextValue:)" and
/// "defaultValue".
@MainActor @Suite struct PreferenceReducingTests {
    private let offer = ProposedViewSize(width: 200, height: 200)

    /// What is read of `key` around a view.
    private func read<K: PreferenceKey>(_ key: K.Type, of view: some View) -> K.Value?
    where K.Value: Equatable {
        var seen: [K.Value] = []
        let tree = liveTree(view.onPreferenceChange(key) { seen.append($0) })
        tree.update(offer)
        same(seen.count, 1)
        return seen.last
    }

    private func names(of view: some View) -> [String]? { read(Names.self, of: view) }

    @Test func theOrderIsThatOfTheViews() {
        same(
            names(
                of: HStack {
                    dot("a")
                    VStack {
                        dot("b")
                        Color.blue
                        dot("c").padding().opacity(0.5)
                    }
                    dot("d")
                }), ["a", "b", "c", "d"])
    }

    @Test func whereNobodySaysAnythingItIsTheDefault() {
        same(names(of: Color.red), [])
        same(read(Outline.self, of: VStack { Color.red }), "-")
    }

    @Test func viewsThatSayNothingAreLeftOut() {
        same(
            read(
                Outline.self,
                of: VStack {
                    Color.red
                    Color.red.preference(key: Outline.self, value: "a")
                    Color.red
                }), "a")
    }

    @Test func eachContainerIsCombinedByItself() {
        func leaf(_ name: String) -> some View {
            Color.red.preference(key: Outline.self, value: name)
        }
        same(
            read(
                Outline.self,
                of: HStack {
                    VStack {
                        leaf("a")
                        leaf("b")
                    }
                    VStack {
                        leaf("c")
                        Group {
                            leaf("d")
                            leaf("e")
                        }
                    }
                }), "((a b) ((c d) e))")
    }

    @Test func theOuterModifierReplacesWhatIsInside() {
        same(names(of: dot("a").named("b")), ["b"])
        same(
            names(
                of: VStack {
                    dot("a")
                    VStack { dot("b") }.named("c")
                }), ["a", "c"])
    }

    @Test func otherKeysPassThrough() {
        let view = VStack { dot("a") }.preference(key: Widest.self, value: 3)
        same(names(of: view), ["a"])
        same(read(Widest.self, of: view), 3)
    }

    @Test func aTransformChangesWhatComesOut() {
        same(
            names(
                of: VStack {
                    dot("a")
                    dot("b")
                }.transformPreference(Names.self) { $0.append("\($0.count)") }), ["a", "b", "2"])
        same(
            names(of: Color.red.transformPreference(Names.self) { $0.append("\($0.count)") }), ["0"]
        )
    }

    @Test func structureIsTransparent() {
        let (yes, no) = (true, false)
        same(
            names(
                of: VStack {
                    ForEach(0..<3, id: \.self) { dot("\($0)") }
                    if yes { dot("if") } else { dot("else") }
                    if no { dot("never") }
                    Group { AnyView(dot("any")) }
                    dot("env").environment(\.lineLimit, 1)
                }), ["0", "1", "2", "if", "any", "env"])
    }

    /// The value so far and the next one at each call, as text.
    private struct Calls: PreferenceKey {
        static let defaultValue = "-"

        static func reduce(value: inout String, nextValue: () -> String) {
            value += nextValue()
        }
    }

    /// Conditions beside a view that says something, and in an overlay of it.
    private struct Conditions: View {
        let kind: String
        private let yes = true
        private let no = false

        init(_ kind: String) { self.kind = kind }

        private func leaf(_ name: String) -> some View {
            Color.red.preference(key: Calls.self, value: name)
        }

        @ViewBuilder var body: some View {
            switch kind {
            case "each":
                VStack {
                    leaf("a")
                    Color?.some(.red)
                    if yes { Color.blue }
                    if no { Color.blue }
                    Color?.none
                    if yes { Color.blue } else { Color.green }
                }
            case "between":
                VStack {
                    if no { Color.blue }
                    leaf("a")
                    if yes { Color.blue }
                    leaf("b")
                }
            case "saying":
                VStack {
                    if yes { leaf("a") }
                    if yes { leaf("b") } else { leaf("c") }
                    if no { leaf("d") }
                }
            case "overlay": leaf("a").overlay { if yes { Color.green } }
            case "background": leaf("a").background { if no { Color.green } }
            case "none":
                VStack {
                    leaf("a")
                    EmptyView()
                    Group { Color.red }
                    HStack { if yes { Color.blue } }
                    ForEach(0..<2, id: \.self) { _ in if yes { Color.blue } }
                    AnyView(Color.red)
                }
            default: VStack { if yes { Color.blue } }
            }
        }
    }

    /// As a gist (DevAndArtist, 8267a7db) prints it for a stack and a post (shadowfacts, "SwiftUI Preferences") for an overlay. What neither
    /// tells of is left out.
    @Test(arguments: [
        ("each", "a-----"), ("between", "-a-b"), ("saying", "ab-"), ("overlay", "a-"),
        ("background", "a-"), ("none", "a"), ("alone", "-"),
    ])
    func conditionsCountWithTheDefault(_ kind: String, _ expected: String) {
        same(read(Calls.self, of: Conditions(kind)), expected)
    }

    @Test func aModifierOnSeveralViewsIsOnEach() {
        same(
            names(
                of: VStack {
                    Group {
                        Color.red
                        Color.blue
                    }.named("x")
                }), ["x", "x"])
        same(names(of: VStack { EmptyView().named("x") }), [])
    }

    @Test func hiddenViewsCount() {
        same(names(of: dot("a").hidden()), ["a"])
    }

    @Test func backgroundsAndOverlaysComeAfterTheirView() {
        same(names(of: dot("a").background { dot("b") }.overlay { dot("c") }), ["a", "b", "c"])
    }

    @Test func contentOfAGeometryReaderCounts() {
        var seen: [[CGFloat]] = []
        let tree = liveTree(
            GeometryReader { proxy in
                Color.red.preference(key: Widest.self, value: proxy.size.width)
            }.onPreferenceChange(Widest.self) { seen.append([$0]) })
        tree.update(offer)
        tree.update(ProposedViewSize(width: 50, height: 50))
        same(seen, [[200], [50]])
    }

    @Test func whatReduceDoesNotAskForIsNotWorkedOut() {
        let calls = Tally()
        let view = VStack {
            Color.red.preference(key: First.self, value: 1)
            Color.red.transformPreference(First.self) {
                calls.add()
                $0 = 2
            }
        }
        same(read(First.self, of: view), 1)
        same(calls.count, 0)
    }

    @Test func viewThatFitsShowsOneAndCountsOne() {
        var seen: [[String]] = []
        let tree = liveTree(
            ViewThatFits(in: .horizontal) {
                dot("wide").frame(width: 100)
                dot("narrow").frame(width: 20)
            }.onPreferenceChange(Names.self) { seen.append($0) })
        for width in [200, 50, 60, 150] as [CGFloat] {
            tree.update(ProposedViewSize(width: width, height: 20))
        }
        same(seen, [["wide"], ["narrow"], ["wide"]])
    }
}
