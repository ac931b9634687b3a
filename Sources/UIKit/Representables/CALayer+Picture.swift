internal import CoreGraphics
internal import Foundation
internal import QuadrantCore
internal import QuadrantGeometry
internal import QuadrantLayout
internal import QuadrantViews
internal import QuartzCore

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
        let size = bounds.size
        let inside = ZStack(alignment: .topLeading) {
            backgroundColor.map { outline.fill(Color(cgColor: $0)) }
            (self as? CAGradientLayer)?.gradient
            (self as? CAShapeLayer)?.shape
            (sublayers ?? []).isEmpty ? nil : LayersPicture(layers: sublayers ?? [])
        }
        .frame(width: max(0, size.width), height: max(0, size.height), alignment: .topLeading)
        return AnyView(
            finish(inside).modifier(AboutMiddle(transform: transform, size: size))
                .opacity(Double(opacity)).offset(x: frame.minX, y: frame.minY))
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
