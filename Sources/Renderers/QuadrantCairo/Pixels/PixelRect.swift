internal import CCairo
internal import Foundation
internal import QuadrantGeometry

/// A rectangle of whole pixels of a picture, from its top left corner.
package struct PixelRect: Hashable, Sendable {
    /// The first column.
    package var x: Int
    /// The first row.
    package var y: Int
    /// The number of columns.
    package var width: Int
    /// The number of rows.
    package var height: Int

    /// A box of columns and rows.
    package init(x: Int, y: Int, width: Int, height: Int) {
        (self.x, self.y, self.width, self.height) = (x, y, width, height)
    }

    /// The pixels that a rectangle touches, and one more at each side, as far as a picture has them; `nil` for none.
    ///
    /// - Parameters:
    ///   - rect: In points.
    ///   - scale: Pixels to a point.
    init?(around rect: CGRect, scale: CGFloat, width: Int, height: Int) {
        guard !rect.isNull else { return nil }
        func whole(_ value: CGFloat, _ rule: FloatingPointRoundingRule, _ most: Int) -> Int {
            Int(max(-1, min(CGFloat(most) + 1, (value * scale).rounded(rule))))
        }
        let left = max(0, whole(rect.minX, .down, width) - 1)
        let top = max(0, whole(rect.minY, .down, height) - 1)
        let right = min(width, whole(rect.maxX, .up, width) + 1)
        let bottom = min(height, whole(rect.maxY, .up, height) + 1)
        guard left < right, top < bottom else { return nil }
        self.init(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// Whether it has no pixel.
    var isEmpty: Bool { width <= 0 || height <= 0 }

    /// How many pixels it has.
    package var count: Int { width * height }

    /// The rectangle in points.
    func rect(scale: CGFloat) -> CGRect {
        CGRect(
            x: CGFloat(x) / scale, y: CGFloat(y) / scale, width: CGFloat(width) / scale,
            height: CGFloat(height) / scale)
    }

    /// The smallest box around both.
    func union(_ other: PixelRect) -> PixelRect {
        let (left, top) = (min(x, other.x), min(y, other.y))
        return PixelRect(
            x: left, y: top, width: max(x + width, other.x + other.width) - left,
            height: max(y + height, other.y + other.height) - top)
    }

    /// Boxes around all of these that have no pixel in common, in the order of their places.
    static func united(_ boxes: [PixelRect]) -> [PixelRect] {
        var result: [PixelRect] = []
        for box in boxes {
            var box = box
            while let index = result.firstIndex(where: { $0.meets(box) }) {
                box = box.union(result.remove(at: index))
            }
            result.append(box)
        }
        return result.sorted { ($0.y, $0.x) < ($1.y, $1.x) }
    }

    /// Whether both have a pixel in common.
    func meets(_ other: PixelRect) -> Bool {
        x < other.x + other.width && other.x < x + width && y < other.y + other.height
            && other.y < y + height
    }
}

extension CairoSurface {
    /// Takes the pixels of a box over from a picture of the same size and format.
    func copy(_ box: PixelRect, from other: CairoSurface) {
        guard let from = unsafe other.data, let to = unsafe data, stride == other.stride else {
            return
        }
        for row in box.y..<box.y + box.height {
            let place = row * stride + box.x * 4
            unsafe memcpy(to + place, from + place, box.width * 4)
        }
        unsafe cairo_surface_mark_dirty(pointer)
    }
}
