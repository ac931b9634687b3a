internal import CoreGraphics
public import Foundation
public import UIKit

extension UIBezierPath {
    /// Creates a rectangle with round corners. Both radii count as the smaller one.
    ///
    /// Apple: "init(roundedRect:xRadius:yRadius:)" (AppKit).
    public convenience init(roundedRect rect: CGRect, xRadius: CGFloat, yRadius: CGFloat) {
        self.init(
            cgPath: CGPath(
                roundedRect: rect, cornerWidth: min(xRadius, yRadius),
                cornerHeight: min(xRadius, yRadius), transform: nil))
    }

    /// Goes on with a straight line.
    ///
    /// Apple: "line(to:)" (AppKit).
    public func line(to point: CGPoint) { addLine(to: point) }

    /// Goes on with a curve.
    ///
    /// Apple: "curve(to:controlPoint1:controlPoint2:)" (AppKit).
    public func curve(
        to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint
    ) {
        addCurve(to: endPoint, controlPoint1: controlPoint1, controlPoint2: controlPoint2)
    }

    /// Goes on with a curve of one control point.
    ///
    /// Apple: "curve(to:controlPoint:)" (AppKit).
    public func curve(to endPoint: CGPoint, controlPoint: CGPoint) {
        addQuadCurve(to: endPoint, controlPoint: controlPoint)
    }

    /// Goes on with a part of a circle. Angles are in degrees, and grow from the x axis to the y axis.
    ///
    /// Apple: "appendArc(withCenter:radius:startAngle:endAngle:clockwise:)" (AppKit).
    ///
    /// - Parameter clockwise: Whether it goes against the growing of angles: clockwise where y grows upward.
    public func appendArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
        clockwise: Bool = false
    ) {
        addArc(
            withCenter: center, radius: radius, startAngle: startAngle * .pi / 180,
            endAngle: endAngle * .pi / 180, clockwise: !clockwise)
    }

    /// Adds a rectangle.
    ///
    /// Apple: "appendRect(_:)" (AppKit).
    public func appendRect(_ rect: CGRect) { append(UIBezierPath(rect: rect)) }

    /// Adds an ellipse in a rectangle.
    ///
    /// Apple: "appendOval(in:)" (AppKit).
    public func appendOval(in rect: CGRect) { append(UIBezierPath(ovalIn: rect)) }

    /// Adds a rectangle with round corners.
    ///
    /// Apple: "appendRoundedRect(_:xRadius:yRadius:)" (AppKit).
    public func appendRoundedRect(_ rect: CGRect, xRadius: CGFloat, yRadius: CGFloat) {
        append(UIBezierPath(roundedRect: rect, xRadius: xRadius, yRadius: yRadius))
    }

    /// Adds straight lines between points.
    ///
    /// Apple: "appendPoints(_:count:)" (AppKit).
    public func appendPoints(_ points: [CGPoint]) {
        for (index, point) in points.enumerated() {
            if index == 0, isEmpty { move(to: point) } else { addLine(to: point) }
        }
    }

    /// Goes elsewhere, by a distance from the present point.
    ///
    /// Apple: "relativeMove(to:)" (AppKit).
    public func relativeMove(to point: CGPoint) {
        move(to: CGPoint(x: currentPoint.x + point.x, y: currentPoint.y + point.y))
    }

    /// Goes on with a straight line, by a distance from the present point.
    ///
    /// Apple: "relativeLine(to:)" (AppKit).
    public func relativeLine(to point: CGPoint) {
        addLine(to: CGPoint(x: currentPoint.x + point.x, y: currentPoint.y + point.y))
    }

    /// Shows of later drawings what is inside the outline. Apple: "setClip()" (AppKit), which takes other clips back: they stay here.
    public func setClip() { addClip() }

    /// Moves, scales or turns the outline.
    ///
    /// Apple: "transform(using:)" (AppKit).
    public func transform(using transform: AffineTransform) {
        apply(
            CGAffineTransform(
                a: transform.m11, b: transform.m12, c: transform.m21, d: transform.m22,
                tx: transform.tX, ty: transform.tY))
    }

    /// Where an outline that crosses itself is filled.
    ///
    /// Apple: "windingRule" (AppKit).
    public var windingRule: WindingRule {
        get { usesEvenOddFillRule ? .evenOdd : .nonZero }
        set { usesEvenOddFillRule = newValue == .evenOdd }
    }

    /// Where an outline that crosses itself is filled.
    ///
    /// Apple: "NSBezierPath.WindingRule".
    public enum WindingRule: UInt, Sendable {
        /// Wherever it runs around; where it does an odd number of times.
        case nonZero, evenOdd
    }

    /// The end of a line. Apple: "NSBezierPath.LineCapStyle".
    public typealias LineCapStyle = CGLineCap
    /// The corner of a line. Apple: "NSBezierPath.LineJoinStyle".
    public typealias LineJoinStyle = CGLineJoin

    /// Draws the edge of a rectangle in the present colour, one point wide.
    ///
    /// Apple: "stroke(_:)" (AppKit).
    public static func stroke(_ rect: CGRect) { UIBezierPath(rect: rect).stroke() }

    /// Shows of later drawings what is inside a rectangle.
    ///
    /// Apple: "clip(_:)" (AppKit).
    public static func clip(_ rect: CGRect) { UIBezierPath(rect: rect).addClip() }

    /// Fills a rectangle.
    ///
    /// Apple: "fill(_:)" (AppKit).
    public static func fill(_ rect: CGRect) { UIBezierPath(rect: rect).fill() }

    /// Draws a line in the present colour, one point wide.
    ///
    /// Apple: "strokeLine(from:to:)" (AppKit).
    public static func strokeLine(from point1: CGPoint, to point2: CGPoint) {
        let path = UIBezierPath()
        path.move(to: point1)
        path.addLine(to: point2)
        path.stroke()
    }
}

