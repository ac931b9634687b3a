import Foundation
import QuadrantGeometry

/// Something in the user's views that cannot be done as written: the library went on with something
/// sensible and says so once.
package struct RuntimeIssue: Hashable, Sendable, CustomStringConvertible {
    /// What happened.
    package let message: String
    /// The custom views around the place, the outermost first.
    package let path: [String]
    /// What to do about it.
    package let advice: String

    /// Writes a warning that belongs to no particular view to standard error.
    package static func warn(_ message: String) {
        FileHandle.standardError.write(Data("warning: \(message)\n".utf8))
    }

    package init(message: String, path: [String], advice: String) {
        self.message = message
        self.path = path
        self.advice = advice
    }

    /// What happened, where, and what to do.
    package var description: String {
        "\(message)\(placeWords(of: path)). \(advice)"
    }
}
