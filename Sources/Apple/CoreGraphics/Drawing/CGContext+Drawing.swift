public import Foundation
public import QuadrantGeometry
package import QuadrantRendering
internal import QuadrantViews

/// How an outline is drawn.
///
/// Apple: "CGPathDrawingMode" (Core Graphics).
public enum CGPathDrawingMode: Int32, Sendable {
    /// It is filled.
    case fill
    /// It is filled where an odd number of outlines is around.
    case eoFill
    /// A line is drawn along it.
    case stroke
    /// Both.
    case fillStroke
    /// Both, filled where an odd number of outlines is around.
    case eoFillStroke
}

// In the context of a picture. A PDF has views drawn into it, not shapes: there these are told and do nothing.
extension CGContext {
    /// Draws into the picture, or tells that nothing is drawn into a PDF.
    package func drawing(_ call: String, _ body: (ContextRecord) -> Void) {
        if let record { return body(record) }
        IssueReport.warn([
            "CGContext.\(call) is accepted, without effect here in a PDF. Draw a view into it: "
                + "ImageRenderer.render."
        ])
    }

    // MARK: State

    /// Sets the width of lines, in points. One that is not finite or below 0 counts as 0.
    public func setLineWidth(_ width: CGFloat) {
        drawing("setLineWidth(_:)") {
            $0.state.line.lineWidth = width.isFinite ? max(0, width) : 0
        }
    }

    /// How well pictures are drawn that are larger or smaller than they are. It is always as well as the drawing can: what is set is kept nowhere.
    ///
    /// Apple: "interpolationQuality" (Core Graphics). Accepted, without effect here.
    public var interpolationQuality: CGInterpolationQuality {
        get { .high }
        set {}
    }

    /// Sets whether edges are smooth: they always are.
    ///
    /// Apple: "setShouldAntialias(_:)" (Core Graphics). Accepted, without effect here.
    public func setShouldAntialias(_ shouldAntialias: Bool) {}

    /// Sets the ends of lines.
    public func setLineCap(_ cap: CGLineCap) {
        drawing("setLineCap(_:)") { $0.state.line.lineCap = cap }
    }

    /// Sets the corners of lines.
    public func setLineJoin(_ join: CGLineJoin) {
        drawing("setLineJoin(_:)") { $0.state.line.lineJoin = join }
    }

    /// Sets how long the corners of mitred lines may become, as a multiple of the width.
    public func setMiterLimit(_ limit: CGFloat) {
        drawing("setMiterLimit(_:)") { $0.state.line.miterLimit = limit }
    }

