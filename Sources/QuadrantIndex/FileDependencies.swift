/// Which files of a module have to be compiled again when the interface of another changes.
///
/// A file depends on another if it mentions a name that the other declares at its top, or that the other
/// adds to a type from outside; and on what that one depends on, as a value may come by way of it.
/// Members of the module's own types need no mention: who has a value got it by a chain of names that leads
/// to its type. Too many dependencies cost time, one too few a wrong picture: in doubt there is a
/// dependency.
package struct FileDependencies: Sendable {
    /// For each file the positions of all it depends on, in order, itself left out.
    package let closures: [[Int]]
    /// The modules that any of the files imports: members of what one imports are seen in all.
    package let imports: [String]

    /// The dependencies between files with these interfaces.
    ///
    /// - Complexity: The number of identifiers, plus files times direct dependencies.
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
        closures = files.indices.map { Self.closure(of: $0, direct) }
        imports = files.reduce(into: Set<String>()) { $0.formUnion($1.imports) }.sorted()
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
