import Foundation

/// What a run of seeds is told on its command line: first a kind of things, then options with a value each.
package struct RunArguments: IteratorProtocol {
    /// What the seeds are of; `nil` where the line begins with an option.
    package let kind: String?
    private var rest: ArraySlice<String>

    /// The arguments without the name of the program.
    package init(_ arguments: [String]) {
        rest = arguments[...]
        let isKind = rest.first.map { !$0.hasPrefix("--") } ?? false
        kind = isKind ? rest.removeFirst() : nil
    }

    /// The next option; the last one's value may be missing and then is empty.
    package mutating func next() -> (name: String, value: String)? {
        rest.popFirst().map { ($0, rest.popFirst() ?? "") }
    }

    /// Ends the program at an option that it does not know.
    package static func refuse(_ name: String) -> Never {
        FileHandle.standardError.write(Data("unknown option \(name)\n".utf8))
        exit(64)
    }
}
