/// Finds what does not fit the order of folders.
///
/// A file fits if it names nothing that only higher folders of its module declare. Names of types, functions
/// and values are looked at, and what extensions in higher folders add to types. Names are compared, not what
/// they mean: where a lower folder, or a module that is imported, declares the name too, that one counts.
package struct LayerCheck {
    /// A file that names what is above it.
    package struct Fault: Equatable, CustomStringConvertible {
        /// The module, by its folder in `Sources`.
        package var module: String
        /// The file, by its path in the module.
        package var path: String
        /// The line of the first use.
        package var line: Int
        /// What it names.
        package var name: String
        /// Its folder and the one above that declares the name.
        package var folders: (lower: String, higher: String)
        /// The file that declares the name.
        package var declared: String

        /// File, line, name, both folders and what to do.
        package var description: String {
            "Sources/\(module)/\(path):\(line): names \(name), which is declared in \(declared); "
                + "\(folders.lower) is below \(folders.higher) (Sources/layers.txt). Move one of them, "
                + "declare below what both need (a protocol, a closure), or write what needs "
                + "\(name) as an extension in \(folders.higher)."
        }

        package static func == (a: Fault, b: Fault) -> Bool { a.description == b.description }
    }

    private let list: LayerList
    private let sources: SourceFolder

    /// A check of these sources by this list.
    package init(_ list: LayerList, _ sources: SourceFolder) {
        self.list = list
        self.sources = sources
    }

    /// What the list says otherwise than the folders are, in sentences.
    package var listFaults: [String] {
        var faults = list.unreadable.map { "Sources/layers.txt, \($0): cannot be read." }
        let listed = Set(list.modules.map(\.name))
        for (module, files) in sources.modules.sorted(by: { $0.key < $1.key })
        where !listed.contains(module) && !list.unordered.contains(module) {
            if files.contains(where: { $0.folder != "." }) {
                faults.append("Sources/layers.txt: \(module) has folders and is not listed.")
            }
        }
        for module in list.modules {
            let files = sources.modules[module.name] ?? []
            for file in files where module.layer(of: file.path) == nil {
                faults.append(
                    "Sources/\(sources.folder(of: module.name))/\(file.path): its folder is not listed in "
                        + "Sources/layers.txt.")
            }
            let held = Set(files.compactMap { module.layer(of: $0.path) })
            for (index, layer) in module.layers.enumerated() where !held.contains(index) {
                faults.append(
                    "Sources/layers.txt: there is no file in \(module.name)/\(layer.folder).")
            }
        }
        return faults
    }

    /// All files that name what is above them, but for what is allowed, and what is allowed and not needed.
    package func faults() -> (files: [Fault], needless: [String]) {
        var (all, needless): ([Fault], [String]) = ([], [])
        for module in list.modules {
            let found = faults(in: module)
            all += found.filter { fault in !module.exceptions.contains { $0.allows(fault) } }
            for exception in module.exceptions {
                for name in exception.names.sorted()
                where !found.contains(where: { $0.name == name && exception.allows($0) }) {
                    needless.append(
                        "Sources/layers.txt: that \(exception.place) of \(module.name) names "
                            + "\(name) is allowed, but it does not or need not be.")
                }
            }
        }
        return (all, needless)
    }

    private func faults(in module: LayerList.Module) -> [Fault] {
        let files = (sources.modules[module.name] ?? []).compactMap { file in
            module.layer(of: file.path).map { (file: file, layer: $0) }
        }
        var declared: [String: [(path: String, layer: Int)]] = [:]
        var added = declared
        for (file, layer) in files {
            for name in file.names.outer { declared[name, default: []].append((file.path, layer)) }
            for name in file.names.added { added[name, default: []].append((file.path, layer)) }
        }
        let imported = Set(files.flatMap(\.file.names.imports)).subtracting([module.name])
        let others = files.map(\.file) + imported.flatMap { sources.modules[$0] ?? [] }
        let ambiguous = others.reduce(into: LayerCheck.standard) { $0.formUnion($1.names.members) }
            .union(imported.flatMap { sources.modules[$0] ?? [] }.flatMap(\.names.added))
        for name in ambiguous { added[name] = nil }
        var faults: [Fault] = []
        for (file, layer) in files {
            func look(_ uses: [String: Int], _ table: [String: [(path: String, layer: Int)]]) {
                for (name, line) in uses {
                    guard let places = table[name],
                        let lowest = places.min(by: { $0.layer < $1.layer }), lowest.layer > layer
                    else { continue }
                    faults.append(
                        Fault(
                            module: sources.folder(of: module.name), path: file.path, line: line,
                            name: name,
                            folders: (
                                module.layers[layer].folder, module.layers[lowest.layer].folder
                            ),
                            declared: lowest.path))
                }
            }
            look(file.names.named, declared)
            look(file.names.named.filter { declared[$0.key] == nil }, added)
            look(file.names.called, added)
        }
        return faults.sorted { ($0.path, $0.line, $0.name) < ($1.path, $1.line, $1.name) }
    }

    /// What types of the standard library and of Foundation have too: a use tells nothing.
    private static let standard: Set<String> = [
        "append", "bottom", "center", "clamped", "contains", "element", "first", "index", "indices",
        "last", "leading", "map", "role", "stride", "top", "trailing", "transform",
    ]
}

extension LayerList.Exception {
    /// Whether the file that is at fault is one of these, and the name too.
    fileprivate func allows(_ fault: LayerCheck.Fault) -> Bool {
        names.contains(fault.name) && (place == fault.path || place == fault.folders.lower)
    }
}
