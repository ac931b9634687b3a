public import Foundation
internal import QuadrantGeometry
internal import QuadrantRendering
internal import QuadrantShaping
internal import QuadrantViews

extension NSAttributedString {
    /// Draws the text into a rectangle of the picture that is being drawn, in lines as wide as it, as its paragraph styles say. What is
    /// below the rectangle is cut off. What has no font has 12 points, what has no colour is black.
    ///
    /// Apple: "draw(in:)" (UIKit).
    public func draw(in rect: CGRect) {
        draw("NSAttributedString.draw(in:)", in: rect, isShortened: false)
    }

    /// Draws the text in one line for each paragraph, its top left corner at a point of the picture that is being drawn.
    ///
    /// Apple: "draw(at:)" (UIKit).
    public func draw(at point: CGPoint) {
        // Where y grows upward, the point is the lower corner.
        let height = CurrentDrawing.growsUpward ? box(in: .zero, isBroken: true).height : 0
        draw(
            "NSAttributedString.draw(at:)",
            in: CGRect(origin: point, size: CGSize(width: 0, height: height)), isShortened: false)
    }

    /// Draws the text into a rectangle of the picture that is being drawn. Without `usesLineFragmentOrigin` the baseline of a single line
    /// begins at the rectangle's origin.
    ///
    /// Apple: "draw(with:options:context:)" (UIKit).
    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
    ) {
        let call = "NSAttributedString.draw(with:options:context:)"
        guard options.contains(.usesLineFragmentOrigin) else {
            let line = Text(filled(with: .systemFont(ofSize: 12), .black))
            let point = CGRect(origin: rect.origin, size: .zero)
            CurrentDrawing.drawUpright(call, in: point) { context in
                let text = context.resolve(line)
                let up = text.firstBaseline(
                    in: CGSize(width: CGFloat.infinity, height: .infinity))
                let top = CGPoint(x: rect.minX, y: rect.minY - up)
                context.draw(text, at: top, anchor: .topLeading)
            }
            return
        }
        draw(call, in: rect, isShortened: options.contains(.truncatesLastVisibleLine))
    }

    private func draw(_ call: String, in rect: CGRect, isShortened: Bool) {
        let paragraphs = Paragraph.all(of: filled(with: .systemFont(ofSize: 12), .black))
        CurrentDrawing.drawUpright(call, in: rect) {
            $0.draw(paragraphs, in: rect, lines: nil, isShortened: isShortened)
        }
    }
}

extension GraphicsContext {
    /// Draws paragraphs from the top of a rectangle on; what is below it or beside it is cut off. Lengths of 0 bound nothing.
    mutating func draw(
        _ paragraphs: [Paragraph], in rect: CGRect, lines: Int?, isShortened: Bool
    ) {
        func bound(_ length: CGFloat) -> CGFloat {
            length > 0 && length < .greatestFiniteMagnitude ? length : .infinity
        }
        let room = CGSize(width: bound(rect.width), height: bound(rect.height))
        let layout = ParagraphLayout(
            paragraphs, in: room, lines: lines, isShortened: isShortened, environment: environment
        ) { ShapingEngine.shared.measure($0, proposal: $1) }
        var inner = self
        if layout.size.height > room.height || layout.size.width > room.width {
            // The first line is drawn whole.
            let width = room.width.isFinite ? room.width : layout.size.width
            let size = CGSize(
                width: width,
                height: max(layout.firstLine, min(room.height, layout.size.height)))
            inner.clip(to: Path(CGRect(origin: rect.origin, size: size)))
        }
        layout.draw(at: rect.origin, in: inner)
    }
}

extension NSString {
    /// Draws the text with attributes into a rectangle of the picture that is being drawn; see `NSAttributedString.draw(in:)`.
    ///
    /// Apple: "draw(in:withAttributes:)" (UIKit).
    public func draw(
        in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
    ) {
        NSAttributedString(string: description, attributes: attributes).draw(in: rect)
    }

    /// Draws the text with attributes in one line for each paragraph, its top left corner at a point of the picture that is being drawn.
    ///
    /// Apple: "draw(at:withAttributes:)" (UIKit).
    public func draw(
        at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
    ) {
        NSAttributedString(string: description, attributes: attributes).draw(at: point)
    }

    /// Draws the text with attributes into a rectangle; see `NSAttributedString.draw(with:options:context:)`.
    ///
    /// Apple: "draw(with:options:attributes:context:)" (UIKit).
    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [],
        attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
    ) {
        NSAttributedString(string: description, attributes: attributes)
            .draw(with: rect, options: options, context: context)
    }
}

extension String {
    /// Draws the text with attributes into a rectangle; see `NSAttributedString.draw(in:)`.
    public func draw(
        in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
    ) {
        NSAttributedString(string: self, attributes: attributes).draw(in: rect)
    }

    /// Draws the text with attributes, its top left corner at a point.
    public func draw(
        at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
    ) {
        NSAttributedString(string: self, attributes: attributes).draw(at: point)
    }

    /// Draws the text with attributes into a rectangle; see `NSAttributedString.draw(with:options:context:)`.
    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [],
        attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
    ) {
        NSAttributedString(string: self, attributes: attributes)
            .draw(with: rect, options: options, context: context)
    }
}
