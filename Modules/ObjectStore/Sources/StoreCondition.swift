/// That a number in a column stands in a relation to another. Values of other kinds fulfil each condition: what they mean is not for a
/// store to say.
public struct StoreCondition: Sendable {
    /// How two numbers are compared.
    public enum Relation: String, Sendable {
        case less = "<"
        case lessOrSame = "<="
        case greater = ">"
        case greaterOrSame = ">="
        case same = "="

        /// The relation of the second to the first.
        public var turned: Relation {
            switch self {
            case .less: .greater
            case .lessOrSame: .greaterOrSame
            case .greater: .less
            case .greaterOrSame: .lessOrSame
            case .same: .same
            }
        }
    }

    /// The place of the column.
    public let place: Int
    /// Whether only whole numbers are numbers of the column.
    public let isWhole: Bool
    /// The relation to the value.
    public let relation: Relation
    /// The other number: `integer` or `real`.
    public let value: StoredValue

    /// A condition.
    public init(place: Int, isWhole: Bool, relation: Relation, value: StoredValue) {
        (self.place, self.isWhole, self.relation, self.value) = (place, isWhole, relation, value)
    }

    /// The condition in a command of SQLite's, with a place for the value.
    func text(of table: StoreTable) -> String {
        let column = FileSchema.quoted(table.columns[place].name)
        let kinds = isWhole ? "'integer'" : "'integer', 'real'"
        return "(\(column) \(relation.rawValue) ? OR typeof(\(column)) NOT IN (\(kinds)))"
    }
}
