/// A bounded dictionary that forgets what was not asked for lately.
///
/// Entries live in a young and an old generation; when the young one is full it becomes the old one
/// and the old one is dropped. Holds at most twice `capacity` in cost.
///
/// - Complexity: O(1) for each access; dropping is O(1) amortized.
struct GenerationCache<Key: Hashable, Value> {
    private var young: [Key: Value] = [:]
    private var old: [Key: Value] = [:]
    /// The sum of the costs of the young entries.
    private var youngCost = 0
    private let capacity: Int
    private let reserved: Int
    /// How often entries were dropped.
    private(set) var drops = 0

    /// `capacity` is the cost at which a generation is full, at least 1; `reserved` the number of
    /// entries that a generation takes without growing.
    init(capacity: Int, reserved: Int = 0) {
        self.capacity = capacity
        self.reserved = reserved
    }

    /// The value last stored for `key`, if it is still there. `cost` is what keeping it costs.
    mutating func value(for key: Key, cost: (Value) -> Int) -> Value? {
        if let value = young[key] { return value }
        guard let value = old.removeValue(forKey: key) else { return nil }
        store(value, for: key, cost: cost(value))
        return value
    }

    /// Keeps `value`; `cost` counts towards the capacity.
    mutating func store(_ value: Value, for key: Key, cost: Int) {
        if youngCost + cost > capacity, !young.isEmpty {
            old = young
            young = [:]
            youngCost = 0
            drops += 1
        }
        if young.isEmpty, reserved > 0 { young.reserveCapacity(reserved) }
        young[key] = value
        youngCost += cost
    }
}
