/// Reads the part of YAML in which projects are described: maps and lists by indentation, lists and maps in brackets, plain and quoted
/// texts, comments, `<<` and anchors left aside.
struct YAMLText {
    /// A line that says something.
    private struct Line {
        var indent: Int
        var text: Substring
    }

    private var lines: [Line] = []
    private var position = 0
    /// The deepest nesting that is read.
    private static let mostDepth = 64

    /// What a text says: `[String: Any]`, `[Any]` or `String`; `nil` for what is none of it.
    static func content(of text: String) -> Any? {
        var reader = YAMLText(text)
        guard let first = reader.lines.first else { return nil }
        return reader.value(indent: first.indent, depth: 0)
    }

    private init(_ text: String) {
        for line in text.split(whereSeparator: \.isNewline) {
            let code = Self.withoutComment(line)
            let start = code.prefix { $0 == " " }.count
            let rest = code.dropFirst(start)
            guard !rest.allSatisfy(\.isWhitespace), rest != "---" else { continue }
            lines.append(Line(indent: start, text: rest))
        }
    }

    private static func withoutComment(_ line: Substring) -> Substring {
        var quote: Character?
        var before: Character = " "
        for index in line.indices {
            let character = line[index]
            if let open = quote {
                if character == open { quote = nil }
            } else if character == "\"" || character == "'" {
                quote = character
            } else if character == "#", before == " " {
                return line[..<index]
            }
            before = character
        }
        return line
    }

    private mutating func value(indent: Int, depth: Int) -> Any {
        guard depth < Self.mostDepth, position < lines.count else { return "" }
        let line = lines[position]
        if line.text.hasPrefix("- ") || line.text == "-" { return list(indent: line.indent, depth) }
        if Self.key(of: line.text) != nil { return map(indent: line.indent, depth) }
        position += 1
        return Self.scalar(line.text)
    }

    private mutating func list(indent: Int, _ depth: Int) -> Any {
        var found: [Any] = []
        while position < lines.count, lines[position].indent == indent,
            lines[position].text.hasPrefix("-")
        {
            let rest = lines[position].text.dropFirst()
            let inner = rest.drop { $0 == " " }
            if inner.isEmpty {
                position += 1
                let isDeeper = position < lines.count && lines[position].indent > indent
                found.append(
                    isDeeper ? value(indent: lines[position].indent, depth: depth + 1) : "")
            } else if Self.key(of: inner) != nil, !inner.hasPrefix("{") {
                // The map begins on the line of the dash.
                lines[position].indent = indent + 1 + rest.count - inner.count
                lines[position].text = inner
                found.append(map(indent: lines[position].indent, depth + 1))
            } else {
                position += 1
                found.append(Self.scalar(inner))
            }
        }
        return found
    }

    private mutating func map(indent: Int, _ depth: Int) -> Any {
        var found: [String: Any] = [:]
        while position < lines.count, lines[position].indent == indent,
            let (key, rest) = Self.key(of: lines[position].text)
        {
            position += 1
            let text = rest.drop { $0 == " " }
            if text.hasPrefix("|") || text.hasPrefix(">") {
                while position < lines.count, lines[position].indent > indent { position += 1 }
                found[key] = ""
            } else if !text.isEmpty {
                found[key] = Self.scalar(text)
            } else if position < lines.count,
                lines[position].indent > indent
                    || lines[position].indent == indent && lines[position].text.hasPrefix("- ")
            {
                guard depth < Self.mostDepth else { return found }
                found[key] = value(indent: lines[position].indent, depth: depth + 1)
            }
        }
        // What is deeper and belongs to nothing is passed over.
        while position < lines.count, lines[position].indent > indent { position += 1 }
        return found
    }

    /// The key of a line `key: value`, and what follows.
    private static func key(of text: Substring) -> (String, Substring)? {
        if let quote = text.first, quote == "\"" || quote == "'" {
            guard let end = text.dropFirst().firstIndex(of: quote) else { return nil }
            let rest = text[text.index(after: end)...].drop { $0 == " " }
            return rest.first == ":" ? (String(text.dropFirst()[..<end]), rest.dropFirst()) : nil
        }
        guard text.first != "[", text.first != "{" else { return nil }
        var from = text.startIndex
        while let mark = text[from...].firstIndex(of: ":") {
            let next = text.index(after: mark)
            if next == text.endIndex || text[next] == " " {
                return (String(text[..<mark]), text[next...])
            }
            from = next
        }
        return nil
    }

    private static func scalar(_ text: Substring) -> Any { scalar(text, depth: 0) }

    /// A value on one line; brackets that lie too deep in one another stay text.
    private static func scalar(_ text: Substring, depth: Int) -> Any {
        var text = text
        while text.last?.isWhitespace == true { text.removeLast() }
        if text.first == "&" { text = text.drop { $0 != " " }.drop { $0 == " " } }
        for (open, close) in [("[", "]"), ("{", "}")]
        where depth < mostDepth && text.hasPrefix(open) && text.hasSuffix(close) && text.count > 1 {
            let parts = parted(text.dropFirst().dropLast())
            if open == "[" { return parts.map { scalar($0, depth: depth + 1) } }
            return parts.reduce(into: [String: Any]()) { found, part in
                if let (name, rest) = key(of: part) {
                    found[name] = scalar(rest.drop { $0 == " " }, depth: depth + 1)
                }
            }
        }
        if let quote = text.first, quote == "\"" || quote == "'", text.last == quote, text.count > 1
        {
            return String(text.dropFirst().dropLast())
        }
        return String(text)
    }

    /// The parts between commas that are in no brackets.
    private static func parted(_ text: Substring) -> [Substring] {
        var (depth, start) = (0, text.startIndex)
        var parts: [Substring] = []
        for index in text.indices {
            if "[{".contains(text[index]) { depth += 1 }
            if "]}".contains(text[index]) { depth -= 1 }
            if text[index] == ",", depth == 0 {
                parts.append(text[start..<index])
                start = text.index(after: index)
            }
        }
        parts.append(text[start...])
        return parts.map { $0.drop { $0 == " " } }.filter { !$0.isEmpty }
    }
}
