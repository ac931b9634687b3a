import Expectations
import Foundation
import Observation
import QuadrantCore
import QuadrantTesting
import SwiftUI
import Testing

private let rows = 60

@Observable private final class Chosen {
    var row = -1
}

@Observable private final class Title {
    var text = "Title"
    var isBold = false
}

/// One node.
private struct Row: View {
    let number: Int

    var body: some View {
        HStack {
            Text("Row")
            Spacer()
            Text("\(number)")
        }
    }
}

/// Several nodes as far as its type tells.
private struct OpenRow: View {
    let number: Int

    var body: some View {
        Text("Row")
        if number >= 0 { Text("\(number)") }
    }
}

private struct Shown: View {
    let row: Int

    var body: some View { Text("\(row)").accessibilityIdentifier("shown") }
}

/// A list whose rows set its state; `content` makes them.
private struct Choosing<Content: View>: View {
    let content: (Int, Binding<Int>) -> Content
    @State private var chosen = -1

    init(@ViewBuilder content: @escaping (Int, Binding<Int>) -> Content) {
        self.content = content
    }

    var body: some View {
        VStack(spacing: 0) {
            Shown(row: chosen)
            ForEach(0..<rows, id: \.self) { content($0, $chosen) }
        }
    }
}

private struct Watching: View {
    let chosen: Chosen

    var body: some View { Text("\(chosen.row)") }
}

/// A row whose title is its model's.
private struct TitleRow: View {
    let title: Title

    var body: some View {
        HStack(alignment: .firstTextBaseline) {
            Text(title.text).fontWeight(title.isBold ? .bold : .regular)
            Spacer()
            Text("1")
        }
        .padding(4)
    }
}

private struct Inset: Layout {
    let length: Binding<CGFloat>

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: 10 + length.wrappedValue, height: 10)
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
        for subview in subviews {
            subview.place(
                at: CGPoint(x: bounds.minX + length.wrappedValue, y: bounds.minY),
                proposal: .unspecified)
        }
    }
}

/// Reads its state in a layout only.
private struct Laid: View {
    let sets: Sets
    @State private var length: CGFloat = 0

    var body: some View {
        let length = $length
        sets.width = { length.wrappedValue = $0 }
        return VStack {
            ForEach(0..<20, id: \.self) { Row(number: $0) }
            Inset(length: $length) {
                Color.red.frame(width: 5, height: 5).accessibilityIdentifier("inner")
            }
        }
    }
}

@Observable private final class Guide {
    var top: CGFloat = 0
}

private struct Guided: View {
    let guide: Guide

    var body: some View {
        HStack(alignment: .top, spacing: 0) {
            Row(number: 1)
            Color.red.frame(width: 10, height: 10).accessibilityIdentifier("still")
            Color.blue.frame(width: 10, height: 10).alignmentGuide(.top) { _ in guide.top }
        }
    }
}

/// What is equal is left alone: bodies of views whose values are, whatever hangs on them, containers that
/// are told the same, drawings that show the same.
@MainActor @Suite struct LeftAloneTests: LiveTreeTests {
    /// Where a row shows its first text.
    private let start = UnitPoint(x: 0.05, y: 0.5)

    @Test func aTapEvaluatesTheListAndWhatShowsIt() throws {
        let host = ViewHost(width: 393) {
            Choosing { row, chosen in
                Row(number: row).accessibilityIdentifier("row \(row)")
                    .onTapGesture { chosen.wrappedValue = row }
            }
        }
        let cost = try host.cost { try host["row 7"].tap(at: start) }
        same(cost.bodies, 2, "the list's and the text's")
        same(cost.recorded, 1)
        try same(host["shown"].text, "7")
        try host["row 8"].tap(at: start)
        try same(host["shown"].text, "8", "the closures that came with the list are called")
    }

    @Test func rowsOfSeveralNodesAreLeftAloneToo() throws {
        let host = ViewHost(width: 393) {
            Choosing { row, chosen in
                OpenRow(number: row).accessibilityIdentifier("row \(row)").padding(1)
                    .onTapGesture { chosen.wrappedValue = row }
            }
        }
        func tap(_ row: Int) throws -> Int {
            try host.cost { try host.all("row \(row)")[0].tap() }.bodies
        }
        try same(tap(7), 2)
        try same(tap(8), 2)
        try same(host["shown"].text, "8")
    }

