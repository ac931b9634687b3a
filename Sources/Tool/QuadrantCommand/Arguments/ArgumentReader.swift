/// Reads a command line in the GNU manner, against a table of options.
///
/// `--name value`, `--name=value`, `-o value` and `-ovalue` are the same; a long name may be cut short
/// while it stays unambiguous; after `--` everything is an operand, as is a single `-`. A word that an
/// option had before is that option, and noted.
struct ArgumentReader {
    /// One item of the command line.
    enum Item: Equatable {
        /// An option by its long name, with its value if it takes one.
        case option(String, value: String?)
        /// An argument that is not an option.
        case operand(String)
    }

    private var rest: ArraySlice<String>
    private let options: [CommandOption]
    private var onlyOperands = false
    /// What is to be said of the words: which options are called otherwise now, once each.
    private(set) var notes: [String] = []

    init(_ arguments: some Sequence<String>, options: [CommandOption]) {
        rest = ArraySlice(Array(arguments))
        self.options = options
    }

    /// The next item; `nil` at the end.
    mutating func next() throws(CommandError) -> Item? {
        guard let argument = rest.popFirst() else { return nil }
        if onlyOperands || argument == "-" || !argument.hasPrefix("-") { return .operand(argument) }
        if argument == "--" {
            onlyOperands = true
            return try next()
        }
        return argument.hasPrefix("--") ? try long(argument) : try short(argument)
    }

    private mutating func long(_ argument: String) throws(CommandError) -> Item {
        let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let name = String(parts[0])
        let former = former(named: name)
        let option = try option(named: former?.option ?? name)
        let value = parts.count > 1 ? String(parts[1]) : nil
        if let former {
            if !notes.contains(former.note) { notes.append(former.note) }
            if let meant = former.value {
                if value != nil { throw .unexpectedValue(option: name) }
                return .option(option.name, value: meant)
            }
        }
        guard option.value != nil else {
            if value != nil { throw .unexpectedValue(option: option.name) }
            return .option(option.name, value: nil)
        }
        if let value { return .option(option.name, value: value) }
        if option.isValueOptional { return .option(option.name, value: "") }
        return .option(option.name, value: try following(option.name))
    }

    private mutating func short(_ argument: String) throws(CommandError) -> Item {
        let name = String(argument.prefix(2))
        guard let option = options.first(where: { $0.short == name }) else {
            throw .unknownOption(name)
        }
        let attached = argument.dropFirst(2)
        guard option.value != nil else {
            if !attached.isEmpty { rest = ["-\(attached)"] + rest }
            return .option(option.name, value: nil)
        }
        let value = attached.isEmpty ? try following(name) : String(attached)
        return .option(option.name, value: value)
    }

    /// The argument after an option, which may look like anything.
    private mutating func following(_ name: String) throws(CommandError) -> String {
        guard let value = rest.popFirst() else { throw .missingValue(option: name) }
        return value
    }

    /// The former word, where the command has its option and none of that name.
    private func former(named name: String) -> FormerOption? {
        guard !options.contains(where: { $0.name == name }) else { return nil }
        return FormerOption.all.first { former in
            former.name == name && options.contains { $0.name == former.option }
        }
    }

    private func option(named name: String) throws(CommandError) -> CommandOption {
        if let exact = options.first(where: { $0.name == name }) { return exact }
        let matches = options.filter { name.count > 2 && $0.name.hasPrefix(name) }
        guard let match = matches.first else { throw .unknownOption(name) }
        if matches.count > 1 {
            throw .ambiguousOption(name, candidates: matches.map { "'\($0.name)'" })
        }
        return match
    }
}
