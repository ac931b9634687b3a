import Expectations
import Foundation
import QuadrantTesting
import SwiftUI
import Testing

/// What is held near an edge of a scroll view scrolls it.
@MainActor
@Suite struct EdgeScrollTests {
    private struct Rows: View {
        @State private var rows = Array(0..<100)

        var body: some View {
            List {
                ForEach(rows, id: \.self) { row in
                    Text(verbatim: "row \(row)").accessibilityIdentifier("row \(row)")
                }
                .onMove { rows.move(fromOffsets: $0, toOffset: $1) }
            }
            .overlay {
                Text(verbatim: order).accessibilityIdentifier("order").allowsHitTesting(false)
            }
        }

        private var order: String { rows.map(String.init).joined(separator: " ") }
    }

    @Test func aListMovesUnderARowNearItsEdge() throws {
        let host = ViewHost(width: 300, height: 400) { Rows() }
        let start = try host["row 1"].frame
        let finger = host.touch(at: CGPoint(x: 150, y: start.midY))
        finger.hold(for: 0.6)
        finger.move(to: CGPoint(x: 150, y: 395), duration: 0.3)
        finger.hold(for: 3)
        // The row stays under the finger, others are beside it, and the row itself is not forgotten.
        let held = try host.presented["row 1"].frame
        near(held.midY, 395, within: 1)
        #expect(!host.texts.contains("row 3") && host.texts.contains("row 1"))
        holds(host.isUnderHands)
        finger.move(to: CGPoint(x: 150, y: 200), duration: 0.2)
        let before = host.texts
        finger.hold(for: 1)
        same(host.texts, before, "away from the edge nothing moves")
        finger.lift()
        host.advanceToEnd()
        let order = try host["order"].text.split(separator: " ").compactMap {
            Int($0)
        }
        let place = try #require(order.firstIndex(of: 1))
        #expect(place > 15 && order.count == 100)
        same(order.filter { $0 != 1 }, Array(0..<100).filter { $0 != 1 })
        // It stands where it was let go, between its new neighbours.
        let own = try host["row 1"].frame.midY
        near(own, 200, within: start.height)
        #expect(try host["row \(order[place - 1])"].frame.midY < own)
        #expect(!host.isUnderHands && !host.isAnimating)
    }

    @Test func itEndsAtTheEndOfTheContent() throws {
        let host = ViewHost(width: 300, height: 400) { Rows() }
        let finger = host.touch(at: CGPoint(x: 150, y: try host["row 1"].frame.midY))
        finger.hold(for: 0.6)
        finger.move(to: CGPoint(x: 150, y: 395), duration: 0.3)
        host.advanceToEnd()
        has(host.texts, "row 99")
        finger.lift()
        host.advanceToEnd()
        let order = try host["order"].text
        #expect(order.hasSuffix(" 98 1 99") || order.hasSuffix(" 99 1"))
    }

    @Test func aDraggedViewScrollsToPlacesForDropsOutOfSight() throws {
        let log = Log()
        let host = ViewHost(width: 200, height: 300) {
            ScrollView {
                VStack(spacing: 0) {
                    Color.black.frame(height: 100).draggable("card").accessibilityIdentifier("card")
                    ForEach(0..<8) { index in
                        Color.white.frame(height: 100).dropDestination(for: String.self) {
                            items, _ in
                            log.add("\(items[0]) on \(index)")
                            return true
                        }
                    }
                }
            }
        }
        let finger = host.touch(at: CGPoint(x: 100, y: 50))
        finger.hold(for: 0.6)
        finger.move(to: CGPoint(x: 100, y: 290), duration: 0.2)
        host.advanceToEnd()
        finger.lift()
        same(log.lines, ["card on 7"])
    }
}
