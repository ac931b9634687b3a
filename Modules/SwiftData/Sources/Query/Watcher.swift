internal import ObjectStore

/// Follows what is changed in a context.
protocol Watcher: AnyObject {
    /// Called after an object was inserted, changed or deleted.
    func modelDidChange(_ model: any PersistentModel)
    /// Called after an object of another class was.
    func otherDidChange()
}

struct WeakWatcher {
    weak var watcher: (any Watcher)?
}

extension ModelContext {
    /// Tells a watcher of changes from now on.
    func watch(_ entity: _ModelEntity, _ watcher: any Watcher) {
        let key = ObjectIdentifier(entity)
        watchers[key, default: []].removeAll { $0.watcher == nil || $0.watcher === watcher }
        watchers[key, default: []].append(WeakWatcher(watcher: watcher))
    }

    /// Tells those who follow the object's class, and others, after a change.
    func tell(_ model: any PersistentModel) {
        if watchers.isEmpty { return }
        let entity = type(of: model)._$entity
        // With those that it inherits from.
        let own = sequence(first: entity) { $0.base }.map { ObjectIdentifier($0) }
        for (key, all) in watchers {
            for watcher in all {
                if own.contains(key) {
                    watcher.watcher?.modelDidChange(model)
                } else {
                    watcher.watcher?.otherDidChange()
                }
            }
        }
    }
}
