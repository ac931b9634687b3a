internal import CoreGraphics
internal import Foundation
internal import QuadrantCore
internal import QuadrantViews
package import UIKit

/// The view of UIKit's that places and draws a view of AppKit's. Its coordinates begin at the top left.
package final class BackingView: UIView {
    weak var front: NSView?
    /// What moves with the view around, as AppKit's code says it.
    var ownMask: AutoresizingMask = []

    /// Sets the box without telling the view in front.
    func place(_ box: CGRect) { layer.frame = box }

    package override var frame: CGRect {
        get { super.frame }
        set {
            let old = super.frame.size
            place(newValue)
            guard let front, old != newValue.size else { return }
            front.setFrameSize(newValue.size)
            front.resizeSubviews(withOldSize: old)
        }
    }

    /// What moves with the view around. Where y grows upward, what is not said keeps its distance from the bottom.
    package override var autoresizingMask: AutoresizingMask {
        get {
            guard let around = front?.superview, !around.isFlipped else { return ownMask }
            var mask = ownMask.subtracting([.flexibleTopMargin, .flexibleBottomMargin])
            // Named by the least and the greatest y, which change places.
            if ownMask.contains(.minYMargin) { mask.insert(.flexibleBottomMargin) }
            if ownMask.contains(.maxYMargin) { mask.insert(.flexibleTopMargin) }
            let isFixed = mask.isDisjoint(with: [
                .flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin,
            ])
            return isFixed ? mask.union(.flexibleTopMargin) : mask
        }
        set { ownMask = newValue }
    }

    package override var intrinsicContentSize: CGSize {
        front?.intrinsicContentSize ?? super.intrinsicContentSize
    }

    package override func sizeThatFits(_ size: CGSize) -> CGSize {
        let own = intrinsicContentSize
        let fitting = front?.fittingSize ?? .zero
        return CGSize(
            width: own.width >= 0 ? own.width : fitting.width > 0 ? fitting.width : bounds.width,
            height: own.height >= 0
                ? own.height : fitting.height > 0 ? fitting.height : bounds.height)
    }

    package override func layoutSubviews() {
        guard let front else { return }
        if front.needsUpdateConstraints { front.updateConstraints() }
        front.owner?.viewWillLayout()
        front.layout()
        front.owner?.viewDidLayout()
        front.layer.map { if $0 !== layer { $0.frame = bounds } }
        front.viewWillDraw()
        if front.wantsUpdateLayer { front.updateLayer() }
    }

    package override func draw(_ rect: CGRect) {
        guard let front, !front.wantsUpdateLayer else { return }
        front.draw(rect)
    }
}

extension NSView: ViewFace {
    package var shownView: UIView { backing }
    package var kit: String { "AppKit" }
    package var faceName: String { "\(type(of: self))" }
    package var isOfUsers: Bool { !String(reflecting: type(of: self)).hasPrefix("AppKit.") }
    package var growsUpward: Bool { !isFlipped }
    package var shownContent: ViewContent? { shown.map { ViewContent($0) } }
}

extension UIView.AutoresizingMask {
    /// The width grows. Apple: "width" (AppKit).
    public static var width: Self { .flexibleWidth }
    /// The height grows. Apple: "height" (AppKit).
    public static var height: Self { .flexibleHeight }
    /// The space at the left grows. Apple: "minXMargin" (AppKit).
    public static var minXMargin: Self { .flexibleLeftMargin }
    /// The space at the right grows. Apple: "maxXMargin" (AppKit).
    public static var maxXMargin: Self { .flexibleRightMargin }
    /// The space at the least y grows. Apple: "minYMargin" (AppKit).
    public static var minYMargin: Self { .flexibleTopMargin }
    /// The space at the greatest y grows. Apple: "maxYMargin" (AppKit).
    public static var maxYMargin: Self { .flexibleBottomMargin }
    /// Nothing grows. Apple: "none" (AppKit).
    public static var none: Self { [] }
}
