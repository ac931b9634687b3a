public import Foundation

/// The order in which people of the current locale expect strings.
///
/// Apple: "String.StandardComparator". Foundation has the comparators `localized` and `localizedStandard` on Apple's systems
/// only; this type stands in for them, and files that the command compiles get it by Apple's name. By `localizedStandard`, numbers in names
/// count as numbers and case hardly counts.
public struct _LocalizedOrder: SortComparator, Codable, Sendable {
    /// What strings are compared by.
    enum Kind: Codable {
        /// By their characters; as words in a dictionary; as names of files.
        case lexical, dictionary, files
    }

    let kind: Kind
    /// The direction.
    public var order = SortOrder.forward

    /// As names of files are sorted.
    public static let standard = _LocalizedOrder(.files)
    /// As words are sorted in a dictionary.
    public static let plain = _LocalizedOrder(.dictionary)
    /// By their characters.
    public static let lexical = _LocalizedOrder(.lexical)
    /// As names of files are sorted.
    public static let localizedStandard = standard
    /// As words are sorted in a dictionary.
    public static let localized = plain

    private init(_ kind: Kind) {
        self.kind = kind
    }

    /// An order in a direction.
    ///
    /// Apple: "String.StandardComparator.init(_:order:)".
    public init(_ base: _LocalizedOrder, order: SortOrder = .forward) {
        self = base
        self.order = order
    }

    /// Which of two strings comes first.
    public func compare(_ lhs: String, _ rhs: String) -> ComparisonResult {
        let result =
            switch kind {
            case .lexical: String.StandardComparator.lexical.compare(lhs, rhs)
            case .dictionary: lhs.localizedCompare(rhs)
            case .files: lhs.localizedStandardCompare(rhs)
            }
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
