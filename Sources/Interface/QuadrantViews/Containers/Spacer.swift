public import Foundation
public import QuadrantCore
import QuadrantGeometry
import QuadrantLayout

/// Empty room that grows along the axis of the stack around it; outside of stacks, along both axes.
///
/// Apple: "Spacer".
public nonisolated struct Spacer: View, Sendable, BitwiseCopyable {
    /// A primitive view: it has no body.
    public typealias Body = Never

    /// The least length, in points; `nil` for the default, 8. One that is negative or not finite
    /// counts as 0.
    public var minLength: CGFloat?

    /// Creates room of at least `minLength` points; `nil` for the default, 8. A length that is
    /// negative or not finite counts as 0.
    public init(minLength: CGFloat? = nil) {
        self.minLength = minLength
    }

    /// Makes a node that grows along the stack around it, outside of stacks in both directions; a
    /// minimum that is negative or not finite counts as 0.
    @MainActor
    public static func _makeNodes(_ view: Spacer, _ cursor: inout _ViewCursor) {
        let least = view.minLength.map { $0.isFinite ? max(0, $0) : 0 }
        if let length = view.minLength, length != least,
            let diagnostic = Diagnostic.unlessLength(
                "Spacer", ["minLength": length], instead: "It counts as 0.")
        {
            cursor.report(diagnostic)
        }
        cursor.node(.spacer(axis: cursor.stackAxis, minLength: least))
    }

    /// The view always is exactly one node.
    public static var _arity: _ViewArity { .one }
}

/// A line, one pixel thick, across the stack around it; outside of stacks, a horizontal one.
///
/// Apple: "Divider".
public nonisolated struct Divider: View {
    /// A primitive view: it has no body.
    public typealias Body = Never

    /// Creates a line.
    public init() {}

    /// Makes a line one pixel thick across the stack around it, outside of stacks a horizontal one.
    @MainActor
    public static func _makeNodes(_ view: Divider, _ cursor: inout _ViewCursor) {
        let color = SystemColor.separator.rgba(in: cursor.environment)
        cursor.node(
            .divider(axis: cursor.stackAxis, thickness: cursor.environment.pixelLength),
            drawing: ColorDrawing(color: color))
    }

    /// The view always is exactly one node.
    public static var _arity: _ViewArity { .one }
}
