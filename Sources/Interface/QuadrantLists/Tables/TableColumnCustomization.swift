public import Foundation
import QuadrantCore
public import QuadrantViews

/// Which columns of a table are shown.
///
/// Apple: "TableColumnCustomization". Columns are named by `customizationID`. Nobody drags columns here: their order
/// is that of the table.
public struct TableColumnCustomization<RowValue: Identifiable>: Equatable, Sendable, Codable {
    /// How a visibility is written.
    private enum Written: String, Codable {
        case visible, hidden
    }

    private var visibilities: [String: Visibility] = [:]

    /// Everything as the table has it.
    public init() {}

    /// Reads which columns are shown.
    ///
    /// - Throws: What the decoder throws of data that say no such thing.
    public init(from decoder: any Decoder) throws {
        let written = try decoder.singleValueContainer().decode([String: Written].self)
        visibilities = written.mapValues { $0 == .visible ? .visible : .hidden }
    }

    /// Writes which columns are shown, where that is not left to the table.
    public func encode(to encoder: any Encoder) throws {
        let written = visibilities.compactMapValues { visibility -> Written? in
            switch visibility {
            case .automatic: nil
            case .visible: .visible
            case .hidden: .hidden
            }
        }
        var container = encoder.singleValueContainer()
        try container.encode(written)
    }

    /// Takes the order of the table again. It never is another here.
    public mutating func resetOrder() {}

    /// Whether a column is shown.
    public subscript(visibility id: String) -> Visibility {
        get { visibilities[id] ?? .automatic }
        set { visibilities[id] = newValue }
    }
}

extension AppStorage {
    /// Which columns of a table are shown, stored under a key.
    ///
    /// Apple: "init(wrappedValue:_:store:)".
    public init<RowValue: Identifiable>(
        wrappedValue: Value = TableColumnCustomization<RowValue>(), _ key: String,
        store: UserDefaults? = nil
    ) where Value == TableColumnCustomization<RowValue> {
        self.init(encoded: wrappedValue, key, store: store)
    }
}
