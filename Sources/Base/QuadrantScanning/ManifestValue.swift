/// A value in the manifest of a package.
indirect enum ManifestValue {
    case text(String)
    case list([ManifestValue])
    /// `.target(name: "A")`: the last name of what is called.
    case call(String, [(label: String?, value: ManifestValue)])
    /// `.iOS`.
    case name(String)
    /// What is only known when the manifest runs, on this line.
    case unknown(line: Int)

    var text: String? {
        if case .text(let text) = self { text } else { nil }
    }

    /// The elements of a list; another value is the only one.
    var elements: [ManifestValue] {
        switch self {
        case .list(let values): values
        case .name("nil"): []
        default: [self]
        }
    }

    var texts: [String] { elements.compactMap(\.text) }

    /// The name of a member, or of what is called.
    var head: String? {
        switch self {
        case .call(let name, _), .name(let name): name
        default: nil
        }
    }

    /// The argument of a label; that without one for `nil`.
    func argument(_ label: String?) -> ManifestValue? {
        guard case .call(_, let arguments) = self else { return nil }
        return arguments.first { $0.label == label }?.value
    }

    /// The lines of what is not known in it.
    var unknownLines: [Int] {
        switch self {
        case .unknown(let line): [line]
        case .list(let values): values.flatMap(\.unknownLines)
        case .call(_, let arguments): arguments.flatMap(\.value.unknownLines)
        case .text, .name: []
        }
    }
}
