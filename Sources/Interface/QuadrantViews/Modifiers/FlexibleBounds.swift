import Foundation
import QuadrantCore
import QuadrantLayout

/// One axis of a flexible frame as the user wrote it.
struct FlexibleBounds {
    let minimum: CGFloat?
    let ideal: CGFloat?
    let maximum: CGFloat?

    var length: FlexibleLength {
        FlexibleLength(minimum: minimum, ideal: ideal, maximum: maximum)
    }

    /// - Parameter axis: `Width` or `Height`, as in the arguments' labels.
    func diagnostic(about axis: String) -> Diagnostic? {
        let all = [("min", minimum), ("ideal", ideal), ("max", maximum)]
        for (name, value) in all {
            guard let value else { continue }
            let isEndless = value == .infinity && name != "max"
            guard value.isNaN || value < 0 || isEndless else { continue }
            return Diagnostic(
                ".frame(\(name)\(axis): \(value)) is no bound of a frame",
                advice: "It was put right or ignored. Give 0 or more; only a maximum may be "
                    + "infinite.")
        }
        let given = all.compactMap(\.1)
        guard zip(given, given.dropFirst()).contains(where: { $0 > $1 }) else { return nil }
        let written = all.compactMap { name, value in value.map { "\(name)\(axis): \($0)" } }
        return Diagnostic(
            ".frame(\(written.joined(separator: ", "))) has bounds out of order",
            advice: "The smaller bound holds and the others were raised to it. Write them so that "
                + "minimum, ideal and maximum do not fall.")
    }
}
