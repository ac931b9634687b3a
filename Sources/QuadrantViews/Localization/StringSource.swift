import Foundation

/// The table and the bundle in which a localised string is looked for. Two sources are equal if
/// their parts are.
final class StringSource: Equatable, Sendable {
    /// The name of the table; `nil` for `Localizable`.
    let table: String?
    /// The folder of the bundle; `nil` for the main one.
    let folder: String?

    init(table: String?, bundle: Bundle?) {
        self.table = table
        folder = bundle.flatMap { $0 == .main ? nil : $0.resourcePath ?? $0.bundlePath }
    }

    static func == (lhs: StringSource, rhs: StringSource) -> Bool {
        lhs.table == rhs.table && lhs.folder == rhs.folder
    }
}
