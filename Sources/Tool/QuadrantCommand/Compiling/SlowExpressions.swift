internal import Foundation

/// Expressions on which the compiler spends more than a moment: mostly because nothing fits, as where one name in them is unknown.
///
/// The compiler tries all meanings of all parts before it says so. A file with one unknown name took it 9 s and more. So each file is compiled with
/// a low limit first. Only a file that says nothing else than that the limit is reached is compiled once more, with a high one, while its
/// bodies are looked at piece by piece (`SlowPieces`).
enum SlowExpressions {
    /// The meanings of an expression that are tried at first; 400 take 0.1 s, in a body of 50 lines with closures 2 s, as that is one
    /// expression to the compiler.
    static let quickLimit = 400
    /// The meanings that are tried of an expression that takes long and has no unknown name: as many as the compiler itself tries,
    /// so that nothing is refused that it takes.
    static let patientLimit = 1_000_000

    /// What the compiler says at the limit.
    static let words = "unable to type-check this expression in reasonable time"

    /// What one file's errors say of it.
    enum Verdict: Equatable {
        /// These errors are its own: there are no slow expressions, or what is unknown in them is told.
        case told([String])
        /// Nothing is known but that there are slow expressions at these lines.
        case slow(Set<Int>)
    }

    /// Reads the errors of a file.
    ///
    /// - Parameter constant: Whether a value that takes long gives a constant its type that the file uses (`SlowConstants`).
    static func verdict(on errors: [String], beside constant: Bool = false) -> Verdict {
        let others = errors.filter { !$0.contains(words) }
        let isSlow = others.count < errors.count
        if !isSlow { return .told(errors) }
        let isOfAttribute = errors.contains(where: isSlowAttribute)
        if others.contains(where: {
            constant ? isOfNames($0) : !mayFollow($0) && !(isOfAttribute && lacksArgument($0))
        }) {
            return .told(others)
        }
        return .slow(lines(of: errors))
    }

    /// The lines at which the compiler gave up.
    static func lines(of errors: [String]) -> Set<Int> {
        let places = errors.filter { $0.contains(words) }.compactMap { error in
            DiagnosticHeader(error.prefix { $0 != "\n" }.description)?.line
        }
        return Set(places)
    }

    /// Whether errors say nothing but that there are slow expressions.
    static func isSlow(_ errors: [String], beside constant: Bool) -> Bool {
        if case .slow = verdict(on: errors, beside: constant) { true } else { false }
    }

    /// Whether an error is one of the user's, and not of what the compiler has given up elsewhere.
    ///
    /// - Parameter constant: Whether what it has given up gives a constant its type.
    static func isCertain(_ error: String, beside constant: Bool = false) -> Bool {
        if constant { return isOfNames(error) }
        // A piece of a closure has no `$0` any more.
        return !mayFollow(error) && !error.contains(words)
            && !error.contains("contextual type for closure argument list")
    }

    /// The errors without those that follow from a constant which the compiler has given up; all, where there are no others.
    static func causes(of errors: [String], beside constant: Bool) -> [String] {
        let causes = errors.filter { isCertain($0, beside: constant) || $0.contains(words) }
        return constant && !causes.isEmpty ? causes : errors
    }

    /// Whether an error is about a name that there is not, or about how the source is written: a constant without a type has no part in it.
    ///
    /// All others may follow from one: a type with such a property has no initializer for it, is not `Codable`, and what is given it fits
    /// nowhere.
    private static func isOfNames(_ error: String) -> Bool {
        let signs = [
            "cannot find '", "cannot find type '", "has no member '", "no such module '",
            "error: expected ", "error: consecutive ", "error: unterminated ", "error: extraneous ",
            "invalid redeclaration of '",
        ]
        return signs.contains { error.contains($0) }
    }

    /// Whether an error is about what a call is given, and not about what it is called on.
    static func isOfArguments(_ error: String) -> Bool {
        let signs = [
            "argument label", "extra argument", "cannot find '",
            "no exact matches in call to initializer",
        ]
        return isCertain(error) && signs.contains { error.contains($0) }
    }

    /// Whether what takes long are the arguments of an attribute: `@Query(filter: …)`.
    private static func isSlowAttribute(_ error: String) -> Bool {
        let lines = error.split(separator: "\n")
        return error.contains(words) && lines.count > 1
            && lines[1].drop { $0 == " " || $0 == "\t" }.hasPrefix("@")
    }

    /// Whether an error says that a type cannot be made without a variable: one whose attribute was given up is not computed.
    private static func lacksArgument(_ error: String) -> Bool {
        error.contains("missing argument for parameter")
            || error.contains("missing arguments for parameters")
    }

    /// Whether an error may only follow from an expression that was given up: its type is not known then.
    private static func mayFollow(_ error: String) -> Bool {
        let signs = [
            "cannot infer", "could not be inferred", "declares an opaque return type",
            "failed to produce diagnostic",
        ]
        return signs.contains { error.contains($0) }
    }
}
