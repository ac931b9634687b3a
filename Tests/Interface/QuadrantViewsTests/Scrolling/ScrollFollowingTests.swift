import Expectations
import Foundation
import SwiftUI
import TestedViews
import Testing

/// Modifiers that follow scroll views: what they remember, and when they look.
@MainActor @Suite struct ScrollFollowingTests {
    /// Each scroll view is told of at first, also one that comes where another was in memory.
    @Test func everyScrollViewIsToldOfAtFirst() {
        let knob = Knob(0)
        var told: [[CGFloat]] = []
        let host = ScrollHost(
            VStack(spacing: 0) {
                Turning(knob) { number in
                    ScrollView { Row(number: 0, height: 50) }.id(number)
                }
            }
            .onScrollGeometryChange(for: CGFloat.self) {
                $0.contentSize.height
            } action: { old, new in
                told.append([old, new])
            })
        for number in 1...50 {
            knob.set?(number)
            host.update()
        }
        same(told, Array(repeating: [50, 50], count: 51))
    }

    /// Two scroll views have their own targets in sight: nothing is told while nothing changes.
    @Test func twoScrollViewsAreToldOfOnce() {
        func column(_ first: Int) -> some View {
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(first..<first + 30, id: \.self) { Row(number: $0) }
                }
                .scrollTargetLayout()
            }
        }
        var told: [[Int]] = []
        let host = ScrollHost(
            HStack(spacing: 0) {
                column(0)
                column(100)
            }
            .onScrollTargetVisibilityChange(idType: Int.self) { told.append($0) }
            .frame(height: 40))
        host.update()
        host.update()
        same(told, [[0, 1], [100, 101]])
        host.scroll(0, 20, at: "100")
        same(told.dropFirst(2), [[101, 102]])
    }

    /// Reads the state by nothing but the modifier.
    private struct Bound: View {
        let knob: Knob<Int?>
        /// How far the row of number 3 is moved.
        var odd: CGFloat = 0
        @State private var id: Int?

        var body: some View {
            let binding = $id
            knob.set = { binding.wrappedValue = $0 }
            return ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<200, id: \.self) { number in
                        Row(number: number).offset(y: number == 3 ? odd : 0)
                    }
                }
                .scrollTargetLayout()
            }
            .scrollPosition(id: $id, anchor: odd == 0 ? .top : nil)
        }
    }

    @Test(arguments: [CGFloat.nan, .infinity, -1e308])
    func rowsWithoutAPlaceEndNothing(odd: CGFloat) {
        let knob = Knob<Int?>(nil)
        let host = ScrollHost(Bound(knob: knob, odd: odd))
        knob.set?(3)
        host.update()
        host.scroll(0, 40)
        knob.set?(100)
        host.update()
        differ(host.frames["100"], nil)
    }

    @Test func aBoundIdentityThatNoBodyReadsIsFollowed() {
        let knob = Knob<Int?>(nil)
        let host = ScrollHost(Bound(knob: knob))
        var announced = 0
        host.tree.hosting.stateDidChange = { announced += 1 }
        let bodies = host.bodies
        for (step, id) in [50, 120, 3].enumerated() {
            knob.set?(id)
            #expect(announced > step)
            host.update()
            same(host.offset?.y, CGFloat(id * 20))
        }
        // Rows that came in sight, and no body of the scroll view's.
        #expect(host.bodies - bodies <= 3 * 6)
    }

    private struct Positioned: View {
        let knob: Knob<CGFloat>
        @State private var position = ScrollPosition()

        var body: some View {
            let binding = $position
            knob.set = { binding.wrappedValue.scrollTo(y: $0) }
            return ScrollView { Row(number: 0, height: 900) }.scrollPosition($position)
        }
    }

    @Test func aBoundPositionThatNoBodyReadsIsFollowed() {
        let knob = Knob(CGFloat(0))
        let host = ScrollHost(Positioned(knob: knob))
        var announced = 0
        host.tree.hosting.stateDidChange = { announced += 1 }
        knob.set?(70)
        #expect(announced > 0)
        host.update()
        same(host.offset?.y, 70)
    }

    private struct Doubling: View {
        let knob: Knob<CGFloat>
        let told: (CGFloat) -> Void
        @State private var factor: CGFloat = 1

        var body: some View {
            let binding = $factor
            knob.set = { binding.wrappedValue = $0 }
            return ScrollView { Row(number: 0, height: 50) }
                .onScrollGeometryChange(for: CGFloat.self) { geometry in
                    geometry.contentSize.height * binding.wrappedValue
                } action: {
                    told($1)
                }
        }
    }

    /// What the closure reads of states is looked at again when it changes.
    @Test func theValueDependsOnWhatItsClosureReads() {
        let knob = Knob(CGFloat(1))
        var told: [CGFloat] = []
        let host = ScrollHost(Doubling(knob: knob) { told.append($0) })
        var announced = 0
        host.tree.hosting.stateDidChange = { announced += 1 }
        knob.set?(2)
        same(announced, 1)
        host.update()
        same(told, [50, 100])
    }
}
