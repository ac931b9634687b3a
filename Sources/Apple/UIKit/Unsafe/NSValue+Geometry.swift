public import Foundation

// Rectangles, points and sizes as objects, such as the place of a keyboard in a notification.
extension NSValue {
    /// Creates an object that holds a rectangle.
    ///
    /// Apple: "init(cgRect:)" (UIKit).
    public convenience init(cgRect: CGRect) { self.init(rect: cgRect) }

    /// Creates an object that holds a point.
    ///
    /// Apple: "init(cgPoint:)" (UIKit).
    public convenience init(cgPoint: CGPoint) { self.init(point: cgPoint) }

    /// Creates an object that holds a size.
    ///
    /// Apple: "init(cgSize:)" (UIKit).
    public convenience init(cgSize: CGSize) { self.init(size: cgSize) }

    /// The rectangle that the object holds; `.zero` where it holds something else.
    ///
    /// Apple: "cgRectValue" (UIKit).
    public var cgRectValue: CGRect { holdsKind(of: NSValue(rect: .zero)) ? rectValue : .zero }

    /// The point that the object holds; `.zero` where it holds something else.
    ///
    /// Apple: "cgPointValue" (UIKit).
    public var cgPointValue: CGPoint { holdsKind(of: NSValue(point: .zero)) ? pointValue : .zero }

    /// The size that the object holds; `.zero` where it holds something else.
    ///
    /// Apple: "cgSizeValue" (UIKit).
    public var cgSizeValue: CGSize { holdsKind(of: NSValue(size: .zero)) ? sizeValue : .zero }

    /// Whether both hold values of the same type. Foundation ends the program where another type is asked for.
    private func holdsKind(of other: NSValue) -> Bool {
        // The names belong to the objects, which live longer than the comparison.
        unsafe strcmp(objCType, other.objCType) == 0
    }
}
