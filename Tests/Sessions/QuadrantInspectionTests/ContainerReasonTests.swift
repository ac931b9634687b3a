import Expectations
import QuadrantInspection
import SwiftUI
import Testing

/// What is told of views by the containers around them: rows of lists, bars, grids, what fits.
@MainActor @Suite struct ContainerReasonTests {
    private static var box: some View { Color.red.frame(width: 20, height: 20) }

    /// A view, the room that it is offered, and what is said of a node in it.
    private static let rows: [(name: String, view: AnyView, room: CGSize, words: String)] = [
        (
            "a row", AnyView(List { box }.listStyle(.plain)), CGSize(width: 300, height: 200),
            "room in its row: 300 − 16 − 16 (the list's insets) = 268"
        ),
        (
            "the least height of a row", AnyView(List { box }.listStyle(.plain)),
            CGSize(width: 300, height: 200),
            "least height of its row 52: (52 − 20) ÷ 2 = 16 from its top"
        ),
        (
            "insets that are set",
            AnyView(
                List { box.listRowInsets(EdgeInsets(top: 20, leading: 40, bottom: 4, trailing: 8)) }
                    .listStyle(.plain)),
            CGSize(width: 300, height: 200), "room in its row: 300 − 40 − 8 (.listRowInsets) = 252"
        ),
        (
            "heights that are set",
            AnyView(
                List { box.listRowInsets(EdgeInsets(top: 20, leading: 40, bottom: 4, trailing: 8)) }
                    .listStyle(.plain)),
            CGSize(width: 300, height: 200),
            "20 + (52 − 20 − 4 − 20) ÷ 2 = 24 from its top (.listRowInsets)"
        ),
        (
            "an inset at one side",
            AnyView(List { box.listRowInsets(.leading, 50) }.listStyle(.plain)),
            CGSize(width: 300, height: 200),
            "room in its row: 300 − 50 (.listRowInsets) − 16 (the list's insets) = 234"
        ),
        (
            "a high row",
            AnyView(List { Color.red.frame(width: 20, height: 80) }.listStyle(.plain)),
            CGSize(width: 300, height: 200), "height of its row: 80 + "
        ),
        (
            "the beginning of a list", AnyView(List { box }), CGSize(width: 300, height: 200),
            "above its row: the list begins so"
        ),
        (
            "between sections",
            AnyView(
                List {
                    Section { box }
                    Section { box }
                }), CGSize(width: 300, height: 300),
            "above its row: the list's distance between sections"
        ),
        (
            "a bar's room",
            AnyView(NavigationStack { box.navigationTitle("Title") }),
            CGSize(width: 300, height: 500),
            "the bar at the top leaves 500 − 116 = 384 of the height"
        ),
        (
            "a placement", AnyView(bar(.confirmationAction)), CGSize(width: 300, height: 500),
            "placement .confirmationAction: at the end of the bar at the top"
        ),
        (
            "the start", AnyView(bar(.cancellationAction)), CGSize(width: 300, height: 500),
            "placement .cancellationAction: at the start of the bar at the top"
        ),
        (
            "the middle", AnyView(bar(.principal)), CGSize(width: 300, height: 500),
            "placement .principal: in the middle of the bar at the top"
        ),
        (
            "the bottom", AnyView(bar(.bottomBar)), CGSize(width: 300, height: 500),
            "placement .bottomBar: in the bar at the bottom, from its start"
        ),
        (
            "columns made wider", AnyView(spanning), CGSize(width: 300, height: 100),
            "60 wider than the 40 of its columns: 30 more for each of 2"
        ),
        (
            "a column made wider", AnyView(spanning), CGSize(width: 300, height: 100),
            "row 1, column 1 of 2: a cell of 50×20, 30 of its width for .frame(width: 100, height: 10) over 2"
        ),
        (
            "what fits", AnyView(fitting), CGSize(width: 120, height: 40),
            "the first that fits: ideal width 20 of 120"
        ),
        (
            "what was refused", AnyView(fitting), CGSize(width: 120, height: 40),
            "refused before it: .frame(width: 300, height: 5) 300×5, .frame(width: 200, height: 5) 200×5; "
                + "offered 120×40"
        ),
        (
            "what was not asked", AnyView(fitting), CGSize(width: 120, height: 40),
            "not shown: one before it fits"
        ),
        (
            "a row behind a gap", AnyView(cells), CGSize(width: 316, height: 100),
            "row 20, column 3 of 3: a cell of 100×30"
        ),
        (
            "whose the distance is", AnyView(cells), CGSize(width: 316, height: 100),
            "3 columns of 100: (316 − 2 × 8) ÷ 3, 8 between columns by default: GridItem(spacing:) sets it"
        ),
        (
            "an ideal height that is not asked for", AnyView(Color.red.frame(idealHeight: 30)),
            CGSize(width: 50, height: 50), "idealHeight 30 has no say: a height is offered"
        ),
        (
            "a line", AnyView(ZStack { Divider() }), CGSize(width: 50, height: 50),
            "lies flat: no stack around it gives it a direction"
        ),
        (
            "a narrow scroll view", AnyView(ScrollView { box }), CGSize(width: 100, height: 50),
            "as wide as its content, 20: it does not scroll that way"
        ),
        (
            "a ratio that is kept",
            AnyView(Color.red.aspectRatio(2, contentMode: .fit)), CGSize(width: 100, height: 50),
            "offered 100×50, which has the ratio already"
        ),
        (
            "lines that are centred",
            AnyView(Text("one two three").multilineTextAlignment(.center)),
            CGSize(width: 60, height: 100), "; lines centred, by .multilineTextAlignment(.center)"
        ),
        (
            "a guide in an overlay",
            AnyView(
                box.overlay(alignment: .top) { box.alignmentGuide(.bottom) { _ in 5 } }),
            CGSize(width: 100, height: 100),
            "nobody asks for its guide .bottom: the overlay around it aligns by .top"
        ),
        (
            "a guide across a stack",
            AnyView(
                VStack {
                    box.alignmentGuide(.top) { _ in 5 }
                    box
                }), CGSize(width: 100, height: 100),
            "nobody asks for its guide .top: the VStack around it aligns by .center, horizontally"
        ),
    ]

