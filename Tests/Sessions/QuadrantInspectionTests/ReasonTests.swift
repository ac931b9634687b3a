import Expectations
import QuadrantAccessibility
import QuadrantInspection
import SwiftUI
import Testing

/// Each reason that an account can give, by the words of it.
@MainActor @Suite struct ReasonTests {
    private static var box: some View { Color.red.frame(width: 20, height: 20) }

    /// A view, the room that it is offered, and what is said of a node in it.
    private static let rows: [(name: String, view: AnyView, width: CGFloat?, words: String)] = [
        (
            "centred",
            AnyView(
                ZStack {
                    box
                    Color.blue
                }), 128, "centred: (128 − 20) ÷ 2 = 54 from the left"
        ),
        (
            "at the edge",
            AnyView(
                VStack(alignment: .trailing) {
                    box
                    Text("longer")
                }), nil,
            "at the trailing edge: 51 − 20 = 31 from the left"
        ),
        (
            "a guide",
            AnyView(
                VStack(alignment: .leading) {
                    box
                    box.alignmentGuide(.leading) { _ in -5 }
                }),
            nil,
            "its .leading -5, set by .alignmentGuide, on the common 0: 0 − -5 = 5 from the left"
        ),
        (
            "a baseline",
            AnyView(
                HStack(alignment: .firstTextBaseline) {
                    Text("a")
                    box
                }), nil,
            "its .firstTextBaseline"
        ),
        (
            "a guide that ends",
            AnyView(
                VStack(alignment: .leading) {
                    HStack {
                        box.alignmentGuide(.leading) { _ in 5 }
                        box
                    }
                    box
                }),
            nil, "its guide ends: .leading does not leave the HStack around it"
        ),
        (
            "a corner", AnyView(GeometryReader { _ in box }), 100,
            "at the upper left: there a GeometryReader places what is in it"
        ),
        (
            "a symbol", AnyView(Image(systemName: "star").frame(width: 60, height: 60)), nil,
            "its own size, whatever is offered: it is not .resizable()"
        ),
        (
            "beside a symbol",
            AnyView(
                VStack {
                    Image(systemName: "star")
                    Text("a")
                }),
            nil, "by default: between texts, as which symbols count"
        ),
        (
            "the remainder",
            AnyView(
                HStack {
                    box
                    Spacer()
                }), 100,
            "asked last (at least 8, after all others): offered the remaining 80"
        ),
        (
            "a share",
            AnyView(
                HStack(spacing: 0) {
                    Color.red
                    Color.blue
                }), 100,
            "asked 1st of 2 (unbounded): offered 50 (100 left ÷ 2)"
        ),
        (
            "a priority",
            AnyView(
                HStack(spacing: 0) {
                    Color.red.layoutPriority(1)
                    Color.blue
                }), 100,
            "asked 1st of 2 (priority 1, unbounded): offered the remaining 100"
        ),
        (
            "a maximum", AnyView(Color.red.frame(maxWidth: 60)), 100,
            "offered width 100 → 60 by maxWidth"
        ),
        (
            "a minimum", AnyView(Color.red.frame(minWidth: 60)), 50,
            "offered width 50 → 60 by minWidth"
        ),
        (
            "an ideal", AnyView(Color.red.frame(idealWidth: 33)), nil,
            "no width offered: idealWidth 33"
        ),
        (
            "all of it", AnyView(Self.box.frame(maxWidth: .infinity)), 100,
            "takes the whole offered width 100"
        ),
        ("no offer", AnyView(Color.red), nil, "nothing offered: 10×10"),
        (
            "a fixed size", AnyView(Text("one two three").fixedSize()), 30,
            "offered width 30 ignored: the ideal one"
        ),
        (
            "wrapped", AnyView(Text("one two three")), 60,
            "wrapped to 2 lines: 110.5 wide on one, offered 60"
        ),
        (
            "cut", AnyView(Text("one two three").lineLimit(1)), 60,
            "cut by its line limit: 1 of 2 lines, 110.5 wide on one line"
        ),
        (
            "too large", AnyView(Self.box.frame(width: 8, height: 30)), nil,
            "larger than its frame by 12×0"
        ),
        (
            "overflow",
            AnyView(
                HStack {
                    box
                    box
                }), 30, "overflows the offered width by 18"
        ),
        (
            "refused",
            AnyView(
                ViewThatFits {
                    Color.red.frame(width: 300, height: 1)
                    box
                }), 100,
            "not shown: its ideal width 300 is more than 100"
        ),
        ("chosen", AnyView(ViewThatFits { box }), 100, "the first that fits"),
        (
            "a position", AnyView(box.position(x: 30, y: 4)), 100,
            "no height offered: 20; puts the center of its child at 30,4"
        ),
        (
            "a position without an offer", AnyView(ScrollView { box.position(x: 30, y: 4) }), 100,
            "no height offered: 20; puts the center of its child at 30,4"
        ),
        (
            "a geometry reader without an offer",
            AnyView(ScrollView { GeometryReader { _ in Color.red.frame(width: 9, height: 40) } }),
            100, "what is in it is 30 higher"
        ),
        (
            "a spacer without an offer",
            AnyView(
                ScrollView {
                    VStack {
                        box
                        Spacer()
                    }
                }), 100,
            "no height offered, nothing to take: the usual least, 8"
        ),
        (
            "a frame without an offer",
            AnyView(ScrollView(.horizontal) { box.frame(maxWidth: 120) }), 100,
            "no width offered: the child's 20"
        ),
        (
            "a guide that nobody asks for",
            AnyView(
                VStack {
                    box.alignmentGuide(.leading) { _ in 5 }
                    box
                }), 100,
            "nobody asks for its guide .leading: the VStack around it aligns by .center"
        ),
        (
            "an offset", AnyView(box.offset(x: 30)), 100,
            "moves what is shown; the layout around it stays"
        ),
        (
            "default distances",
            AnyView(
                VStack {
                    box
                    box
                }), nil, "default distance 8"
        ),
        (
            "no distance",
            AnyView(
                HStack {
                    box
                    Spacer()
                    box
                }), 100,
            "default distance 0 (0 beside a Spacer)"
        ),
        (
            "no distance, told at the view",
            AnyView(
                HStack {
                    box
                    Spacer()
                    box
                }), 100,
            "0 after Spacer(), by default: Spacer() keeps no distance"
        ),
        (
            "between texts",
            AnyView(
                VStack {
                    Text("a")
                    Text("b")
                }), nil,
            "by default: between two texts, what the lower one's leading leaves"
        ),
        (
            "text and shape",
            AnyView(
                VStack {
                    Text("a")
                    box
                }), nil,
            "by default: between a text and a view of another kind"
        ),
        (
            "given",
            AnyView(
                VStack(spacing: 3) {
                    box
                    box
                }), nil,
            "3 after .frame(width: 20, height: 20), the stack's spacing"
        ),
        (
            "a ratio", AnyView(Color.red.aspectRatio(2, contentMode: .fit)), 100,
            "the width 100 decides: offers 100×50"
        ),
        (
            "a background", AnyView(box.background(Color.blue)), 100,
            "the background: no part in the size"
        ),
        (
            "a scroll view", AnyView(ScrollView { Color.red.frame(height: 300) }.frame(height: 50)),
            100,
            "scrolls: content height 300 in 50"
        ),
        ("a grid", AnyView(Self.grid), 200, "2 columns of 20; rows of 30 and 20"),
        (
            "the widest of a column", AnyView(Self.grid), 200,
            "row 1, column 1 of 2: a cell of 20×30, the widest of its column, as high as "
        ),
        (
            "in a cell", AnyView(Self.grid), 200,
            "centred: (30 − 20) ÷ 2 = 5 from the top of its cell"
        ),
        (
            "a cell over several columns", AnyView(Self.wideGrid), nil,
            "row 1, columns 1 to 2 of 2: a cell of 48×20"
        ),
        (
            "an anchor", AnyView(Self.wideGrid), nil,
            "at the point 1,0.5 of its cell, the unit point of both"
        ),
        (
            "columns that share",
            AnyView(LazyVGrid(columns: Array(repeating: GridItem(), count: 3)) { box }), 316,
            "3 columns of 100: (316 − 2 × 8) ÷ 3"
        ),
        (
            "as many as fit",
            AnyView(LazyVGrid(columns: [GridItem(.adaptive(minimum: 80))]) { box }),
            316, "as many of at least 80 as fit in 316: 3 columns of 100: (316 − 2 × 8) ÷ 3"
        ),
        (
            "columns that differ",
            AnyView(LazyVGrid(columns: [GridItem(.fixed(60)), GridItem(), GridItem()]) { box }),
            276,
            "columns of 60, 100 and 100, of 276"
        ),
        (
            "a track", AnyView(LazyVGrid(columns: [GridItem(), GridItem()]) { box }), 108,
            "row 1, column 1 of 2: a cell of 50×20"
        ),
        (
            "in a track",
            AnyView(LazyVGrid(columns: [GridItem(alignment: .bottomTrailing)]) { box }), 108,
            "at the trailing edge: 108 − 20 = 88 from the left of its cell"
        ),
        (
            "placed outside", AnyView(OutsideLayout { box }), nil,
            "placed 10 beyond the left edge, 5 beyond the bottom edge of its container"
        ),
    ]

