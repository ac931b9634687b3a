import Expectations
import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantTesting
import QuadrantViews
import SwiftUI
import TappedViews
import Testing

@MainActor @Suite struct FieldLookTests {
    private func frame(@ViewBuilder _ view: @escaping () -> some View) throws -> CGRect {
        let host = ViewHost(width: 200, height: 200) {
            view().accessibilityIdentifier("field")
        }
        return try host["field"].frame
    }

    /// Recorded on iOS 26: a plain field is a point higher than its line, rounded up, and as wide as it is offered;
    /// 22 at 17 points, as UIKit has it.
    @Test func aPlainFieldIsALine() throws {
        try same(
            frame { TextField("Name", text: .constant("")) }.size, CGSize(width: 200, height: 22))
        try same(
            frame { TextField("Name", text: .constant("Ada")).textFieldStyle(.plain) }.size,
            CGSize(width: 200, height: 22))
        let fitted = try frame { TextField("Name", text: .constant("Ada")).fixedSize() }
        let text = try frame { Text("Ada") }
        same(fitted.width, text.width)
    }

    /// Recorded on iOS 26, and Apple's pictures of iOS 18 at 16 points: 34 high.
    @Test func aBorderIs34High() throws {
        func height(_ size: DynamicTypeSize) throws -> CGFloat {
            try frame {
                TextField("Name", text: .constant("Ada")).textFieldStyle(.roundedBorder)
                    .dynamicTypeSize(size)
            }.height
        }
        try same(height(.large), 34)
        try same(height(.medium), 34)
        #expect(try height(.accessibility5) > 60)
        try same(
            frame { SecureField("Name", text: .constant("")).textFieldStyle(.squareBorder) }
                .height, 34)
    }

    /// Recorded: further lines add a line each; body lines are 22 apart (Apple's table).
    @Test func aFieldGrowsByLines() throws {
        func height(_ text: String, _ limit: ClosedRange<Int>? = nil) throws -> CGFloat {
            try frame {
                if let limit {
                    TextField("Name", text: .constant(text), axis: .vertical).lineLimit(limit)
                } else {
                    TextField("Name", text: .constant(text), axis: .vertical)
                }
            }.height
        }
        try same(height("one"), 22)
        try same(height("one\ntwo"), 44)
        try same(height("one\ntwo\nthree"), 66)
        try same(height("one", 2...3), 44)
        try same(height("1\n2\n3\n4", 2...3), 66)
        // Several lines of one text are one in a field that does not grow.
        try same(frame { TextField("Name", text: .constant("one\ntwo")) }.height, 22)
    }

