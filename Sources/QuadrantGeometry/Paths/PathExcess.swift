/// An operation on a path that is left out because it would be too much work. The caller reports
/// it, as it knows the view.
package enum PathExcess: Sendable {
    /// Areas with too many edges were not combined; the path is what it was.
    case combining
    /// A path with too many pieces was not traced; it is what it was.
    case tracing
    /// A line with too many dashes became solid.
    case dashes
    /// Pairs of an arc's turns were left out.
    case turns

    @TaskLocal private static var listener: (@Sendable (PathExcess) -> Void)?

    /// Calls `listener` with each operation that is left out while `body` runs, and in the tasks that begin
    /// then, on whichever thread paths are made.
    package static func telling<T>(
        _ listener: @escaping @Sendable (PathExcess) -> Void, during body: () throws -> T
    ) rethrows -> T {
        try $listener.withValue(listener, operation: body)
    }

    /// Tells the listener that the operation was left out.
    package func say() { Self.listener?(self) }
}
