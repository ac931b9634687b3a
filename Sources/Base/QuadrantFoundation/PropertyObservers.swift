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

    private let told: (PropertyObserver, Moment) -> Any?
    /// The value before a change that is under way.
    var former: Any?
    /// What was read for the value when it was read last: the property itself, and on the way to it others.
    private(set) var sources: Set<PropertySource> = []

    /// - Parameter told: Tells of a moment; answers the value of the property.
    init(_ told: @escaping (PropertyObserver, Moment) -> Any?) {
        self.told = told
    }

    /// Tells of a moment; answers the value of the property.
    func tell(_ moment: Moment) -> Any? { told(self, moment) }

    /// Reads the value, and notes for what it is read.
    func reading<Value>(_ value: () -> Value) -> Value {
        let reads = PropertyReads()
        defer { sources = reads.sources }
        return PropertyReads.$current.withValue(reads, operation: value)
    }
}

/// A property of an object that tells of its changes.
struct PropertySource: Hashable {
    private let object: ObjectIdentifier
    private let storage: AnyKeyPath

    /// - Parameter storage: Where the object keeps the property. Key paths to the property itself, written in several places,
    ///   may be unequal.
    init(_ object: AnyObject, _ storage: AnyKeyPath) {
        (self.object, self.storage) = (ObjectIdentifier(object), storage)
    }
}

/// Notes which properties are read.
///
/// Unchecked: one thread reads while it is current.
final class PropertyReads: @unchecked Sendable {
    @TaskLocal static var current: PropertyReads?

    private(set) var sources: Set<PropertySource> = []

    func note(_ source: PropertySource) { sources.insert(source) }
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
        tell(isBefore: isBefore) { $0.object == id && $0.keyPath == keyPath }
    }

    /// Tells the observers of what a property is read for that it changes.
    func tell(of source: PropertySource, isBefore: Bool) {
        tell(isBefore: isBefore) { $0.observer.sources.contains(source) }
    }

    private func tell(isBefore: Bool, _ isTold: (Entry) -> Bool) {
        let told = lock.withLock { entries.isEmpty ? [] : entries.filter(isTold).map(\.observer) }
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
