/// An element of a model file.
struct ModelXML: Equatable {
    var name: String
    var attributes: [String: String] = [:]
    var children: [ModelXML] = []

    /// Where and why a text is no XML.
    struct Fault: Error, Equatable {
        let line: Int
        let reason: String
    }

    func all(_ name: String) -> [ModelXML] { children.filter { $0.name == name } }

    /// Whether an attribute says `YES`.
    func says(_ name: String) -> Bool { attributes[name] == "YES" }

    /// The outermost element of a text.
    static func read(_ text: String) throws(Fault) -> ModelXML {
        var reader = Reader(Array(text.utf8))
        return try reader.document()
    }

    /// How deep elements may lie in one another.
    private static let depth = 64

    private struct Reader {
        let bytes: [UInt8]
        var place = 0

        init(_ bytes: [UInt8]) { self.bytes = bytes }

        func fault(_ reason: String) -> Fault {
            Fault(
                line: 1 + bytes[..<min(place, bytes.count)].count { $0 == UInt8(ascii: "\n") },
                reason: reason)
        }

        func isNext(_ text: StaticString) -> Bool {
            let end = place + text.utf8CodeUnitCount
            return end <= bytes.count
                && text.withUTF8Buffer { $0.elementsEqual(bytes[place..<end]) }
        }

        mutating func skip(past text: StaticString) throws(Fault) {
            while place < bytes.count, !isNext(text) { place += 1 }
            guard place < bytes.count else { throw fault("there is no '\(text)'") }
            place += text.utf8CodeUnitCount
        }

        /// Goes to the next tag, past texts, comments and what is for programs.
        mutating func findTag() throws(Fault) {
            while true {
                while place < bytes.count, bytes[place] != UInt8(ascii: "<") { place += 1 }
                guard place < bytes.count else { throw fault("the text ends in an element") }
                if isNext("<!--") {
                    try skip(past: "-->")
                } else if isNext("<?") || isNext("<!") {
                    try skip(past: ">")
                } else {
                    return
                }
            }
        }

        mutating func document() throws(Fault) -> ModelXML {
            try findTag()
            return try element(depth: 0)
        }

        mutating func blanks() {
            while place < bytes.count, bytes[place] <= 32 { place += 1 }
        }

        mutating func word() -> String {
            let start = place
            let ends = Set(" \t\r\n=/>\"'<".utf8)
            while place < bytes.count, !ends.contains(bytes[place]) { place += 1 }
            return String(decoding: bytes[start..<place], as: UTF8.self)
        }

        mutating func element(depth: Int) throws(Fault) -> ModelXML {
            if depth > ModelXML.depth { throw fault("elements lie too deep in one another") }
            place += 1
            var made = ModelXML(name: word())
            if made.name.isEmpty { throw fault("an element has no name") }
            while true {
                blanks()
                if isNext("/>") {
                    place += 2
                    return made
                }
                if isNext(">") {
                    place += 1
                    break
                }
                let key = word()
                blanks()
                guard !key.isEmpty, isNext("=") else {
                    throw fault("'\(made.name)' has something that is no attribute")
                }
                place += 1
                blanks()
                made.attributes[key] = try value()
            }
            while true {
                try findTag()
                if isNext("</") {
                    place += 2
                    let end = word()
                    guard end == made.name else {
                        throw fault("'\(made.name)' is ended by '\(end)'")
                    }
                    try skip(past: ">")
                    return made
                }
                made.children.append(try element(depth: depth + 1))
            }
        }

        mutating func value() throws(Fault) -> String {
            guard place < bytes.count, isNext("\"") || isNext("'") else {
                throw fault("a value has no quotation marks")
            }
            let (mark, start) = (bytes[place], place + 1)
            place = start
            while place < bytes.count, bytes[place] != mark { place += 1 }
            guard place < bytes.count else { throw fault("a value has no end") }
            defer { place += 1 }
            return Self.plain(String(decoding: bytes[start..<place], as: UTF8.self))
        }

        static func plain(_ text: String) -> String {
            guard text.contains("&") else { return text }
            return text.replacing(/&(#x?)?(\w+);/) { match -> String in
                let word = String(match.output.2)
                if let kind = match.output.1 {
                    let code = UInt32(word, radix: kind == "#x" ? 16 : 10)
                    return code.flatMap(Unicode.Scalar.init).map { String($0) } ?? "\u{FFFD}"
                }
                let known = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'"]
                return known[word] ?? String(match.output.0)
            }
        }
    }
}
