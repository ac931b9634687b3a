/// What a property of a view keeps, and which knows how often it has changed.
package protocol CountedCell: AnyObject {
    /// How often the value was written, or the object has changed.
    var writes: Int { get }
}

/// A value that views depend on.
package class DependencySource: CountedCell {
    /// A observer that read the value, and the reading in which it did.
    private struct Reader {
        weak var observer: Observer?
        let generation: UInt64
        /// Whether the part that the reader read is unchanged; `nil` for a reader of the whole
        /// value.
        let isUnchanged: ((DependencySource, inout KnownEqualities) -> Bool)?
        /// Names the part; `nil` if the whole value was read, or if the name is not known.
        let path: [AnyHashable]?

        var isCurrent: Bool { observer?.readGeneration == generation }

        /// The same for two readings of the same part by the same reader; `nil` if that is not
        /// known.
        var key: ReadingKey? {
            guard let observer, isUnchanged == nil || path != nil else { return nil }
            return ReadingKey(observer: ObjectIdentifier(observer), path: path)
        }
    }

    /// Identifies readings of the same part by the same observer.
    private struct ReadingKey: Hashable {
        let observer: ObjectIdentifier
        let path: [AnyHashable]?
    }

    private var readers: [Reader] = []
    /// How often the value was written.
    package private(set) final var writes = 0
    /// The generation of the reader that was noted last for the whole value.
    private var lastGeneration: UInt64 = 0
    /// The generation of the reader that was noted last for a part, with the part.
    private var lastPart: (generation: UInt64, path: [AnyHashable])?
    /// At how many readers those that are out of date are removed next.
    private var roomForReaders = 8
    /// How the parts that were read are compared.
    private var equalities = KnownEqualities()

    /// A source for a value that is kept elsewhere.
    package static func source() -> DependencySource { DependencySource() }

    /// Notes the current reader, which is told of the next change.
    package final func noteRead() {
        guard let current = currentReader() else { return }
        current.touches &+= 1
        let reader = current.reader
        guard reader.readGeneration != lastGeneration else { return }
        lastGeneration = reader.readGeneration
        add(
            Reader(
                observer: reader, generation: reader.readGeneration, isUnchanged: nil, path: nil))
    }

    /// Notes the current reader of a part of the value, which is told when that part has changed.
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
                observer: reader, generation: generation,
                isUnchanged: { source, equalities in
                    now(source).map { equalities.areSame(value, $0) } ?? false
                }, path: path))
    }

    /// Whether the content of sheets and the like reads the value, and no body does.
    final var isReadByPresentationsAlone: Bool {
        readers.allSatisfy { !$0.isCurrent || $0.observer?.isOfPresentation == true }
    }

    private func add(_ reader: Reader) {
        if readers.count >= roomForReaders {
            // A reader that reads on and is never evaluated again notes the same many times.
            var seen: Set<ReadingKey> = []
            readers.removeAll { reader in
                !reader.isCurrent || reader.key.map { !seen.insert($0).inserted } == true
            }
            roomForReaders = max(8, readers.count * 2)
        }
        readers.append(reader)
    }

    /// Tells the readers that the value was written; messages call it `name`.
    package final func notifyReaders(ofWriteTo name: String) {
        for reader in readers where reader.isCurrent { reader.observer?.noteWrite(name) }
        reportWriteInBody(name)
        notifyReaders()
    }

    /// Tells the readers that the value has changed.
    ///
    /// - Complexity: Linear in the number of readers; those who read a part compare it.
    package final func notifyReaders() {
        writes &+= 1
        let told = readers
        readers = []
        lastGeneration = 0
        lastPart = nil
        var kept: [Reader] = []
        for reader in told where reader.isCurrent {
            if let isUnchanged = reader.isUnchanged, isUnchanged(self, &equalities) {
                kept.append(reader)
            } else {
                reader.observer?.dependencyDidChange()
            }
        }
        // A reader that was told may have read again.
        if !kept.isEmpty { readers = kept + readers }
        roomForReaders = max(8, readers.count * 2)
    }
}

/// Compares values of any type. How they are compared is found out once per type.
struct KnownEqualities {
    private var byType: [ObjectIdentifier: ViewEquality] = [:]

    /// Whether both values are the same: by `==`, field by field, or bit by bit; in doubt they are not.
    mutating func areSame<Value>(_ old: Value, _ new: Value) -> Bool {
        let type = ObjectIdentifier(Value.self)
        if let known = byType[type] { return known.isSame(old, new) }
        let equality = ViewEquality.of(Value.self)
        byType[type] = equality
        return equality.isSame(old, new)
    }
}
