public import Foundation
import QuadrantCore
public import QuadrantViews

/// The columns of a table.
///
/// Apple: "TableColumnContent". Types of one's own say in `tableColumnBody` of which columns they consist.
@MainActor @preconcurrency
public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
    /// What a row of the table shows.
    associatedtype TableRowValue: Identifiable = Self.TableColumnBody.TableRowValue
    /// What rows are sorted by; `Never` for columns that sort nothing.
    associatedtype TableColumnSortComparator: SortComparator =
        Self.TableColumnBody.TableColumnSortComparator
    /// What the columns are made of.
    associatedtype TableColumnBody: TableColumnContent

    /// The columns.
    var tableColumnBody: TableColumnBody { get }

    /// The columns, worked out; not for use outside the library.
    @MainActor static func _columns(_ content: Self) -> [_TableColumn<TableRowValue>]
}

extension TableColumnContent {
    /// By default, the columns of the body.
    public static func _columns(_ content: Self) -> [_TableColumn<TableRowValue>]
    where TableColumnBody.TableRowValue == TableRowValue {
        TableColumnBody._columns(content.tableColumnBody)
    }
}

extension TableColumnContent where TableColumnBody == Never {
    /// Never called: primitive columns have no body.
    public var tableColumnBody: Never {
        preconditionFailure("\(Self.self) is a primitive column: it has no body.")
    }
}

extension Never: TableColumnContent {
    /// What a row shows.
    public typealias TableRowValue = Never
    /// What rows are sorted by.
    public typealias TableColumnSortComparator = Never
    /// A primitive column: it has no body.
    public typealias TableColumnBody = Never

    /// The columns, worked out; not for use outside the library.
    public static func _columns(_ content: Never) -> [_TableColumn<Never>] {}
}

/// A column of a table, worked out; opaque outside the library.
public struct _TableColumn<Value> {
    let title: AnyView
    let cell: (Value) -> AnyView
    /// What the column sorts by; `nil` for nothing.
    let comparator: (any SortComparator)?
    var width = TableColumnWidth()
    var alignment = TableColumnAlignment.automatic
    var customizationID: String?
    var visibility = Visibility.automatic
    /// Whether something was asked for that users may not change.
    var hasDisabledCustomization = false
}

/// How wide a column is, in points.
struct TableColumnWidth: Equatable {
    var least: CGFloat?
    var ideal: CGFloat?
    var most: CGFloat?
    /// What is wrong with the lengths that were given; `nil` where nothing is.
    var diagnostic: Diagnostic?
}

/// Where the cells of a column stand.
///
/// Apple: "TableColumnAlignment".
public struct TableColumnAlignment: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case leading
        case center
        case trailing
    }

    let kind: Kind

    /// At the leading edge.
    public static var automatic: TableColumnAlignment { TableColumnAlignment(kind: .leading) }
    /// At the leading edge.
    public static var leading: TableColumnAlignment { TableColumnAlignment(kind: .leading) }
    /// In the middle.
    public static var center: TableColumnAlignment { TableColumnAlignment(kind: .center) }
    /// At the trailing edge.
    public static var trailing: TableColumnAlignment { TableColumnAlignment(kind: .trailing) }
    /// Numbers: at the trailing edge.
    public static var numeric: TableColumnAlignment { TableColumnAlignment(kind: .trailing) }

    /// Numbers of a system: at the trailing edge.
    public static func numeric(_ numberingSystem: Locale.NumberingSystem) -> TableColumnAlignment {
        .numeric
    }
}

/// Columns of which something was changed.
nonisolated struct ChangedTableColumns<Content: TableColumnContent>: TableColumnContent {
    typealias TableRowValue = Content.TableRowValue
    typealias TableColumnSortComparator = Content.TableColumnSortComparator
    typealias TableColumnBody = Never

    let content: Content
    let change: (inout _TableColumn<TableRowValue>) -> Void

    @MainActor static func _columns(_ content: Self) -> [_TableColumn<TableRowValue>] {
        Content._columns(content.content).map { column in
            var column = column
            content.change(&column)
            return column
        }
    }
}

