public import Foundation
import QuadrantCore
public import QuadrantFoundation
public import QuadrantViews

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
    /// Creates a column with a localised title that sorts by a value of rows.
    public init<V: Comparable>(
        _ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, V> & Sendable,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(
            label: Text(titleKey), comparator: KeyPathComparator.usual(value), content: content)
    }

    /// Creates a column with a localised title that sorts by a value of rows that may be missing.
    public init<V: Comparable>(
        _ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, V?> & Sendable,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(
            label: Text(titleKey), comparator: KeyPathComparator.usual(value), content: content)
    }

    /// Creates a column with a localised title that sorts by a value of rows and a comparator.
    public init<V, C: SortComparator>(
        _ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, V> & Sendable, comparator: C,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) where V == C.Compared {
        self.init(
            label: Text(titleKey), comparator: KeyPathComparator(value, comparator: comparator),
            content: content)
    }

    /// Creates a column of texts with a localised title that sorts by the texts.
    public init<C: SortComparator>(
        _ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, String> & Sendable,
        comparator: C = _LocalizedOrder.standard
    ) where Content == Text, C.Compared == String {
        self.init(
            label: Text(titleKey), comparator: KeyPathComparator(value, comparator: comparator)
        ) { Text($0[keyPath: value]) }
    }

    /// Creates a column with a localised title that sorts by whether something is so: what is not comes first.
    public init(
        _ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, Bool> & Sendable,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(
            label: Text(titleKey),
            comparator: KeyPathComparator(value, comparator: BoolComparator()),
            content: content)
    }

    /// Creates a column with a title that is not localised that sorts by a value of rows.
    @_disfavoredOverload
    public init<S: StringProtocol, V: Comparable>(
        _ title: S, value: any KeyPath<RowValue, V> & Sendable,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(label: Text(title), comparator: KeyPathComparator.usual(value), content: content)
    }

    /// Creates a column with a title that is not localised that sorts by a value of rows that may be missing.
    @_disfavoredOverload
    public init<S: StringProtocol, V: Comparable>(
        _ title: S, value: any KeyPath<RowValue, V?> & Sendable,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(label: Text(title), comparator: KeyPathComparator.usual(value), content: content)
    }

    /// Creates a column with a title that is not localised that sorts by a value of rows and a comparator.
    @_disfavoredOverload
    public init<S: StringProtocol, V, C: SortComparator>(
        _ title: S, value: any KeyPath<RowValue, V> & Sendable, comparator: C,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) where V == C.Compared {
        self.init(
            label: Text(title), comparator: KeyPathComparator(value, comparator: comparator),
            content: content)
    }

    /// Creates a column of texts with a title that is not localised that sorts by the texts.
    @_disfavoredOverload
    public init<S: StringProtocol, C: SortComparator>(
        _ title: S, value: any KeyPath<RowValue, String> & Sendable,
        comparator: C = _LocalizedOrder.standard
    ) where Content == Text, C.Compared == String {
        self.init(
            label: Text(title), comparator: KeyPathComparator(value, comparator: comparator)
        ) { Text($0[keyPath: value]) }
    }

    /// Creates a column with a title that is not localised that sorts by whether something is so: what is not comes first.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, value: any KeyPath<RowValue, Bool> & Sendable,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(
            label: Text(title), comparator: KeyPathComparator(value, comparator: BoolComparator()),
            content: content)
    }

    /// Creates a column with a text as its title that sorts by a value of rows.
    public init<V: Comparable>(
        _ text: Text, value: any KeyPath<RowValue, V> & Sendable,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(label: text, comparator: KeyPathComparator.usual(value), content: content)
    }

    /// Creates a column with a text as its title that sorts by a value of rows that may be missing.
    public init<V: Comparable>(
        _ text: Text, value: any KeyPath<RowValue, V?> & Sendable,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(label: text, comparator: KeyPathComparator.usual(value), content: content)
    }

    /// Creates a column with a text as its title that sorts by a value of rows and a comparator.
    public init<V, C: SortComparator>(
        _ text: Text, value: any KeyPath<RowValue, V> & Sendable, comparator: C,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) where V == C.Compared {
        self.init(
            label: text, comparator: KeyPathComparator(value, comparator: comparator),
            content: content)
    }

    /// Creates a column of texts with a text as its title that sorts by the texts.
    public init<C: SortComparator>(
        _ text: Text, value: any KeyPath<RowValue, String> & Sendable,
        comparator: C = _LocalizedOrder.standard
    ) where Content == Text, C.Compared == String {
        self.init(
            label: text, comparator: KeyPathComparator(value, comparator: comparator)
        ) { Text($0[keyPath: value]) }
    }

    /// Creates a column with a text as its title that sorts by whether something is so: what is not comes first.
    public init(
        _ text: Text, value: any KeyPath<RowValue, Bool> & Sendable,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(
            label: text, comparator: KeyPathComparator(value, comparator: BoolComparator()),
            content: content)
    }
}

/// What is not so before what is.
private struct BoolComparator: SortComparator {
    var order = SortOrder.forward

    func compare(_ lhs: Bool, _ rhs: Bool) -> ComparisonResult {
        guard lhs != rhs else { return .orderedSame }
        return (order == .forward) == rhs ? .orderedAscending : .orderedDescending
    }
}
