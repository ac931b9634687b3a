import Expectations
import QuadrantCore
import SwiftUI
import TappedViews
import TestedViews
import Testing

/// Views made of preferences: Apple's pages "overlayPreferenceValue(_:alignment:_:)" and
/// "backgroundPreferenceValue(_:alignment:_:)".
@MainActor @Suite struct PreferenceValueTests {
    private let offer = ProposedViewSize(width: 200, height: 100)

    @Test func anOverlayIsMadeOfTheValue() {
        let knob = Knob(CGFloat(30))
        let tree = liveTree(
            Turning(knob) { Color.red.preference(key: Widest.self, value: $0) }
                .overlayPreferenceValue(Widest.self, alignment: .bottomTrailing) {
                    Color.blue.frame(width: $0, height: 10).accessibilityIdentifier("a")
                })
        tree.update(offer)
        same(tree.frames["a"], CGRect(x: 170, y: 90, width: 30, height: 10))
        knob.set?(50)
        tree.update(offer)
        same(tree.frames["a"], CGRect(x: 150, y: 90, width: 50, height: 10))
    }

    @Test func withoutAnAlignmentItIsCentred() {
        let tree = liveTree(
            Color.red.preference(key: Widest.self, value: 30)
                .backgroundPreferenceValue(Widest.self) {
                    Color.blue.frame(width: $0, height: 10).accessibilityIdentifier("a")
                })
        same(tree.update(offer), CGSize(width: 200, height: 100))
        same(tree.frames["a"], CGRect(x: 85, y: 45, width: 30, height: 10))
    }

    @Test func anEqualValueMakesNothingAnew() {
        let knob = Knob(1)
        let evaluations = Tally()
        let tree = liveTree(
            VStack { Turning(knob) { _ in dot("a") } }
                .overlayPreferenceValue(Names.self) { _ in
                    let _ = evaluations.add()
                    Color.blue
                })
        tree.update(offer)
        knob.set?(2)
        tree.update(offer)
        same(evaluations.count, 1)
    }

    @Test func aValueWithoutEqualityIsTakenAsChanged() {
        let knob = Knob(1)
        var seen: [Int] = []
        let tree = liveTree(
            Turning(knob) { Color.red.preference(key: Plain.self, value: .init(number: $0)) }
                .overlayPreferenceValue(Plain.self) { value in
                    let _ = seen.append(value.number)
                    Color.blue
                })
        tree.update(offer)
        knob.set?(2)
        tree.update(offer)
        same(seen, [1, 2])
    }

    @Test func theClosureIsThatOfTheLastEvaluation() {
        let knob = Knob(CGFloat(10))
        let tree = liveTree(
            Turning(knob) { height in
                Color.red.overlayPreferenceValue(Widest.self) { _ in
                    Color.blue.frame(width: 5, height: height).accessibilityIdentifier("a")
                }
            })
        tree.update(offer)
        knob.set?(20)
        tree.update(offer)
        same(tree.frames["a"]?.height, 20)
    }

    @Test func bothViewsPreferencesAreCombinedForThoseAround() {
        var seen: [String] = []
        let knob = Knob("a")
        let tree = liveTree(
            VStack {
                Turning(knob) { dot($0) }
                    .backgroundPreferenceValue(Names.self) { dot("<" + $0.joined() + ">") }
                    .overlayPreferenceValue(Names.self) { dot("[" + $0.joined() + "]") }
                dot("z")
            }.onPreferenceChange(Names.self) { seen.append($0.joined(separator: " ")) })
        tree.update(offer)
        knob.set?("b")
        tree.update(offer)
        same(seen.last, "b <b> [b<b>] z")
        same(seen.first, "a <a> [a<a>] z")
    }

    @Test func theContentIsOutsideOfTheViewsEnvironment() {
        let tree = liveTree(
            Color.red.environment(\.layoutDirection, .rightToLeft)
                .overlayPreferenceValue(Names.self) { _ in
                    HStack(spacing: 0) {
                        Color.blue.frame(width: 10).accessibilityIdentifier("a")
                        Color.blue
                    }
                })
        tree.update(offer)
        same(tree.frames["a"]?.minX, 0)
    }

    @Test func stateInTheContentStays() {
        let (knob, inner) = (Knob("a"), Knob(CGFloat(10)))
        let tree = liveTree(
            Turning(knob) { dot($0) }.overlayPreferenceValue(Names.self) { _ in
                Turning(inner) {
                    Color.blue.frame(width: $0, height: 5).accessibilityIdentifier("a")
                }
            })
        tree.update(offer)
        inner.set?(40)
        tree.update(offer)
        same(tree.frames["a"]?.width, 40)
        knob.set?("b")
        tree.update(offer)
        same(tree.frames["a"]?.width, 40)
    }

    private struct Nested: View {
        var body: some View {
            Color.red.overlayPreferenceValue(Names.self) { _ in Nested() }
        }
    }

    @Test func aViewThatContainsItselfIsReported() {
        let tree = liveTree(Nested())
        tree.update(offer)
        same(tree.issues.count, 1)
        same(tree.issues.first?.message.contains("overlayPreferenceValue(Names.self)"), true)
    }

    /// A state that only the closure reads, not the body around it.
    private struct Late: View {
        let binding: Kept<Binding<CGFloat>>
        @State private var width: CGFloat = 10

        var body: some View {
            binding.keep($width)
            return Color.red
                .transformPreference(Widest.self) { $0 += width }
                .overlayPreferenceValue(Widest.self, alignment: .leading) { value in
                    Color.blue.frame(width: width + value, height: 5).accessibilityIdentifier("a")
                }
        }
    }

    @Test func closuresDependOnTheStatesThatTheyRead() throws {
        let kept = Kept<Binding<CGFloat>>()
        let tree = liveTree(Late(binding: kept))
        tree.update(offer)
        same(tree.frames["a"]?.width, 20)
        let bodies = tree.statistics.bodies
        try #require(kept.value).wrappedValue = 15
        tree.update(offer)
        same(tree.frames["a"]?.width, 30)
        // The content only.
        same(tree.statistics.bodies - bodies, 1)
    }
}
