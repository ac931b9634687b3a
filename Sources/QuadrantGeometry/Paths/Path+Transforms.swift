public import Foundation

extension Path {
    /// The path with every point mapped by `transform`.
    public func applying(_ transform: CGAffineTransform) -> Path {
        if transform.isIdentity { return self }
        var path = Path(elements: elements.map { $0.applying(transform) })
        path.untoldExcess = untoldExcess
        return path
    }

    /// The path, moved by `dx` points to the right and `dy` points down.
    public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
        applying(CGAffineTransform(translationX: dx, y: dy))
    }
}

extension Path.Element {
    /// The element with every point mapped by `transform`.
    package func applying(_ transform: CGAffineTransform) -> Path.Element {
        switch self {
        case .move(let to):
            .move(to: to.applying(transform))
        case .line(let to):
            .line(to: to.applying(transform))
        case .quadCurve(let to, let control):
            .quadCurve(to: to.applying(transform), control: control.applying(transform))
        case .curve(let to, let control1, let control2):
            .curve(
                to: to.applying(transform),
                control1: control1.applying(transform),
                control2: control2.applying(transform))
        case .closeSubpath:
            .closeSubpath
        }
    }
}