    /// Sets the lengths of dashes and of the gaps between them, in points; none for whole lines.
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
        drawing("setLineDash(phase:lengths:)") {
            $0.state.line.dash = lengths
            $0.state.line.dashPhase = phase
        }
    }

    /// Sets the opacity of what is drawn later, from 0 to 1; others are clamped, and one that is no number counts as 1.
    public func setAlpha(_ alpha: CGFloat) {
        drawing("setAlpha(_:)") {
            $0.state.opacity = alpha.isNaN ? 1 : Double(min(max(alpha, 0), 1))
        }
    }

    /// Sets the colour of fillings by red, green, blue and opacity, from 0 to 1.
    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        drawing("setFillColor(red:green:blue:alpha:)") {
            $0.state.fill = Color(
                .sRGB, red: Double(red), green: Double(green), blue: Double(blue),
                opacity: Double(alpha))
        }
    }

    /// Sets the colour of lines by red, green, blue and opacity, from 0 to 1.
    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        drawing("setStrokeColor(red:green:blue:alpha:)") {
            $0.state.stroke = Color(
                .sRGB, red: Double(red), green: Double(green), blue: Double(blue),
                opacity: Double(alpha))
        }
    }

    /// Sets the colour of fillings.
    public func setFillColor(_ color: CGColor) {
        drawing("setFillColor(_:)") { $0.state.fill = Color(cgColor: color) }
    }

    /// Sets the colour of lines.
    public func setStrokeColor(_ color: CGColor) {
        drawing("setStrokeColor(_:)") { $0.state.stroke = Color(cgColor: color) }
    }

    /// Sets the shadow of what is drawn later: its distance, how far it is blurred, and its colour; `nil` for none.
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
        drawing("setShadow(offset:blur:color:)") {
            $0.state.shadow = color.map { (Color(cgColor: $0), blur / 2, offset) }
        }
    }

    /// Sets the shadow of what is drawn later, a third of black: its distance and how far it is blurred.
    public func setShadow(offset: CGSize, blur: CGFloat) {
        setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1 / 3))
    }

    // MARK: Pictures

    /// Draws a picture into a rectangle, upside down in the context of a picture, as Core Graphics does where y grows
    /// downward.
    public func draw(_ image: CGImage, in rect: CGRect) {
        drawing("draw(_:in:)") { record in
            let shown = Image(decorative: image, scale: 1)
            record.draw { context in
                context.translateBy(x: 0, y: rect.minY + rect.maxY)
                context.scaleBy(x: 1, y: -1)
                context.draw(shown, in: rect)
            }
        }
    }

    // MARK: Rectangles and ellipses

    /// Fills a rectangle.
    public func fill(_ rect: CGRect) { fill(Path(rect), "fill(_:)") }

    /// Fills rectangles.
    public func fill(_ rects: [CGRect]) {
        for rect in rects { fill(rect) }
    }

    /// Fills an ellipse in a rectangle.
    public func fillEllipse(in rect: CGRect) { fill(Path(ellipseIn: rect), "fillEllipse(in:)") }

    /// Draws a line along the edges of a rectangle.
    public func stroke(_ rect: CGRect) { stroke(Path(rect), "stroke(_:)") }

    /// Draws a line of a width along the edges of a rectangle.
    public func stroke(_ rect: CGRect, width: CGFloat) {
        drawing("stroke(_:width:)") { record in
            let before = record.state.line
            record.state.line.lineWidth = width
            stroke(rect)
            record.state.line = before
        }
    }

    /// Draws a line along an ellipse in a rectangle.
    public func strokeEllipse(in rect: CGRect) {
        stroke(Path(ellipseIn: rect), "strokeEllipse(in:)")
    }

    /// Takes away what was drawn in a rectangle.
    public func clear(_ rect: CGRect) {
        drawing("clear(_:)") { record in
            record.change { context in
                var own = context
                own.blendMode = .destinationOut
                own.fill(Path(rect), with: .color(.black))
            }
        }
    }

    /// Draws lines along pairs of points.
    public func strokeLineSegments(between points: [CGPoint]) {
        var path = Path()
        for (index, point) in points.enumerated() {
            if index.isMultiple(of: 2) { path.move(to: point) } else { path.addLine(to: point) }
        }
        stroke(path, "strokeLineSegments(between:)")
    }

    // MARK: Outlines

    /// Begins a new outline.
    public func beginPath() { drawing("beginPath()") { $0.path = Path() } }

    /// Begins a new part of the outline at a point.
    public func move(to point: CGPoint) { drawing("move(to:)") { $0.path.move(to: point) } }

    /// Adds a straight line to a point.
    public func addLine(to point: CGPoint) {
        drawing("addLine(to:)") { $0.path.addLine(to: point) }
    }

    /// Adds lines from point to point.
    public func addLines(between points: [CGPoint]) {
        drawing("addLines(between:)") { $0.path.addLines(points) }
    }

    /// Adds a curve with two control points.
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        drawing("addCurve(to:control1:control2:)") {
            $0.path.addCurve(to: end, control1: control1, control2: control2)
        }
    }

    /// Adds a curve with one control point.
    public func addQuadCurve(to end: CGPoint, control: CGPoint) {
        drawing("addQuadCurve(to:control:)") { $0.path.addQuadCurve(to: end, control: control) }
    }

    /// Adds an arc, angles in radians from the right. In a picture, whose y grows downward, `clockwise` is turned round, as in
    /// UIKit.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        drawing("addArc(center:radius:startAngle:endAngle:clockwise:)") {
            $0.path.addArc(
                center: center, radius: radius, startAngle: .radians(Double(startAngle)),
                endAngle: .radians(Double(endAngle)), clockwise: clockwise)
        }
    }

    /// Adds a rectangle.
    public func addRect(_ rect: CGRect) { drawing("addRect(_:)") { $0.path.addRect(rect) } }

    /// Adds rectangles.
    public func addRects(_ rects: [CGRect]) { drawing("addRects(_:)") { $0.path.addRects(rects) } }

    /// Adds an ellipse in a rectangle.
    public func addEllipse(in rect: CGRect) {
        drawing("addEllipse(in:)") { $0.path.addEllipse(in: rect) }
    }

    /// Adds an outline.
    public func addPath(_ path: CGPath) { drawing("addPath(_:)") { $0.path.addPath(Path(path)) } }

    /// Closes the present part of the outline.
    public func closePath() { drawing("closePath()") { $0.path.closeSubpath() } }

    /// Draws the outline, and begins a new one.
    public func drawPath(using mode: CGPathDrawingMode) {
        drawing("drawPath(using:)") { record in
            let path = record.path
            if mode != .stroke {
                fill(
                    path, "drawPath(using:)", isEvenOdd: mode == .eoFill || mode == .eoFillStroke)
            }
            if mode != .fill, mode != .eoFill { stroke(path, "drawPath(using:)") }
            record.path = Path()
        }
    }

    /// Fills the outline, and begins a new one.
    public func fillPath(using rule: CGPathFillRule = .winding) {
        drawPath(using: rule == .evenOdd ? .eoFill : .fill)
    }

    /// Draws a line along the outline, and begins a new one.
    public func strokePath() { drawPath(using: .stroke) }

    // MARK: Clips

    /// Shows of later drawings what is inside the outline, and begins a new one.
    public func clip(using rule: CGPathFillRule = .winding) {
        drawing("clip(using:)") { record in
            let path = record.path
            record.change { $0.clip(to: path, style: FillStyle(eoFill: rule == .evenOdd)) }
            record.path = Path()
        }
    }

    /// Shows of later drawings what is inside a rectangle.
    public func clip(to rect: CGRect) {
        drawing("clip(to:)") { $0.change { $0.clip(to: Path(rect)) } }
    }

    // MARK: Workings

    package func fill(_ path: Path, _ call: String, isEvenOdd: Bool = false) {
        drawing(call) { record in
            let color = record.state.fill
            record.draw { $0.fill(path, with: .color(color), style: FillStyle(eoFill: isEvenOdd)) }
        }
    }

    package func stroke(_ path: Path, _ call: String) {
        drawing(call) { record in
            let (color, line) = (record.state.stroke, record.state.line)
            record.draw { $0.stroke(path, with: .color(color), style: line) }
        }
    }
}
