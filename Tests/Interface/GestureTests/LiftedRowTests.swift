import Expectations
import Foundation
import QuadrantTesting
import SwiftUI
import Testing

/// How a list looks while a finger holds one of its rows.
@MainActor
@Suite struct LiftedRowTests {
    private struct Rows: View {
        @State private var rows = ["One", "Two", "Three", "Four"]

        var body: some View {
            List {
                ForEach(rows, id: \.self) { Text($0).accessibilityIdentifier($0) }
                    .onMove { rows.move(fromOffsets: $0, toOffset: $1) }
            }
        }
    }

    /// Where the row at an end is lifted, the next one has the corners of the card.
    @Test(arguments: [("One", "Two", 70.0, true), ("Four", "Three", -70, false)])
    func theNextRowHasTheCornersOfTheCard(
        row: String, next: String, way: Double, isAbove: Bool
    ) throws {
        let host = ViewHost(width: 300, height: 320) { Rows() }
        let start = try host[row].frame
        let finger = host.touch(at: CGPoint(x: 150, y: start.midY))
        finger.hold(for: 0.6)
        finger.move(to: CGPoint(x: 150, y: start.midY + way), duration: 0.2)
        finger.hold(for: 1)
        // The next row stands where the lifted one was: a row is 52 high.
        near(try host.presented[next].frame.midY, start.midY, within: 1)
        let pixel = try host.pixels()
        let edge = Int(isAbove ? start.midY - 24 : start.midY + 24)
        same(pixel(18, edge), pixel(4, 4), "the corner is empty")
        differ(pixel(150, edge), pixel(4, 4))
        finger.lift()
    }
}
