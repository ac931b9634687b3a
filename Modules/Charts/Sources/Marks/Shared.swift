/// A large value that many marks have in common: it is copied when one of them changes it.
@propertyWrapper
struct Shared<Value> {
    /// Where the value is.
    final class Storage {
        // Who changes it has it alone, so that no access is to be watched: that would cost more than reading.
        @exclusivity(unchecked) var value: Value

        init(_ value: Value) { self.value = value }
    }

    private(set) var storage: Storage

    init(wrappedValue: Value) { storage = Storage(wrappedValue) }

    init(_ storage: Storage) { self.storage = storage }

    var wrappedValue: Value {
        _read { yield storage.value }
        _modify {
            if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage.value) }
            yield &storage.value
        }
    }
}
