public import Foundation
import QuadrantCore
import QuadrantDisplayList
public import QuadrantGeometry
package import QuadrantText

extension GraphicsContext {
    /// A text that was resolved in an environment, ready to be measured and drawn.
    ///
    /// Apple: "GraphicsContext.ResolvedText".
    public struct ResolvedText {
        /// What the parts of the text are drawn with that have no style of their own.
        public var shading: Shading
        let request: TextRequest
        let drawing: TextDrawing
        let context: DrawingContext?

        /// The size that the text takes if it is offered `size`, in points.
        public func measure(in size: CGSize) -> CGSize { measurement(in: size).size }

        /// The distance from the top of the text to its first baseline, in points, if it is laid
        /// out in `size`.
        public func firstBaseline(in size: CGSize) -> CGFloat {
            measurement(in: size).firstBaseline
        }

        /// The distance from the top of the text to its last baseline, in points, if it is laid out
        /// in `size`.
        public func lastBaseline(in size: CGSize) -> CGFloat {
            measurement(in: size).lastBaseline
        }

        private func measurement(in size: CGSize) -> TextMeasurement {
            context?.textEngine.measure(request, proposal: ProposedViewSize(size))
                ?? TextMeasurement(size: .zero, firstBaseline: 0, lastBaseline: 0)
        }
    }

    /// An image that was resolved in an environment, ready to be drawn.
    ///
    /// Apple: "GraphicsContext.ResolvedImage".
    public struct ResolvedImage {
        /// The size of the image, in points.
        public let size: CGSize
        /// The distance from the top of the image to its baseline, in points.
        public let baseline: CGFloat
        /// What symbols and template images are painted with; `nil` for the foreground style.
        public var shading: Shading?
        let image: Image
    }

    /// A view that was laid out, ready to be drawn.
    ///
    /// Apple: "GraphicsContext.ResolvedSymbol".
    public struct ResolvedSymbol {
        /// The size of the view, in points.
        public let size: CGSize
        let items: [DisplayItem]
    }

    // MARK: Texts

    /// Resolves a text in the environment of the context.
    public func resolve(_ text: Text) -> ResolvedText {
        if host.context == nil {
            host.report(
                Diagnostic(
                    "A text was drawn in an image that is not part of a view",
                    advice: "It was left out. Draw texts in a Canvas or in an image of a view."))
        }
        var resolver = TextResolver(environment: environment)
        resolver.append(text)
        let request = resolver.request
        host.report(resolver.diagnostic)
        return ResolvedText(
            shading: .foreground, request: request, drawing: resolver.drawing,
            context: host.context)
    }

    /// Resolves a text whose lines are broken and placed as `change` says.
    package func resolve(_ text: Text, changing change: (inout TextOptions) -> Void) -> ResolvedText
    {
        let resolved = resolve(text)
        var request = resolved.request
        change(&request.options)
        return ResolvedText(
            shading: resolved.shading, request: request, drawing: resolved.drawing,
            context: resolved.context)
    }

    /// Draws a text from the top left corner of a rectangle on, wrapped in its size. The rectangle
    /// is in points, in the coordinates of the context; what does not fit is truncated.
    public func draw(_ text: ResolvedText, in rect: CGRect) {
        guard let context = text.context, !isOdd(rect.origin) else { return }
        let shaped = context.textEngine.shape(
            text.request, proposal: ProposedViewSize(rect.size))
        let size = shaped.measurement.size
        let frame = CGRect(origin: rect.origin, size: size)
        let style = text.shading.resolved(in: environment, covering: frame)
        host.report(style.diagnostic)
        let drawing = TextDrawing(style: style, looks: text.drawing.looks, origin: rect.origin)
        add(context.items(of: drawing, size: size, text: shaped))
    }

