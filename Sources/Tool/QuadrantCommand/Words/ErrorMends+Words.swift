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
        for (beginning, inside, words) in Self.sayings
        where message.hasPrefix(beginning) && (inside.isEmpty || message.contains(inside)) {
            return Mend(words: words)
        }
        return mendOfType(error)
    }

    /// Beginnings of messages, what stands in them, and what they mean in views.
    private static let sayings: [(beginning: String, inside: String, words: String)] = [
        (
            "type '", "does not conform to protocol 'View'",
            "a view has a property 'var body: some View { … }'"
        ),
        (
            "type '()' cannot conform to 'View'", "",
            "this line shows no view: put it into '.onAppear { … }', an action or a function"
        ),
        (
            "static method 'buildExpression'", "conform to 'ToolbarContent'",
            "beside a 'ToolbarItem' each view stands in one: 'ToolbarItem { … }'"
        ),
        (
            "cannot convert value of type 'ClosedRange<Int>'", "'Range<Int>'",
            "'0..<n', or 'ForEach(Array(0...n), id: \\.self)'"
        ),
        (
            "left side of mutating operator", "is a 'let' constant",
            "a view changes only what it declares with '@State var'"
        ),
        (
            "cannot convert value of type 'Text' to closure result type 'Alert'", "",
            "'.alert(\"Title\", isPresented: …) { Button(…) } message: { Text(…) }'"
        ),
        (
            "cannot convert value of type 'Binding<String?>'", "type 'Binding<String>'",
            "a text that may be missing is edited by a binding of your own: "
                + "'Binding(get: { … ?? \"\" }, set: { … = $0 })'"
        ),
        (
            "cannot convert value of type 'Binding<", "type 'Binding<String>'",
            "what is no text is edited by its value: 'TextField(…, value: $…, format: .number)'"
        ),
        (
            "cannot convert value of type 'Binding<", "type 'Binding<",
            "both have to be of one type"
        ),
        (
            "cannot pass function of type '", "async",
            "'.task { … }' takes what awaits, and in an action 'Task { … }'"
        ),
        (
            "cannot convert value of type 'Int' to expected argument type 'String'", "",
            "a value stands in a text: '\\(…)'"
        ),
        (
            "cannot convert value of type 'Double' to expected argument type 'String'", "",
            "a value stands in a text: '\\(…)'"
        ),
        (
            "instance method '", "conform to 'Identifiable'",
            "make it a type that is 'Identifiable' with an 'id', or say when by 'isPresented:'"
        ),
        (
            "function declares an opaque return type 'some View', but the return", "",
            "in a body 'if let … { … } else { … }' shows views of two types, without 'return'"
        ),
        (
            "property wrapper can only apply to a single variable", "",
            "write it in front of each: '@State var a = 0', '@State var b = 0'"
        ),
        ("type '() -> ", "cannot conform to 'View'", "it is not called: '()' is missing behind it"),
        (
            "left side of mutating operator", "'self' is immutable",
            "a view changes only what it declares with '@State'"
        ),
        (
            "cannot assign to property: 'self' is immutable", "",
            "a view changes only what it declares with '@State'"
        ),
        (
            "closure containing control flow statement", "result builder",
            "views are repeated by 'ForEach(0..<3) { index in … }'"
        ),
        (
            "generic struct 'ObservedObject'", "conform to 'ObservableObject'",
            "write 'class …: ObservableObject' with '@Published' properties, or '@Observable class …' and '@State'"
        ),
        (
            "generic struct 'StateObject'", "conform to 'ObservableObject'",
            "write 'class …: ObservableObject' with '@Published' properties, or '@Observable class …' and '@State'"
        ),
        (
            "invalid conversion from 'async'", "",
            "'.task { … }' takes what awaits, and in an action 'Task { … }'"
        ),
        (
            "invalid conversion from throwing function", "",
            "catch the error inside: 'try?', or 'do { … } catch { … }'"
        ),
        ("cannot find operator '</'", "", "this is markup; views are called: 'Text(\"a\")'"),
        ("result values in '? :'", "", "'if … { … } else { … }' shows views of two types"),
        ("referencing initializer", "conform to 'Identifiable'", Self.identifiable),
        ("initializer", "conform to 'Identifiable'", Self.identifiable),
        (
            "instance method 'foregroundStyle' requires that 'String'", "",
            "a colour is a value: '.red', or 'Color(\"name\")' of a catalogue"
        ),
        (
            "cannot convert value of type 'Int' to expected argument type 'Font.TextStyle'", "",
            "a size has a label: '.system(size: 16)'"
        ),
        (
            "cannot convert value of type 'Int' to expected argument type '[GridItem]'", "",
            "columns are a list: 'Array(repeating: GridItem(), count: 3)'"
        ),
        (
            "cannot convert value of type '", "to expected argument type 'Binding<",
            "it is to be written too: hand over '$name' of a '@State', or '.constant(…)'"
        ),
        (
            "cannot convert value '", "use wrapper instead",
            "the '$' in front of the name hands over the binding"
        ),
        (
            "value of optional type '", "must be unwrapped",
            "'… ?? \"\"' gives a value where there is none"
        ),
        ("'%' is not a prefix unary operator", "", "a format is a text: 'specifier: \"%.2f\"'"),
        ("'f' is not a valid digit", "", "a format is a text: 'specifier: \"%.2f\"'"),
    ]

    private static let identifiable =
        "give 'id: \\.self' or the path of what tells them apart, or make the type 'Identifiable' with an 'id'"

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
            return NearestName.of(name, among: values.map { ($0.name, $0.uses) })
                .map {
                    Mend(
                        words:
                            "there is no '\\.\(name)' in the environment; did you mean '\\.\($0)'?",
                        isWhole: true)
                }
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
