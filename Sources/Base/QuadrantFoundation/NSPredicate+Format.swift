public import Foundation

/// What has predicates made of texts.
///
/// Only an initializer of a protocol's extension can make an object of a subclass.
public protocol _MadeOfFormat {}

extension NSPredicate: _MadeOfFormat {}

extension _MadeOfFormat where Self: NSPredicate {
    /// Creates a predicate from its text, with values in the places of `%@` and its like.
    ///
    /// Apple: "init(format:_:)" (Foundation), which Foundation on Linux lacks. Read is the language of "Predicate Format String
    /// Syntax", but for operators of one's own. Keys are looked for in dictionaries, in objects of Core Data's and among the stored
    /// properties of others. A text that cannot be read is told on standard error, and is fulfilled by nothing, where Apple's
    /// ends the program.
    public init(format predicateFormat: String, _ args: any CVarArg...) {
        self.init(format: predicateFormat, argumentArray: args)
    }

    /// Creates a predicate from its text, with the values of an array in its places.
    ///
    /// Apple: "init(format:argumentArray:)" (Foundation).
    public init(format predicateFormat: String, argumentArray arguments: [Any]?) {
        guard let made = FormatPredicate(predicateFormat, arguments ?? []) as? Self else {
            preconditionFailure("A predicate of a format is made as NSPredicate.")
        }
        self = made
    }
}

/// A predicate that was made of a text.
final class FormatPredicate: NSPredicate {
    private let text: String
    private let arguments: [Any]
    /// What the text says, or why it cannot be read.
    let format: Result<PredicateFormat, PredicateFault>

    init(_ text: String, _ arguments: [Any]) {
        (self.text, self.arguments) = (text, arguments)
        format = Result { () throws(PredicateFault) in
            try PredicateParser.read(text, arguments.map { $0 })
        }
        super.init(value: true)
        guard case .failure(let fault) = format else { return }
        let words = "NSPredicate cannot read '\(text)': \(fault.reason). Nothing fulfils it.\n"
        FileHandle.standardError.write(Data(words.utf8))
    }

    override func evaluate(
        with object: Any?, substitutionVariables bindings: [String: Any]?
    ) -> Bool {
        guard case .success(let format) = format else { return false }
        return format.isTrue(of: PredicateScope(object, bindings ?? [:]))
    }

    override func copy(with zone: NSZone? = nil) -> Any { self }

    /// Whether both are made of the same text and values.
    override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? FormatPredicate else { return false }
        if self === other { return true }
        return text == other.text && arguments.count == other.arguments.count
            && zip(arguments, other.arguments).allSatisfy { one, other in
                PredicateValue.identity(one).map { $0 == PredicateValue.identity(other) } ?? false
            }
    }

    override var hash: Int { text.hashValue }

    // The text, values as they are described: that of Foundation says 'TRUEPREDICATE'.
    override var predicateFormat: String {
        var rest = arguments[...]
        return text.replacing(/%(?:[@dDiuUfFgKcslx]|l[dux])/) { _ in
            rest.popFirst().map { $0 is String ? "\"\($0)\"" : "\($0)" } ?? ""
        }
    }
}

/// Reads what a predicate asks objects for.
public struct _PredicateReader {
    /// The paths of keys that are looked up in the object that is looked at, each once.
    public private(set) var keyPaths: [[String]] = []
    /// Why the text of a predicate cannot be read; `nil` if it can.
    public private(set) var problem: String?

    /// Reads a predicate, and those that it is made of. Predicates of closures ask for nothing that is known.
    public init(_ predicate: NSPredicate) { read(predicate) }

    private mutating func read(_ predicate: NSPredicate) {
        if let compound = predicate as? NSCompoundPredicate {
            for part in compound.subpredicates { read(part) }
        }
        guard let made = predicate as? FormatPredicate else { return }
        switch made.format {
        case .failure(let fault): problem = problem ?? fault.reason
        case .success(let format):
            for path in format.paths where !keyPaths.contains(path) { keyPaths.append(path) }
        }
    }
}
