public import Foundation

/// The order in which people of the current locale expect strings.
///
/// Apple: "String.StandardComparator". Foundation has the comparators `localized` and `localizedStandard` on Apple's systems
/// only; this type stands in for them. By `localizedStandard`, numbers in names count as numbers and case hardly counts.
public struct _LocalizedOrder: SortComparator, Codable, Sendable {
    private let isStandard: Bool
    /// The direction.
    public var order = SortOrder.forward

    /// As names of files are sorted.
    public static let standard = _LocalizedOrder(isStandard: true)
    /// As words are sorted in a dictionary.
    public static let plain = _LocalizedOrder(isStandard: false)

    private init(isStandard: Bool) {
        self.isStandard = isStandard
    }

    /// Which of two strings comes first.
    public func compare(_ lhs: String, _ rhs: String) -> ComparisonResult {
        let result =
            isStandard ? lhs.localizedStandardCompare(rhs) : lhs.localizedCompare(rhs)
        guard order == .reverse else { return result }
        return switch result {
        case .orderedAscending: .orderedDescending
        case .orderedDescending: .orderedAscending
        default: .orderedSame
        }
    }
}

extension String.StandardComparator {
    /// The order in which names of files are sorted.
    public static var localizedStandard: _LocalizedOrder { .standard }

    /// The order of words in a dictionary.
    public static var localized: _LocalizedOrder { .plain }
}

extension SortComparator where Self == _LocalizedOrder {
    /// The order in which names of files are sorted.
    public static var localizedStandard: _LocalizedOrder { .standard }

    /// The order of words in a dictionary.
    public static var localized: _LocalizedOrder { .plain }
}

extension SortComparator where Self == String.StandardComparator {
    /// The order of the characters.
    public static var lexical: String.StandardComparator { .lexical }
}

extension KeyPathComparator {
    /// Creates a comparator of a string in values, by `localizedStandard`. Foundation has it so on Apple's systems;
    /// elsewhere it compares characters.
    public init(
        _ keyPath: any KeyPath<Compared, String> & Sendable, order: SortOrder = .forward
    ) {
        self.init(keyPath, comparator: _LocalizedOrder.standard, order: order)
    }

    /// Creates a comparator of a string in values that may be missing, by `localizedStandard`; what is missing comes
    /// first.
    public init(
        _ keyPath: any KeyPath<Compared, String?> & Sendable, order: SortOrder = .forward
    ) {
        self.init(keyPath, comparator: _LocalizedOrder.standard, order: order)
    }
}

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
