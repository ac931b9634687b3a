public import CoreGraphics
internal import Foundation
public import QuadrantGeometry

// Functions of C that make maps of space and combine them.

/// The map that changes nothing.
///
/// Apple: "CATransform3DIdentity" (Core Animation).
// swift-format-ignore: AlwaysUseLowerCamelCase
public let CATransform3DIdentity = CATransform3DMakeScale(1, 1, 1)

/// A map that scales each coordinate.
///
/// Apple: "CATransform3DMakeScale(_:_:_:)" (Core Animation).
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
    var map = CATransform3D()
    (map.m11, map.m22, map.m33, map.m44) = (sx, sy, sz, 1)
    return map
}

/// A map that moves points, in points.
///
/// Apple: "CATransform3DMakeTranslation(_:_:_:)" (Core Animation).
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CATransform3DMakeTranslation(
    _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
    var map = CATransform3DIdentity
    (map.m41, map.m42, map.m43) = (tx, ty, tz)
    return map
}

/// A map that turns points about an axis through the origin.
///
/// Apple: "CATransform3DMakeRotation(_:_:_:_:)" (Core Animation).
///
/// - Parameters:
///   - angle: How far, in radians.
///   - x: The axis, of any length but 0; about one of no length nothing is turned.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CATransform3DMakeRotation(
    _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
    let length = (x * x + y * y + z * z).squareRoot()
    guard length > 0, length.isFinite else { return CATransform3DIdentity }
    let (x, y, z) = (x / length, y / length, z / length)
    let (c, s) = (cos(angle), sin(angle))
    let t = 1 - c
    return CATransform3D(
        m11: t * x * x + c, m12: t * x * y + s * z, m13: t * x * z - s * y, m14: 0,
        m21: t * x * y - s * z, m22: t * y * y + c, m23: t * y * z + s * x, m24: 0,
        m31: t * x * z + s * y, m32: t * y * z - s * x, m33: t * z * z + c, m34: 0,
        m41: 0, m42: 0, m43: 0, m44: 1)
}

/// The first map, then the second.
///
/// Apple: "CATransform3DConcat(_:_:)" (Core Animation).
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
    let (left, right) = (a.rows, b.rows)
    var product = CATransform3D()
    product.rows = left.map { row in
        (0..<4).map { column in
            (0..<4).reduce(0) { $0 + row[$1] * right[$1][column] }
        }
    }
    return product
}

/// A movement, then the map.
///
/// Apple: "CATransform3DTranslate(_:_:_:_:)" (Core Animation).
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CATransform3DTranslate(
    _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D { CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t) }

/// A scaling, then the map.
///
/// Apple: "CATransform3DScale(_:_:_:_:)" (Core Animation).
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CATransform3DScale(
    _ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
) -> CATransform3D { CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t) }

/// A rotation by radians about an axis, then the map.
///
/// Apple: "CATransform3DRotate(_:_:_:_:_:)" (Core Animation).
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CATransform3DRotate(
    _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D { CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t) }

/// A map of space that does on the plane what a map of the plane does.
///
/// Apple: "CATransform3DMakeAffineTransform(_:)" (Core Animation).
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
    var map = CATransform3DIdentity
    (map.m11, map.m12, map.m21, map.m22) = (m.a, m.b, m.c, m.d)
    (map.m41, map.m42) = (m.tx, m.ty)
    return map
}

/// Whether a map does nothing in space that a map of the plane could not do.
///
/// Apple: "CATransform3DIsAffine(_:)" (Core Animation).
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
    t == CATransform3DMakeAffineTransform(CATransform3DGetAffineTransform(t))
}

/// What a map does on the plane, without what it does in depth.
///
/// Apple: "CATransform3DGetAffineTransform(_:)" (Core Animation).
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
    CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42)
}

/// Whether a map changes nothing.
///
/// Apple: "CATransform3DIsIdentity(_:)" (Core Animation).
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t == CATransform3DIdentity }

/// Whether two maps are the same.
///
/// Apple: "CATransform3DEqualToTransform(_:_:)" (Core Animation).
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool { a == b }

/// The map that undoes a map; the map itself if there is none.
///
/// Apple: "CATransform3DInvert(_:)" (Core Animation).
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D {
    // Gauss and Jordan, with the largest number of each column as its pivot.
    var (left, right) = (t.rows, CATransform3DIdentity.rows)
    for column in 0..<4 {
        guard let pivot = (column..<4).max(by: { abs(left[$0][column]) < abs(left[$1][column]) }),
            left[pivot][column] != 0, left[pivot][column].isFinite
        else { return t }
        left.swapAt(column, pivot)
        right.swapAt(column, pivot)
        let factor = left[column][column]
        left[column] = left[column].map { $0 / factor }
        right[column] = right[column].map { $0 / factor }
        for row in 0..<4 where row != column {
            let share = left[row][column]
            for place in 0..<4 {
                left[row][place] -= share * left[column][place]
                right[row][place] -= share * right[column][place]
            }
        }
    }
    var inverse = t
    inverse.rows = right
    return inverse
}
