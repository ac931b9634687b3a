import Expectations
import Foundation
import Observation
import QuadrantCore
import QuadrantGeometry
import QuadrantTesting
import QuadrantViews
import TappedViews
import Testing

private enum Field { case name, mail }

private struct Form: View {
    @FocusState private var field: Field?
    @FocusState private var isFocused: Bool

    var body: some View {
        let binding = $field
        VStack(spacing: 0) {
            Color.red.frame(width: field == .mail ? 20 : 10, height: 10)
                .onTapGesture { field = .mail }.accessibilityIdentifier("field")
            Color.red.frame(width: isFocused ? 20 : 10, height: 10)
                .onTapGesture { binding.wrappedValue = nil }.accessibilityIdentifier("none")
        }
    }
}

private struct RestlessForm: View {
    @FocusState private var field: Field?

    var body: some View {
        if field == nil { field = .name }
        return Color.red
    }
}

private struct Drag: View {
    @GestureState private var offset = 30.0
    @GestureState private var start: CGPoint?
    let taps: Int

    var body: some View {
        Color.red.frame(width: offset, height: start == nil ? 10 : 20)
            .accessibilityIdentifier("bar")
        let projected: GestureState<Double> = $offset
        Color.blue.frame(width: projected.wrappedValue + Double(taps), height: 1)
            .accessibilityIdentifier("projected")
    }
}

@Observable private final class Person: Identifiable {
    let id: Int
    var name = "Ada"

    init(_ id: Int) { self.id = id }
}

/// Wrappers that keep a value for a view, beside `State`.
@MainActor @Suite struct StateWrapperTests {
    @Test func focusIsWhereTheStateSays() {
        let tree = TappedTree(Form())
        #expect(tree.frame("field").width == 10 && tree.frame("none").width == 10)
        tree.tap("field")
        same(tree.frame("field").width, 20)
        tree.tap("none")
        same(tree.frame("field").width, 10)
        same(tree.issues, [])
    }

    @Test func reportsNameTheWrapper() {
        same(
            TappedTree(RestlessForm()).tree.issues.map(\.message),
            [
                "@FocusState field of RestlessForm was set while a body was evaluated"
            ])
    }

    @Test func aGestureStateHasItsFirstValue() {
        let tree = TappedTree(
            TapCounter { count in
                Drag(taps: count.wrappedValue)
                Color.green.frame(width: 10, height: 10).accessibilityIdentifier("tap")
                    .onTapGesture { count.wrappedValue += 1 }
            })
        same(tree.frame("bar").size, CGSize(width: 30, height: 10))
        tree.tap("tap")
        same(tree.frame("bar").size, CGSize(width: 30, height: 10))
        same(tree.frame("projected").width, 31)
    }

    @Test func bindablesAreCalledAsTheirObjects() {
        let person = Person(7)
        same(Bindable(person).id, 7)
        same(ForEach([Bindable(person)]) { Text($0.name.wrappedValue) }.data.count, 1)
    }

    @Test func wrappersOfSendableValuesAreSendable() {
        func takes<T: Sendable>(_: T.Type) {}
        takes(AppStorage<Int>.self)
        takes(GestureState<Int>.self)
        takes(ScaledMetric<Double>.self)
        takes(Bindable<Int>.self)
    }

    /// Without a lock it crashes in one run of a few, and the thread sanitizer tells in each.
    @Test func whatABindingHadLastMayBeReadOnAnyThread() throws {
        // Another piece of memory each time.
        let numbers = Binding<[Int]?> {
            [1, 2]
        } set: { _ in
        }
        let known = try #require(Binding<[Int]>(numbers))
        let element = Binding<[[Int]]> {
            [[1, 2]]
        } set: { _ in
        }[0]
        DispatchQueue.concurrentPerform(iterations: 100_000) { _ in
            if known.wrappedValue.count + element.wrappedValue.count != 4 { fatalError() }
        }
        #expect(known.wrappedValue == [1, 2] && element.wrappedValue == [1, 2])
    }

    @Test func aStateThatIsNotShownSaysThatItStays() async throws {
        let result = await #expect(
            processExitsWith: .success, observing: [\.standardErrorContent]
        ) {
            let state = State(initialValue: 1)
            state.wrappedValue = 2
            state.projectedValue.wrappedValue = 3
            same(state.wrappedValue, 1)
        }
        let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
        let told = "A @State of type Int was set outside of a view that is shown."
        same(text.components(separatedBy: told).count, 3)
    }
}
