public import Foundation

/// A shadow of a text or a view.
///
/// Apple: "NSShadow" (UIKit, AppKit). Of texts it is kept and not drawn.
open class NSShadow: NSObject {
    /// How far it is moved, in points.
    open var shadowOffset = CGSize.zero
    /// How far it is blurred, in points.
    open var shadowBlurRadius: CGFloat = 0
    /// The colour: a `UIColor`, by Apple's type.
    open var shadowColor: Any?

    /// Creates a shadow of no size.
    public override init() { super.init() }

    /// Would make it the shadow of what is drawn: `CGContext.setShadow(offset:blur:color:)` does.
    public func set() { Notice.withoutEffect("NSShadow.set()", "CGContext.setShadow does that") }
}
