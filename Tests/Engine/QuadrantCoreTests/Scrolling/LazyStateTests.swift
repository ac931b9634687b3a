import Expectations
import Foundation
import SwiftUI
import TestedViews
import Testing

/// A row with state.
private struct Counter: View {
    let number: Int
    let counts: Counts
    @State private var count = 0

    var body: some View {
        let binding = $count
        counts.add[number] = { binding.wrappedValue += 1 }
        return Color.gray.frame(width: CGFloat(10 + count), height: 20)
            .accessibilityIdentifier("\(number)")
    }
}

private final class Counts {
    var add: [Int: () -> Void] = [:]
}

/// What becomes of elements that went out of sight.
@MainActor @Suite struct LazyStateTests {
    private func list(_ counts: Counts) -> some View {
        ScrollView {
            LazyVStack(spacing: 0) {
                ForEach(0..<1000, id: \.self) { Counter(number: $0, counts: counts) }
            }
        }
    }

    /// Apple keeps views that were scrolled away for some updates (WWDC26, session 321).
    @Test func stateStaysForAWhileAndThenGoes() {
        let counts = Counts()
        let host = ScrollHost(list(counts))
        counts.add[1]?()
        host.update()
        same(host.frames["1"]?.width, 11)
        host.scroll(0, 2000)
        same(host.frames["1"], nil)
        host.scroll(0, 0)
        same(host.frames["1"]?.width, 11)
        for step in 1...20 { host.scroll(0, CGFloat(step) * 500) }
        host.scroll(0, 0)
        same(host.frames["1"]?.width, 10)
    }

    @Test func elementsThatWereScrolledAwayAreFreed() {
        let host = ScrollHost(list(Counts()))
        for step in 0..<180 { host.scroll(0, CGFloat(step) * 100) }
        #expect(host.tree.layout.nodeCount < 400)
    }

    /// What is out of sight is not evaluated when it changes, but when it is seen again.
    @Test func sleepingElementsAreEvaluatedWhenTheyWake() {
        let counts = Counts()
        let host = ScrollHost(list(counts))
        host.scroll(0, 2000)
        let bodies = host.bodies
        counts.add[1]?()
        host.update()
        same(host.bodies, bodies)
        host.scroll(0, 0)
        same(host.frames["1"]?.width, 11)
    }

    @Test func aChangeOfTheListEvaluatesWhatIsInSight() {
        let knob = Knob(CGFloat(20))
        let host = ScrollHost(
            Turning(knob) { height in
                ScrollView {
                    LazyVStack(spacing: 0) {
                        ForEach(0..<1000, id: \.self) { Row(number: $0, height: height) }
                    }
                }
            })
        host.scroll(0, 2000)
        let bodies = host.bodies
        knob.set?(25)
        host.update()
        // The list's own view and the five rows in sight, which are four afterwards.
        #expect(host.bodies - bodies <= 8)
        #expect(host.names.count == 4 || host.names.count == 5)
        holds(host.frames.values.allSatisfy { $0.height == 25 })
    }

    @Test func insertsAndRemovalsKeepStateWithTheElement() {
        let counts = Counts()
        let knob = Knob(Array(0..<100))
        let host = ScrollHost(
            Turning(knob) { numbers in
                ScrollView {
                    LazyVStack(spacing: 0) {
                        ForEach(numbers, id: \.self) { Counter(number: $0, counts: counts) }
                    }
                }
            })
        counts.add[2]?()
        host.update()
        knob.set?([200] + Array(0..<100))
        host.update()
        same(host.frames["2"], CGRect(x: 44.5, y: 60, width: 11, height: 20))
        knob.set?(Array((0..<100).reversed()))
        host.update()
        same(host.names, ["99", "98", "97", "96", "95"])
        knob.set?([3, 2, 1])
        host.update()
        same(host.names, ["3", "2", "1"])
        same(host.frames["2"]?.width, 11)
        same(host.contentSize?.height, 60)
        knob.set?([])
        host.update()
        empty(host.names)
        knob.set?([7])
        host.update()
        same(host.names, ["7"])
    }

    /// Measured: a lazy container drops a cell whose id another cell already has.
    @Test func twinsAreLeftOutAndReported() {
        let host = ScrollHost(
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach([1, 2, 1, 3], id: \.self) { Row(number: $0) }
                }
            })
        same(host.names, ["1", "2", "3"])
        same(host.frames["3"]?.minY, 40)
        same(host.issues, ["Several elements of a ForEach have the id 1"])
    }
}
