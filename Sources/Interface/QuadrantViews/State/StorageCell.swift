import Dispatch
package import Foundation
import QuadrantCore
import Synchronization

/// The value of one key in one store, shared by all who name it as long as somebody does.
/// Used where the main actor is; `UserDefaults` may be used anywhere.
final class StorageCell: WatchedSource, @unchecked Sendable {
    private let readers = DependencySource.source()
    /// The value that readers have seen last.
    private let seen = Mutex<Seen?>(nil)
    private let key: String
    private let store: UserDefaults
    /// The weak entry of this cell in `cells`.
    private let trace = Trace()

    private init(_ key: String, in store: UserDefaults) {
        self.key = key
        self.store = store
        trace.cell = self
    }

    /// A key of a store, by the identity of the store.
    private struct Place: Hashable {
        let store: ObjectIdentifier
        let key: String
    }

    /// A cell as long as somebody uses it.
    private final class Trace: @unchecked Sendable {
        weak var cell: StorageCell?
    }

    /// A cell keeps its store: as long as there is one, no other store has the same address.
    private static let cells = Mutex<[Place: Trace]>([:])

    static func cell(_ key: String, in store: UserDefaults) -> StorageCell {
        cells.withLock { cells in
            let place = Place(store: ObjectIdentifier(store), key: key)
            if let known = cells[place]?.cell { return known }
            let new = StorageCell(key, in: store)
            cells[place] = new.trace
            return new
        }
    }

    deinit {
        let place = Place(store: ObjectIdentifier(store), key: key)
        StorageCell.cells.withLock { cells in
            // There may be a new one already, which must not be held here: it could go under the lock.
            if cells[place] === trace { cells[place] = nil }
        }
    }

    /// A value of a property list, or none.
    private struct Seen: @unchecked Sendable {
        let value: Any?

        /// Whether both are the same, as far as that can be told: `@AppStorage` keeps plain values.
        func isSame(as other: Seen) -> Bool {
            guard let value, let other = other.value else {
                return value == nil && other.value == nil
            }
            if let value = value as? AnyHashable, let other = other as? AnyHashable {
                return value == other
            }
            return (value as? NSObject)?.isEqual(other) ?? true
        }
    }

    /// The stored value; `nil` if there is none.
    func get() -> Any? {
        let now = Seen(value: store.object(forKey: key))
        // The first reader finds out for all of them what another store or process has written.
        if isOnMainActor() { note(now) }
        readers.noteRead()
        return now.value
    }

    func look() { note(Seen(value: store.object(forKey: key))) }

    /// Tells the readers if they have read another value.
    private func note(_ now: Seen) {
        let hasChanged = seen.withLock { seen in
            defer { seen = now }
            return seen.map { !$0.isSame(as: now) } ?? false
        }
        if hasChanged { readers.notifyReaders() }
    }

    /// Stores a value, in memory and in the file.
    func set(_ value: Any?) {
        if let new = value as? NSObject, let old = store.object(forKey: key) as? NSObject,
            new == old
        {
            return
        }
        store.set(value, forKey: key)
        // The readers of the value are told anyhow, below.
        let now = Seen(value: store.object(forKey: key))
        seen.withLock { $0 = now }
        write(value)
        if isOnMainActor() {
            tell()
        } else {
            DispatchQueue.main.async { self.tell() }
        }
    }

    private func tell() { readers.notifyReaders(ofWriteTo: "@AppStorage(\"\(key)\")") }

    private func write(_ value: Any?) {
        guard store === UserDefaults.standard else {
            if !store.synchronize() { warn("the store could not be written") }
            return
        }
        do {
            try DefaultsFile.standard.set(value, forKey: key)
        } catch {
            warn(error.localizedDescription)
        }
    }

    private func warn(_ reason: String) {
        RuntimeIssue.warn(
            "@AppStorage(\"\(key)\") keeps its value in memory only: \(reason)")
    }
}

/// The file of the standard defaults.
package struct DefaultsFile {
    private let url: URL

    package init(_ url: URL) {
        self.url = url
    }

    /// The file from which Foundation reads the standard defaults.
    static var standard: DefaultsFile {
        let environment = ProcessInfo.processInfo.environment
        let folder =
            environment["XDG_CONFIG_HOME"].map { URL(fileURLWithPath: $0, isDirectory: true) }
            ?? URL(fileURLWithPath: NSHomeDirectory(), isDirectory: true)
            .appendingPathComponent(".config", isDirectory: true)
        let name = Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName
        return DefaultsFile(folder.appendingPathComponent(name + ".plist"))
    }

    private static let lock = Mutex(())

    /// Changes one value and leaves the others; the file is replaced as a whole.
    package func set(_ value: Any?, forKey key: String) throws {
        try DefaultsFile.lock.withLock { _ in
            var values = try values()
            values[key] = value
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try PropertyListSerialization.data(fromPropertyList: values, format: .xml, options: 0)
                .write(to: url, options: .atomic)
        }
    }

    /// The values in the file; none if there is no file. It throws for a file that cannot be read, so that
    /// the file is not overwritten.
    private func values() throws -> [String: Any] {
        do {
            let data = try Data(contentsOf: url)
            let content = try PropertyList.content(of: data)
            if let values = content as? [String: Any] { return values }
            throw Unreadable(reason: "it is not a dictionary", path: url.path)
        } catch CocoaError.fileReadNoSuchFile {
            return [:]
        } catch let error as Unreadable {
            throw error
        } catch {
            throw Unreadable(reason: error.localizedDescription, path: url.path)
        }
    }

    /// The error for a file of defaults that cannot be read.
    private struct Unreadable: LocalizedError {
        let reason: String
        let path: String

        var errorDescription: String? {
            "\(path) was left as it is, as it cannot be read: \(reason)"
        }
    }
}
