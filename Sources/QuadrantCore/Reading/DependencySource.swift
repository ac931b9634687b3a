/// A value that views depend on.
package class DependencySource {
    private struct Reader {
        weak var dependent: Dependent?
        let generation: UInt64
        /// Whether the part that it read is what it was then; `nil` for one that read all.
        let isUnchanged: ((DependencySource, inout KnownEqualities) -> Bool)?
        /// Names the part; `nil` where all was read, or that is not known.
        let path: [AnyHashable]?

        var isCurrent: Bool { dependent?.readGeneration == generation }

        /// What the same reading has in common; `nil` where that cannot be told.
        var key: ReadingKey? {
            guard let dependent, isUnchanged == nil || path != nil else { return nil }
            return ReadingKey(dependent: ObjectIdentifier(dependent), path: path)
        }
    }

    private struct ReadingKey: Hashable {
        let dependent: ObjectIdentifier
        let path: [AnyHashable]?
    }

    private var readers: [Reader] = []
    /// The reading of all that was noted last.
    private var lastGeneration: UInt64 = 0
    /// The reading of a part that was noted last.
    private var lastPart: (generation: UInt64, path: [AnyHashable])?
    private var roomForReaders = 8
    /// How the parts that were read are compared.
    private var equalities = KnownEqualities()

    /// A source for a value that is kept elsewhere.
    package static func source() -> DependencySource { DependencySource() }

    /// Has whoever reads now told of the next change.
    package final func noteRead() {
        guard let current = currentReader() else { return }
        current.touches &+= 1
        let reader = current.reader
        guard reader.readGeneration != lastGeneration else { return }
        lastGeneration = reader.readGeneration
        add(
            Reader(
                dependent: reader, generation: reader.readGeneration, isUnchanged: nil, path: nil))
    }

    /// Has whoever reads now a part of the value told when that part has changed.
    ///
    /// - Parameters:
    ///   - value: The part as it is read.
    ///   - path: Names the part; `nil` where that is not known.
    ///   - now: The part as it is when it is called; `nil` once it is gone. Must not hold this source.
    final func noteRead<Part>(
        of value: Part, at path: [AnyHashable]?, now: @escaping (DependencySource) -> Part?
    ) {
        guard let current = currentReader() else { return }
        current.touches &+= 1
        let reader = current.reader
        let generation = reader.readGeneration
        guard generation != lastGeneration else { return }
        if let path {
            if let lastPart, lastPart == (generation, path) { return }
            lastPart = (generation, path)
        }
        add(
            Reader(
                dependent: reader, generation: generation,
                isUnchanged: { source, equalities in
                    now(source).map { equalities.areSame(value, $0) } ?? false
                }, path: path))
    }

    private func add(_ reader: Reader) {
        if readers.count >= roomForReaders {
            // Who reads on without ever reading anew notes the same again and again.
            var seen: Set<ReadingKey> = []
            readers.removeAll { reader in
                !reader.isCurrent || reader.key.map { !seen.insert($0).inserted } == true
            }
            roomForReaders = max(8, readers.count * 2)
        }
        readers.append(reader)
    }

    /// Tells those who read the value that it was written; messages call it `name`.
    package final func notifyReaders(ofWriteTo name: String) {
        for reader in readers where reader.isCurrent { reader.dependent?.noteWrite(name) }
        reportWriteInBody(name)
        notifyReaders()
    }

    /// Tells those who read the value that it is another one.
    ///
    /// - Complexity: linear in the number of readers; those who read a part compare it.
    package final func notifyReaders() {
        let told = readers
        readers = []
        lastGeneration = 0
        lastPart = nil
        var kept: [Reader] = []
        for reader in told where reader.isCurrent {
            if let isUnchanged = reader.isUnchanged, isUnchanged(self, &equalities) {
                kept.append(reader)
            } else {
                reader.dependent?.dependencyDidChange()
            }
        }
        // Whoever was told may have read anew.
        if !kept.isEmpty { readers = kept + readers }
        roomForReaders = max(8, readers.count * 2)
    }
}

/// Compares values of any type; how is found out once per type.
struct KnownEqualities {
    private var byType: [ObjectIdentifier: ViewEquality] = [:]

    /// Whether both values are the same: by `==`, field by field, or bit by bit; in doubt they are not.
    mutating func areSame<Value>(_ old: Value, _ new: Value) -> Bool {
        let type = ObjectIdentifier(Value.self)
        if let known = byType[type] { return known.isSame(old, new) }
        let equality = ViewEquality(Value.self)
        byType[type] = equality
        return equality.isSame(old, new)
    }
}
