public import CoreGraphics
public import Foundation
internal import QuadrantGeometry
package import QuadrantRendering
public import QuadrantViews

/// The pictures that code on this thread is drawing, the innermost last.
package enum CurrentDrawing {
    /// A picture of `UIGraphicsBeginImageContextWithOptions`, or of a renderer.
    final class Entry {
        let record: ContextRecord
        let scale: CGFloat
        /// Whether y grows upward: texts and pictures stand upright nevertheless.
        let growsUpward: Bool

        init(_ record: ContextRecord, scale: CGFloat, growsUpward: Bool) {
            (self.record, self.scale) = (record, scale)
            self.growsUpward = growsUpward
            guard growsUpward else { return }
            record.change {
                $0.translateBy(x: 0, y: record.size.height)
                $0.scaleBy(x: 1, y: -1)
            }
        }
    }

    private static let key = "QuadrantUIKit.CurrentDrawing"

    private static var entries: [Entry] {
        get { Thread.current.threadDictionary[key] as? [Entry] ?? [] }
        set { Thread.current.threadDictionary[key] = newValue }
    }

    static var last: Entry? { entries.last }

    /// Whether y grows upward in the innermost picture.
    package static var growsUpward: Bool { last?.growsUpward == true }

    package static func push(
        _ record: ContextRecord, scale: CGFloat = 1, growsUpward: Bool = false
    ) {
        entries.append(Entry(record, scale: scale, growsUpward: growsUpward))
    }

    package static func pop() { _ = entries.popLast() }

    /// Draws into the innermost picture; tells where there is none.
    static func draw(_ call: String, _ body: (CGContext, ContextRecord) -> Void) {
        guard let record = last?.record else {
            IssueReport.warn([
                "\(call) draws nothing: no picture is being drawn. Call it in the closure of "
                    + "UIGraphicsImageRenderer.image(actions:)."
            ])
            return
        }
        body(CGContext(record), record)
    }

    /// Draws what stands upright, such as a text, into a rectangle of the innermost picture, wherever y grows to.
    static func drawUpright(
        _ call: String, in rect: CGRect, _ body: @escaping (inout GraphicsContext) -> Void
    ) {
        let growsUpward = last?.growsUpward == true
        draw(call) { _, record in
            record.draw { context in
                if growsUpward {
                    context.translateBy(x: 0, y: rect.minY + rect.maxY)
                    context.scaleBy(x: 1, y: -1)
                }
                body(&context)
            }
        }
    }
}

/// Begins a picture, which later drawings on this thread go to.
///
/// Apple: "UIGraphicsBeginImageContextWithOptions(_:_:_:)" (UIKit).
///
/// - Parameter scale: Pixels to a point; 0 for those of most phones, 3.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIGraphicsBeginImageContextWithOptions(
    _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
    let isValid = (0...16_384).contains(size.width) && (0...16_384).contains(size.height)
    CurrentDrawing.push(
        ContextRecord(size: isValid ? size : .zero), scale: scale == 0 ? 3 : scale.asScale)
}

/// Begins a picture with one pixel to a point.
///
/// Apple: "UIGraphicsBeginImageContext(_:)" (UIKit).
// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIGraphicsBeginImageContext(_ size: CGSize) {
    UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// The picture that was begun last, so far; `nil` where none was.
///
/// Apple: "UIGraphicsGetImageFromCurrentImageContext()" (UIKit).
// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
    CurrentDrawing.last.map { $0.record.picture(scale: $0.scale) }
}

/// Ends the picture that was begun last.
///
/// Apple: "UIGraphicsEndImageContext()" (UIKit).
// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIGraphicsEndImageContext() { CurrentDrawing.pop() }

/// The context of the picture that is being drawn; `nil` where none is.
///
/// Apple: "UIGraphicsGetCurrentContext()" (UIKit).
// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIGraphicsGetCurrentContext() -> CGContext? {
    CurrentDrawing.last.map { CGContext($0.record) }
}

/// Fills a rectangle of the picture that is being drawn.
///
/// Apple: "UIRectFill(_:)" (UIKit).
// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIRectFill(_ rect: CGRect) {
    CurrentDrawing.draw("UIRectFill(_:)") { context, _ in context.fill(rect) }
}

extension UIColor {
    /// Makes it the colour of fillings in the picture that is being drawn.
    public func setFill() {
        CurrentDrawing.draw("UIColor.setFill()") { $1.state.fill = color }
    }

    /// Makes it the colour of lines in the picture that is being drawn.
    public func setStroke() {
        CurrentDrawing.draw("UIColor.setStroke()") { $1.state.stroke = color }
    }

    /// Makes it the colour of fillings and lines in the picture that is being drawn.
    public func set() {
        setFill()
        setStroke()
    }
}

extension UIBezierPath {
    /// Fills the outline in the picture that is being drawn.
    public func fill() {
        let path = Path(cgPath)
        let isEvenOdd = usesEvenOddFillRule
        CurrentDrawing.draw("UIBezierPath.fill()") { context, _ in
            context.fill(path, "fill", isEvenOdd: isEvenOdd)
        }
    }

    /// Draws a line along the outline in the picture that is being drawn.
    public func stroke() {
        let path = Path(cgPath)
        let (width, cap, join, limit) = (lineWidth, lineCapStyle, lineJoinStyle, miterLimit)
        CurrentDrawing.draw("UIBezierPath.stroke()") { context, record in
            let before = record.state.line
            record.state.line = StrokeStyle(
                lineWidth: width, lineCap: cap, lineJoin: join, miterLimit: limit)
            context.stroke(path, "stroke")
            record.state.line = before
        }
    }

    /// Shows of later drawings what is inside the outline.
    public func addClip() {
        let path = Path(cgPath)
        let isEvenOdd = usesEvenOddFillRule
        CurrentDrawing.draw("UIBezierPath.addClip()") {
            $1.change { $0.clip(to: path, style: FillStyle(eoFill: isEvenOdd)) }
        }
    }
}

extension UIImage {
    /// Draws the picture into a rectangle of the picture that is being drawn.
    public func draw(in rect: CGRect) {
        let shown = Image(tinted: self)
        CurrentDrawing.drawUpright("UIImage.draw(in:)", in: rect) { $0.draw(shown, in: rect) }
    }

    /// Draws the picture with its top left corner at a point of the picture that is being drawn.
    public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }
}
