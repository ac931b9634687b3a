import Foundation

/// The table and the bundle in which a localised string is looked for, and what is shown where it is not found. Two
/// sources are equal if their parts are.
final class StringSource: Equatable, Sendable {
    /// The name of the table; `nil` for `Localizable`.
    let table: String?
    /// The folder of the bundle; `nil` for the main one.
    let folder: String?
    /// The format that stands in for a key that no table has; `nil` for the key itself.
    let fallback: String?

    init(table: String?, bundle: Bundle?, fallback: String? = nil) {
        (self.table, self.fallback) = (table, fallback)
        folder = bundle.flatMap { $0 == .main ? nil : $0.resourcePath ?? $0.bundlePath }
    }

    static func == (lhs: StringSource, rhs: StringSource) -> Bool {
        lhs.table == rhs.table && lhs.folder == rhs.folder && lhs.fallback == rhs.fallback
    }
}
