internal import Foundation

/// The build settings of a target of Xcode's, by name: those of the project's files and its own, in Debug.
struct XcodeSettings {
    private var values: [String: String] = [:]
    /// The files that are not there, with the templates that were read in their places.
    private(set) var templates: [String: String] = [:]

    /// How deep settings files may include each other.
    private static let mostIncludes = 20
    /// The largest settings file, in bytes.
    private static let largest = 1 << 20

    /// Adds a dictionary of settings, which win over those before. A list is one text.
    mutating func add(_ settings: [String: Any]) {
        for (key, value) in settings.sorted(by: { $0.key < $1.key }) {
            let text =
                (value as? String) ?? (value as? [Any])?.map { "\($0)" }.joined(separator: " ")
                ?? "\(value)"
            set(key, text)
        }
    }

    /// Adds a file of settings (`.xcconfig`) with those that it includes. Where one is not there, as it holds what is nobody else's, the
    /// template beside it of which one is made is read; without a template it says nothing.
    mutating func add(fileAt path: String, depth: Int = 0) {
        let name = FileManager.default.fileExists(atPath: path) ? path : Self.template(of: path)
        guard depth < Self.mostIncludes, let name,
            let data = FileManager.default.contents(atPath: name), data.count <= Self.largest
        else { return }
        if name != path { templates[path] = name }
        for line in String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline) {
            let code = (line.range(of: "//").map { line[..<$0.lowerBound] } ?? line)
                .trimmingCharacters(in: .whitespaces)
            if code.hasPrefix("#include?"), !Self.isThere(code, beside: path) { continue }
            if code.hasPrefix("#include") {
                add(fileAt: Self.included(by: code, beside: path), depth: depth + 1)
            } else if let mark = Self.separator(of: code) {
                set(
                    code[..<mark].trimmingCharacters(in: .whitespaces),
                    code[code.index(after: mark)...].trimmingCharacters(in: .whitespaces))
            }
        }
    }

    /// The file that a line includes.
    private static func included(by line: String, beside path: String) -> String {
        let name = line.split(separator: "\"").dropFirst().first.map(String.init) ?? ""
        let folder = (path as NSString).deletingLastPathComponent
        return name.hasPrefix("/") ? name : "\(folder)/\(name)"
    }

    private static func isThere(_ line: String, beside path: String) -> Bool {
        FileManager.default.fileExists(atPath: included(by: line, beside: path))
    }

    /// The file of which one makes the one at a path: `Debug.template.xcconfig`, `Debug.xcconfig.example` and the like.
    private static func template(of path: String) -> String? {
        let stem = (path as NSString).deletingPathExtension
        return ["template", "example", "sample", "Template", "Example", "Sample"].lazy.flatMap {
            ["\(stem).\($0).xcconfig", "\(path).\($0)", "\(stem)-\($0).xcconfig"]
        }
        .first { FileManager.default.fileExists(atPath: $0) }
    }

    /// The `=` between a name and a value: not that of a condition in brackets.
    private static func separator(of line: String) -> String.Index? {
        var depth = 0
        return line.indices.first { index in
            if line[index] == "[" { depth += 1 }
            if line[index] == "]" { depth -= 1 }
            return depth == 0 && line[index] == "="
        }
    }

    /// The longest value that is kept, and the most that settings which name others are filled with.
    private static let mostCharacters = 1 << 16

    private mutating func set(_ key: String, _ value: String) {
        // A setting that doubles itself on each line does not fill the memory.
        let text = value.replacing("$(inherited)", with: values[key] ?? "")
        values[key] = String(text.prefix(Self.mostCharacters))
    }

    /// The value of a setting on a system, with those that it names put in; `nil` if there is none.
    ///
    /// - Parameter isForMac: Whether values for macOS alone count, and not those for iOS.
    func value(_ name: String, isForMac: Bool = false) -> String? {
        let marks = isForMac ? ["macosx"] : ["iphone", "iphonesimulator"]
        let special = values.keys.sorted().first { key in
            key.hasPrefix("\(name)[") && key.contains("sdk=")
                && marks.contains { key.contains("sdk=\($0)") }
        }
        let own = special.flatMap { values[$0] }.map {
            $0.replacing("$(inherited)", with: values[name] ?? "")
        }
        return (own ?? values[name]).map { text in
            var left = Self.mostCharacters
            return filled(text, depth: 0, &left)
        }
    }

    /// The words of a setting.
    func words(_ name: String, isForMac: Bool = false) -> [String] {
        (value(name, isForMac: isForMac) ?? "").split(whereSeparator: \.isWhitespace).map {
            $0.trimmingCharacters(in: CharacterSet(charactersIn: "\"'"))
        }
    }

    /// The settings whose names begin so, by the rest of their names.
    func all(beginningWith start: String, isForMac: Bool) -> [(key: String, value: String)] {
        let names = Set(values.keys.filter { $0.hasPrefix(start) }.map { $0.prefix { $0 != "[" } })
        return names.sorted().prefix(500).compactMap { name in
            value(String(name), isForMac: isForMac).map {
                (String(name.dropFirst(start.count)), $0)
            }
        }
    }

    /// A text of the user's with `$(NAME)` and `${NAME}` replaced; what is unknown is empty.
    ///
    /// - Parameter left: How many more characters may be put in; where none are left, names become empty.
    func filled(_ text: String, _ left: inout Int) -> String { filled(text, depth: 0, &left) }

    /// A name as a part of an identifier: `My App` as `My-App`.
    static func identifier(of name: String) -> String {
        String(
            name.map {
                ($0.isASCII && ($0.isLetter || $0.isNumber)) || "-.".contains($0) ? $0 : "-"
            })
    }

    /// The text with `$(NAME)` and `${NAME}` replaced; what is unknown is empty.
    ///
    /// - Parameter left: How many more characters may be put in; where none are left, names become empty.
    private func filled(_ text: String, depth: Int, _ left: inout Int) -> String {
        guard depth < 10, text.contains("$") else { return text }
        var filledText = ""
        var rest = text[...]
        while let match = rest.firstMatch(of: /\$[({]([^)}]*)[)}]/) {
            filledText += rest[..<match.range.lowerBound]
            rest = rest[match.range.upperBound...]
            let parts = match.1.split(separator: ":").map(String.init)
            let named = values[parts.first ?? ""] ?? ""
            left -= named.count + 1
            guard left > 0 else { continue }
            let value = filled(named, depth: depth + 1, &left)
            filledText += parts.dropFirst().reduce(value) { text, form in
                switch form {
                case "c99extidentifier": BuildTarget.moduleName(of: text)
                case "rfc1034identifier": Self.identifier(of: text)
                case "lower": text.lowercased()
                case "upper": text.uppercased()
                default: text
                }
            }
        }
        return filledText + rest
    }
}
