/// What a lazy list shows that it did not have before the update under way.
final class LazyArrivals {
    private let before: LazySource
    /// With what it comes to be seen.
    let transaction: Transaction

    init(before: LazySource, transaction: Transaction) {
        self.before = before
        self.transaction = transaction
    }

    /// Whether an element was not there before. Linear in the number of elements.
    func contains(_ id: AnyHashable) -> Bool { before.find([id])[id] == nil }
}
