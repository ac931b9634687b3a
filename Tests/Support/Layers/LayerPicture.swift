import Foundation

/// The modules and their folders as a text, what is higher above what it rests on.
package struct LayerPicture {
    /// The picture, in lines.
    package let text: String

    /// A picture of these sources, in which each folder has what the list says of it.
    package init(_ list: LayerList, _ sources: SourceFolder) {
        let imports = sources.modules.mapValues { files in
            Set(files.flatMap(\.names.imports)).intersection(sources.modules.keys)
        }
        let layers = Dictionary(uniqueKeysWithValues: list.modules.map { ($0.name, $0.layers) })
        let width = list.modules.flatMap(\.layers).map(\.folder.count).max() ?? 0
        var lines: [String] = []
        for module in LayerPicture.sorted(imports).reversed() {
            let below = LayerPicture.nearest(of: module, imports).sorted()
            lines.append(below.isEmpty ? module : "\(module) ▸ \(below.joined(separator: ", "))")
            for layer in (layers[module] ?? []).reversed() {
                let folder = layer.folder == "." ? "(no folder)" : layer.folder
                let gap = String(repeating: " ", count: max(1, width + 2 - folder.count))
                lines.append("    \(folder)\(gap)\(layer.purpose)")
            }
        }
        text = lines.map { $0 + "\n" }.joined()
    }

    /// The modules so that each stands behind those that it imports; among equals by name.
    private static func sorted(_ imports: [String: Set<String>]) -> [String] {
        var (result, rest) = ([String](), Set(imports.keys))
        while !rest.isEmpty {
            let free = rest.filter { (imports[$0] ?? []).subtracting([$0]).isDisjoint(with: rest) }
            // Modules cannot import each other in a circle; the compiler sees to that.
            guard !free.isEmpty else { return result + rest.sorted() }
            result += free.sorted().reversed()
            rest.subtract(free)
        }
        return result
    }

    /// Of the modules that one imports those that no other of them brings anyway.
    private static func nearest(of module: String, _ imports: [String: Set<String>]) -> Set<String>
    {
        let direct = (imports[module] ?? []).subtracting([module])
        func all(_ module: String) -> Set<String> {
            (imports[module] ?? []).reduce(into: []) { $0.formUnion(all($1).union([$1])) }
        }
        return direct.subtracting(direct.flatMap(all))
    }
}
