/// A value that may change without a notice: it is looked at before each update of the trees whose views
/// read it.
package protocol WatchedSource: AnyObject {
    /// Tells the readers of the value if it has changed since they read it.
    @MainActor
    func look()
}

/// The watched values that the views of a tree read.
struct WatchedSources {
    /// A weak reference, so that a source is not kept alive by being watched.
    private struct Watched {
        weak var source: (any WatchedSource)?
    }

    private var watched: [ObjectIdentifier: Watched] = [:]

    /// Adds a value, which is looked at for as long as it lives.
    mutating func add(_ source: any WatchedSource) {
        // A new object may have the address of one that has gone: the entry is replaced.
        watched[ObjectIdentifier(source)] = Watched(source: source)
    }

    /// Looks at each value; the order makes no difference.
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
    package func watch(_ source: any WatchedSource) { tree.updating.watchedSources.add(source) }
}
