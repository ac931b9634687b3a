internal import Foundation
internal import ObjectStore

/// Finds what a store can look for of a predicate: comparisons of numbers and dates with constants, of which all have to hold.
///
/// What is found in the store is looked at once more with the predicate itself: conditions only leave out rows that are certainly not
/// wanted.
enum PredicateConditions {
    static func of<T: PersistentModel>(_ predicate: Predicate<T>) -> [StoreCondition] {
        var found: [StoreCondition] = []
        (predicate.expression as? any ConditionedExpression)?.add(to: &found, T._$entity)
        return found
    }

    /// The condition that a variable stands in a relation to a constant.
    fileprivate static func condition(
        _ one: Any, _ relation: StoreCondition.Relation, _ other: Any,
        _ entity: _ModelEntity
    ) -> StoreCondition? {
        if let path = (one as? any VariablePath)?.path, let value = other as? any ConstantExpression
        {
            return condition(path, relation, value, entity)
        }
        if let path = (other as? any VariablePath)?.path, let value = one as? any ConstantExpression
        {
            return condition(path, relation.turned, value, entity)
        }
        return nil
    }

    private static func condition(
        _ path: AnyKeyPath, _ relation: StoreCondition.Relation, _ value: any ConstantExpression,
        _ entity: _ModelEntity
    ) -> StoreCondition? {
        guard let place = entity.place(of: path), let stored = value.stored else { return nil }
        let type = entity.properties[place].valueType
        let isWhole = type == Int.self || type == Int64.self
        guard isWhole || type == Double.self || type == Date.self else { return nil }
        return StoreCondition(place: place, isWhole: isWhole, relation: relation, value: stored)
    }
}

/// An expression of which conditions follow.
private protocol ConditionedExpression {
    func add(to conditions: inout [StoreCondition], _ entity: _ModelEntity)
}

extension PredicateExpressions.Conjunction: ConditionedExpression {
    fileprivate func add(to conditions: inout [StoreCondition], _ entity: _ModelEntity) {
        (lhs as? any ConditionedExpression)?.add(to: &conditions, entity)
        (rhs as? any ConditionedExpression)?.add(to: &conditions, entity)
    }
}

extension PredicateExpressions.Comparison: ConditionedExpression {
    fileprivate func add(to conditions: inout [StoreCondition], _ entity: _ModelEntity) {
        let relation: StoreCondition.Relation? =
            switch op {
            case .lessThan: .less
            case .lessThanOrEqual: .lessOrSame
            case .greaterThan: .greater
            case .greaterThanOrEqual: .greaterOrSame
            @unknown default: nil
            }
        guard let relation else { return }
        conditions += [PredicateConditions.condition(lhs, relation, rhs, entity)].compactMap { $0 }
    }
}

extension PredicateExpressions.Equal: ConditionedExpression {
    fileprivate func add(to conditions: inout [StoreCondition], _ entity: _ModelEntity) {
        conditions += [PredicateConditions.condition(lhs, .same, rhs, entity)].compactMap { $0 }
    }
}

/// A variable of the model.
private protocol VariablePath {
    var path: AnyKeyPath? { get }
}

private protocol ModelVariable {}
extension PredicateExpressions.Variable: ModelVariable {}

extension PredicateExpressions.KeyPath: VariablePath {
    fileprivate var path: AnyKeyPath? { root is any ModelVariable ? keyPath : nil }
}

/// A value that does not change from object to object.
private protocol ConstantExpression {
    /// As a store has it; `nil` if it is no number and no date, or not a number.
    var stored: StoredValue? { get }
}

extension PredicateExpressions.Value: ConstantExpression {
    fileprivate var stored: StoredValue? {
        switch value {
        case let number as Int: .integer(Int64(number))
        case let number as Int64: .integer(number)
        case let number as Double: number.isNaN ? nil : .real(number)
        case let date as Date:
            date.timeIntervalSinceReferenceDate.isNaN
                ? nil : .real(date.timeIntervalSinceReferenceDate)
        default: nil
        }
    }
}
