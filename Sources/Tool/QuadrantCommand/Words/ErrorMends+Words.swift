internal import Foundation
internal import QuadrantAccessibility

extension ErrorMends {
    /// What mends an error, behind the compiler's words or instead of them.
    struct Mend {
        var words: String
        var isWhole = false
    }

    /// What mends an error; `nil` where the compiler says all there is to say.
    func mend(for error: ErrorText) -> Mend? {
        let message = error.message
        if let words = mendOfForeignCall(error) ?? mendOfName(error) ?? mendOfLabel(error) {
            return words
        }
        if message.hasSuffix("does not conform to protocol 'View'"),
            error.notes.contains(where: { $0.message.contains("'any View'") })
        {
            return Mend(
                words: "its body is of a type that 'some' stands for: 'var body: some View'")
        }
        for (beginning, inside, words) in Self.sayings
        where message.hasPrefix(beginning) && (inside.isEmpty || message.contains(inside)) {
            return Mend(words: words)
        }
        return mendOfType(error)
    }

    // MARK: Names

    private func mendOfName(_ error: ErrorText) -> Mend? {
        let (message, quoted) = (error.message, error.quoted)
        if message.contains("has no member '"), quoted.count >= 2 {
            return member(quoted[1], of: quoted[0], isValue: message.hasPrefix("type '"))
        }
        if message.hasPrefix("reference to member '"), let name = quoted.first {
            return value(name, of: "").map { Mend(words: "did you mean '.\($0)'?") }
        }
        if message.hasPrefix("'"), message.contains("is inaccessible due to"),
            let name = quoted.first,
            let way = ForeignWords.members[name]
        {
            return Mend(words: "there is no member '\(name)' of views: \(way)", isWhole: true)
        }
        if message.hasPrefix("no macro named '"), let name = quoted.first {
            if name.count == 6 || name.count == 3, name.allSatisfy(\.isHexDigit) {
                return Mend(
                    words: "'#\(name)' is no colour here: 'Color(red: 1, green: 0, blue: 0)'",
                    isWhole: true)
            }
            return NearestName.of(
                name, among: ["Preview", "Predicate", "selector", "keyPath", "available"]
            )
            .map { Mend(words: "did you mean '#\($0)'?") }
        }
        guard message.hasPrefix("cannot find "), let name = quoted.first else { return nil }
        return topLevel(name, isType: message.hasPrefix("cannot find type "))
    }

    private func member(_ name: String, of type: String, isValue: Bool) -> Mend? {
        if isValue {
            let (across, along): (Set, Set) = (
                ["leading", "trailing", "left", "right"],
                ["top", "bottom", "firstTextBaseline", "lastTextBaseline"]
            )
            if type == "HorizontalAlignment", along.contains(name) {
                return Mend(words: "a column aligns across: '.leading', '.center' or '.trailing'")
            }
            if type == "VerticalAlignment", across.contains(name) {
                return Mend(
                    words: "a row aligns up and down: '.top', '.center', '.bottom' or a baseline")
            }
            if let meant = ForeignWords.values[name],
                value(meant, of: type) != nil || type.contains("Alignment")
            {
                return Mend(words: "did you mean '.\(meant)'?")
            }
            if let near = value(name, of: type) { return Mend(words: "did you mean '.\(near)'?") }
            let all = values(of: type).prefix(8).map { "'.\($0)'" }
            return all.isEmpty ? nil : Mend(words: "there are \(all.joined(separator: ", "))")
        }
        if AppleNames.standard.topLevel(type.prefix { $0 != "<" && $0 != " " }) != nil
            || type.hasPrefix("some "),
            let way = ForeignWords.members[name]
        {
            return Mend(words: way.hasPrefix("'") ? "SwiftUI has \(way)" : way)
        }
        let apples = AppleNames.standard.all.lazy.filter {
            $0.kind == "modifier" || $0.kind == "method"
        }
        .map { (name: $0.name, uses: $0.uses) }
        let own = ownNames.lazy.map { (name: $0.key, uses: $0.key == name ? -1 : 1) }
        let isOwnType = AppleNames.standard.topLevel(type[...]) == nil && !type.hasPrefix("some ")
        let near =
            isOwnType
            ? NearestName.of(name, among: own)
            : NearestName.of(name, among: apples) ?? NearestName.of(name, among: own)
        return near.map { Mend(words: "did you mean '\($0)'?") }
    }

