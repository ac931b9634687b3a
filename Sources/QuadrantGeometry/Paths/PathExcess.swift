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

    @TaskLocal private static var listener: (@Sendable (PathExcess) -> Bool)?

    /// Calls `listener` with each operation that is left out while `body` runs, and in the tasks that begin
    /// then, on whichever thread paths are made. It returns whether it told somebody.
    package static func telling<T>(
        _ listener: @escaping @Sendable (PathExcess) -> Bool, during body: () throws -> T
    ) rethrows -> T {
        try $listener.withValue(listener, operation: body)
    }

    /// Called where something is not done. Returns whether somebody was told.
    @discardableResult
    package func say() -> Bool { Self.listener?(self) ?? false }
}

extension Path {
    /// The path, of which that was not done: somebody is told now, or it keeps that, or else what those that it
    /// was made of have kept.
    func lacking(_ excess: PathExcess?, madeOf others: Path...) -> Path {
        let isTold = excess?.say() ?? true
        var path = self
        path.untoldExcess = isTold ? others.compactMap(\.untoldExcess).first : excess
        return path
    }
}
