import QuadrantCore
import QuadrantViews

/// Which rows of a list are selected, whatever holds the selection.
struct ListSelection {
    /// What the list's selection consists of now: equal values are equal selections.
    let snapshot: AnyHashable
    /// Whether several rows can be selected at once.
    let isMultiple: Bool
    /// Whether it is of one value or none.
    var isOptional = false
    /// What values are of.
    let type: Any.Type
    /// The value that a row with a tag stands for; `nil` if it is of another type than the list's selection.
    let value: (ViewTag) -> AnyHashable?
    let contains: (AnyHashable) -> Bool
    /// All that is selected.
    let values: () -> Set<AnyHashable>
    /// Selects the row of a value; of several, a selected one is taken out.
    let select: (AnyHashable) -> Void
    /// Selects these values and no others; of several the first, where there can be one only.
    let replace: ([AnyHashable]) -> Void

    /// A selection of one value or none.
    static func optional<Value: Hashable>(_ selection: Binding<Value?>) -> ListSelection {
        ListSelection(
            snapshot: AnyHashable(selection.wrappedValue), isMultiple: false, isOptional: true,
            type: Value.self, value: typed(Value.self),
            contains: { selection.wrappedValue == $0.base as? Value },
            values: { Set([selection.wrappedValue].compactMap { $0.map { AnyHashable($0) } }) },
            select: { selection.wrappedValue = $0.base as? Value },
            replace: { selection.wrappedValue = $0.first?.base as? Value })
    }

    /// A selection of always one value.
    static func required<Value: Hashable>(_ selection: Binding<Value>) -> ListSelection {
        ListSelection(
            snapshot: AnyHashable(selection.wrappedValue), isMultiple: false,
            type: Value.self, value: typed(Value.self),
            contains: { selection.wrappedValue == $0.base as? Value },
            values: { [AnyHashable(selection.wrappedValue)] },
            select: { if let value = $0.base as? Value { selection.wrappedValue = value } },
            replace: { if let value = $0.first?.base as? Value { selection.wrappedValue = value } })
    }

    /// A selection of any number of values.
    static func set<Value: Hashable>(_ selection: Binding<Set<Value>>) -> ListSelection {
        ListSelection(
            snapshot: AnyHashable(selection.wrappedValue), isMultiple: true,
            type: Value.self, value: typed(Value.self),
            contains: { ($0.base as? Value).map(selection.wrappedValue.contains) ?? false },
            values: { Set(selection.wrappedValue.map { AnyHashable($0) }) },
            select: { tapped in
                guard let value = tapped.base as? Value else { return }
                var all = selection.wrappedValue
                if all.remove(value) == nil { all.insert(value) }
                selection.wrappedValue = all
            },
            replace: { selection.wrappedValue = Set($0.compactMap { $0.base as? Value }) })
    }

    /// A tag may also be an optional of the value.
    private static func typed<Value: Hashable>(_ type: Value.Type) -> (ViewTag) -> AnyHashable? {
        { tag in
            (tag.value(as: type) ?? tag.value.base as? Value).map { AnyHashable($0) }
        }
    }
}
