/// Which files of a module have to be compiled again when the interface of another changes.
///
/// A file depends on another if it mentions a name that the other declares at its top, or that the other
/// adds to a type from outside; and on what that one depends on, as a value may come by way of it.
/// Members of the module's own types need no mention: who has a value got it by a chain of names that leads
/// to its type. Too many dependencies cost time, one too few a wrong picture: in doubt there is a
/// dependency.
package struct FileDependencies: Sendable {
    /// The files that each file depends on directly.
    private let direct: [Set<Int>]
    /// The modules that any of the files imports: members of what one imports are seen in all.
    package let imports: [String]

    /// The dependencies between files with these interfaces.
    ///
    /// - Complexity: The number of identifiers, plus direct dependencies.
    package init(_ files: [InterfaceFacts]) {
        let ownTypes = files.reduce(into: Set<String>()) { $0.formUnion($1.types) }
        var declaring: [String: [Int]] = [:]
        var reachingAll: [Int] = []
        for (position, file) in files.enumerated() {
            var names = file.names
            var reachesAll = file.reachesAll
            for part in file.extensions {
                if ownTypes.contains(part.type) {
                    names.insert(part.type)
                } else {
                    names.formUnion(part.members)
                    reachesAll = reachesAll || !part.isPlain
                }
            }
            for name in names { declaring[name, default: []].append(position) }
            if reachesAll { reachingAll.append(position) }
        }
        let direct = files.map { file in
            file.mentions.reduce(into: Set(reachingAll)) { found, name in
                found.formUnion(declaring[name] ?? [])
            }
        }
        self.direct = direct
        imports = files.reduce(into: Set<String>()) { $0.formUnion($1.imports) }.sorted()
    }

    /// The positions of all that a file depends on, in order, itself left out.
    package func closure(of file: Int) -> [Int] { Self.closure(of: file, direct) }

    /// For each file a fingerprint of what it depends on, itself too: of the texts `own` of all these files.
    ///
    /// Files that depend on each other have the same. That of others is made of the fingerprints of what they depend on directly, so
    /// that the work does not grow with the square of the number of files.
    package func fingerprints(_ own: (Int) -> String) -> [String] {
        var found = [String](repeating: "", count: direct.count)
        for circle in circles {
            var below: Set<String> = []
            for file in circle {
                for other in direct[file] where !found[other].isEmpty { below.insert(found[other]) }
            }
            var hash = ContentHash()
            for text in circle.map(own).sorted() + ["depends on"] + below.sorted() {
                hash.combine(text)
            }
            for file in circle { found[file] = hash.text }
        }
        return found
    }

    /// The files that depend on each other, together, each after those that it depends on (Tarjan's algorithm, without recursion:
    /// a chain of files may be long).
    private var circles: [[Int]] {
        var search = CircleSearch(direct.map { $0.sorted() })
        for file in direct.indices { search.visit(file) }
        return search.circles
    }

    private static func closure(of file: Int, _ direct: [Set<Int>]) -> [Int] {
        var found = direct[file]
        var waiting = Array(found)
        while let next = waiting.popLast() {
            for other in direct[next] where found.insert(other).inserted { waiting.append(other) }
        }
        found.remove(file)
        return found.sorted()
    }
}

/// Looks for circles in the dependencies between files.
private struct CircleSearch {
    private let direct: [[Int]]
    /// When each file was reached first; 0 for not yet.
    private var order: [Int]
    /// The earliest file on the stack that each reaches.
    private var lowest: [Int]
    private var isOnStack: [Bool]
    private var stack: [Int] = []
    private var count = 0
    private(set) var circles: [[Int]] = []

    init(_ direct: [[Int]]) {
        self.direct = direct
        order = Array(repeating: 0, count: direct.count)
        lowest = order
        isOnStack = Array(repeating: false, count: direct.count)
    }

    mutating func visit(_ start: Int) {
        guard order[start] == 0 else { return }
        var path: [(file: Int, next: Int)] = []
        enter(start, &path)
        while let (file, next) = path.last {
            if next < direct[file].count {
                path[path.count - 1].next += 1
                let other = direct[file][next]
                if order[other] == 0 {
                    enter(other, &path)
                } else if isOnStack[other] {
                    lowest[file] = min(lowest[file], order[other])
                }
                continue
            }
            path.removeLast()
            if let around = path.last?.file { lowest[around] = min(lowest[around], lowest[file]) }
            if lowest[file] == order[file] { close(file) }
        }
    }

    private mutating func enter(_ file: Int, _ path: inout [(file: Int, next: Int)]) {
        count += 1
        (order[file], lowest[file], isOnStack[file]) = (count, count, true)
        stack.append(file)
        path.append((file, 0))
    }

    /// All that was reached after a file and is still on the stack is a circle with it.
    private mutating func close(_ file: Int) {
        var circle: [Int] = []
        while let last = stack.popLast() {
            isOnStack[last] = false
            circle.append(last)
            if last == file { break }
        }
        circles.append(circle.sorted())
    }
}
