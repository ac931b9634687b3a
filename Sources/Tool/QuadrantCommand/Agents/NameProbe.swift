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

    private var source: String {
        let use =
            switch kind {
            case .type: "typealias QuadrantProbedType = \(name)"
            case .wrapper: "struct QuadrantProbedHolder { @\(name) var quadrantProbed = 0 }"
            case .macro: "func quadrantProbed() { _ = #\(name) }"
            case .modifier: "extension View { func quadrantProbed() { _ = self.\(name) } }"
            case .member(let owner): "func quadrantProbed() { _ = \(owner).\(name) }"
            }
        return
            "import SwiftUI\n\(use)\nstruct QuadrantProbedHost: View { var body: some View { EmptyView() } }\n"
    }

    /// Why the name is not here, and what is near; `nil` where it is.
    func missing(environment: [String: String]) throws(CommandError) -> String? {
        let file = SourceFile(path: "Name.swift", text: source)
        do throws(CommandError) {
            _ = try CompiledFiles.make(from: [file], environment: environment, timeLimit: 60)
            return nil
        } catch .doesNotCompile(_, let diagnostics) {
            let errors = diagnostics.split(separator: "\n").compactMap { line in
                line.firstRange(of: " error: ").map { String(line[$0.upperBound...]) }
            }
            // The others say that it cannot be used like this, and so that it is there.
            let isMissing = { (error: String) in
                ["has no member '\(name)'", "cannot find ", "no macro named", "unknown attribute"]
                    .contains { error.contains($0) }
                    || error.contains("not in Quadrant yet")
            }
            guard let error = errors.first(where: isMissing) else { return nil }
            return "\(shown) is not here. \(error)\(near)"
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
