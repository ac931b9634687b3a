public import Foundation

extension Path {
    /// The path with every point mapped by `transform`.
    public func applying(_ transform: CGAffineTransform) -> Path {
        if transform.isIdentity { return self }
        var path = Path(elements: elements.map { $0.applying(transform) })
        path.untoldExcess = untoldExcess
        return path
    }

    /// The path with every point cut to `limit`.
    package func cut(to limit: CoordinateLimit) -> Path {
        var path = Path(elements: elements.map { $0.mapped(limit.cut) })
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
        mapped { $0.applying(transform) }
    }

    /// The element with every point replaced by another.
    fileprivate func mapped(_ place: (CGPoint) -> CGPoint) -> Path.Element {
        switch self {
        case .move(let to):
            .move(to: place(to))
        case .line(let to):
            .line(to: place(to))
        case .quadCurve(let to, let control):
            .quadCurve(to: place(to), control: place(control))
        case .curve(let to, let control1, let control2):
            .curve(to: place(to), control1: place(control1), control2: place(control2))
        case .closeSubpath:
            .closeSubpath
        }
    }
}
