public import Foundation

// Functions of C that make lengths, places and boxes.

/// A box from its origin and size.
///
/// Apple: "CGRectMake(_:_:_:_:)" (Core Graphics).
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGRectMake(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
}

/// A size from its lengths.
///
/// Apple: "CGSizeMake(_:_:)" (Core Graphics).
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGSizeMake(_ width: CGFloat, _ height: CGFloat) -> CGSize {
    CGSize(width: width, height: height)
}

/// A place from its coordinates.
///
/// Apple: "CGPointMake(_:_:)" (Core Graphics).
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGPointMake(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
