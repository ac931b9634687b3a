/// The first text literal of a call, as it is written: its words, with gaps where values stand.
struct WrittenLiteral: Equatable {
    /// The words around the gaps: one more than there are gaps.
    private let pieces: [String]

    /// `nil` for a call without a text literal, and for one of several lines, whose words are not those on one line.
    init?(in call: String) {
        guard let start = call.firstIndex(of: "\""), !call[start...].hasPrefix("\"\"\"") else {
            return nil
        }
        var (pieces, piece) = ([String](), "")
        var rest = call[call.index(after: start)...]
        while let character = rest.popFirst() {
            switch character {
            case "\"":
                // What is added to it is not known.
                let isPart = rest.first { $0 != " " } == "+"
                self.pieces = pieces + [piece] + (isPart ? [""] : [])
                return
            case "\\" where rest.first == "(":
                Self.skipValue(&rest)
                pieces.append(piece)
                piece = ""
            case "\\":
                piece.append(character)
                if let next = rest.popFirst() { piece.append(next) }
            default: piece.append(character)
            }
        }
        return nil
    }

    /// Goes past a value and the parentheses around it, texts in it included.
    private static func skipValue(_ rest: inout Substring) {
        var (depth, isInText) = (0, false)
        while let character = rest.popFirst() {
            switch character {
            case "\\" where isInText: rest = rest.dropFirst()
            case "\"": isInText.toggle()
            case "(" where !isInText: depth += 1
            case ")" where !isInText:
                depth -= 1
                if depth == 0 { return }
            default: break
            }
        }
    }

    /// Whether it has no words at all: it may become any text.
    var isOpen: Bool { pieces.count > 1 && pieces.allSatisfy(\.isEmpty) }

    /// Whether it can have become a text, with some values in the gaps.
    func matches(_ text: String) -> Bool {
        guard pieces.count > 1 else { return pieces[0] == text }
        guard text.hasPrefix(pieces[0]) else { return false }
        var rest = text.dropFirst(pieces[0].count)
        for piece in pieces.dropFirst().dropLast() where !piece.isEmpty {
            guard let found = rest.firstRange(of: piece) else { return false }
            rest = rest[found.upperBound...]
        }
        return rest.hasSuffix(pieces[pieces.count - 1])
    }
}
