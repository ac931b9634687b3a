public import Foundation

/// The outline of a two-dimensional shape, in points: x goes to the right and y down.
public struct Path: Equatable, Sendable {
    /// An element of a path.
    public enum Element: Equatable, Sendable {
        /// Starts a subpath at a point.
        case move(to: CGPoint)
        /// A straight line to a point.
        case line(to: CGPoint)
        /// A quadratic curve.
        case quadCurve(to: CGPoint, control: CGPoint)
        /// A cubic curve.
        case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
        /// A line back to the start of the subpath.
        case closeSubpath
    }

    package private(set) var elements: [Element] = []

    /// What was not done to it, or to a path that it was made of, while nobody could say in which view: the view
    /// that draws it says it. It makes no path another one.
    package internal(set) var untoldExcess: PathExcess?

    /// Creates an empty path.
    public init() {}

    /// Creates a path that `callback` builds.
    public init(_ callback: (inout Path) -> Void) {
        callback(&self)
    }

    package init(elements: [Element]) {
        self.elements = elements
    }

    /// Whether the path has no elements.
    public var isEmpty: Bool { elements.isEmpty }

    /// Calls `body` with each element in order.
    public func forEach(_ body: (Element) -> Void) {
        elements.forEach(body)
    }

    package mutating func append(_ element: Element) {
        elements.append(element)
    }

    /// Whether both have the same elements.
    public static func == (left: Path, right: Path) -> Bool { left.elements == right.elements }
}
