internal import CCairo
internal import Foundation
internal import QuadrantDisplayList
internal import QuadrantGeometry

/// The masks of blurred shapes in a page of a file: equal ones are held once, and all of them together have
/// no more pixels than `PixelBudget` lets them.
struct PageShadowMasks {
    /// What decides the pixels of a mask.
    private struct Key: Hashable {
        var width: CGFloat
        var height: CGFloat
        var sigma: CGFloat
        /// The linear part (`a` to `d`) of the map from the shape's coordinates to the mask.
        var a: CGFloat
        var b: CGFloat
        var c: CGFloat
        var d: CGFloat

        init(_ frame: CairoCanvas.ShadowFrame, _ matrix: CGAffineTransform) {
            (width, height) = (frame.pixels.width, frame.pixels.height)
            sigma = frame.sigma
            (a, b, c, d) = (matrix.a, matrix.b, matrix.c, matrix.d)
        }
    }

    /// A mask with the places of its shape's corners on it.
    private struct Mask {
        var place: CGRect
        var shape: DisplayShape
        var surface: CairoSurface
    }

    /// The masks kept so far, by size, map and blur.
    private var masks: [Key: [Mask]] = [:]
    /// So many pixels masks have together at the fineness asked for, a byte each; further ones are coarser.
    static let mostPixels: CGFloat = 48_000_000
    var budget = PixelBudget(whole: mostPixels)

    /// The most masks of one size that a new one is compared with.
    private static let mostCompared = 64
    /// Places that differ by less, in pixels, look the same.
    private static let tolerance: CGFloat = 1e-3

    /// The mask that is the same, if there is one; `matrix` maps the shape to pixels.
    func mask(
        of shape: DisplayShape, _ matrix: CGAffineTransform, _ frame: CairoCanvas.ShadowFrame
    ) -> CairoSurface? {
        let place = Self.place(of: shape, matrix, frame)
        return masks[Key(frame, matrix)]?.first { mask in
            Self.isNear(mask.place, place) && mask.shape.looks(like: shape)
        }?.surface
    }

    /// Keeps a mask.
    mutating func keep(
        _ surface: CairoSurface, of shape: DisplayShape, _ matrix: CGAffineTransform,
        _ frame: CairoCanvas.ShadowFrame
    ) {
        let place = Self.place(of: shape, matrix, frame)
        let key = Key(frame, matrix)
        guard masks[key, default: []].count < Self.mostCompared else { return }
        masks[key, default: []].append(Mask(place: place, shape: shape, surface: surface))
    }

    private static func place(
        of shape: DisplayShape, _ matrix: CGAffineTransform, _ frame: CairoCanvas.ShadowFrame
    ) -> CGRect {
        shape.bounds.applying(matrix).offsetBy(dx: -frame.pixels.minX, dy: -frame.pixels.minY)
    }

    private static func isNear(_ one: CGRect, _ other: CGRect) -> Bool {
        abs(one.minX - other.minX) < tolerance && abs(one.minY - other.minY) < tolerance
            && abs(one.maxX - other.maxX) < tolerance && abs(one.maxY - other.maxY) < tolerance
    }
}

extension DisplayShape {
    /// Whether both are the same shape, maybe in different places.
    fileprivate func looks(like other: DisplayShape) -> Bool {
        switch (self, other) {
        case (.rect, .rect), (.ellipse, .ellipse): true
        case (.roundedRect(_, let radius), .roundedRect(_, let other)): radius == other
        case (.path(let path), .path(let other)): path == other
        default: false
        }
    }
}

extension CairoCanvas {
    /// Takes the pixels of a mask of that size from what the page may have. Returns whether they were left, or
    /// the mask is there already. A canvas of pixels does not keep masks.
    func takeRoom(for frame: ShadowFrame, of shape: DisplayShape?, halvings: Int) -> Bool {
        guard !hasPixels else { return true }
        if let shape, shadows.mask(of: shape, toPixels(frame), frame) != nil { return true }
        return shadows.budget.take(
            frame.pixels.width * frame.pixels.height, halvings: halvings)
    }

    /// The mask of a blurred shape in a file.
    func sharedMask(
        of shape: DisplayShape, in transform: CGAffineTransform, frame: ShadowFrame
    ) throws(RenderError) -> CairoSurface {
        let matrix = toPixels(frame)
        if let known = shadows.mask(of: shape, matrix, frame) { return known }
        let mask = try blurredMask(of: shape, in: transform, frame: frame)
        shadows.keep(mask, of: shape, matrix, frame)
        return mask
    }

    private func toPixels(_ frame: ShadowFrame) -> CGAffineTransform {
        matrix.concatenating(CGAffineTransform(scaleX: frame.scale, y: frame.scale))
    }

    /// The mask of a blurred shape, made from its corners if these are all that is needed.
    private func blurredMask(
        of shape: DisplayShape, in transform: CGAffineTransform, frame: ShadowFrame
    ) throws(RenderError) -> CairoSurface {
        guard let parts = NineParts(of: shape, in: toPixels(frame), sigma: frame.sigma) else {
            let mask = try silhouette(of: shape, in: transform, frame: frame)
            GaussianBlur(sigma: Double(frame.sigma)).apply(to: mask)
            return mask
        }
        let corners = try silhouette(
            of: parts.shape, matrix: .identity, pixels: parts.pixels, in: transform)
        GaussianBlur(sigma: Double(frame.sigma)).apply(to: corners)
        return try parts.whole(from: corners, covering: frame.pixels)
    }
}
