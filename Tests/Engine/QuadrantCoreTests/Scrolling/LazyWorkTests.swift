import Expectations
import Foundation
import QuadrantCore
import SwiftUI
import TestedViews
import Testing

/// What lazy containers look at again while others change.
@MainActor @Suite struct LazyWorkTests {
    /// A view whose height is changed from outside.
    private struct Head: View {
        let handle: Handle
        @State private var count = 0

        var body: some View {
            handle.change = { count += 1 }
            return Color.red.frame(height: CGFloat(10 + count)).accessibilityIdentifier("head")
        }
    }

    private final class Handle {
        var change: () -> Void = {}
    }

    private func rows(_ count: Int) -> some View {
        LazyVStack(spacing: 0) {
            ForEach(0..<count, id: \.self) { Row(number: $0, height: 1) }
        }
    }

    @Test func aContainerThatHasNothingToDoLooksAtNothing() {
        let handle = Handle()
        let host = ScrollHost(
            HStack(alignment: .top, spacing: 0) {
                rows(50)
                Head(handle: handle).frame(width: 10)
            }, 100, 100)
        same(host.frames["49"]?.minY, 49)
        let looks = host.tree.statistics.lazyLooks
        for _ in 0..<20 {
            handle.change()
            host.update()
        }
        same(host.frames["head"]?.height, 30)
        same(host.tree.statistics.lazyLooks, looks)
    }

    /// Moved by what is above it, it sees another part, but its elements are as long as they were.
    @Test func aContainerThatIsMovedMakesWhatComesInSightOnly() {
        let handle = Handle()
        let host = ScrollHost(
            VStack(spacing: 0) {
                Head(handle: handle)
                rows(200)
            }.frame(width: 100, height: 100, alignment: .top), 100, 100)
        same(host.frames["0"]?.minY, 10)
        let looks = host.tree.statistics.lazyLooks
        same(host.frames["89"]?.minY, 99)
        handle.change()
        host.update()
        same(host.frames["0"]?.minY, 11)
        same(host.frames["88"]?.minY, 99)
        #expect(host.tree.statistics.lazyLooks <= looks + 3)
    }

    /// Elements without views have no place: whether their neighbours are in sight decides about them. All
    /// elements were looked at for each.
    @Test func elementsWithoutViewsLookAtTheirNeighboursOnly() {
        /// How many elements were looked at to lay out so many.
        func spans(_ count: Int) -> Int {
            let host = ScrollHost(
                LazyVStack(spacing: 0) {
                    ForEach(0..<count, id: \.self) { number in
                        if number % 2 == 0 { Color.red.frame(height: 0) }
                    }
                }, 100, 100)
            return host.tree.statistics.lazySpans
        }
        let few = spans(1500)
        // Each is looked at by itself and by its neighbours; for each of all others it would be a thousand times.
        #expect(few >= 1500 && few < 6 * 1500)
        // Twice as many elements are twice the work, not four times.
        #expect(spans(3000) < 5 * few / 2)
    }

    /// The first view in sight keeps its place also where nothing had to be looked at before it moved.
    @Test func whatIsInSightStaysWhenSomethingAboveItGrows() {
        let handle = Handle()
        let host = ScrollHost(
            ScrollView {
                LazyVStack(spacing: 0) {
                    Head(handle: handle)
                    ForEach(0..<100, id: \.self) { Row(number: $0) }
                }
            })
        host.scroll(0, 5)
        handle.change()
        host.update()
        same(host.frames["head"]?.minY, -5)
        same(host.frames["0"]?.minY, 6)
    }
}
