internal import QuadrantCore
internal import QuadrantInspection
public import SwiftUI

extension LayoutSnapshot {
    /// An account of how the view was laid out, as `quadrant explain` prints it: a line for each
    /// node with its proposal, its answer, its place and the reason.
    ///
    /// Each call works the account out again; a snapshot that is not asked costs nothing.
    public func explanation() -> String {
        TreeSnapshot(of: tree).text()
    }

    /// The part of the explanation from the root to the first view with an identifier, and what assistive
    /// technologies are told of it. If there is none, the identifiers that there are.
    public func explanation(of identifier: String) -> String {
        tree.explanation(of: identifier)
    }

    /// Compares the frame of a view with the expected one: `nil` if they are the same, otherwise
    /// the difference.
    ///
    /// It is meant for the assertions of any testing library. The failure prints the chain from the
    /// root to the view.
    ///
    /// ```swift
    /// #expect(snapshot.mismatch(of: "title", CGRect(x: 8, y: 8, width: 40, height: 20)) == nil)
    /// ```
    ///
    /// - Parameters:
    ///   - identifier: The accessibility identifier of the view. If several views have it, the
    ///     first one counts.
    ///   - expected: The frame in the coordinates of the root, in points.
    ///   - tolerance: How far each of the four numbers of the frame may be off, in points.
    public func mismatch(
        of identifier: String, _ expected: CGRect, tolerance: CGFloat = 0.5
    ) -> FrameMismatch? {
        let frame = frames[identifier]
        if let frame, frame.isClose(to: expected, tolerance) { return nil }
        return FrameMismatch(
            identifier: identifier, frame: frame, expected: expected,
            explanation: explanation(of: identifier))
    }
}
