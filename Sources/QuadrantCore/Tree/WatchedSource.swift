/// A value that somebody else may change without a word: it is looked at before each update of the trees
/// whose views read it.
package protocol WatchedSource: AnyObject {
    /// Tells those who read the value if it is another one than they read.
    @MainActor
    func look()
}

/// What the views of a tree read that has to be looked at.
struct WatchedSources {
    private struct Watched {
        weak var source: (any WatchedSource)?
    }

    private var watched: [ObjectIdentifier: Watched] = [:]

    /// As long as it lives, `source` is looked at.
    mutating func add(_ source: any WatchedSource) {
        // A new object may have the address of one that has gone: the entry is replaced.
        watched[ObjectIdentifier(source)] = Watched(source: source)
    }

    /// Looks at each; which comes first makes no difference.
    @MainActor
    mutating func look() {
        guard !watched.isEmpty else { return }
        for (id, entry) in watched {
            if let source = entry.source { source.look() } else { watched[id] = nil }
        }
    }
}

extension Scope {
    /// Has a value that the view reads looked at before each update.
    package func watch(_ source: any WatchedSource) { tree.watchedSources.add(source) }
}
