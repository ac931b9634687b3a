internal import SwiftSyntax

/// The text of a declaration whose body is taken apart: the declaration with a body that does nothing, and the pieces behind it.
struct PieceText {
    private let body: PieceBody
    /// For each piece, what is left out.
    private let cuts: [[Range<Int>]]
    private let bytes: [UInt8]
    private let places: SourceLocationConverter
    /// The user's file as a literal.
    private let file: String

    /// The text of a body in a copy.
    init(
        _ body: PieceBody, _ cuts: [[Range<Int>]], bytes: [UInt8],
        places: SourceLocationConverter, file: String
    ) {
        (self.body, self.cuts, self.bytes) = (body, cuts, bytes)
        (self.places, self.file) = (places, file)
    }

    /// The declaration, its pieces, and the way back to the user's lines behind it.
    var whole: [UInt8] {
        let end = place(of: body.range.upperBound)
        return Array(stub.utf8)
            + cuts.enumerated().flatMap { Array(beginning(of: $0).utf8) + inside(without: $1) }
            + Array("\n}\n\(directive(line: end.line))\(blanks(before: end.column))".utf8)
    }

    /// The declaration as others see it.
    private var stub: String {
        let before = bytes[body.range.lowerBound..<body.inside.lowerBound]
        let value = body.isOpaque ? "SwiftUI.EmptyView()" : "Swift.fatalError()"
        return String(decoding: before, as: UTF8.self) + " \(value)"
    }

    /// The end of what stands before, and the head of a piece, whose first line is that of the brace.
    private func beginning(of number: Int) -> String {
        let start = place(of: body.inside.lowerBound)
        let name = "quadrantPiece\(number)At\(body.range.lowerBound)"
        return "\n}\n" + directive(line: max(start.line - 1, 1))
            + "\(body.signature.before)\(name)\(body.signature.behind) {\n"
            + blanks(before: start.column)
    }

    private func inside(without cuts: [Range<Int>]) -> [UInt8] {
        var text = Array(bytes[body.inside])
        for cut in cuts {
            for place in cut where text[place - body.inside.lowerBound] != UInt8(ascii: "\n") {
                text[place - body.inside.lowerBound] = UInt8(ascii: " ")
            }
        }
        return text
    }

    private func directive(line: Int) -> String {
        "#sourceLocation(file: \(file), line: \(line))\n"
    }

    private func blanks(before column: Int) -> String {
        String(repeating: " ", count: max(column - 1, 0))
    }

    /// The line in the user's file, and the column, of a byte of the copy.
    private func place(of byte: Int) -> (line: Int, column: Int) {
        let location = places.location(for: AbsolutePosition(utf8Offset: byte))
        return (location.line - 1, location.column)
    }
}
