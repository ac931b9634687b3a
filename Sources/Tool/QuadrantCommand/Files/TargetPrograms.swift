internal import Foundation
internal import QuadrantIndex

/// Which targets are put together to programs that views are drawn from: an app with the libraries that it uses, a widget with its own.
struct TargetPrograms {
    private let graph: TargetGraph
    /// The texts of files by their paths.
    private var texts: [String: String] = [:]
    /// The targets that each uses, found so far.
    private var known: [Int: [Int]] = [:]
    /// Lines for the user.
    private(set) var notes: [String] = []

    init(_ graph: TargetGraph, texts: [String: String]) {
        self.graph = graph
        self.texts = texts
    }

    /// The targets that may be the first of a program, the most wanted first.
    ///
    /// - Parameters:
    ///   - isForAll: Whether tools without views are wanted too.
    ///   - isWanted: Whether a file belongs to what was asked for.
    mutating func roots(isForAll: Bool, where isWanted: (String) -> Bool) -> [Int] {
        let order: [BuildTarget.Kind] = [.application, .appExtension, .library, .other, .tool]
        let own = graph.targets.indices.filter { position in
            let target = graph.targets[position]
            return target.kind != .test && target.sources.contains(where: isWanted)
        }
        func rank(_ position: Int) -> (Int, Int, Int) {
            let target = graph.targets[position]
            // What is for an iPhone comes first, then a Mac, then the rest.
            let systems = target.systems
            let system =
                systems.isEmpty || systems.contains("ios") ? 0 : systems.contains("macos") ? 1 : 2
            return (
                (order.firstIndex(of: target.kind) ?? order.count) * 3 + system,
                -target.sources.count,
                position
            )
        }
        let closures = own.reduce(into: [Int: Set<Int>]()) { $0[$1] = Set(closure(of: $1)) }
        // What another one uses is drawn with that; of those in a circle, the first of them.
        func isUsed(_ position: Int) -> Bool {
            own.contains { other in
                guard other != position, closures[other]?.contains(position) == true else {
                    return false
                }
                return closures[position]?.contains(other) != true || other < position
            }
        }
        var roots: [Int] = []
        for position in own.sorted(by: { rank($0) < rank($1) }) where !isUsed(position) {
            // A tool has no views.
            let isTool = graph.targets[position].kind == .tool
            if isTool, !isForAll, !showsViews(position) { continue }
            // A target with the same files for another system draws the same.
            let files = Set(graph.targets[position].sources)
            if roots.contains(where: { files.isSubset(of: Set(graph.targets[$0].sources)) }) {
                continue
            }
            roots.append(position)
        }
        return roots
    }

    private func showsViews(_ position: Int) -> Bool {
        graph.targets[position].sources.contains { text(of: $0).contains("import SwiftUI") }
    }

    /// The targets that one needs, itself first, each before those that it uses.
    ///
    /// Targets that use each other in a circle are told of; the use that closes the circle does not count.
    mutating func closure(of root: Int) -> [Int] {
        var done: [Int] = []
        var state: [Int: Bool] = [root: false]
        var path: [(target: Int, next: Int)] = [(root, 0)]
        while let (target, next) = path.last {
            let used = uses(of: target)
            guard next < used.count else {
                path.removeLast()
                state[target] = true
                done.append(target)
                continue
            }
            path[path.count - 1].next += 1
            let other = used[next]
            switch state[other] {
            case nil:
                state[other] = false
                path.append((other, 0))
            case false?: tellCircle(path.map(\.target), to: other)
            case true?: break
            }
        }
        return done.reversed()
    }

    private mutating func tellCircle(_ path: [Int], to other: Int) {
        guard let start = path.firstIndex(of: other) else { return }
        let names = (path[start...] + [other]).map { graph.targets[$0].name }
        let note =
            "\(graph.targets[other].origin): targets use each other in a circle: "
            + names.joined(separator: " → ")
        if names.count > 2, !notes.contains(note) { notes.append(note) }
    }

    /// What a target says that it uses, and what its files import of the others.
    private mutating func uses(of position: Int) -> [Int] {
        if let known = known[position] { return known }
        let target = graph.targets[position]
        let own = Set(target.sources)
        var found = graph.uses(of: position).filter { other in
            let kind = graph.targets[other].kind
            return kind == .library || kind == .other
        }
        let imported = target.sources.reduce(into: Set<String>()) { names, path in
            names.formUnion(Self.imports(in: text(of: path)))
        }
        for (other, candidate) in graph.targets.enumerated()
        where other != position && imported.contains(candidate.module) && !found.contains(other) {
            let isFirst = !found.contains { graph.targets[$0].module == candidate.module }
            let isSelf = candidate.module == target.module
            let hasOwn = !candidate.sources.isEmpty || candidate.isOfC
            if isFirst, !isSelf, hasOwn, candidate.kind != .test { found.append(other) }
        }
        // A file of several systems imports a library of each, in conditions.
        if !target.systems.isEmpty {
            found.removeAll {
                let systems = graph.targets[$0].systems
                return !systems.isEmpty && systems.isDisjoint(with: target.systems)
            }
        }
        // An app and the tests' copy of it share a name; a module cannot import itself.
        found.removeAll {
            graph.targets[$0].module == target.module
                || (!own.isEmpty && own.isSubset(of: Set(graph.targets[$0].sources)))
        }
        known[position] = found
        return found
    }

    private func text(of path: String) -> String {
        texts[URL(fileURLWithPath: path).standardizedFileURL.path] ?? ""
    }

    /// The names of the modules that a text imports, as its lines say.
    private static func imports(in text: String) -> Set<String> {
        var names: Set<String> = []
        // All bytes of all files are looked at, at each edit: in a plain loop, as this module is not optimised.
        let (bytes, keyword) = (text.utf8, keyword)
        var (index, start, matched) = (bytes.startIndex, bytes.startIndex, 0)
        while index < bytes.endIndex {
            let byte = bytes[index]
            matched = byte == keyword[matched] ? matched + 1 : byte == keyword[0] ? 1 : 0
            index = bytes.index(after: index)
            if byte == 0x0A || byte == 0x0D { start = index }
            guard matched == keyword.count else { continue }
            matched = 0
            let line = text[start...].prefix { !$0.isNewline }
            let words = line.split { $0 == " " || $0 == "\t" || $0 == ";" }
            guard let mark = words.firstIndex(of: "import"),
                words[..<mark].allSatisfy({
                    $0.hasPrefix("@") || Self.accesses.contains(String($0))
                }),
                var name = words.dropFirst(mark + 1).first
            else { continue }
            if Self.kinds.contains(String(name)), let next = words.dropFirst(mark + 2).first {
                name = next
            }
            names.insert(String(name.prefix { $0 != "." }))
        }
        return names
    }

    private static let keyword = Array("import ".utf8)
    private static let accesses: Set = ["public", "package", "internal", "fileprivate", "private"]
    private static let kinds: Set = [
        "struct", "class", "enum", "protocol", "func", "var", "let", "typealias", "actor",
    ]
}
