/// Words on a method of one kind of view that is called on another, mostly behind a modifier: `Image("a").padding().resizable()`.
enum MisplacedMethods {
    /// The kinds of views that have methods which other views lack, in the words of a sentence.
    private static let owners: [String: String] = [
        "Image": "Image", "Text": "Text", "Color": "Color", "Shape": "shapes",
        "InsettableShape": "shapes", "ShapeView": "shapes", "DynamicViewContent": "ForEach",
    ]

    private static let shapes: Set = [
        "Circle", "Rectangle", "RoundedRectangle", "UnevenRoundedRectangle", "Capsule", "Ellipse",
        "Path", "AnyShape", "ContainerRelativeShape", "ConcentricRectangle",
    ]

    /// What is said of a member that a type does not have; `nil` unless the name is a method of other kinds of views alone.
    ///
    /// - Parameters:
    ///   - type: The type as the compiler writes it: `some View`, `ModifiedContent<…>`.
    ///   - calls: The calls before it, if they are known.
    static func words(
        on name: Substring, of type: Substring, behind calls: CallsBefore?
    ) -> String? {
        let plain = type.split(separator: "<").first ?? type
        let names = AppleNames.standard.named(name)
        let isHidden = type.contains("some ") || plain == "ModifiedContent"
        let isOtherView = AppleNames.standard.topLevel(plain)?.kind == "view"
        guard isHidden || isOtherView, !names.contains(where: { $0.owner == "View" }) else {
            return nil
        }
        let kinds = names.filter { $0.kind == "modifier" || $0.kind == "method" }
            .compactMap { owners[$0.owner] }
        guard let kind = kinds.first, !kinds.contains(Self.kind(of: String(plain))) else {
            return nil
        }
        let fact = "'\(name)' is a method of \(kind), not of other views"
        guard let calls, Self.kind(of: calls.root) == kind,
            let first = calls.calls.first(where: { !isMethod($0.name, of: kind) })
        else {
            let start = kind == "shapes" ? "a shape" : kind
            return "\(fact): call it on \(start) itself, before what makes another view of it"
        }
        return "\(fact): call it before '.\(first.name)(\(first.isEmpty ? "" : "…"))'"
    }

    private static func kind(of type: String) -> String { shapes.contains(type) ? "shapes" : type }

    /// Whether a call leaves a view of that kind one of that kind.
    private static func isMethod(_ name: String, of kind: String) -> Bool {
        AppleNames.standard.named(name[...]).contains { owners[$0.owner] == kind }
    }
}

/// The calls of an expression before one of its members, as far as they can be told without a parser.
struct CallsBefore {
    /// What the expression begins with.
    private(set) var root = ""
    /// The names of the calls in order, and whether they are without arguments.
    private(set) var calls: [(name: String, isEmpty: Bool)] = []

    private let bytes: [UInt8]
    private var end: Int

    /// The calls before the name at a place, both from 1, the column in UTF-8 bytes; `nil` where they cannot be told.
    init?(at line: Int, _ column: Int, in source: String) {
        let lines = source.utf8.split(separator: 0x0A, omittingEmptySubsequences: false)
        guard lines.indices.contains(line - 1) else { return nil }
        bytes =
            Array(lines[..<(line - 1)].joined(separator: [0x0A]))
            + (line > 1 ? [0x0A] : []) + lines[line - 1]
        end = bytes.count - lines[line - 1].count + column - 1
        guard end <= bytes.count else { return nil }
        while takes(UInt8(ascii: ".")) {
            let isEmpty = skipArguments()
            let name = takeName()
            if name.isEmpty { return nil }
            skipBlanks()
            guard end > 0, bytes[end - 1] == UInt8(ascii: ".") else {
                root = name
                return
            }
            calls.insert((name, isEmpty), at: 0)
        }
        return nil
    }

    private mutating func skipBlanks() {
        while end > 0, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[end - 1]) { end -= 1 }
    }

    private mutating func takes(_ byte: UInt8) -> Bool {
        skipBlanks()
        guard end > 0, bytes[end - 1] == byte else { return false }
        end -= 1
        return true
    }

    /// Goes before the parentheses and closures of a call; returns whether there is nothing in them.
    private mutating func skipArguments() -> Bool {
        var isEmpty = true
        while true {
            skipBlanks()
            guard end > 0, let close = Self.closing[bytes[end - 1]] else { return isEmpty }
            let last = end
            var depth = 0
            repeat {
                end -= 1
                if bytes[end] == close.last { depth += 1 }
                if bytes[end] == close.first { depth -= 1 }
            } while depth > 0 && end > 0
            if last - end > 2 { isEmpty = false }
        }
    }

    private static let closing: [UInt8: (first: UInt8, last: UInt8)] = [
        UInt8(ascii: ")"): (UInt8(ascii: "("), UInt8(ascii: ")")),
        UInt8(ascii: "}"): (UInt8(ascii: "{"), UInt8(ascii: "}")),
    ]

    private mutating func takeName() -> String {
        let last = end
        while end > 0, isOfName(bytes[end - 1]) {
            end -= 1
        }
        return String(decoding: bytes[end..<last], as: UTF8.self)
    }

    /// Whether a byte belongs to names: that of a letter, also of one beyond ASCII, a digit or a low line.
    private func isOfName(_ byte: UInt8) -> Bool {
        let scalar = Unicode.Scalar(byte)
        return byte >= 0x80 || byte == UInt8(ascii: "_")
            || scalar.properties.isAlphabetic || scalar.properties.numericType != nil
    }
}
