internal import Foundation
internal import QuadrantDisplayList
internal import QuadrantGeometry

/// Masks of small shapes that one drawing fills more than once: Cairo takes 5 µs for a rounded
/// rectangle of 36 by 20 pixels, its mask less than 1.
///
/// A mask is Cairo's own coverage of the shape, so that it changes no pixel whether there is one. A shape
/// gets one when it comes for the second time.
struct ShapeMasks {
    /// What decides the pixels of a shape.
    struct Key: Hashable {
        /// Width, height and corner radius, in the shape's own units; the pixels to a unit in both
        /// directions; where in its pixel the top left corner is; 1 for an ellipse.
        fileprivate var numbers: SIMD8<Double>
    }

    /// The most pixels of one mask. The most shapes and the most bytes of all masks follow.
    fileprivate static let pixelLimit = 16_384.0
    private static let countLimit = 4096
    private static let byteLimit = 1 << 20

    /// The masks by shape; the inner `nil` stands for a shape that came once.
    private var masks: [Key: GlyphMask?] = [:]
    private var bytes = 0
    /// The shape before, with its mask, as most shapes are the same as the one before.
    private var last: (key: Key, mask: GlyphMask)?

    /// The mask of a shape, by `make` when it is needed for the second time; `nil` for the first.
    mutating func mask(of key: Key, make: () -> GlyphMask?) -> GlyphMask? {
        if let last, last.key == key { return last.mask }
        guard let known = masks[key] else {
            if masks.count < Self.countLimit { masks[key] = .some(nil) }
            return nil
        }
        var mask = known
        if mask == nil, bytes < Self.byteLimit {
            mask = make()
            masks[key] = .some(mask)
            bytes += mask?.coverage.count ?? 0
        }
        if let mask { last = (key, mask) }
        return mask
    }
}

extension ShapeMasks.Key {
    /// The shape with its top left corner at the origin.
    var shape: DisplayShape {
        let rect = CGRect(x: 0, y: 0, width: numbers[0], height: numbers[1])
        return numbers[7] == 1 ? .ellipse(rect) : .roundedRect(rect, radius: numbers[2])
    }

    /// Maps the coordinates of `shape` to the pixels of the mask.
    var matrix: CGAffineTransform {
        CGAffineTransform(numbers[3], 0, 0, numbers[4], numbers[5], numbers[6])
    }

    /// The size of the mask, in whole pixels.
    var pixelSize: CGSize {
        CGSize(
            width: (numbers[0] * numbers[3] + numbers[5]).rounded(.up) + 1,
            height: (numbers[1] * numbers[4] + numbers[6]).rounded(.up) + 1)
    }
}

/// A small shape and the pixel of the device that its mask begins at.
struct PlacedShape {
    let key: ShapeMasks.Key
    let x: Int
    let y: Int

    /// `nil` for shapes that have no mask: large ones, those that are turned, rectangles and paths.
    init?(_ shape: DisplayShape, matrix: CGAffineTransform) {
        let rect: CGRect
        var (radius, kind): (CGFloat, Double) = (0, 0)
        switch shape {
        case .roundedRect(let frame, let circle): (rect, radius) = (frame, circle)
        case .ellipse(let frame): (rect, kind) = (frame, 1)
        case .rect, .path: return nil
        }
        guard matrix.b == 0, matrix.c == 0, matrix.a > 0, matrix.d > 0, rect.width > 0,
            rect.height > 0,
            rect.width * rect.height * matrix.a * matrix.d < ShapeMasks.pixelLimit
        else { return nil }
        // Sums of places leave residues far below this, which must not make equal shapes differ.
        let unit = 1_073_741_824.0
        let left = (Double(rect.minX * matrix.a + matrix.tx) * unit).rounded() / unit
        let top = (Double(rect.minY * matrix.d + matrix.ty) * unit).rounded() / unit
        guard abs(left) < 4_000_000, abs(top) < 4_000_000 else { return nil }
        let (column, row) = (left.rounded(.down), top.rounded(.down))
        (x, y) = (Int(column), Int(row))
        key = ShapeMasks.Key(
            numbers: SIMD8(
                Double(rect.width), Double(rect.height), Double(radius), Double(matrix.a),
                Double(matrix.d), left - column, top - row, kind))
        guard key.pixelSize.width <= 512, key.pixelSize.height <= 512 else { return nil }
    }
}
