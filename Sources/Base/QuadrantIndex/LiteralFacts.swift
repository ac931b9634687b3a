/// The literals in the bodies of a file's views: what may be another without the file being compiled.
package struct LiteralFacts: Codable, Equatable, Sendable {
    /// What a literal says.
    package enum Value: Codable, Equatable, Sendable {
        case integer(Int)
        case number(Double)
        case flag(Bool)
        case text(String)
        /// A member without arguments of a type that its place says: `.leading`.
        case member(String)
        /// One that is a color where any style may stand: `.red`.
        case color(String)
    }

    /// A literal in an expression.
    package struct Literal: Codable, Equatable, Sendable {
        /// Where it begins, in UTF-8 bytes from the start of the file.
        package var offset: Int
        /// How many bytes it has.
        package var length: Int
        /// What it says.
        package var value: Value

        package init(offset: Int, length: Int, value: Value) {
            (self.offset, self.length, self.value) = (offset, length, value)
        }
    }

    /// In the order of the file.
    package var literals: [Literal]

    package init(literals: [Literal] = []) { self.literals = literals }

    /// A fingerprint of all but what the literals say: two files of one differ in literals alone.
    package func skeleton(of source: String) -> String {
        var hash = ContentHash()
        let bytes = Array(source.utf8)
        var place = 0
        for literal in literals {
            hash.combine(String(decoding: bytes[place..<literal.offset], as: UTF8.self))
            hash.combine(literal.value.kind)
            place = literal.offset + literal.length
        }
        hash.combine(String(decoding: bytes[place...], as: UTF8.self))
        return hash.text
    }

    /// The source with each literal read from a table, by numbers from `first` on. Its lines stay what they are.
    package func reading(_ source: String, from first: Int) -> String {
        let bytes = Array(source.utf8)
        var result: [UInt8] = []
        var place = 0
        for (index, literal) in literals.enumerated() {
            let end = literal.offset + literal.length
            result += bytes[place..<literal.offset]
            result += Array("_live\(literal.value.kind)(\(first + index), ".utf8)
            result += bytes[literal.offset..<end] + [UInt8(ascii: ")")]
            place = end
        }
        return String(decoding: result + bytes[place...], as: UTF8.self)
    }
}

extension LiteralFacts.Value {
    /// The kind, as the functions that read the table have it in their names.
    package var kind: String {
        switch self {
        case .integer: "Integer"
        case .number: "Number"
        case .flag: "Flag"
        case .text: "Text"
        case .member: "Member"
        case .color: "Color"
        }
    }
}
