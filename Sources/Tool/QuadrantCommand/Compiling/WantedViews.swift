internal import QuadrantIndex

/// What is wanted of files: which views, and which of the files in any case.
package struct WantedViews: Sendable {
    /// Which views.
    package var selection: RenderRequest.Selection
    /// The positions of the files that were asked for by name, and not found in a folder.
    package var named: Set<Int>

    /// All views, and files without names.
    package init(_ selection: RenderRequest.Selection = .all, named: Set<Int> = []) {
        self.selection = selection
        self.named = named
    }

    /// The key in the cache of what one view of many files needs; `nil` where all files are compiled.
    func key(of files: [SourceFile], in key: String) -> String? {
        guard files.count > CompiledFiles.filesTogether else { return nil }
        var hash = ContentHash()
        hash.combine(key)
        switch selection {
        case .all, .list: return nil
        case .standard: hash.combine("the view that is drawn by default")
        case .named(let name):
            hash.combine("the view of the name")
            hash.combine(name)
        }
        for file in named.sorted() { hash.combine(files[file].path) }
        return hash.text
    }

    /// The view, as an index has them; `nil` if there is none that can be drawn.
    func choice(in index: SourceIndex) -> Int? {
        if case .named(let name) = selection { return try? index.choice(named: name) }
        return try? index.defaultChoice()
    }
}
