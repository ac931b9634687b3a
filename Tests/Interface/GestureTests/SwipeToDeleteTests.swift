import Expectations
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
        try same(host.presented["b"].frame.minX, left)
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
        try same(host.presented["b"].frame.minX, left)
        try swipe("b", by: 70)
        host.touch(at: CGPoint(x: CGFloat(reds[reds.count / 2]), y: CGFloat(y))).lift()
        same(host.texts, ["a", "c", "d"])
        // A full swipe deletes at once; a row that may not be deleted stays.
        try swipe("a", by: 250)
        same(host.texts, ["c", "d"])
        try swipe("d", by: 250)
        #expect(host.texts == ["c", "d"] && !host.isAnimating)
    }

    /// The button to delete a row is a view of the row, as buttons of its own are: fingers and tests find it.
    @Test func theButtonToDeleteIsAView() throws {
        for byHand in [true, false] {
            let host = ViewHost(width: 300, height: 400) { Deleting() }
            fails(host.labels.contains("Delete"))
            if byHand {
                let y = try host["b"].frame.midY
                host.drag(from: CGPoint(x: 270, y: y), to: CGPoint(x: 200, y: y + 2))
            } else {
                try host["b"].swipe()
            }
            host.advanceToEnd()
            let (row, button) = (try host["b"].frame, try host.find(label: "Delete").frame)
            #expect(button.midY == row.midY && button.minX > row.maxX)
            try host.find(label: "Delete").tap()
            same(host.texts, ["a", "c", "d"])
            fails(host.labels.contains("Delete"))
        }
    }

    /// Recorded from Apple's lists: a destructive button takes its row away at once, whatever it does to the data; a row
    /// whose element stays comes back. Other buttons leave the row where it is.
    @Test(arguments: [true, false], [ButtonRole.destructive, nil])
    func aDestructiveButtonTakesItsRowAway(isFull: Bool, role: ButtonRole?) throws {
        let host = ViewHost(width: 300, height: 400) {
            List(0..<3) { row in
                Text(verbatim: "\(row)").accessibilityIdentifier("row \(row)")
                    .swipeActions { Button("Bin", role: role) {} }
            }
        }
        let (second, third) = (try host["row 1"].frame.minY, try host["row 2"].frame.minY)
        try host["row 1"].swipe(fully: isFull)
        if !isFull { try host.find(label: "Bin").tap() }
        host.update()
        try same(host["row 2"].frame.minY, (role == nil ? third : second))
        host.advanceToEnd()
        try same(host["row 1"].frame.minY, second)
        try same(host["row 2"].frame.minY, third)
    }

    /// Buttons that are written at a `ForEach` are those of each of its rows: a swipe shows one row's.
    @Test func buttonsOfManyRowsAreShownOneByOne() throws {
        var tapped: [Int] = []
        let host = ViewHost(width: 300, height: 400) {
            List {
                ForEach(0..<3, id: \.self) { row in
                    Text(verbatim: "\(row)").accessibilityIdentifier("row \(row)")
                }
                .swipeActions { Button("Flag") { tapped.append(1) } }
            }
        }
        let left = try host["row 0"].frame.minX
        try host["row 1"].swipe()
        #expect(try host["row 0"].frame.minX == left && host["row 2"].frame.minX == left)
        #expect(try host["row 1"].frame.minX < left)
        try host.find(label: "Flag").tap()
        #expect(try tapped == [1] && host["row 1"].frame.minX == left)
    }

    @Test func buttonsOfItsOwnTakeThePlaceOfTheOneToDelete() throws {
        let host = ViewHost(width: 300, height: 400) { Deleting(hasButtons: true) }
        let y = try host["b"].frame.midY
        host.drag(from: CGPoint(x: 270, y: y), to: CGPoint(x: 20, y: y + 2))
        host.advanceToEnd()
        // The leading button is not behind this edge, and nothing is deleted.
        same(host.texts.filter { $0.count == 1 }, ["a", "b", "c", "d"])
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
