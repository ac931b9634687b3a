public import Foundation

/// Which way content runs.
///
/// Apple: "UISemanticContentAttribute" (UIKit).
public enum UISemanticContentAttribute: Int, Hashable, Sendable {
    /// As the language has it; as buttons to play are; as maps are; to the right; to the left.
    case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}

extension UIView {
    /// Where the origin of a view's coordinates is in those of the outermost view around it, transforms left out.
    private var outerOrigin: CGPoint {
        var place = CGPoint(x: -bounds.minX, y: -bounds.minY)
        var view: UIView? = self
        while let inner = view {
            place.x += inner.frame.minX
            place.y += inner.frame.minY
            view = inner.superview
            if let outer = view {
                place.x -= outer.bounds.minX
                place.y -= outer.bounds.minY
            }
        }
        return place
    }

    /// A place in this view's coordinates, in those of another view; of the outermost view for `nil`. Transforms do not count.
    ///
    /// Apple: "convert(_:to:)" (UIKit).
    public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        let (here, there) = (outerOrigin, view?.outerOrigin ?? .zero)
        return CGPoint(x: point.x + here.x - there.x, y: point.y + here.y - there.y)
    }

    /// A place in another view's coordinates, in those of this one.
    ///
    /// Apple: "convert(_:from:)" (UIKit).
    public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        let (here, there) = (outerOrigin, view?.outerOrigin ?? .zero)
        return CGPoint(x: point.x + there.x - here.x, y: point.y + there.y - here.y)
    }

    /// A box in this view's coordinates, in those of another view.
    ///
    /// Apple: "convert(_:to:)" (UIKit).
    public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        CGRect(origin: convert(rect.origin, to: view), size: rect.size)
    }

    /// A box in another view's coordinates, in those of this one.
    ///
    /// Apple: "convert(_:from:)" (UIKit).
    public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        CGRect(origin: convert(rect.origin, from: view), size: rect.size)
    }

    /// The least size that the view's constraints allow, in points: here its own size where it has one, else that of its frame.
    ///
    /// Apple: "systemLayoutSizeFitting(_:)" (UIKit).
    public func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { sizeThatFits(targetSize) }

    /// The size that suits the view in a room, in points: the room's along axes where it is required.
    ///
    /// Apple: "systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)" (UIKit).
    public func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
        verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize {
        let size = sizeThatFits(targetSize)
        return CGSize(
            width: horizontal == .required ? targetSize.width : size.width,
            height: vertical == .required ? targetSize.height : size.height)
    }

    /// Asks for the smallest size that suits a view.
    ///
    /// Apple: "layoutFittingCompressedSize" (UIKit).
    public nonisolated static let layoutFittingCompressedSize = CGSize.zero
    /// Asks for the largest size that suits a view.
    ///
    /// Apple: "layoutFittingExpandedSize" (UIKit).
    public nonisolated static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)
}
