public import Foundation

/// A view whose frame is not the expected one.
public struct FrameMismatch: Equatable, Sendable, CustomStringConvertible {
    /// The accessibility identifier of the view.
    public let identifier: String
    /// The frame of the view, in points in the coordinates of the root; `nil` if the view is not in
    /// the layout.
    public let frame: CGRect?
    /// The expected frame, in points in the coordinates of the root.
    public let expected: CGRect
    /// The nodes from the root to the view, with the proposal, the answer and the reason of each.
    public let explanation: String

    /// The actual and the expected frame, and the chain from the root.
    public var description: String {
        "\"\(identifier)\": got \(frame.map(text) ?? "no view"), expected \(text(expected))\n"
            + explanation
    }

    private func text(_ frame: CGRect) -> String {
        "(\(frame.minX), \(frame.minY), \(frame.width), \(frame.height))"
    }
}

extension CGRect {
    /// Whether no figure is further off than `tolerance`; infinite ones have to be the same.
    func isClose(to other: CGRect, _ tolerance: CGFloat) -> Bool {
        let pairs = [
            (origin.x, other.origin.x), (origin.y, other.origin.y), (size.width, other.size.width),
            (size.height, other.size.height),
        ]
        return pairs.allSatisfy { $0 == $1 || abs($0 - $1) <= tolerance }
    }
}
