public import Foundation
internal import QuadrantGeometry

/// What a part of an outline is.
///
/// Apple: "CGPathElementType".
public enum CGPathElementType: Int32, Hashable, Sendable {
    /// The beginning of another part, at one point.
    case moveToPoint
    /// A straight line to one point.
    case addLineToPoint
    /// A quadratic curve: its control point and its end.
    case addQuadCurveToPoint
    /// A cubic curve: its two control points and its end.
    case addCurveToPoint
    /// A straight line to the beginning of the part, without a point.
    case closeSubpath
}

/// A part of an outline.
///
/// Apple: "CGPathElement".
@unsafe public struct CGPathElement {
    /// What it is.
    public let type: CGPathElementType
    /// Its points, as many as `type` says. They are there while the function runs that was handed the part.
    public let points: UnsafeMutablePointer<CGPoint>
}

/// What `CGPath.apply(info:function:)` calls.
///
/// Apple: "CGPathApplierFunction". A closure of Swift's here, which C could not call.
public typealias CGPathApplierFunction = (
    UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>
) -> Void

/// Apple: "CGPathApplyBlock".
public typealias CGPathApplyBlock = (UnsafePointer<CGPathElement>) -> Void

extension CGPath {
    /// Hands each part to a closure, in order.
    ///
    /// Apple: "applyWithBlock(_:)".
    public func applyWithBlock(_ block: CGPathApplyBlock) {
        // swift-format-ignore: ReplaceForEachWithForLoop
        outline.forEach { element in
            switch element {
            case .move(let to): unsafe Self.hand(.moveToPoint, [to], to: block)
            case .line(let to): unsafe Self.hand(.addLineToPoint, [to], to: block)
            case .quadCurve(let to, let control):
                unsafe Self.hand(.addQuadCurveToPoint, [control, to], to: block)
            case .curve(let to, let control1, let control2):
                unsafe Self.hand(.addCurveToPoint, [control1, control2, to], to: block)
            case .closeSubpath: unsafe Self.hand(.closeSubpath, [], to: block)
            }
        }
    }

    private static func hand(
        _ type: CGPathElementType, _ points: [CGPoint], to block: CGPathApplyBlock
    ) {
        var points = points
        unsafe points.withUnsafeMutableBufferPointer { buffer in
            // An empty part has no memory; nobody may read a point of it.
            let start = unsafe buffer.baseAddress ?? UnsafeMutablePointer(bitPattern: 8)
            guard let start = unsafe start else { return }
            let element = unsafe CGPathElement(type: type, points: start)
            unsafe withUnsafePointer(to: element) { unsafe block($0) }
        }
    }

    /// Hands each part to a function, with a pointer of the caller's.
    ///
    /// Apple: "apply(info:function:)".
    public func apply(info: UnsafeMutableRawPointer?, function: CGPathApplierFunction) {
        unsafe applyWithBlock { unsafe function(info, $0) }
    }
}
