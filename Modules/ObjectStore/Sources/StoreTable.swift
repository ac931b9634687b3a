/// A table of a store: what is kept of the objects of one class.
open class StoreTable: @unchecked Sendable {
    /// Its name.
    public let name: String
    /// What is kept of each object, in the order of a row's values.
    public let columns: [StoreColumn]
    /// The columns of which only one row may have the same values, by their places.
    public let unique: [[Int]]
    /// The columns of which a file keeps an index, by their places.
    public let indexed: [[Int]]

    /// A table of some columns.
    public init(
        _ name: String, _ columns: [StoreColumn], unique: [[Int]] = [], indexed: [[Int]] = []
    ) {
        (self.name, self.columns, self.unique, self.indexed) = (name, columns, unique, indexed)
    }
}

/// A column of a table.
open class StoreColumn: @unchecked Sendable {
    /// Its name.
    public let name: String
    /// Whether it has numbers of other objects.
    public let isRelationship: Bool
    /// Whether it has any number of these.
    public let isToMany: Bool
    /// Whether a row may have nothing in it.
    public final var isOptional = false
    /// The first value of rows that were there before the column; `nil` for none.
    public final var initial: (() -> StoredValue)?

    /// A column of a name.
    public init(_ name: String, isRelationship: Bool = false, isToMany: Bool = false) {
        (self.name, self.isRelationship, self.isToMany) = (name, isRelationship, isToMany)
    }

    /// The name in older files; `nil` for the same.
    open var originalName: String? { nil }
}