    /// A value of a type that a name comes near, or that is called so.
    private func value(_ name: String, of type: String) -> String? {
        let plain =
            type.split(separator: ".").last.map { String($0.prefix { $0 != "?" && $0 != "<" }) }
            ?? type
        let owners: Set = plain == "ShapeStyle" ? ["ShapeStyle", "Color"] : [plain]
        let all = AppleNames.standard.all.filter { $0.kind == "value" || $0.kind == "property" }
        let own = all.filter { owners.contains($0.owner) }
        if own.contains(where: { $0.name == name }) { return name }
        if let near = NearestName.of(name, among: own.map { ($0.name, $0.uses) }) { return near }
        // Those of a type that is known are all there are: a name of another type would not do.
        guard own.count(where: { $0.kind == "value" }) == 0 else { return nil }
        return NearestName.of(
            name, among: all.filter { $0.name.first == name.first }.map { ($0.name, $0.uses) })
    }

    /// The values of a type, those that are used most first.
    private func values(of type: String) -> [String] {
        let plain = type.split(separator: ".").last.map(String.init) ?? type
        return AppleNames.standard.all.filter { $0.kind == "value" && $0.owner == plain }
            .sorted { ($1.uses, $0.name) < ($0.uses, $1.name) }.map { String($0.name) }
    }

    /// - Parameter isType: Whether a type was meant: no variable is near then.
    private func topLevel(_ name: String, isType: Bool) -> Mend? {
        func mayBeMeant(_ other: String) -> Bool { !isType || other.first?.isUppercase == true }
        if name.hasPrefix("$") {
            let plain = String(name.dropFirst())
            guard ownNames[plain] != nil else { return nil }
            return Mend(
                words:
                    "'\(plain)' has no binding: declare it with '@State' ('@Binding' where it is handed in)",
                isWhole: true)
        }
        if let file = siblings.file(declaring: name) {
            return Mend(
                words:
                    "it is declared in '\(file)' of the same folder: give the folder instead of the file"
            )
        }
        if name == "infinity" { return Mend(words: "did you mean '.infinity'?") }
        let apples = AppleNames.standard.all.lazy
            .filter { $0.owner.isEmpty && mayBeMeant($0.name) }
            .map { (name: $0.name, uses: $0.uses) }
        let own = ownNames.lazy.filter { $0.key != name && mayBeMeant($0.key) }
            .map { (name: $0.key, uses: 1) }
        let letters = Array(name.lowercased())
        func changes(_ other: String?) -> Int {
            other.map { NearestName.distance(letters, Array($0.lowercased())) } ?? .max
        }
        let candidates = [NearestName.of(name, among: own), NearestName.of(name, among: apples)]
            .compactMap { $0 }
        return candidates.min { changes($0) < changes($1) }.map {
            Mend(words: "did you mean '\($0)'?")
        }
    }

    // MARK: Labels and types

