import Foundation

/// Something that is left out of what was asked for: an operation on a path that would be too much work, or a number that is
/// none. The caller reports it, as it knows the view.
package enum PathExcess: Hashable, Sendable {
    /// Areas with too many edges were not combined; the path is what it was.
    case combining
    /// A path with too many pieces was not traced; it is what it was.
    case tracing
    /// A line with too many dashes became solid.
    case dashes
    /// Pairs of an arc's turns were left out.
    case turns
    /// A number was given that a path, a colour or the like cannot have.
    case number(NumberFault)

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
    /// Says what was not done to the path, and that it has coordinates which are no finite numbers, to the view that
    /// draws it.
    ///
    /// - Parameter isToldOtherwise: Whether what makes the coordinates so is told by itself.
    /// - Complexity: O(*elements*).
    package func tell(unless isToldOtherwise: @autoclosure () -> Bool = false) {
        untoldExcess?.say()
        guard !isFinite, !isToldOtherwise() else { return }
        NumberFault(
            message: "A path has coordinates that are not finite numbers",
            advice:
                "NaN counts as 0, and what is too far off as the farthest point. Give finite points."
        ).say()
    }

    /// Says a fault of what the path is made of, or keeps it for the view that draws the path.
    mutating func note(_ fault: NumberFault?) {
        guard let fault, !fault.say() else { return }
        untoldExcess = untoldExcess ?? .number(fault)
    }

    /// Whether all coordinates are finite.
    private var isFinite: Bool {
        var sum = 0.0 as CGFloat
        for element in elements {
            // What is not finite stays so in a sum of products with 0.
            switch element {
            case .move(let to), .line(let to): sum += 0 * to.x + 0 * to.y
            case .quadCurve(let to, let control):
                sum += 0 * to.x + 0 * to.y + 0 * control.x + 0 * control.y
            case .curve(let to, let control1, let control2):
                sum += 0 * to.x + 0 * to.y + 0 * control1.x + 0 * control1.y
                sum += 0 * control2.x + 0 * control2.y
            case .closeSubpath: continue
            }
        }
        return sum == 0
    }

    /// The path, of which that was not done: somebody is told now, or it keeps that, or else what those that it
    /// was made of have kept.
    func lacking(_ excess: PathExcess?, madeOf others: Path...) -> Path {
        let isTold = excess?.say() ?? true
        var path = self
        path.untoldExcess = isTold ? others.compactMap(\.untoldExcess).first : excess
        return path
    }
}
