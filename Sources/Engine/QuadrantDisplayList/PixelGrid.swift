package import Foundation
package import QuadrantGeometry

/// The pixels of the display a drawing is made for: where the edges of frames are moved to.
///
/// All renderers snap with this one function, so that their pictures agree whatever scale they draw
/// at. Measured on macOS: a frame at y 40.75 is painted from 41; each edge is rounded on its own,
/// so that frames which touch still touch.
package struct PixelGrid: Sendable {
    /// Pixels per point.
    package var scale: CGFloat

    /// A grid of `scale` pixels per point.
    package init(scale: CGFloat) {
        self.scale = scale
    }

    /// `rect` with its edges on pixels, halves rounded towards the right and the bottom.
    ///
    /// - Parameters:
    ///   - rect: In an item's coordinates.
    ///   - transform: From those to the canvas. Where it turns or shears, or mirrors, there are no
    ///     edges to snap and `rect` is returned as it is; so are rectangles that are not finite.
    package func snap(_ rect: CGRect, in transform: CGAffineTransform) -> CGRect {
        guard transform.b == 0, transform.c == 0, transform.a > 0, transform.d > 0, scale > 0,
            (rect.minX + rect.minY + rect.width + rect.height).isFinite
        else { return rect }
        let left = snap(rect.minX, factor: transform.a, offset: transform.tx)
        let right = snap(rect.maxX, factor: transform.a, offset: transform.tx)
        let top = snap(rect.minY, factor: transform.d, offset: transform.ty)
        let bottom = snap(rect.maxY, factor: transform.d, offset: transform.ty)
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    private func snap(_ edge: CGFloat, factor: CGFloat, offset: CGFloat) -> CGFloat {
        // Sums of layout leave residues far below this; they must not decide between two pixels.
        let pixel = ((edge * factor + offset) * scale + 0.5 + 1e-7).rounded(.down)
        return (pixel / scale - offset) / factor
    }
}

extension FillItem {
    /// The shape with its edges on pixels if it asks for that; `transform` maps to the canvas.
    package func shape(on grid: PixelGrid, in transform: CGAffineTransform) -> DisplayShape {
        snapsToPixels ? shape.snapped(to: grid, in: transform) : shape
    }
}

extension ClipItem {
    /// The shape with its edges on pixels if it asks for that; `transform` maps to the canvas.
    package func shape(on grid: PixelGrid, in transform: CGAffineTransform) -> DisplayShape {
        snapsToPixels ? shape.snapped(to: grid, in: transform) : shape
    }
}

extension DisplayShape {
    fileprivate func snapped(to grid: PixelGrid, in transform: CGAffineTransform) -> DisplayShape {
        guard case .rect(let rect) = self else { return self }
        return .rect(grid.snap(rect, in: transform))
    }

    /// The shape as a path, with the elements that `Path` gives it.
    package var path: Path {
        switch self {
        case .rect(let rect): Path(rect)
        case .roundedRect(let rect, let radius):
            Path(roundedRect: rect, cornerRadius: radius, style: .circular)
        case .ellipse(let rect): Path(ellipseIn: rect)
        case .path(let path): path
        }
    }
}