    private func mendOfLabel(_ error: ErrorText) -> Mend? {
        let message = error.message
        let isAboutLabels = [
            "extraneous argument label", "extra argument", "argument passed to call",
            "no exact matches in call",
            "missing argument label", "incorrect argument label", "generic parameter",
            "cannot call value of non-function type 'Animation'",
        ].contains { message.hasPrefix($0) }
        guard isAboutLabels, let call = WrittenCall(in: error.excerpt, at: error.column) else {
            return nil
        }
        if message.hasPrefix("no exact matches"), error.excerpt.contains("@Environment(") {
            let name =
                error.excerpt.split(separator: "\\.").last.map { String($0.prefix { $0.isLetter }) }
                ?? ""
            let values = AppleNames.standard.all.filter { $0.owner == "EnvironmentValues" }
            if let known = values.first(where: { $0.name == name }) {
                return Mend(words: NearestWays.words(on: known), isWhole: true)
            }
            let meant = NearestName.of(name, among: values.map { ($0.name, $0.uses) })
                .map { "; did you mean '\\.\($0)'?" }
            return Mend(
                words: "there is no '\\.\(name)' in the environment"
                    + (meant
                        ?? "; '@Entry var \(name)' in an extension of EnvironmentValues makes it"),
                isWhole: true)
        }
        var known = Set(ForeignWords.calls[call.name] ?? [])
        for note in error.notes { known.formUnion(Self.labels(in: note.message)) }
        if known.isEmpty {
            known.formUnion(error.quoted.dropFirst().flatMap { Self.labels(in: "(\($0)") })
        }
        if call.name == "Label", call.labels.contains("icon") {
            return Mend(
                words:
                    "'Label' has no argument 'icon:' beside a text; did you mean 'systemImage:'?",
                isWhole: true)
        }
        if message.hasPrefix("argument passed to call that takes no arguments"),
            call.name.first?.isUppercase == true,
            AppleNames.standard.topLevel(call.name[...]) == nil
        {
            return Mend(
                words:
                    "'\(call.name)' has nothing to hand in: a 'private' property is none, nor a 'let' with a value"
            )
        }
        for label in call.labels where !known.isEmpty && !known.contains(label) {
            let meant =
                ForeignWords.labels[label]?.first(where: known.contains)
                ?? NearestName.of(label, among: known.sorted())
            if let meant {
                return Mend(
                    words: "'\(call.name)' has no argument '\(label):'; did you mean '\(meant):'?",
                    isWhole: true)
            }
            if call.name == "Color", label == "hex" {
                return Mend(
                    words:
                        "'Color' has no argument 'hex:': 'Color(red: 1, green: 0, blue: 0)', or an initializer of "
                        + "your own", isWhole: true)
            }
        }
        if call.name == "frame", call.labels.contains("width") || call.labels.contains("height"),
            call.labels.contains(where: {
                $0.hasPrefix("min") || $0.hasPrefix("max") || $0.hasPrefix("ideal")
            })
        {
            return Mend(
                words:
                    "one '.frame' has either 'width:' and 'height:' or 'minWidth:' … 'maxHeight:': write two",
                isWhole: true)
        }
        return nil
    }

    /// The labels in `init(alignment:spacing:)` or `(cornerRadius: CGFloat, style: …)`.
    private static func labels(in text: String) -> [String] {
        guard let open = text.firstIndex(of: "(") else { return [] }
        return text[open...].split { "(), ".contains($0) }.flatMap {
            $0.split(separator: ":", omittingEmptySubsequences: false).dropLast()
        }
        .map(String.init).filter {
            $0.first?.isLowercase == true && $0.allSatisfy { $0.isLetter || $0.isNumber }
        }
    }

    private func mendOfType(_ error: ErrorText) -> Mend? {
        let got = error.notes.compactMap { note -> String? in
            note.message.range(of: "(got '").map {
                String(note.message[$0.upperBound...].prefix { $0 != "'" })
            }
        }.first
        if error.message.hasPrefix("no exact matches"), let got {
            if WrittenCall(in: error.excerpt, at: error.column)?.name == "Text" {
                return Mend(
                    words: "a 'Text' shows a text, not '\(got)': 'Text(\"\\(…)\")'", isWhole: true)
            }
            let expected = error.notes.compactMap { note -> String? in
                note.message.hasPrefix("candidate expects value of type '")
                    ? note.message.split(separator: "'").dropFirst().first.map(String.init) : nil
            }
            let list = expected.map { "'\($0)'" }.joined(separator: " or ")
            return Mend(words: "it takes \(list), not '\(got)'")
        }
        if error.message.hasPrefix("ambiguous use of 'init'"), error.excerpt.contains("@AppStorage")
        {
            return Mend(
                words: "its type is not known: '@AppStorage(\"key\") var name = \"\"'",
                isWhole: true)
        }
        if error.quoted.count > 1, error.message.contains("conform to 'View'"),
            error.quoted[1].hasPrefix("UI")
        {
            return Mend(
                words:
                    "a view of UIKit's stands in a 'UIViewRepresentable'; of SwiftUI there is 'Text'"
            )
        }
        return nil
    }
}
