public import CoreGraphics
internal import Foundation
internal import QuadrantCore
internal import QuadrantGeometry
internal import QuadrantLayout
internal import QuadrantRendering
internal import QuadrantText
internal import QuadrantViews
public import QuartzCore

extension CALayer {
    /// The edge of the layer, with its round corners.
    var outline: UnevenRoundedRectangle {
        func radius(_ corner: CACornerMask) -> CGFloat {
            maskedCorners.contains(corner) ? cornerRadius : 0
        }
        return UnevenRoundedRectangle(
            topLeadingRadius: radius(.layerMinXMinYCorner),
            bottomLeadingRadius: radius(.layerMinXMaxYCorner),
            bottomTrailingRadius: radius(.layerMaxXMaxYCorner),
            topTrailingRadius: radius(.layerMaxXMinYCorner),
            style: cornerCurve == .continuous ? .continuous : .circular)
    }

    /// The content cut at the edge, with border and shadow as the layer has them.
    @MainActor func finish(_ content: some View) -> AnyView {
        let shape = outline
        var view = masksToBounds ? AnyView(content.clipShape(shape)) : AnyView(content)
        if borderWidth > 0, let borderColor {
            view = AnyView(
                view.overlay(
                    shape.strokeBorder(Color(cgColor: borderColor), lineWidth: borderWidth)))
        }
        if shadowOpacity > 0, let shadowColor {
            view = AnyView(
                view.shadow(
                    color: Color(cgColor: shadowColor).opacity(Double(shadowOpacity)),
                    radius: shadowRadius, x: shadowOffset.width, y: shadowOffset.height))
        }
        return view
    }

    /// The layer as it is now, at its place.
    @MainActor var picture: AnyView {
        guard !isHidden, opacity > 0 else { return AnyView(EmptyView()) }
        tellOfWhatIsNotDrawn()
        let size = bounds.size
        let inside = ZStack(alignment: .topLeading) {
            backgroundColor.map { outline.fill(Color(cgColor: $0)) }
            (self as? CAGradientLayer)?.gradient
            (self as? CAShapeLayer)?.shape
            (self as? CATextLayer)?.words
            (sublayers ?? []).isEmpty ? nil : LayersPicture(layers: sublayers ?? [])
        }
        .frame(width: max(0, size.width), height: max(0, size.height), alignment: .topLeading)
        return AnyView(
            finish(inside).modifier(AboutMiddle(transform: transform, size: size))
                .opacity(Double(opacity)).offset(x: frame.minX, y: frame.minY))
    }
}

extension CALayer {
    /// Draws the layer as it is now, with the layers in it, into a picture that code draws; that of a view with what the view shows. Its
    /// origin is that of the context.
    ///
    /// Apple: "render(in:)" (Core Animation). Into a PDF nothing is drawn, which is told.
    @MainActor public func render(in ctx: CGContext) {
        let (place, view) = (bounds, delegate as? UIView)
        guard place.width > 0, place.height > 0 else { return }
        ctx.drawing("CALayer.render(in:)") { record in
            guard let image = view?.pictureImage ?? pictureImage else { return }
            record.draw {
                $0.draw(Image(tinted: image), in: CGRect(origin: .zero, size: place.size))
            }
        }
    }

    /// A picture of the layer as it is now.
    @MainActor private var pictureImage: UIImage? {
        let size = bounds.size
        let shown = picture.offset(x: -frame.minX, y: -frame.minY)
        let renderer = ImageRenderer(
            content: shown.frame(width: size.width, height: size.height, alignment: .topLeading))
        renderer.scale = HostDevice.current.environment.displayScale
        return renderer.uiImage
    }
}

extension CALayer {
    private func tellOfWhatIsNotDrawn() {
        if self is CAEmitterLayer {
            Notice.withoutEffect("CAEmitterLayer", "Its particles are not drawn")
        } else if let layer = self as? CAReplicatorLayer, layer.instanceCount > 1 {
            Notice.withoutEffect("CAReplicatorLayer", "The layers in it are drawn once")
        }
    }
}

extension CATextLayer {
    /// The text, from the top of the layer on.
    @MainActor var words: AnyView? {
        let text =
            (string as? NSAttributedString).map { Text($0) }
            ?? (string as? String).map { Text(verbatim: $0) }
        guard let text else { return nil }
        let alignment: Alignment =
            switch alignmentMode {
            case .center: .top
            case .right: .topTrailing
            default: .topLeading
            }
        return AnyView(
            text.font(.system(size: fontSize))
                .foregroundStyle(Color(cgColor: foregroundColor ?? .white))
                .multilineTextAlignment(
                    alignmentMode == .center
                        ? .center : alignmentMode == .right ? .trailing : .leading
                )
                .lineLimit(isWrapped ? nil : 1)
                .truncationMode(
                    truncationMode == .start
                        ? .head : truncationMode == .middle ? .middle : .tail
                )
                .fixedSize(horizontal: !isWrapped && truncationMode == .none, vertical: true)
                .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment))
    }
}

/// Layers, the lowest first.
struct LayersPicture: View {
    let layers: [CALayer]

    var body: some View {
        ForEach(layers.indices, id: \.self) { index in
            layers[index].picture
        }
    }
}

extension CAGradientLayer {
    /// The gradient; one that is not along a line is drawn along one.
    var gradient: AnyView? {
        let colors = (colors ?? []).compactMap { $0 as? CGColor }.map { Color(cgColor: $0) }
        guard !colors.isEmpty else { return nil }
        let last = CGFloat(max(1, colors.count - 1))
        let places = locations.map { $0.map { CGFloat($0.doubleValue) } }
        let stops = colors.enumerated().map { index, color in
            Gradient.Stop(
                color: color,
                location: places.flatMap { index < $0.count ? $0[index] : nil }
                    ?? CGFloat(index) / last)
        }
        return AnyView(
            LinearGradient(
                stops: stops, startPoint: UnitPoint(x: startPoint.x, y: startPoint.y),
                endPoint: UnitPoint(x: endPoint.x, y: endPoint.y)))
    }
}

extension CAShapeLayer {
    /// The outline, filled and stroked.
    @MainActor var shape: AnyView? {
        guard let path else { return nil }
        let outline = Path(path)
        let line = StrokeStyle(
            lineWidth: lineWidth,
            lineCap: lineCap == .round ? .round : lineCap == .square ? .square : .butt,
            lineJoin: lineJoin == .round ? .round : lineJoin == .bevel ? .bevel : .miter,
            miterLimit: miterLimit,
            dash: (lineDashPattern ?? []).map { CGFloat($0.doubleValue) },
            dashPhase: lineDashPhase)
        return AnyView(
            ZStack(alignment: .topLeading) {
                fillColor.map {
                    outline.fill(
                        Color(cgColor: $0), style: FillStyle(eoFill: fillRule == .evenOdd))
                }
                strokeColor.map {
                    outline.trim(from: strokeStart, to: strokeEnd)
                        .stroke(Color(cgColor: $0), style: line)
                }
            })
    }
}