    private static func bar(_ placement: ToolbarItemPlacement) -> some View {
        NavigationStack {
            box.toolbar { ToolbarItem(placement: placement) { Text("Item") } }
        }
    }

    private static var spanning: some View {
        Grid(horizontalSpacing: 0) {
            GridRow {
                box
                box
            }
            Color.blue.frame(width: 100, height: 10).gridCellColumns(2)
        }
    }

    private static var fitting: some View {
        ViewThatFits(in: .horizontal) {
            Color.red.frame(width: 300, height: 5)
            Color.red.frame(width: 200, height: 5)
            box
            Color.red.frame(width: 400, height: 5)
        }
    }

    private static var cells: some View {
        ScrollView {
            LazyVGrid(columns: Array(repeating: GridItem(), count: 3)) {
                ForEach(0..<60) { _ in Color.red.frame(width: 20, height: 30) }
            }
        }
        .defaultScrollAnchor(.bottom)
    }

    @Test func eachIsGiven() {
        for (name, view, room, words) in Self.rows {
            let reasons = snapshot(view, room.width, room.height).nodes.flatMap(\.reasons)
                .map(\.text)
            holds(reasons.contains { $0.contains(words) }, "\(name): none of \(reasons)")
        }
    }

    /// Rows that are alike are told once, and so that the first of them says it.
    @Test func rowsThatAreAlikeAreToldOnce() {
        let list = List {
            Self.box
            Self.box
            Self.box.listRowInsets(.leading, 50)
        }
        let reasons = snapshot(list.listStyle(.plain), 300, 300).nodes.flatMap(\.reasons)
            .filter { $0.text.hasPrefix("room in its row") }
        same(reasons.map(\.decides), [true, false, true])
    }
}
