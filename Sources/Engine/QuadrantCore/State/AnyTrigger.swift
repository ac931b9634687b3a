/// A value of whatever type, as far as it can be compared.
package struct AnyTrigger: Equatable {
    private let value: any Equatable

    package init(_ value: some Equatable) {
        self.value = value
    }

    package static func == (one: AnyTrigger, other: AnyTrigger) -> Bool {
        func equals<E: Equatable>(_ value: E) -> Bool { (other.value as? E) == value }
        return equals(one.value)
    }
}
