internal import Foundation
internal import SwiftUI

/// Makes dictionaries of the objects that were found.
struct DictionaryFetch {
    /// A value of a dictionary.
    private enum Column {
        case path(String)
        case expression(String, _FormatExpression)

        var isAggregate: Bool {
            if case .expression(_, let expression) = self { expression._isAggregate } else { false }
        }
    }

    private let columns: [Column]
    private let groups: [String]
    private let isDistinct: Bool
    private let having: NSPredicate?

    init<Result>(_ request: NSFetchRequest<Result>, _ entity: NSEntityDescription) {
        func name(_ property: Any) -> String? {
            (property as? NSPropertyDescription)?.name ?? property as? String
        }
        groups = (request.propertiesToGroupBy ?? []).compactMap(name)
        let asked: [Any] =
            request.propertiesToFetch
            ?? entity.layout.properties.filter { $0 is NSAttributeDescription }.map(\.name)
        columns = asked.compactMap { property in
            if let computed = property as? NSExpressionDescription, let found = computed.expression
            {
                return .expression(computed.name, found)
            }
            return name(property).map { .path($0) }
        }
        (isDistinct, having) = (request.returnsDistinctResults, request.havingPredicate)
    }

    func rows(of objects: [NSManagedObject]) -> [[String: Any]] {
        var seen: Set<NSDictionary> = []
        return parts(of: objects).compactMap { part in
            let row = row(of: part)
            if let having, !having.evaluate(with: row) { return nil }
            return !isDistinct || seen.insert(row as NSDictionary).inserted ? row : nil
        }
    }

    /// The objects that make one dictionary each.
    private func parts(of objects: [NSManagedObject]) -> [[NSManagedObject]] {
        if groups.isEmpty {
            return columns.contains(where: \.isAggregate) ? [objects] : objects.map { [$0] }
        }
        var places: [NSDictionary: Int] = [:]
        var parts: [[NSManagedObject]] = []
        for object in objects {
            let values = groups.reduce(into: [String: Any]()) {
                $0[$1] = object.value(forKeyPath: $1)
            }
            if let place = places[values as NSDictionary] {
                parts[place].append(object)
            } else {
                places[values as NSDictionary] = parts.count
                parts.append([object])
            }
        }
        return parts
    }

    private func row(of part: [NSManagedObject]) -> [String: Any] {
        columns.reduce(into: [String: Any]()) { row, column in
            switch column {
            case .path(let path):
                let value = part.first?.value(forKeyPath: path)
                // Of objects, dictionaries have the identifiers.
                row[path] = (value as? NSManagedObject)?.objectID ?? value
            case .expression(let name, let expression):
                let looked: Any? = expression._isAggregate ? part : part.first
                row[name] = expression.expressionValue(with: looked, context: nil)
            }
        }
    }
}
