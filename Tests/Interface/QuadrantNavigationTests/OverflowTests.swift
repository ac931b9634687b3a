import Expectations
import QuadrantTesting
import SwiftUI
import Testing

/// Bars with more than they have room for.
@MainActor @Suite struct OverflowTests {
    private struct Many: View {
        let count: Int
        @State private var done = 0

        var body: some View {
            NavigationStack {
                Text("done \(done)").accessibilityIdentifier("done")
                    .toolbar {
                        ToolbarItemGroup(placement: .topBarTrailing) {
                            ForEach(1...count, id: \.self) { number in
                                Button("Item \(number)", systemImage: "star") { done = number }
                            }
                        }
                    }
                    .navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
            }
        }
    }

    @Test func whatHasNoRoomIsInAMenu() throws {
        let host = ViewHost(width: 390, height: 700) { Many(count: 9) }
        #expect(try host.find(label: "Item 1").frame.minX >= 16)
        let more = try host.find(label: "More")
        #expect(more.frame.maxX <= 390 - 16)
        try more.select("Item 9")
        try same(host["done"].text, "done 9")
    }

    @Test func whatHasRoomIsInTheBar() {
        let host = ViewHost(width: 390, height: 700) { Many(count: 4) }
        has(host.labels, "Item 4")
        fails(host.labels.contains("More"))
    }

    @Test func aLowWindowHasNoLargeTitle() throws {
        let view = NavigationStack { Color.red.navigationTitle("Title") }
        let low = ViewHost(width: 800, height: 380) {
            view.environment(\.verticalSizeClass, .compact)
        }
        let high = ViewHost(width: 390, height: 700) { view }
        #expect(try high.find(label: "Title").frame.midX < 100)
        near(try low.find(label: "Title").frame.midX, 400, within: 1)
    }
}
