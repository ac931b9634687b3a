import Expectations
import Foundation
import QuadrantTesting
import SwiftUI
import Testing

/// Layouts that are not as they were meant, each with the words of its account that name the mend, and mended by these words.
@MainActor @Suite struct PuzzleTests {
    /// A layout that went wrong.
    private struct Puzzle {
        /// What one sees.
        var question: String
        /// The view, in which what it is about is called `x`.
        var wrong: AnyView
        /// What the account says of it.
        var words: String
        /// The view as it was meant.
        var mended: AnyView
        /// Where `x` is then.
        var frame: CGRect

        init(
            _ question: String, _ wrong: some View, says words: String, _ mended: some View,
            _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat
        ) {
            (self.question, self.words) = (question, words)
            (self.wrong, self.mended) = (AnyView(wrong), AnyView(mended))
            frame = CGRect(x: x, y: y, width: width, height: height)
        }
    }

    private static func box(_ width: CGFloat = 20, _ height: CGFloat = 20) -> some View {
        Color.red.frame(width: width, height: height)
    }

    private static func x(_ width: CGFloat = 20, _ height: CGFloat = 20) -> some View {
        box(width, height).accessibilityIdentifier("x")
    }

    private static func text(_ words: String) -> some View {
        Text(words).accessibilityIdentifier("x")
    }

    private static let spacers: [Puzzle] = [
        Puzzle(
            "The box is in the middle and not at the end.", HStack { x() }.frame(width: 100),
            says: "centred: (100 − 20) ÷ 2 = 40 from the left",
            HStack { x() }.frame(width: 100, alignment: .trailing), 80, 40, 20, 20),
        Puzzle(
            "The boxes are not at both ends.",
            HStack {
                box()
                Spacer().frame(width: 10)
                x()
            }.frame(width: 100),
            says: "default distance",
            HStack {
                box()
                Spacer()
                x()
            }.frame(width: 100), 80, 40, 20, 20),
        Puzzle(
            "Nothing is between the box and the spacer.",
            HStack {
                box()
                Spacer()
                x()
            },
            says: "default distance 0 (0 beside a Spacer)",
            HStack {
                box()
                Spacer(minLength: 0).frame(width: 8)
                x()
            }, 54, 40, 20, 20),
        Puzzle(
            "The stack is not as wide as the screen.", VStack { x() }.background(Color.blue),
            says: "centred: ", VStack { x() }.frame(maxWidth: .infinity, alignment: .leading), 0,
            40, 20, 20),
        Puzzle(
            "One of two colours is wider.",
            HStack(spacing: 0) {
                Color.blue.frame(minWidth: 70)
                Color.red.accessibilityIdentifier("x")
            },
            says: "offered the remaining 30",
            HStack(spacing: 0) {
                Color.blue
                Color.red.accessibilityIdentifier("x")
            }, 50, 0, 50, 100),
        Puzzle(
            "The column keeps 8 points that were not asked for.",
            VStack {
                box()
                x()
            },
            says: "default distance 8",
            VStack(spacing: 0) {
                box()
                x()
            }, 40, 50, 20, 20),
    ]