    /// A field keeps its lines where there is too little room for them.
    /// Lines beyond the limit are scrolled to while they are written.
    @Test func theCaretStaysInAFieldOfFewLines() throws {
        struct Note: View {
            @State private var text = ""

            var body: some View {
                TextField("Note", text: $text, axis: .vertical).lineLimit(2)
                    .accessibilityIdentifier("field")
            }
        }
        let host = ViewHost(width: 200, height: 300) { Note() }
        try host["field"].focus()
        let line = try host["field"].frame.height
        for number in 1...6 {
            try host.type("line \(number)\n")
            let (frame, caret) = (try host["field"].frame, try #require(host.caretFrame))
            #expect(frame.height < 2.5 * line)
            #expect(frame.minY <= caret.minY && caret.maxY <= frame.maxY + 1, "line \(number)")
        }
        try host.press(.upArrow, modifiers: .command)
        let (frame, caret) = (try host["field"].frame, try #require(host.caretFrame))
        #expect(frame.minY <= caret.minY && caret.maxY <= frame.maxY + 1)
    }

    @Test func aFieldIsNotSqueezed() throws {
        let host = ViewHost(width: 100, height: 60) {
            VStack {
                TextField("a", text: .constant("1\n2\n3"), axis: .vertical)
                    .textFieldStyle(.roundedBorder)
                    .accessibilityIdentifier("field")
                Color.red
            }
        }
        try same(host["field"].frame.height, 74)
    }

    @Test func aStyleOfOnesOwnIsGivenTheField() throws {
        struct Padded: TextFieldStyle {
            @Environment(\.isEnabled) private var isEnabled

            func _body(configuration: TextField<Self._Label>) -> some View {
                configuration.padding(isEnabled ? 10 : 20)
            }
        }
        let plain = try frame { TextField("Name", text: .constant("")).textFieldStyle(Padded()) }
        same(plain.height, 42)
        let both = try frame {
            TextField("Name", text: .constant("")).disabled(true).textFieldStyle(Padded())
                .textFieldStyle(.roundedBorder)
        }
        same(both.height, 74)
    }

    /// The colours of what a view draws, the last on top.
    private func colors(_ view: some View, dark: Bool = false) -> [[Int]] {
        TappedTree(view) { $0.colorScheme = dark ? .dark : .light }.colors.map(\.parts)
    }

    /// Apple's pictures: prompts are 196 196 198 on white and 70 70 73 on black, which is 30 % of the label.
    @Test func promptsAreFaint() {
        let empty = TextField("Name", text: .constant(""))
        same(colors(empty), [[60, 60, 67, 30]])
        same(colors(empty, dark: true), [[235, 235, 245, 30]])
        let prompted = TextField(
            "Name", text: .constant(""), prompt: Text("Ada").foregroundStyle(.red))
        same(colors(prompted), [[255, 56, 60, 100]])
        same(colors(TextField("Name", text: .constant("Ada"))), [[0, 0, 0, 100]])
        same(
            colors(TextField("Name", text: .constant("Ada")).foregroundStyle(.red)),
            [
                [255, 56, 60, 100]
            ])
        same(colors(TextField("Name", text: .constant("Ada")).disabled(true)), [[0, 0, 0, 24]])
    }

    /// Recorded on iOS 26: the outline is black 20 %; on black, in an Apple picture of iOS 18, 51 51 51.
    @Test func colorsOfTheBorder() {
        let field = TextField("Name", text: .constant("Ada")).textFieldStyle(.roundedBorder)
        same(colors(field).first, [255, 255, 255, 100])
        #expect(colors(field).contains([0, 0, 0, 20]) || strokes(field).contains([0, 0, 0, 20]))
        same(colors(field, dark: true).first, [0, 0, 0, 100])
    }

    private func strokes(_ view: some View) -> [[Int]] {
        TappedTree(view).leaves.compactMap {
            guard case .stroke(let stroke) = $0, case .color(let color) = stroke.paint else {
                return nil
            }
            return color.parts
        }
    }

    /// The caret and what is selected have the tint.
    @Test func colorsOfEditing() {
        let tree = TappedTree(TextField("Name", text: .constant("Ada")).tint(.red)) {
            $0.focusCenter = FocusCenter()
        }
        holds(tree.tap(250, 150))
        same(tree.colors.map(\.parts), [[0, 0, 0, 100], [255, 56, 60, 100]])
        holds(tree.tap(5, 150, count: 2))
        same(tree.colors.map(\.parts), [[255, 56, 60, 20], [0, 0, 0, 100]])
    }

    /// Recorded on iOS 26 at 17 points: bullets of 7, 10.5 apart.
    @Test func bulletsOfASecureField() {
        let tree = TappedTree(SecureField("Password", text: .constant("pässwo")))
        let dots = tree.leaves.compactMap { item -> CGRect? in
            guard case .fill(let fill) = item, case .path(let path) = fill.shape else { return nil }
            return path.boundingRect
        }
        same(dots.count, 6)
        holds(dots.allSatisfy { abs($0.width - 7) < 0.01 && abs($0.height - 7) < 0.01 })
        holds(zip(dots, dots.dropFirst()).allSatisfy { abs($1.midX - $0.midX - 10.5) < 0.02 })
        empty(tree.glyphs)
    }
}
