internal import QuadrantCore
internal import QuadrantInspection
public import SwiftUI

extension LayoutSnapshot {
    /// How the whole view was laid out, as `quadrant explain` prints it: a line for each node with
    /// what it was proposed, what it answered, where it stands and why.
    ///
    /// Worked out anew by each call; a snapshot that is not asked pays nothing.
    public func explanation() -> String {
        TreeSnapshot(of: tree).text()
    }

    /// The part of the explanation from the root to the first view of an identifier, or which
    /// identifiers there are.
    public func explanation(of identifier: String) -> String {
        tree.explanation(of: identifier)
    }

    /// What is wrong with the frame of a view: `nil` if it is the expected one.
    ///
    /// For assertions in any testing library; the failure prints the chain from the root to the view.
    ///
    /// ```swift
    /// #expect(snapshot.mismatch(of: "title", CGRect(x: 8, y: 8, width: 40, height: 20)) == nil)
    /// ```
    ///
    /// - Parameters:
    ///   - identifier: The view's accessibility identifier; of several the first view counts.
    ///   - expected: The frame in the root's space, in points.
    ///   - tolerance: How far each of its four figures may be off.
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

/// A view that does not stand where it was expected.
public struct FrameMismatch: Equatable, Sendable, CustomStringConvertible {
    /// The view's accessibility identifier.
    public let identifier: String
    /// Where the view stands; `nil` if it is not in the layout.
    public let frame: CGRect?
    /// Where it was expected.
    public let expected: CGRect
    /// The nodes from the root to the view: what each was proposed and answered, and why.
    public let explanation: String

    /// What was got and expected, and the chain from the root.
    public var description: String {
        "\"\(identifier)\": got \(frame.map(text) ?? "no view"), expected \(text(expected))\n"
            + explanation
    }

    private func text(_ frame: CGRect) -> String {
        "(\(frame.minX), \(frame.minY), \(frame.width), \(frame.height))"
    }
}

extension ViewTree {
    /// The part of the explanation from the root to the first view of an identifier, or which
    /// identifiers there are.
    func explanation(of identifier: String) -> String {
        let chain = TreeSnapshot(of: self).chain(to: identifier)
        guard chain.nodes.isEmpty else { return chain.text() }
        var all: Set<String> = []
        forEachShownNode { all.formUnion(names(of: $0)) }
        let list = all.sorted().map { "\"\($0)\"" }.joined(separator: ", ")
        return "No view has the identifier \"\(identifier)\"; "
            + (list.isEmpty ? "no view has any.\n" : "there are: \(list).\n")
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