    private static let priorities: [Puzzle] = [
        Puzzle(
            "The title is cut, the detail is not.",
            HStack(spacing: 0) {
                text("Title of it").lineLimit(1)
                Text("Detail").layoutPriority(1)
            },
            says: "cut by its line limit",
            HStack(spacing: 0) {
                text("Title").lineLimit(1)
                Text("Detail").layoutPriority(1)
            }, 11.5, 39.75, 33.5, 20.5),
        Puzzle(
            "The colour has no width.",
            HStack(spacing: 0) {
                Color.blue.layoutPriority(1)
                Color.red.accessibilityIdentifier("x")
            },
            says: "offered 0, as nothing is left",
            HStack(spacing: 0) {
                Color.blue
                Color.red.accessibilityIdentifier("x")
            },
            50, 0, 50, 100),
        Puzzle(
            "The text is in two lines.", text("one two three four"),
            says: "wrapped to 2 lines", text("one two"), 19, 39.75, 62, 20.5),
        Puzzle(
            "The text is one line with dots.", text("one two three four").lineLimit(1),
            says: "cut by its line limit: 1 of 2 lines", text("one two three four"), 12.5, 28.75,
            75, 42.5
        ),
        Puzzle(
            "The text is cut though nothing limits its lines.",
            text("one two three four").frame(maxHeight: 30),
            says: "cut as its height is limited: 1 of 2 lines",
            text("one two three four").frame(maxHeight: 60), 12.5, 28.75, 75, 42.5),
        Puzzle(
            "The fixed text leaves its frame.",
            text("one two three four").fixedSize().frame(width: 60),
            says: "larger than its frame by", text("one").fixedSize().frame(width: 60), 35.5, 39.5,
            29, 20.5),
    ]

    private static let frames: [Puzzle] = [
        Puzzle(
            "The box is smaller than the room.", x().frame(maxWidth: 200),
            says: "centred: (100 − 20) ÷ 2 = 40 from the left",
            Color.red.frame(maxWidth: 200, maxHeight: 20).accessibilityIdentifier("x"), 0, 40, 100,
            20),
        Puzzle(
            "The colour is not 150 wide.",
            Color.red.frame(minWidth: 20, maxWidth: 60).accessibilityIdentifier("x"),
            says: "offered width 100 → 60 by maxWidth",
            Color.red.frame(minWidth: 20, maxWidth: 80).accessibilityIdentifier("x"), 10, 0, 80, 100
        ),
        Puzzle(
            "The colour is wider than the room.",
            Color.red.frame(minWidth: 150).accessibilityIdentifier("x"),
            says: "offered width 100 → 150 by minWidth",
            Color.red.frame(minWidth: 50).accessibilityIdentifier("x"), 0, 0, 100, 100),
        Puzzle(
            "The inner frame ignores the outer one.", x(60, 20).frame(width: 40, height: 20),
            says: "larger than its frame by 20×0", x(40, 20).frame(width: 40, height: 20), 30, 40,
            40, 20),
        Puzzle(
            "The row is wider than the room.",
            HStack {
                box(60)
                x(60)
            },
            says: "overflows the offered width by 28",
            HStack {
                box(40)
                x(40)
            }, 54, 40, 40, 20),
        Puzzle(
            "The picture is not square.",
            Color.red.aspectRatio(2, contentMode: .fit).accessibilityIdentifier("x"),
            says: "the width 100 decides: offers 100×50",
            Color.red.aspectRatio(1, contentMode: .fit).accessibilityIdentifier("x"), 0, 0, 100, 100
        ),
    ]

    private static let guides: [Puzzle] = [
        Puzzle(
            "The boxes are not at the left.",
            VStack {
                box(60)
                x()
            }, says: "centred: (60 − 20) ÷ 2 = 20 from the left",
            VStack(alignment: .leading) {
                box(60)
                x()
            }, 20, 54, 20, 20),
        Puzzle(
            "The box is beside the text's middle.",
            HStack {
                Text("Title").font(.title)
                x()
            },
            says: "centred: ",
            HStack(alignment: .top) {
                Text("Title").font(.title)
                x()
            }, 69.25, 33.25, 20, 20),
        Puzzle(
            "The box hangs below the line.",
            HStack(alignment: .firstTextBaseline) {
                Text("a")
                x()
            },
            says: "on the common 20",
            HStack(alignment: .center) {
                Text("a")
                x()
            }, 49, 40, 20, 20),
        Puzzle(
            "The box is pushed by a guide.",
            VStack(alignment: .leading) {
                box(60)
                x().alignmentGuide(.leading) { _ in -10 }
            },
            says: "its .leading -10, set by .alignmentGuide",
            VStack(alignment: .leading) {
                box(60)
                x()
            }, 20, 54, 20, 20),
        Puzzle(
            "The badge does not make the card larger.",
            box(40, 40).overlay(alignment: .topTrailing) { x().offset(x: 10) },
            says: "the overlay: no part in the size",
            box(40, 40).padding(.trailing, 10).overlay(alignment: .topTrailing) { x() },
            55, 30, 20, 20),
        Puzzle(
            "The box is at the bottom.",
            ZStack(alignment: .bottom) {
                box(60, 60)
                x()
            },
            says: "at the bottom edge: 60 − 20 = 40 from the top",
            ZStack(alignment: .top) {
                box(60, 60)
                x()
            }, 40, 20, 20, 20),
    ]

