import Foundation

/// The folders of each module in their order, read from `Sources/layers.txt`.
///
/// A line without indentation names a module. The indented lines after it name its folders, the lowest first,
/// each with a colon and what is in it; `.` stands for the files that lie in no folder. A line
/// `except PLACE names NAME, NAME: REASON` allows a folder or a file to name things of higher folders. A line
/// `unordered MODULE: REASON` leaves a module out. Lines that begin with `#` and empty lines are skipped.
package struct LayerList: Equatable, Sendable {
    /// A folder of a module.
    package struct Layer: Equatable, Sendable {
        /// Its path in the module; `.` for files that lie in no folder.
        package var folder: String
        /// What is in it, in a few words.
        package var purpose: String
    }

    /// Names of higher folders that a folder or a file may use.
    package struct Exception: Equatable, Sendable {
        /// The folder or the file, by its path in the module.
        package var place: String
        /// What it may name.
        package var names: Set<String>
        /// Why.
        package var reason: String
    }

    /// A module with folders.
    package struct Module: Equatable, Sendable {
        /// Its name, which is that of its folder in a storey of `Sources`.
        package var name: String
        /// Its folders, the lowest first.
        package var layers: [Layer] = []
        /// What is allowed against the order.
        package var exceptions: [Exception] = []

        /// The number of the layer in which a file lies, by its path in the module; `nil` if no listed folder
        /// holds it. Of folders that lie in each other the inner one counts.
        package func layer(of path: String) -> Int? {
            let folder =
                path.contains("/") ? path[..<(path.lastIndex(of: "/") ?? path.endIndex)] : "."
            let held = layers.indices.filter { index in
                layers[index].folder == folder || folder.hasPrefix(layers[index].folder + "/")
            }
            return held.max { layers[$0].folder.count < layers[$1].folder.count }
        }
    }

    /// The modules in the order of the file.
    package private(set) var modules: [Module] = []
    /// Modules whose folders have no order yet.
    package private(set) var unordered: Set<String> = []
    /// The lines that cannot be read, with their numbers.
    package private(set) var unreadable: [String] = []

    /// Reads the text of a list.
    package init(_ text: String) {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        for (index, line) in lines.enumerated() {
            let content = line.trimmingCharacters(in: .whitespaces)
            if content.isEmpty || content.hasPrefix("#") { continue }
            if !read(content, isIndented: line.first == " ") {
                unreadable.append("line \(index + 1) (\(content))")
            }
        }
    }

    /// Whether the line could be read.
    private mutating func read(_ content: String, isIndented: Bool) -> Bool {
        let halves = content.components(separatedBy: ": ")
        var words = halves[0].split(separator: " ").map(String.init)
        let text = halves.dropFirst().joined(separator: ": ")
        switch (isIndented, words.first) {
        case (false, "unordered") where words.count == 2 && !text.isEmpty:
            unordered.insert(words[1])
        case (false, _) where words.count == 1 && text.isEmpty:
            modules.append(Module(name: words[0]))
        case (true, "except") where words.count > 3 && words[2] == "names" && !text.isEmpty:
            guard !modules.isEmpty else { return false }
            let place = words[1]
            words.removeFirst(3)
            let names = words.map { $0.trimmingCharacters(in: CharacterSet(charactersIn: ",")) }
            modules[modules.count - 1].exceptions.append(
                Exception(place: place, names: Set(names), reason: text))
        case (true, _) where words.count == 1 && !text.isEmpty && !modules.isEmpty:
            modules[modules.count - 1].layers.append(Layer(folder: words[0], purpose: text))
        default: return false
        }
        return true
    }
}
