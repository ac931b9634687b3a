import Expectations
import QuadrantInspection
import SwiftUI
import Testing

/// What is told of two layouts of a view.
@MainActor @Suite struct LayoutDifferenceTests {
    private func column(_ inset: CGFloat, _ title: String = "One", hasThird: Bool = false)
        -> some View
    {
        VStack(alignment: .leading, spacing: 4) {
            Text(title).padding(inset)
            Color.red.frame(width: 20, height: 20)
            if hasThird { Color.blue.frame(width: 20, height: 5) }
        }
    }

    private func text(_ old: some View, _ new: some View) -> String {
        LayoutDifference(from: snapshot(old, 200), to: snapshot(new, 200)).text()
    }

    @Test func nothing() {
        same(text(column(2), column(2)), "no view moved\n")
    }

    /// What is drawn otherwise where nothing moves.
    @Test(arguments: [
        (Looks(ink: .blue), "nothing moved; 1 view differs:\nText(\"One\"): drawn otherwise\n"),
        (
            Looks(ground: .green),
            "nothing moved; 1 view differs:\nColor.green: was Color.yellow\n"
        ),
        (
            Looks(opacity: 0.5), "nothing moved; 1 view differs:\n.opacity(0.5): was .opacity(1)\n"
        ),
        (
            Looks(corner: 4),
            "nothing moved; 1 view differs:\nRoundedRectangle(cornerRadius: 4).fill(.blue): "
                + "was RoundedRectangle(cornerRadius: 0).fill(.blue)\n"
        ),
        (Looks(), "no view moved\n"),
    ])
    func looks(other: Looks, wanted: String) {
        same(text(Looks(), other), wanted)
    }

    struct Looks: View {
        var ink = Color.red
        var ground = Color.yellow
        var opacity = 1.0
        var corner = 0.0

        var body: some View {
            VStack {
                Text("One").foregroundStyle(ink)
                Text("Two").background(ground).opacity(opacity)
                Text("Three").background(.blue, in: .rect(cornerRadius: corner))
            }
        }
    }

    @Test func theFirstCauseComesFirst() {
        let told = text(column(2), column(6))
        holds(told.hasPrefix("first cause: .padding(6) was .padding(2)\n"), told)
        has(told, "moved by 0,8")
    }

    @Test func addedAndRemoved() {
        has(text(column(2), column(2, hasThird: true)), "+ .frame(width: 20, height: 5)")
        has(text(column(2, hasThird: true), column(2)), "- .frame(width: 20, height: 5)")
    }

    @Test func anotherTextIsTheCause() {
        let told = text(column(2), column(2, "Another"))
        holds(told.hasPrefix("first cause: Text(\"Another\") was Text(\"One\")\n"), told)
    }

    @Test func anotherRoom() {
        let view = HStack(spacing: 0) {
            Color.red
            Color.blue
        }
        let told = LayoutDifference(from: snapshot(view, 100, 10), to: snapshot(view, 60, 10))
            .text()
        holds(
            told.hasPrefix("first cause: HStack(spacing: 0) is offered 60×10 instead of 100×10\n"),
            told)
        has(told, "20 narrower")
    }

    /// A modifier put around a view is new, and the view in it the same one, which has moved.
    @Test func whatIsPutAroundIsNew() {
        let told = text(column(2), column(2).padding(10))
        holds(told.hasPrefix("first cause: .padding(10) is new\n"), told)
        has(told, "moved by 10,10")
        fails(told.contains("VStack") && told.contains("is gone"), told)
        let back = text(column(2).padding(10).border(.red), column(2).border(.red))
        holds(back.hasPrefix("first cause: .padding(10) is gone\n"), back)
    }

    /// So it is where another view has come beside it.
    @Test func whatIsPutAroundIsNewBesideOthers() {
        let old = VStack { Text("One") }
        let new = VStack {
            Text("One").padding(10)
            Color.red.frame(width: 20, height: 20)
        }
        let told = text(old, new)
        has(told, "+ .padding(10)")
        has(told, "+ .frame(width: 20, height: 20)")
        fails(told.contains("- Text"), told)
    }

    private struct Box: Layout {
        let side: CGFloat

        func sizeThatFits(
            proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
        ) -> CGSize { CGSize(width: side, height: side) }

        func placeSubviews(
            in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
        ) {}
    }

    @Test func whatIsShownNoMore() {
        func fitting(_ width: CGFloat) -> some View {
            ViewThatFits {
                Color.red.frame(width: width, height: 9)
                Color.blue.frame(width: 20, height: 9)
            }
        }
        let told = text(fitting(100), fitting(300))
        has(
            told,
            ".frame(width: 300, height: 9), not shown,: was .frame(width: 100, height: 9), shown")
    }

    /// What is around a view that answers another size follows from it.
    @Test func theInnermostOfThoseThatAnswerOtherwiseIsTheCause() {
        func nested(_ side: CGFloat) -> some View {
            VStack { HStack { Box(side: side) { Color.red } } }
        }
        let told = text(nested(10), nested(14))
        holds(told.hasPrefix("first cause: Box"), told)
    }
}
