internal import Foundation

/// Makes dictionaries of the objects that were found.
struct DictionaryFetch {
    private let names: [String]
    private let groups: [String]
    private let isDistinct: Bool
    private let having: NSPredicate?

    init<Result>(_ request: NSFetchRequest<Result>, _ entity: NSEntityDescription) {
        func named(_ properties: [Any]?) -> [String]? {
            properties?.compactMap { ($0 as? NSPropertyDescription)?.name ?? $0 as? String }
        }
        groups = named(request.propertiesToGroupBy) ?? []
        names =
            named(request.propertiesToFetch)
            ?? entity.layout.properties.filter { $0 is NSAttributeDescription }.map(\.name)
        (isDistinct, having) = (request.returnsDistinctResults, request.havingPredicate)
    }

    func rows(of objects: [NSManagedObject]) -> [[String: Any]] {
        var seen: Set<NSDictionary> = []
        return objects.compactMap { object in
            var row: [String: Any] = [:]
            for name in names {
                let value = object.value(forKeyPath: name)
                // Of objects, dictionaries have the identifiers.
                row[name] = (value as? NSManagedObject)?.objectID ?? value
            }
            if let having, !having.evaluate(with: row) { return nil }
            if !groups.isEmpty {
                let key = groups.reduce(into: [String: Any]()) {
                    $0[$1] = object.value(forKeyPath: $1)
                }
                return seen.insert(key as NSDictionary).inserted ? row : nil
            }
            return !isDistinct || seen.insert(row as NSDictionary).inserted ? row : nil
        }
    }
}
