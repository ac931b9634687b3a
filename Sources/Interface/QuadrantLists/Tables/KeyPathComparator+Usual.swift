import Foundation
import QuadrantFoundation

extension KeyPathComparator {
    /// The comparator that a program would create of a value of rows: of a string by `localizedStandard`.
    static func usual<V: Comparable>(
        _ value: any KeyPath<Compared, V> & Sendable
    ) -> KeyPathComparator {
        (RowValue(path: value) as? any StringInRow<Compared>)?.comparator
            ?? KeyPathComparator(value)
    }

    /// The same of a value that may be missing.
    static func usual<V: Comparable>(
        _ value: any KeyPath<Compared, V?> & Sendable
    ) -> KeyPathComparator {
        (RowValue(path: value) as? any StringInRow<Compared>)?.comparator
            ?? KeyPathComparator(value)
    }
}

/// A value of rows; tells strings from others.
private struct RowValue<Row, Value> {
    let path: any KeyPath<Row, Value> & Sendable
}

/// A string in rows.
private protocol StringInRow<Row> {
    associatedtype Row

    var comparator: KeyPathComparator<Row> { get }
}

/// A string, or one that may be missing: what a comparator is made of.
private protocol StringValue {
    static func comparator<Row>(
        _ path: any KeyPath<Row, Self> & Sendable
    ) -> KeyPathComparator<Row>
}

extension String: StringValue {
    fileprivate static func comparator<Row>(
        _ path: any KeyPath<Row, String> & Sendable
    ) -> KeyPathComparator<Row> { KeyPathComparator(path) }
}

extension Optional: StringValue where Wrapped == String {
    fileprivate static func comparator<Row>(
        _ path: any KeyPath<Row, String?> & Sendable
    ) -> KeyPathComparator<Row> { KeyPathComparator(path) }
}

extension RowValue: StringInRow where Value: StringValue {
    var comparator: KeyPathComparator<Row> { Value.comparator(path) }
}
