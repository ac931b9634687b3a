import Foundation

/// Who is told of the changes of an object's property.
final class PropertyObserver {
    /// When an observer is told.
    enum Moment {
        /// At first, before a change, and after one, with the value before.
        case first, before
        case after(Any?)

        var isBefore: Bool { if case .before = self { true } else { false } }
        /// The value before the change.
        var former: Any? { if case .after(let value) = self { value } else { nil } }
    }

    /// Tells of a moment; answers the value of the property.
    let tell: (Moment) -> Any?
    /// The value before a change that is under way.
    var former: Any?

    init(_ tell: @escaping (Moment) -> Any?) {
        self.tell = tell
    }
}

/// The observers of all objects.
///
/// Unchecked: what it holds is reached under its lock.
final class PropertyObservers: @unchecked Sendable {
    static let shared = PropertyObservers()

    private struct Entry {
        let id: Int
        let object: ObjectIdentifier
        let keyPath: AnyKeyPath
        let observer: PropertyObserver
    }

    private let lock = NSRecursiveLock()
    private var entries: [Entry] = []
    private var lastID = 0

    /// Adds an observer; answers the number by which it is taken away.
    func add(_ observer: PropertyObserver, of object: AnyObject, at keyPath: AnyKeyPath) -> Int {
        lock.withLock {
            lastID += 1
            entries.append(
                Entry(
                    id: lastID, object: ObjectIdentifier(object), keyPath: keyPath,
                    observer: observer))
            return lastID
        }
    }

    /// Takes an observer away; nothing for one that is gone.
    func remove(_ id: Int) { lock.withLock { entries.removeAll { $0.id == id } } }

    /// Tells the observers of an object's property that it changes.
    func tell(of object: AnyObject, at keyPath: AnyKeyPath, isBefore: Bool) {
        let id = ObjectIdentifier(object)
        let told = lock.withLock {
            entries.filter { $0.object == id && $0.keyPath == keyPath }.map(\.observer)
        }
        for observer in told {
            if isBefore {
                observer.former = observer.tell(.before)
            } else {
                _ = observer.tell(.after(observer.former))
                observer.former = nil
            }
        }
    }
}
