import Foundation
import QuadrantCore
import QuadrantGeometry

extension CoordinateLimit {
    /// The limit of sizes of fonts and of distances between letters: a long text of larger ones is wider than any number
    /// says, and places in it are no numbers.
    static let text = CoordinateLimit(farthest: 1e9)

    /// What is told of a length that is cut; `nil` for one within the limit.
    func diagnostic(of length: CGFloat, _ call: @autoclosure () -> String) -> Diagnostic? {
        guard abs(length) > farthest else { return nil }
        return Diagnostic(
            "\(call()) is beyond \(Int(farthest)) points",
            advice: "It counts as that. Give a length that a screen can show.")
    }
}