extension TableColumnContent {
    /// Sets where the cells of the columns stand.
    ///
    /// Apple: "alignment(_:)".
    public func alignment(
        _ alignment: TableColumnAlignment
    ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
        ChangedTableColumns(content: self) { $0.alignment = alignment }
    }

    /// Names the column for `TableColumnCustomization`.
    ///
    /// Apple: "customizationID(_:)".
    public func customizationID(
        _ id: String
    ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
        ChangedTableColumns(content: self) { $0.customizationID = id }
    }

    /// Sets whether the columns are shown where nobody has chosen.
    ///
    /// Apple: "defaultVisibility(_:)".
    public func defaultVisibility(
        _ visibility: Visibility
    ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
        ChangedTableColumns(content: self) { $0.visibility = visibility }
    }

    /// Sets what users may not change of the columns. Nobody changes them here: it makes no difference, which is
    /// reported.
    ///
    /// Apple: "disabledCustomizationBehavior(_:)".
    public func disabledCustomizationBehavior(
        _ behavior: TableColumnCustomizationBehavior
    ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
        ChangedTableColumns(content: self) { $0.hasDisabledCustomization = true }
    }
}

/// What users may change of the columns of a table.
///
/// Apple: "TableColumnCustomizationBehavior".
public struct TableColumnCustomizationBehavior: SetAlgebra, Hashable, Sendable {
    struct Bits: OptionSet, Hashable {
        let rawValue: Int
    }

    private var bits: Bits

    /// Nothing.
    public init() {
        bits = []
    }

    private init(_ bits: Bits) {
        self.bits = bits
    }

    /// The order of columns.
    public static let reorder = TableColumnCustomizationBehavior(Bits(rawValue: 1))
    /// The width of columns.
    public static let resize = TableColumnCustomizationBehavior(Bits(rawValue: 2))
    /// Whether columns are shown.
    public static let visibility = TableColumnCustomizationBehavior(Bits(rawValue: 4))
    /// All of it.
    public static var all: TableColumnCustomizationBehavior {
        TableColumnCustomizationBehavior(Bits(rawValue: 7))
    }

    /// Whether all of another behavior is in this one.
    public func contains(_ member: TableColumnCustomizationBehavior) -> Bool {
        bits.contains(member.bits)
    }

    /// What is in one of both.
    public func union(_ other: Self) -> Self { Self(bits.union(other.bits)) }

    /// What is in both.
    public func intersection(_ other: Self) -> Self { Self(bits.intersection(other.bits)) }

    /// What is in exactly one of both.
    public func symmetricDifference(_ other: Self) -> Self {
        Self(bits.symmetricDifference(other.bits))
    }

    /// Adds what is in another one.
    @discardableResult
    public mutating func insert(
        _ newMember: Self
    ) -> (inserted: Bool, memberAfterInsert: TableColumnCustomizationBehavior) {
        let isNew = !contains(newMember)
        bits.formUnion(newMember.bits)
        return (isNew, newMember)
    }

    /// Takes out what is in another one.
    @discardableResult
    public mutating func remove(_ member: Self) -> TableColumnCustomizationBehavior? {
        let common = bits.intersection(member.bits)
        bits.subtract(member.bits)
        return common.isEmpty ? nil : Self(common)
    }

    /// Adds what is in another one.
    @discardableResult
    public mutating func update(with newMember: Self) -> TableColumnCustomizationBehavior? {
        let common = bits.intersection(newMember.bits)
        bits.formUnion(newMember.bits)
        return common.isEmpty ? nil : Self(common)
    }

    /// Adds what is in another one.
    public mutating func formUnion(_ other: Self) { bits.formUnion(other.bits) }

    /// Keeps what is in another one.
    public mutating func formIntersection(_ other: Self) { bits.formIntersection(other.bits) }

    /// Keeps what is in exactly one of both.
    public mutating func formSymmetricDifference(_ other: Self) {
        bits.formSymmetricDifference(other.bits)
    }
}