    @Test func theClosureOfALaterValueIsCalled() throws {
        let (knob, told) = (Knob(1), Told())
        let host = ViewHost(width: 393) {
            Turning(knob) { value in
                Row(number: 0).accessibilityIdentifier("row")
                    .onTapGesture { told.values.append(value) }
            }
        }
        try host["row"].tap(at: start)
        let bodies = host.counters.bodies
        knob.set?(2)
        same(host.counters.bodies - bodies, 1)
        try host["row"].tap(at: start)
        same(told.values, [1, 2])
    }

    @Test func anotherNameOrModifierIsTaken() throws {
        let knob = Knob(1)
        let host = ViewHost(width: 393) {
            Turning(knob) { value in
                Row(number: 0).accessibilityIdentifier("row \(value)").layoutPriority(Double(value))
                OpenRow(number: 0).padding(CGFloat(value))
                    .accessibilityLabel(value == 1 ? "one" : "two")
            }
        }
        let height = host.size.height
        same(host.all("row 1").count, 1)
        knob.set?(2)
        same(host.all("row 2").count, 1)
        same(host.size.height, height + 4)
    }

    @Test func aChangeSeenByOneRowStaysInIt() {
        let titles = (0..<200).map { _ in Title() }
        let host = ViewHost(width: 393) {
            VStack(spacing: 0) {
                ForEach(titles.indices, id: \.self) { TitleRow(title: titles[$0]) }
            }
        }
        let width = host.cost { titles[50].text = "Another title" }
        same(width.bodies, 1)
        #expect(width.measures + width.places <= 30)
        #expect(width.recorded == 1 && width.fragments == 1, "\(width)")
        let bold = host.cost { titles[60].isBold = true }
        #expect(bold.measures + bold.places <= 30)
        let lines = host.cost { titles[70].text = "Two\nlines" }
        #expect(lines.places <= 200 + 20, "one pass of the column")
        let again = host.cost { titles[190].text = "Two\nlines" }
        #expect(again.places <= 10 + 10, "the rows below")
        #expect(lines.recorded <= 3)
    }

    @Test func nothingToDoTouchesNothing() {
        let host = ViewHost(width: 393) { Row(number: 1) }
        same(host.cost {}, PassCounters())
    }

    @Test func aSelectionThatOnlyATextReads() throws {
        let chosen = Chosen()
        let host = ViewHost(width: 393) {
            VStack(spacing: 0) {
                Watching(chosen: chosen)
                ForEach(0..<rows, id: \.self) { row in
                    Row(number: row).accessibilityIdentifier("row \(row)")
                        .onTapGesture { chosen.row = row }
                }
            }
        }
        try same(host.cost { try host["row 7"].tap(at: start) }.bodies, 1)
    }

    @Test func aLayoutThatReadsAStateIsItsOwnReader() {
        let sets = Sets()
        let tree = tree(Laid(sets: sets))
        let before = frame(tree, "inner")?.minX ?? 0
        same(bodies(tree) { sets.width(8) }, 0)
        // It is 8 wider, and stands in the middle.
        same(frame(tree, "inner")?.minX, before - 4 + 8)
        same(bodies(tree) { sets.width(0) }, 0)
        same(frame(tree, "inner")?.minX, before)
    }

    @Test func aGuideThatReadsAnObjectIsItsOwnReader() {
        let guide = Guide()
        let tree = tree(Guided(guide: guide))
        for step in 1...300 {
            same(bodies(tree) { guide.top = CGFloat(step % 10) }, 0)
        }
        guide.top = 7
        tree.update(offer)
        let fresh = self.tree(Guided(guide: guide))
        same(frame(tree, "still"), frame(fresh, "still"))
    }

    @Test func aDroppedTreeIsFreed() {
        func dropped() -> () -> ViewTree? {
            let sets = Sets()
            let tree = tree(
                VStack {
                    Laid(sets: sets).onTapGesture { sets.flag(true) }
                    Guided(guide: Guide())
                })
            _ = list(tree)
            sets.width(3)
            tree.update(offer)
            return { [weak tree] in tree }
        }
        #expect(dropped()() == nil)
    }

    @Test func anEqualDrawingIsNotRecordedAgain() {
        let knob = Knob(1)
        let host = ViewHost(width: 393) {
            Turning(knob) { value in
                HStack {
                    Color.red.frame(width: 10, height: 10)
                    Text("Same").bold()
                    Color.blue.frame(width: 10, height: 10).opacity(0.5)
                }
                Color.green.frame(width: value == 1 ? 10 : 20, height: 10)
            }
        }
        let cost = host.cost { knob.set?(2) }
        same(cost.recorded, 1, "the green one, which is wider")
    }
}

private final class Told {
    var values: [Int] = []
}
