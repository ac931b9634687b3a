public import Foundation
public import QuadrantGeometry

// Functions of C that make and apply maps of the plane, and the limits of lengths.

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The largest finite length.
///
/// Apple: "CGFLOAT_MAX" (Core Graphics).
public let CGFLOAT_MAX = CGFloat.greatestFiniteMagnitude
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The smallest length above 0 with all its digits.
///
/// Apple: "CGFLOAT_MIN" (Core Graphics).
public let CGFLOAT_MIN = CGFloat.leastNormalMagnitude
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The distance from 1 to the next length above it.
///
/// Apple: "CGFLOAT_EPSILON" (Core Graphics).
public let CGFLOAT_EPSILON = CGFloat.ulpOfOne
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Whether a length has 64 bits: it has.
///
/// Apple: "CGFLOAT_IS_DOUBLE" (Core Graphics).
public let CGFLOAT_IS_DOUBLE: Int32 = 1
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The map that changes nothing.
///
/// Apple: "CGAffineTransformIdentity" (Core Graphics).
public let CGAffineTransformIdentity = CGAffineTransform.identity

/// A map from its six entries.
///
/// Apple: "CGAffineTransformMake(_:_:_:_:_:_:)" (Core Graphics).
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGAffineTransformMake(
    _ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat
) -> CGAffineTransform {
    CGAffineTransform(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
}

/// A map that moves, by points.
///
/// Apple: "CGAffineTransformMakeTranslation(_:_:)" (Core Graphics).
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGAffineTransformMakeTranslation(_ tx: CGFloat, _ ty: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: tx, y: ty)
}

/// A map that scales around the origin.
///
/// Apple: "CGAffineTransformMakeScale(_:_:)" (Core Graphics).
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGAffineTransformMakeScale(_ sx: CGFloat, _ sy: CGFloat) -> CGAffineTransform {
    CGAffineTransform(scaleX: sx, y: sy)
}

/// A map that turns around the origin, by radians.
///
/// Apple: "CGAffineTransformMakeRotation(_:)" (Core Graphics).
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGAffineTransformMakeRotation(_ angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle)
}

/// A map that moves, then does what another does.
///
/// Apple: "CGAffineTransformTranslate(_:_:_:)" (Core Graphics).
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGAffineTransformTranslate(_ t: CGAffineTransform, _ tx: CGFloat, _ ty: CGFloat)
    -> CGAffineTransform
{
    t.translatedBy(x: tx, y: ty)
}

/// A map that scales, then does what another does.
///
/// Apple: "CGAffineTransformScale(_:_:_:)" (Core Graphics).
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGAffineTransformScale(_ t: CGAffineTransform, _ sx: CGFloat, _ sy: CGFloat)
    -> CGAffineTransform
{
    t.scaledBy(x: sx, y: sy)
}

/// A map that turns, then does what another does.
///
/// Apple: "CGAffineTransformRotate(_:_:)" (Core Graphics).
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGAffineTransformRotate(_ t: CGAffineTransform, _ angle: CGFloat) -> CGAffineTransform {
    t.rotated(by: angle)
}

/// The map back; the map itself where there is none.
///
/// Apple: "CGAffineTransformInvert(_:)" (Core Graphics).
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGAffineTransformInvert(_ t: CGAffineTransform) -> CGAffineTransform {
    t.inverted()
}

/// A map that does what one does, then what another does.
///
/// Apple: "CGAffineTransformConcat(_:_:)" (Core Graphics).
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGAffineTransformConcat(_ t1: CGAffineTransform, _ t2: CGAffineTransform)
    -> CGAffineTransform
{
    t1.concatenating(t2)
}

/// Whether two maps are equal.
///
/// Apple: "CGAffineTransformEqualToTransform(_:_:)" (Core Graphics).
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGAffineTransformEqualToTransform(_ t1: CGAffineTransform, _ t2: CGAffineTransform)
    -> Bool
{
    t1 == t2
}

/// Whether a map changes nothing.
///
/// Apple: "CGAffineTransformIsIdentity(_:)" (Core Graphics).
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGAffineTransformIsIdentity(_ t: CGAffineTransform) -> Bool {
    t.isIdentity
}

/// Where a map takes a point.
///
/// Apple: "CGPointApplyAffineTransform(_:_:)" (Core Graphics).
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGPointApplyAffineTransform(_ point: CGPoint, _ t: CGAffineTransform) -> CGPoint {
    point.applying(t)
}

/// What a map makes of a size.
///
/// Apple: "CGSizeApplyAffineTransform(_:_:)" (Core Graphics).
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGSizeApplyAffineTransform(_ size: CGSize, _ t: CGAffineTransform) -> CGSize {
    size.applying(t)
}

/// The smallest box around where a map takes a box.
///
/// Apple: "CGRectApplyAffineTransform(_:_:)" (Core Graphics).
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGRectApplyAffineTransform(_ rect: CGRect, _ t: CGAffineTransform) -> CGRect {
    rect.applying(t)
}
