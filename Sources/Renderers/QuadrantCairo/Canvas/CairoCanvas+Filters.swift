internal import CCairo
internal import Foundation
internal import QuadrantDisplayList
internal import QuadrantGeometry

/// A plane of pixels for filtered content.
struct FilterPlane {
    /// From the device to the plane's pixels.
    var fromDevice: CGAffineTransform
    /// Pixels per unit of the content's coordinates.
    var unit: CGFloat
    /// What must be drawn, in the plane's pixels.
    var area: CGRect
}

extension CairoCanvas {
    /// The content of a group as a picture with its filters; `nil` where nothing can be seen.
    ///
    /// What lies outside the clip is drawn as far as it spreads into it.
    func filtered(
        _ content: Fragment, _ filters: [DisplayFilter], in transform: CGAffineTransform
    ) -> PixelLayer? {
        guard let plane = plane(of: content.bounds, filters) else { return nil }
        guard let layer = layer(covering: plane.area, plane: plane.fromDevice) else {
            return nil
        }
        draw(on: layer) { draw(content, in: transform) }
        apply(filters, to: layer, unit: plane.unit)
        return layer
    }

    /// Changes the pixels of a layer whose pixels are `unit` to a unit of the current coordinates.
    func apply(_ filters: [DisplayFilter], to layer: PixelLayer, unit: CGFloat) {
        let toPixels = matrix.concatenating(layer.fromDevice)
        for filter in filters {
            switch filter {
            case .blur(let blur):
                guard blur.sigma > 0, blur.sigma.isFinite else { continue }
                var kernel = GaussianBlur(sigma: Double(blur.sigma * unit))
                if let frame = blur.frame {
                    let part = layer.pixels(of: frame, toDevice: matrix)
                    PictureFilter.clear(layer.surface, outside: part)
                    kernel.extendsEdges = true
                    kernel.apply(to: layer.surface, within: part)
                } else {
                    kernel.apply(to: layer.surface)
                }
            case .colorMatrix(let matrix):
                PictureFilter.apply(matrix, to: layer.surface)
            case .shadow(let shadow):
                PictureFilter.apply(shadow, to: layer.surface, unit: unit, matrix: toPixels)
            case .alphaThreshold(let least, let most, let color):
                PictureFilter.keep(least...max(least, most), color, of: layer.surface)
            }
        }
    }

    /// Where to draw content of these bounds for these filters, and how finely.
    ///
    /// Pixels are those of the device, but for blurs that keep a turned frame opaque: these are made
    /// upright. A wide blur has no detail and is drawn with fewer pixels.
    func plane(of bounds: CGRect, _ filters: [DisplayFilter]) -> FilterPlane? {
        let reach = filters.reach(of: bounds)
        let matrix = matrix
        let growth = matrix.meanScale
        guard !reach.isNull, growth > 0, growth.isFinite else { return nil }
        var base = CGAffineTransform.identity
        if filters.hasFrame, matrix.b != 0 || matrix.c != 0 {
            base = matrix.inverted().concatenating(CGAffineTransform(scaleX: growth, y: growth))
        }
        let margin = filters.margin * growth + 2
        let visible = clipInDevice.applying(base).insetBy(dx: -margin, dy: -margin)
        let area = reach.applying(matrix.concatenating(base)).insetBy(dx: -1, dy: -1)
            .overlap(with: visible)
        guard !area.isNull, area.isFiniteRect, margin.isFinite else { return nil }
        var scale = device.rasterScale
        while filters.coarseSigma * growth * scale > 24 { scale /= 2 }
        let wanted = scale
        while area.width * area.height * scale * scale > PixelLayer.pixelLimit
            || max(area.width, area.height) * scale > 30_000
            || filters.largestSigma * growth * scale > GaussianBlur.sigmaLimit
        {
            scale /= 2
        }
        if scale < wanted { note(.blur, .coarsened, scale: scale) }
        let factor = CGAffineTransform(scaleX: scale, y: scale)
        return FilterPlane(
            fromDevice: base.concatenating(factor), unit: growth * scale,
            area: area.applying(factor))
    }
}

extension CairoCanvas {
    /// Notes what became of an effect of the view being drawn, which got `scale` pixels for each unit
    /// of the device.
    func note(_ effect: RenderNote.Effect, _ outcome: RenderNote.Outcome, scale: CGFloat) {
        let note = RenderNote(
            effect: effect, source: source, scale: device.scale * scale, outcome: outcome)
        if !notes.contains(note) { notes.append(note) }
    }
}

extension [DisplayFilter] {
    /// The largest finite sigma of a blur or a shadow.
    fileprivate var largestSigma: CGFloat {
        reduce(0) { most, filter in
            switch filter {
            case .blur(let blur) where blur.sigma.isFinite: Swift.max(most, blur.sigma)
            case .shadow(let shadow) where shadow.sigma.isFinite: Swift.max(most, shadow.sigma)
            default: most
            }
        }
    }

    /// Whether a blur keeps a frame opaque.
    fileprivate var hasFrame: Bool {
        contains { if case .blur(let blur) = $0 { blur.frame != nil } else { false } }
    }

    /// The sigma that leaves no detail in the result; 0 where there is detail.
    fileprivate var coarseSigma: CGFloat {
        guard case .blur(let blur)? = first, !hasFrame else { return 0 }
        let isSharp = contains { if case .alphaThreshold = $0 { true } else { false } }
        return isSharp ? 0 : blur.sigma
    }
}
