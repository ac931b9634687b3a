import Expectations
import Foundation
import QuadrantGeometry
import QuadrantTesting
import SwiftUI
import Testing

/// Megabytes pasted into fields: all of them are in the value, and fields of one line or of few show a part.
@MainActor @Suite struct LargePasteTests {
    enum Kind: CaseIterable { case plain, secure, limited, formatted }

    private struct Field: View {
        let kind: Kind
        @State private var text = ""
        @State private var number = 1.0

        var body: some View {
            VStack {
                Group {
                    switch kind {
                    case .plain: TextField("Text", text: $text)
                    case .secure: SecureField("Text", text: $text)
                    case .limited: TextField("Text", text: $text, axis: .vertical).lineLimit(3)
                    case .formatted: TextField("Text", value: $number, format: .number)
                    }
                }
                .accessibilityIdentifier("field")
                Text(verbatim: "\(text.utf8.count)").accessibilityIdentifier("count")
            }
        }
    }

    /// A field that has room for all lines shows all of them.
    @Test func aGenerousLimitCutsNothing() throws {
        let text = (0..<800).map { "This is line number \($0)" }.joined(separator: "\n")
        func height(_ limit: ClosedRange<Int>?) throws -> CGFloat {
            let host = ViewHost(width: 300, height: 400) {
                ScrollView {
                    Group {
                        if let limit {
                            TextField("Text", text: .constant(text), axis: .vertical)
                                .lineLimit(limit)
                        } else {
                            TextField("Text", text: .constant(text), axis: .vertical)
                        }
                    }
                    .accessibilityIdentifier("field")
                }
            }
            return try host["field"].frame.height
        }
        try same(height(1...900), height(nil))
        #expect(try height(1...900) > 800 * 20)
    }

    /// A field that shows all lines is made of parts, of which a key lays out the one with the caret again.
    @Test func aKeyLaysOutAPartOfAGrowingField() throws {
        let line = "This is one of very many lines of a text.\n"
        let host = ViewHost(width: 300, height: 400) { Growing(text: "") }
        try host["field"].focus()
        try host.paste(String(repeating: line, count: 30_000))
        let parts = host.texts.filter { $0.hasPrefix("This is") }
        #expect(parts.count > 30)
        holds(parts.allSatisfy { $0.utf8.count < 140_000 })
        try host.type("a")
        let typed = try host.cost { try host.type("b") }
        // The field, its column, the lines of one part, and what tells the length.
        #expect(typed.measures <= 12, "\(typed)")
        #expect(typed.recorded <= 8, "\(typed)")
        try same(host["count"].text, "\(line.utf8.count * 30_000 + 2)")
        empty(host.issues)
    }

    /// Parts stand below each other as the lines of one text do.
    @Test func partsAreAsHighAsTheirLines() throws {
        func height(_ lines: Int) throws -> CGFloat {
            let text = (0..<lines).map { "This is line \($0)" }.joined(separator: "\n")
            let host = ViewHost(width: 300, height: 400) { ScrollView { Growing(text: text) } }
            return try host["field"].frame.height
        }
        // 22 points a line (text styles), whether the text is shown as a whole or in parts.
        try same(height(2001) - height(1), 2000 * 22)
        #expect(try abs(height(8001) - height(1) - 8000 * 22) <= 4)
    }

    private struct Growing: View {
        @State var text: String

        var body: some View {
            VStack {
                TextField("Text", text: $text, axis: .vertical).accessibilityIdentifier("field")
                Text(verbatim: "\(text.utf8.count)").accessibilityIdentifier("count")
            }
        }
    }

    @Test(arguments: Kind.allCases) func tenMegabytes(kind: Kind) throws {
        let host = ViewHost(width: 300, height: 400) { Field(kind: kind) }
        try host["field"].focus()
        let pasted = String(repeating: "ten bytes ", count: 1_048_576)
        try host.paste(pasted)
        try host.type("x")
        if kind != .formatted {
            try same(host["count"].text, "\(pasted.utf8.count + 1)")
        }
        let caret = try #require(host.caretFrame)
        #expect(caret.minX >= 0 && caret.maxX <= 300)
        if kind == .limited {
            // Three lines, of which the caret is in the last one.
            let frame = try host["field"].frame
            #expect(frame.height < 80)
            #expect(frame.minY <= caret.minY && frame.maxY >= caret.maxY - 1, "\(frame) \(caret)")
            holds(host.texts.allSatisfy { $0.utf8.count < 20_000 })
        }
        host.endEditing()
        #expect(host.issues.count <= 1)
    }
}
