import QuadrantTesting
import SwiftUI
import Testing

/// Rows that can be deleted and have no buttons of their own.
@MainActor
@Suite struct SwipeToDeleteTests {
    @Test func aRowThatCanBeDeletedIsSwiped() throws {
        let host = ViewHost(width: 300, height: 400) { Deleting() }
        func swipe(_ row: String, by distance: CGFloat) throws {
            let y = try host[row].frame.midY
            host.drag(from: CGPoint(x: 270, y: y), to: CGPoint(x: 270 - distance, y: y + 2))
            host.advanceToEnd()
        }
        let left = try host["b"].frame.minX
        // A little way closes again, half of the button leaves it open.
        try swipe("b", by: 20)
        #expect(try host.presented["b"].frame.minX == left)
        try swipe("b", by: 70)
        let open = try host.presented["b"].frame.minX
        #expect(open < left - 40)
        // The red button is where the row has gone from.
        let y = Int(try host["b"].frame.midY)
        let pixels = try host.pixels()
        let reds = (150..<300).filter {
            pixels($0, y - 12).red > 200 && pixels($0, y - 12).green < 120
        }
        #expect(reds.count > 20)
        // A finger elsewhere closes it and is nothing else.
        host.touch(at: CGPoint(x: 100, y: 390)).lift()
        host.advanceToEnd()
        #expect(try host.presented["b"].frame.minX == left)
        try swipe("b", by: 70)
        host.touch(at: CGPoint(x: CGFloat(reds[reds.count / 2]), y: CGFloat(y))).lift()
        #expect(host.texts == ["a", "c", "d"])
        // A full swipe deletes at once; a row that may not be deleted stays.
        try swipe("a", by: 250)
        #expect(host.texts == ["c", "d"])
        try swipe("d", by: 250)
        #expect(host.texts == ["c", "d"] && !host.isAnimating)
    }

    @Test func buttonsOfItsOwnTakeThePlaceOfTheOneToDelete() throws {
        let host = ViewHost(width: 300, height: 400) { Deleting(hasButtons: true) }
        let y = try host["b"].frame.midY
        host.drag(from: CGPoint(x: 270, y: y), to: CGPoint(x: 20, y: y + 2))
        host.advanceToEnd()
        // The leading button is not behind this edge, and nothing is deleted.
        #expect(host.texts.filter { $0.count == 1 } == ["a", "b", "c", "d"])
    }
}

private struct Deleting: View {
    var hasButtons = false
    @State private var letters = ["a", "b", "c", "d"]

    var body: some View {
        List {
            ForEach(letters, id: \.self) { letter in
                if hasButtons {
                    Text(verbatim: letter).accessibilityIdentifier(letter)
                        .swipeActions(edge: .leading) { Button("Read") {} }
                } else {
                    Text(verbatim: letter).accessibilityIdentifier(letter)
                        .deleteDisabled(letter == "d")
                }
            }
            .onDelete { letters.remove(atOffsets: $0) }
        }
    }
}