extension CGRect {
    /// Fills the rectangle in the present colour.
    ///
    /// Apple: "fill(using:)" (AppKit).
    @MainActor public func fill() { UIBezierPath(rect: self).fill() }

    /// Draws the edge of the rectangle in the present colour, one point wide and within it.
    ///
    /// Apple: "frame(withWidth:using:)" (AppKit).
    @MainActor public func frame() { UIBezierPath(rect: insetBy(dx: 0.5, dy: 0.5)).stroke() }
}

/// Where drawing goes.
///
/// Apple: "NSGraphicsContext" (AppKit), in part.
@MainActor @preconcurrency public final class NSGraphicsContext {
    /// The context of Core Graphics.
    public let cgContext: CGContext
    /// Whether y grows downward.
    public let isFlipped: Bool

    /// A context around one of Core Graphics.
    public init(cgContext: CGContext, flipped: Bool) {
        (self.cgContext, isFlipped) = (cgContext, flipped)
    }

    /// What `draw(_:)` of a view draws in; `nil` elsewhere.
    public static var current: NSGraphicsContext? {
        UIGraphicsGetCurrentContext().map {
            NSGraphicsContext(cgContext: $0, flipped: !CurrentDrawing.growsUpward)
        }
    }

    /// Keeps colours, lines and places, to go back to.
    public func saveGraphicsState() { cgContext.saveGState() }
    /// Goes back to those that were kept last.
    public func restoreGraphicsState() { cgContext.restoreGState() }
    /// Keeps colours, lines and places of the present context.
    public static func saveGraphicsState() { current?.saveGraphicsState() }
    /// Goes back to those of the present context that were kept last.
    public static func restoreGraphicsState() { current?.restoreGraphicsState() }
}

extension UIFont {
    /// The font of labels; 0 and less for the usual size. Apple: "labelFont(ofSize:)" (AppKit).
    public static func labelFont(ofSize fontSize: CGFloat) -> UIFont {
        .systemFont(ofSize: fontSize > 0 ? fontSize : 10)
    }

    /// The font of menus; 0 and less for the usual size. Apple: "menuFont(ofSize:)" (AppKit).
    public static func menuFont(ofSize fontSize: CGFloat) -> UIFont {
        .systemFont(ofSize: fontSize > 0 ? fontSize : 13)
    }

    /// The font of messages; 0 and less for the usual size. Apple: "messageFont(ofSize:)" (AppKit).
    public static func messageFont(ofSize fontSize: CGFloat) -> UIFont {
        .systemFont(ofSize: fontSize > 0 ? fontSize : 13)
    }

    /// The font of titles of windows; 0 and less for the usual size. Apple: "titleBarFont(ofSize:)" (AppKit).
    public static func titleBarFont(ofSize fontSize: CGFloat) -> UIFont {
        .boldSystemFont(ofSize: fontSize > 0 ? fontSize : 13)
    }
}
