internal import Foundation
internal import QuadrantIndex
internal import QuadrantRendering

/// Apple's modules that are compiled when a project first imports them: each is a folder of `Modules`, beside the sources of Quadrant.
struct ModuleShelf {
    /// The folder `Modules`; there may be none.
    let folder: String
    /// The names of the modules that are there.
    let names: Set<String>

    /// What is in a folder.
    init(folder: String) {
        self.folder = folder
        let inside = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        names = Set(inside.filter { System.may(R_OK, "\(folder)/\($0)/Sources") })
    }

    /// The modules that some files import, those first that others import, without those that are the project's own.
    ///
    /// - Complexity: Linear in the files; what nobody imports is not read.
    func modules(importedBy files: [SourceFile], without own: Set<String>) -> [ShelvedModule] {
        let there = names.subtracting(own)
        if there.isEmpty { return [] }
        let imported = files.reduce(into: Set<String>()) { found, file in
            ImportedNames.find(in: file.text, among: there, into: &found)
            found.formUnion(ShownModules.named(in: file.text).intersection(there))
        }
        var found: [ShelvedModule] = []
        for name in imported.sorted() { add(name, to: &found, inside: []) }
        return found
    }

    /// Adds a module behind those that it imports. Modules that import each other in a circle are taken as far as the circle.
    private func add(_ name: String, to found: inout [ShelvedModule], inside: Set<String>) {
        if inside.contains(name) || found.contains(where: { $0.name == name }) { return }
        let sources = sources(of: name)
        var imported: Set<String> = []
        for source in sources { ImportedNames.find(in: source.text, among: names, into: &imported) }
        imported.remove(name)
        for other in imported.sorted() { add(other, to: &found, inside: inside.union([name])) }
        var hash = ContentHash()
        for other in found where imported.contains(other.name) { hash.combine(other.digest) }
        hash.combine(name)
        for source in sources {
            hash.combine(source.path)
            hash.combine(source.text)
        }
        found.append(
            ShelvedModule(
                name: name, files: sources.map(\.path), imported: imported, digest: hash.text))
    }

    /// The files of a module, by their paths.
    private func sources(of name: String) -> [(path: String, text: String)] {
        let root = "\(folder)/\(name)/Sources"
        let paths = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
        return paths.filter { $0.hasSuffix(".swift") }.sorted().map { path in
            let data = FileManager.default.contents(atPath: "\(root)/\(path)") ?? Data()
            return ("\(root)/\(path)", String(decoding: data, as: UTF8.self))
        }
    }
}

/// A module that waits to be imported.
struct ShelvedModule: Equatable {
    let name: String
    /// The paths of its sources.
    let files: [String]
    /// The names of the modules of the shelf that it imports.
    let imported: Set<String>
    /// Tells its sources, and those of what it imports, from all others.
    let digest: String
}
