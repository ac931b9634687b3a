internal import Foundation
internal import QuadrantIndex
internal import QuadrantText

/// Tells errors of the user's from those that something missing here makes.
struct ErrorSorter {
    /// Where an error belongs.
    enum Verdict: Equatable {
        /// Apple's compiler would find it too, as far as can be told.
        case yours
        /// It is about a name that is not here yet.
        case missing(String, instead: String)
        /// It may only follow from something else.
        case follows
        /// It is the beginning of a program, which is not compiled as one here.
        case program

        var isMissing: Bool {
            if case .missing = self { true } else { false }
        }
    }

    /// The names that the files of the project declare, in whichever module.
    private let declared: Set<String>
    /// The files that import what is not there.
    private let waiting: Set<Int>
    /// Those, and the files that need one of them, one that fails, or a module of the project in which something fails.
    private let touched: Set<Int>

    /// What is known of all modules of a project.
    struct Surroundings {
        /// The names that their files declare.
        let declared: Set<String>
        /// The modules that lack another one, or in which a file fails.
        let unsound: Set<String>

        init(_ modules: [ModulesMaker.Module], failed: (ModulesMaker.Module) -> Bool) {
            declared = modules.reduce(into: []) { names, module in
                for facts in module.sources.facts {
                    names.formUnion(facts.interface.names)
                    for part in facts.interface.extensions { names.formUnion(part.members) }
                }
            }
            unsound = Set(
                modules.filter { !$0.index.absentModules.isEmpty || failed($0) }.map(\.part.name))
        }
    }

    init(_ module: ModulesMaker.Module, _ failed: [Int], _ surroundings: Surroundings) {
        declared = surroundings.declared
        let waiting = Set(module.index.absentModules.flatMap(\.files))
        let unsound = surroundings.unsound.subtracting([module.part.name])
        let dependencies = module.sources.dependencies
        let failing = waiting.union(failed)
        let leaning = failed.filter { file in
            module.sources.facts[file].imports.contains { unsound.contains($0.module) }
        }
        self.waiting = waiting
        touched = waiting.union(leaning).union(
            failed.filter { file in
                dependencies.closure(of: file).contains { failing.contains($0) && $0 != file }
            })
    }

    /// Where the errors of a file belong, in their order.
    ///
    /// What else is wrong in the line of a name that is not here follows from that, and so may all in its file but for what is about
    /// the text itself and about Swift's own types.
    func verdicts(on errors: [DiagnosticHeader], in file: Int) -> [Verdict] {
        let first = errors.map { verdict(on: $0, in: file) }
        let lines = Set(zip(errors, first).filter { $1.isMissing }.map(\.0.line))
        return zip(errors, first).map { error, verdict in
            guard verdict == .yours, !lines.isEmpty else { return verdict }
            let isPlain = Self.isSyntax(error.message) || Self.isAboutPlainTypes(error.message)
            return isPlain && !lines.contains(error.line) ? .yours : .follows
        }
    }

    /// Where an error in a file belongs, by itself.
    private func verdict(on error: DiagnosticHeader, in file: Int) -> Verdict {
        let message = error.message
        let quoted = message.split(separator: "'", omittingEmptySubsequences: false).map(
            String.init)
        if let mark = message.range(of: NearestWays.mark), quoted.count > 1 {
            return .missing(quoted[1], instead: String(message[mark.upperBound...]))
        }
        let name: String? =
            if let member = Self.member(in: message) {
                member
            } else if Self.lookups.contains(where: message.hasPrefix), quoted.count > 1 {
                quoted[1]
            } else {
                nil
            }
        if message.contains("cannot be used with '@convention(block)'") {
            return .missing("@convention(block)", instead: "it is of Objective-C; take a closure")
        }
        if message.contains("at the top level"),
            (error.file as NSString).lastPathComponent == "main.swift"
        {
            // It is a program's beginning, which is not read as one.
            return .program
        }
        if quoted.count > 3, let name,
            message.hasPrefix("value of type '") || message.hasPrefix("type '"),
            !waiting.contains(file), Self.isApples(quoted[1]), !declared.contains(quoted[1])
        {
            return .missing("\(quoted[1]).\(name)", instead: "")
        }
        if let name, !declared.contains(name) {
            if let known = AppleNames.standard.named(name[...]).first {
                return .missing(name, instead: NearestWays.way(for: known))
            }
            // Of a module that is not there: the module is told.
            if !waiting.contains(file), Self.isApples(name), !isMistyped(name) {
                return .missing(name, instead: "")
            }
        }
        if touched.contains(file), name != nil || !Self.isSyntax(message) { return .follows }
        return .yours
    }

    /// The member that an error says is not there; what the compiler asks whether it was meant does not count.
    private static func member(in message: String) -> String? {
        for words in ["has no member '", "has a member '"] {
            guard let start = message.range(of: words)?.upperBound else { continue }
            return String(message[start...].prefix { $0 != "'" })
        }
        return nil
    }

    /// Whether an error says that values of types of Swift's own do not fit.
    private static func isAboutPlainTypes(_ message: String) -> Bool {
        let plain: Set = ["Int", "Double", "String", "Bool", "CGFloat", "Character", "Float"]
        let quoted = message.split(separator: "'", omittingEmptySubsequences: false)
        let names = quoted.indices.filter { !$0.isMultiple(of: 2) }.map { String(quoted[$0]) }
        return message.hasPrefix("cannot convert ") && names.count > 1
            && names.allSatisfy(plain.contains)
    }

    private static let lookups = [
        "cannot find '", "cannot find type '", "unknown attribute '", "no macro named '",
        "no such module '",
    ]

    /// Whether an error is about the text itself, whatever its names mean.
    private static func isSyntax(_ message: String) -> Bool {
        message.hasPrefix("expected ") || message.hasPrefix("unterminated ")
            || message.hasPrefix("extraneous '") || message.hasPrefix("consecutive ")
    }

    /// Whether a name has the mark of a framework of Apple's in front, or is of those that only Apple's views have.
    private static func isApples(_ name: String) -> Bool {
        if name.hasPrefix("_"), name.first(where: { $0 != "_" })?.isUppercase == true {
            return true
        }
        return marks.contains { mark in
            name.hasPrefix(mark) && name.dropFirst(mark.count).first?.isUppercase == true
        }
    }

    /// Whether a name is almost one that the project declares, with the same two letters in front.
    private func isMistyped(_ name: String) -> Bool {
        let letters = Array(name.utf8)
        return declared.contains { other in
            other.utf8.starts(with: letters.prefix(2))
                && NearestNames.distance(
                    letters, Array(other.utf8), upTo: letters.count < 8 ? 1 : 2) != nil
        }
    }

    private static let marks = [
        "UI", "NS", "CG", "CA", "CI", "CL", "CM", "CT", "CV", "AV", "MK", "WK", "SK", "CK", "PH",
        "SF",
        "UN", "CF", "MF", "QL", "MTL", "PDF", "EK", "HK", "ASAuthorization", "VN",
    ]
}
