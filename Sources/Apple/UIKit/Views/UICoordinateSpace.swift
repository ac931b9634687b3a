public import Foundation

/// Coordinates that others can be told in.
///
/// Apple: "UICoordinateSpace" (UIKit). Views and the screen have some; transforms do not count.
@MainActor @preconcurrency public protocol UICoordinateSpace: AnyObject {
    /// The box of what has them, in them.
    var bounds: CGRect { get }
    /// Where their origin is in the coordinates of the outermost view.
    var _outerOrigin: CGPoint { get }
}

extension UICoordinateSpace {
    private func move(_ point: CGPoint, to other: any UICoordinateSpace) -> CGPoint {
        let (here, there) = (_outerOrigin, other._outerOrigin)
        return CGPoint(x: point.x + here.x - there.x, y: point.y + here.y - there.y)
    }

    /// A place in these coordinates, in others.
    public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        move(point, to: coordinateSpace)
    }
    /// A place in other coordinates, in these.
    public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        coordinateSpace.convert(point, to: self)
    }
    /// A rectangle in these coordinates, in others.
    public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        CGRect(origin: move(rect.origin, to: coordinateSpace), size: rect.size)
    }
    /// A rectangle in other coordinates, in these.
    public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        coordinateSpace.convert(rect, to: self)
    }
}

extension UIView: UICoordinateSpace {
    /// Where the origin is in the coordinates of the outermost view.
    public var _outerOrigin: CGPoint { convert(.zero, to: nil as UIView?) }
}