    private static var grid: some View {
        Grid {
            GridRow {
                box
                Color.blue.frame(width: 20, height: 30)
            }
            GridRow { box }
        }
    }

    private static var wideGrid: some View {
        Grid {
            GridRow {
                box.gridCellColumns(2).gridCellAnchor(.trailing)
            }
            GridRow {
                box
                box
            }
        }
    }

    /// Places its only view outside of itself.
    private struct OutsideLayout: Layout {
        func sizeThatFits(
            proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
        ) -> CGSize {
            CGSize(width: 40, height: 40)
        }

        func placeSubviews(
            in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
        ) {
            let corner = CGPoint(x: bounds.minX - 10, y: bounds.minY + 25)
            subviews[0].place(at: corner, proposal: .unspecified)
        }
    }

    @Test func eachIsGiven() {
        for (name, view, width, words) in Self.rows {
            let reasons = snapshot(view, width).nodes.flatMap(\.reasons).map(\.text)
            holds(reasons.contains { $0.contains(words) }, "\(name): none of \(reasons)")
        }
    }

    /// A view that is larger than its share overflows nothing where the stack has room.
    @Test(arguments: [(100.0, false), (70, true)])
    func aShareIsNotARoom(height: Double, overflows: Bool) {
        let view = VStack(spacing: 0) {
            VStack(spacing: 0) { Color.blue.frame(height: 60) }
            Color.red.frame(height: 20)
        }
        let reasons = snapshot(view, 100, CGFloat(height)).nodes.flatMap(\.reasons).map(\.text)
        same(reasons.contains { $0.contains("overflows the offered height") }, overflows)
    }
}
