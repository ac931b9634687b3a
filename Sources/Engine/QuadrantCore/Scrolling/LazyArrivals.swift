/// What a lazy list shows that it did not have before the update under way.
final class LazyArrivals {
    /// What there was before; `nil` for nothing.
    private let before: LazySource?
    /// With what it comes to be seen.
    let transaction: Transaction

    init(before: LazySource?, transaction: Transaction) {
        self.before = before
        self.transaction = transaction
    }

    /// Whether an element was not there before. Constant for elements that stand where they stood, else linear in their number.
    func contains(_ id: AnyHashable, at index: Int) -> Bool {
        guard let before else { return true }
        if index < before.count, before.identify(index) == id { return false }
        return before.find([id])[id] == nil
    }
}
