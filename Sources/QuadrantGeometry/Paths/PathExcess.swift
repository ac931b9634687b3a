/// What is not done to a path as it would be too much work, for those who can say in which view.
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

    /// Has `listener` told, on whichever thread paths are made, what is not done while `body` works, and in
    /// the tasks that begin then.
    package static func telling<T>(
        _ listener: @escaping @Sendable (PathExcess) -> Void, during body: () throws -> T
    ) rethrows -> T {
        try $listener.withValue(listener, operation: body)
    }

    /// Called where something is not done.
    package func say() { Self.listener?(self) }
}