    /// Draws a text in its ideal size; the point of its frame that `anchor` names lies at `point`,
    /// in the coordinates of the context.
    public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
        let room = CGSize(width: CGFloat.infinity, height: .infinity)
        let frame = place(text.measure(in: room), at: point, anchor)
        // The width leaves room for what rounding takes.
        draw(text, in: CGRect(x: frame.minX, y: frame.minY, width: .infinity, height: .infinity))
    }

    /// Draws a text from the top left corner of a rectangle on, wrapped in its size. The rectangle
    /// is in points, in the coordinates of the context; what does not fit is truncated.
    public func draw(_ text: Text, in rect: CGRect) {
        draw(resolve(text), in: rect)
    }

    /// Draws a text in its ideal size; the point of its frame that `anchor` names lies at `point`,
    /// in the coordinates of the context.
    public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(resolve(text), at: point, anchor: anchor)
    }

    // MARK: Images

    /// Resolves an image in the environment of the context. An image that is not found has no size.
    public func resolve(_ image: Image) -> ResolvedImage {
        let recorded = image.recorded(in: environment)
        if recorded == nil { host.report(image.diagnostic(in: environment)) }
        return ResolvedImage(
            size: recorded?.size ?? .zero, baseline: recorded?.baseline ?? 0, shading: nil,
            image: image)
    }

    /// Draws an image, stretched to fill a rectangle in points.
    ///
    /// - Parameter style: How edges are smoothed. It has no effect here: images decide for
    ///   themselves.
    public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
        let own = CGRect(origin: .zero, size: image.size)
        let shading = image.shading?.resolved(in: environment, covering: own)
        let recorded = image.image.recorded(in: environment, style: shading)
        stretch(recorded?.items ?? [], of: image.size, over: rect)
    }

    /// Draws an image in its own size; the point of its frame that `anchor` names lies at `point`.
    public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(image, in: place(image.size, at: point, anchor))
    }

    /// Draws an image, stretched to fill a rectangle in points.
    public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
        draw(resolve(image), in: rect, style: style)
    }

    /// Draws an image in its own size; the point of its frame that `anchor` names lies at `point`.
    public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(resolve(image), at: point, anchor: anchor)
    }

    // MARK: Symbols

    /// The view among the canvas's symbols whose `tag` is `id`; `nil` if there is none.
    public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
        let key = ObjectIdentifier(TagKey.self)
        let symbol = host.symbols.first {
            ($0.traits[key] as? [ViewTag])?.first?.value == AnyHashable(id)
        }
        return symbol.map { ResolvedSymbol(size: $0.size, items: $0.items) }
    }

    /// Draws a symbol, stretched to fill a rectangle in points.
    public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
        stretch(symbol.items, of: symbol.size, over: rect)
    }

    /// Draws a symbol in its own size; the point of its frame that `anchor` names lies at `point`.
    public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(symbol, in: place(symbol.size, at: point, anchor))
    }

    // MARK: Places

    private func place(_ size: CGSize, at point: CGPoint, _ anchor: UnitPoint) -> CGRect {
        CGRect(
            x: point.x - anchor.x * size.width, y: point.y - anchor.y * size.height,
            width: size.width, height: size.height)
    }

    private func stretch(_ items: [DisplayItem], of size: CGSize, over rect: CGRect) {
        guard size.width > 0, size.height > 0, !items.isEmpty else { return }
        var group = DisplayGroup(content: Fragment(items: items))
        group.transform = CGAffineTransform(
            a: rect.width / size.width, b: 0, c: 0, d: rect.height / size.height, tx: rect.minX,
            ty: rect.minY)
        guard group.transform.isUsable else {
            if !isOdd(rect.origin) {
                NumberFault.unless(
                    .points, "GraphicsContext.draw",
                    ["width": rect.width, "height": rect.height], instead: "It was not drawn.")?
                    .say()
            }
            return
        }
        add([.group(group)])
    }

    /// Whether a place is none, which is said.
    private func isOdd(_ place: CGPoint) -> Bool {
        let fault = NumberFault.unless(
            .points, "GraphicsContext.draw", ["x": place.x, "y": place.y],
            instead: "It was not drawn.")
        fault?.say()
        return fault != nil
    }
}