    private static let moves: [Puzzle] = [
        Puzzle(
            "The box lies on its neighbour.",
            HStack(spacing: 0) {
                x().offset(x: 20)
                box()
            },
            says: "moves what is shown; the layout around it stays",
            HStack(spacing: 0) {
                x().padding(.leading, 20)
                box()
            },
            40, 40, 20, 20),
        Puzzle(
            "The row takes all the room.",
            HStack(spacing: 0) {
                x().position(x: 10, y: 10)
                box()
            },
            says: "takes the whole offer; puts the center of its child at 10,10",
            HStack(spacing: 0) {
                x()
                box()
            }, 30, 40, 20, 20),
        Puzzle(
            "The scaled box keeps its room.",
            HStack(spacing: 0) {
                x(40).scaleEffect(0.5)
                box()
            },
            says: "moves what is shown; the layout around it stays",
            HStack(spacing: 0) {
                x(20)
                box()
            }, 30, 40, 20, 20),
        Puzzle(
            "The wide version is not shown.",
            ViewThatFits {
                x(150)
                box()
            },
            says: "not shown: its ideal width 150 is more than 100",
            ViewThatFits {
                x(90)
                box()
            }, 5, 40, 90, 20),
        Puzzle(
            "The reader takes everything.",
            VStack(spacing: 0) {
                GeometryReader { _ in box() }
                x()
            },
            says: "offered the remaining 80",
            VStack(spacing: 0) {
                box()
                x()
            }, 40, 50, 20, 20),
        Puzzle(
            "The content does not fit into the scroll view.",
            ScrollView { Color.red.frame(height: 300).accessibilityIdentifier("x") },
            says: "scrolls: content height 300 in 100",
            ScrollView { Color.red.frame(height: 50).accessibilityIdentifier("x") },
            0, 0, 100, 50),
    ]

    @Test func theAccountNamesTheMend() {
        let puzzles = Self.spacers + Self.priorities + Self.frames + Self.guides + Self.moves
        same(puzzles.count, 30)
        let room = ProposedViewSize(width: 100, height: 100)
        for puzzle in puzzles {
            let wrong = LayoutSnapshot(
                of: puzzle.wrong.frame(width: 100, height: 100), proposal: room)
            let told =
                wrong.explanation().split(whereSeparator: \.isWhitespace).joined(separator: " ")
                + wrong.explanation(of: "x").split(whereSeparator: \.isWhitespace).joined(
                    separator: " ")
            has(told, puzzle.words, puzzle.question)
            let mended = LayoutSnapshot(
                of: puzzle.mended.frame(width: 100, height: 100), proposal: room)
            let frame = mended.frames["x"] ?? .null
            holds(frame != wrong.frames["x"], "\(puzzle.question) \(frame)")
            let isThere =
                abs(frame.minX - puzzle.frame.minX) < 0.51
                && abs(frame.minY - puzzle.frame.minY) < 0.51
                && abs(frame.width - puzzle.frame.width) < 0.51
                && abs(frame.height - puzzle.frame.height) < 0.51
            holds(isThere, "\(puzzle.question) \(frame)")
        }
    }
}
