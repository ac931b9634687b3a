/// A large value that many marks have in common: it is copied when one of them changes it.
@propertyWrapper
struct Shared<Value> {
    /// Where the value is.
    final class Storage {
        var value: Value

        init(_ value: Value) { self.value = value }
    }

    private(set) var storage: Storage

    init(wrappedValue: Value) { storage = Storage(wrappedValue) }

    init(_ storage: Storage) { self.storage = storage }

    var wrappedValue: Value {
        get { storage.value }
        _modify {
            if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage.value) }
            yield &storage.value
        }
    }
}
