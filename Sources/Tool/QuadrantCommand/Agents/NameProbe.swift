internal import Foundation
internal import QuadrantIndex
internal import QuadrantText

/// A name of which somebody wants to know whether it is here: the compiler is asked with a file that uses it.
struct NameProbe {
    /// The name as it is shown.
    let shown: String
    private let name: String
    private let kind: Kind

    private enum Kind {
        case type, modifier, wrapper, macro
        case member(of: String)
    }

    /// Throws away what is not part of the name; `nil` where nothing is left.
    init?(_ text: String) {
        var text = text.trimmingCharacters(in: .whitespacesAndNewlines)
        if let end = text.firstIndex(where: { "(<{ \n".contains($0) }) {
            text = String(text[..<end])
        }
        let mark = text.first
        if let mark, "@#".contains(mark) { text.removeFirst() }
        var parts = text.split(separator: ".").map(String.init)
        if ["SwiftUI", "View"].contains(parts.first), parts.count > 1 { parts.removeFirst() }
        let isName = { (part: String) in
            part.utf8.count <= 80 && part.first?.isNumber == false
                && part.unicodeScalars.allSatisfy {
                    $0 == "_" || $0.properties.isAlphabetic || $0.properties.numericType != nil
                }
        }
        let keywords: Set = [
            "if", "else", "for", "func", "let", "var", "import", "return", "switch", "case", "self",
            "endif", "elseif",
        ]
        guard let last = parts.last, !keywords.contains(last), parts.count <= 3,
            parts.allSatisfy(isName)
        else { return nil }
        name = last
        let isUpper = last.first?.isUppercase == true
        switch mark {
        case "@": (kind, shown) = (.wrapper, "@\(last)")
        case "#": (kind, shown) = (.macro, "#\(last)")
        default:
            if parts.count > 1 {
                (kind, shown) = (
                    .member(of: parts.dropLast().joined(separator: ".")),
                    parts.joined(separator: ".")
                )
            } else {
                (kind, shown) = isUpper ? (.type, last) : (.modifier, ".\(last)")
            }
        }
    }

    private func source(importing modules: [String]) -> String {
        let use =
            switch kind {
            case .type: "typealias QuadrantProbedType = \(name)"
            case .wrapper: "struct QuadrantProbedHolder { @\(name) var quadrantProbed = 0 }"
            case .macro: "func quadrantProbed() { _ = #\(name) }"
            case .modifier: "extension View { func quadrantProbed() { _ = self.\(name) } }"
            case .member(let owner): "func quadrantProbed() { _ = \(owner).\(name) }"
            }
        let imports = (["SwiftUI"] + modules).map { "import \($0)\n" }.joined()
        return
            "\(imports)\(use)\nstruct QuadrantProbedHost: View { var body: some View { EmptyView() } }\n"
    }

    /// What is known of a name.
    struct Answer {
        var isHere: Bool
        var words: String
    }

    /// Whether the name is here; if not, why, and what is near.
    func answer(environment: [String: String]) throws(CommandError) -> Answer {
        guard let error = try missing(importing: [], environment) else {
            return Answer(isHere: true, words: "\(shown) is here")
        }
        let installation = try Installation.current()
        let names = ShelfNames(installation.shelf)
        let homes: [String]
        switch kind {
        case .type, .macro, .wrapper: homes = names.modules(declaring: name)
        case .modifier: homes = names.modules(declaring: name, isMember: true)
        case .member(let owner):
            homes = names.modules(
                declaring: owner.split(separator: ".").first.map(String.init) ?? owner)
        }
        for module in homes.prefix(Self.mostModules)
        where try missing(importing: [module], environment) == nil {
            return Answer(isHere: true, words: "\(shown) is here, with 'import \(module)'")
        }
        return Answer(isHere: false, words: "\(shown) is not here. \(error)\(near)")
    }

    /// So many modules are tried that may have a name.
    private static let mostModules = 3

    /// Why the name is not there for a file that imports some modules; `nil` where it is.
    private func missing(
        importing modules: [String], _ environment: [String: String]
    ) throws(CommandError) -> String? {
        let file = SourceFile(path: "Name.swift", text: source(importing: modules))
        do throws(CommandError) {
            _ = try CompiledFiles.make(from: [file], environment: environment, timeLimit: 60)
            return nil
        } catch .doesNotCompile(_, let diagnostics) {
            let errors = diagnostics.split(separator: "\n").compactMap { line in
                line.firstRange(of: " error: ").map { String(line[$0.upperBound...]) }
            }
            // The others say that it cannot be used like this, and so that it is there.
            let signs = [
                "has no member '\(name)'", "cannot find ", "no macro named", "unknown attribute",
                "is of another module", "not in Quadrant yet",
            ]
            return errors.first { error in signs.contains { error.contains($0) } }
        }
    }

    private var near: String {
        let names = Array(Set(AppleNames.standard.all.map(\.name))).sorted()
        let found = NearestNames.all(of: name, in: names).filter { $0 != name }
        return found.isEmpty ? "" : ". Near it: \(found.joined(separator: ", "))"
    }
}

extension NearestNames {
    /// The nearest of any number of names: of each that begins alike.
    fileprivate static func all(of name: String, in names: [String]) -> [String] {
        let first = name.lowercased().first
        return of(name, in: names.filter { $0.lowercased().first == first })
    }
}
