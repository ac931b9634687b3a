internal import Foundation
internal import QuadrantIndex

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
    }

    /// The names that the project's files of the module declare, wherever.
    private let declared: Set<String>
    /// The files that import what is not there, or need one that does or that fails.
    private let touched: Set<Int>

    init(_ module: ModulesMaker.Module, _ failed: [Int]) {
        declared = module.sources.facts.reduce(into: []) { names, facts in
            names.formUnion(facts.interface.names)
            for part in facts.interface.extensions { names.formUnion(part.members) }
        }
        let waiting = Set(module.index.absentModules.flatMap(\.files))
        let dependencies = module.sources.dependencies
        let failing = waiting.union(failed)
        touched = waiting.union(
            failed.filter { file in
                dependencies.closure(of: file).contains { failing.contains($0) && $0 != file }
            })
    }

    /// Where an error in a file belongs.
    func verdict(on error: DiagnosticHeader, in file: Int) -> Verdict {
        let message = error.message
        let quoted = message.split(separator: "'", omittingEmptySubsequences: false).map(
            String.init)
        if let mark = message.range(of: NearestWays.mark), quoted.count > 1 {
            return .missing(quoted[1], instead: String(message[mark.upperBound...]))
        }
        let name: String? =
            if message.contains("has no member '") || message.contains("has a member '") {
                quoted.dropLast().last
            } else if Self.lookups.contains(where: message.hasPrefix), quoted.count > 1 {
                quoted[1]
            } else {
                nil
            }
        if message.contains("at the top level"),
            (error.file as NSString).lastPathComponent == "main.swift"
        {
            // It is a program's beginning, which is not read as one.
            return .follows
        }
        if quoted.count > 3, let name, message.hasPrefix("value of type '"),
            Self.isApples(quoted[1]), !declared.contains(quoted[1])
        {
            return .missing("\(quoted[1]).\(name)", instead: "")
        }
        if let name, !declared.contains(name) {
            if let known = AppleNames.standard.named(name[...]).first {
                return .missing(name, instead: NearestWays.way(for: known))
            }
            // Of a module that is not there: the module is told.
            if touched.contains(file) { return .follows }
            if Self.isApples(name) { return .missing(name, instead: "") }
        }
        if touched.contains(file), name != nil || !Self.isSyntax(message) { return .follows }
        return .yours
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

    /// Whether a name has the mark of a framework of Apple's in front.
    private static func isApples(_ name: String) -> Bool {
        ["UI", "NS", "CG", "CA", "CL", "AV", "MK", "WK", "SK", "CK", "PH", "SF", "UN", "CF", "MF"]
            .contains { mark in
                name.hasPrefix(mark) && name.dropFirst(mark.count).first?.isUppercase == true
            }
    }
}
