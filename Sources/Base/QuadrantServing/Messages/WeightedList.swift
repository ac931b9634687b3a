internal import Foundation

/// What a client takes, as `Accept` and `Accept-Encoding` say it: names with weights from 0 to 1 (RFC 9110, section 12.4.2).
package struct WeightedList {
    private var weights: [String: Double] = [:]

    /// Reads the value of a field. What is no item is passed over; a weight that is none is 0.
    package init(_ field: String) {
        for part in field.lowercased().split(separator: ",") {
            let fields = part.split(separator: ";").map {
                $0.trimmingCharacters(in: .whitespaces)
            }
            guard let name = fields.first else { continue }
            let weight = fields.dropFirst().first { $0.hasPrefix("q=") }
            weights[name] =
                weight.map { weight in
                    let value = Double(weight.dropFirst(2)) ?? 0
                    return value.isFinite ? max(0, min(value, 1)) : 0
                } ?? 1
        }
    }

    /// The weight of what the first of some names is in the list, the most exact first; 0 where none is.
    package func weight(of names: String...) -> Double {
        names.lazy.compactMap { weights[$0] }.first ?? 0
    }
}
