public import Foundation
internal import QuadrantCore

/// Is told of scrolling. Nothing scrolls here but what code does.
///
/// Apple: "UIScrollViewDelegate" (UIKit).
@MainActor @preconcurrency public protocol UIScrollViewDelegate: AnyObject {
    /// The content was moved.
    func scrollViewDidScroll(_ scrollView: UIScrollView)
    /// A finger begins to drag.
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
    /// A finger no longer drags.
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
    /// A finger is about to let go: where the content will come to rest can be changed. It is not asked here.
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>)
    /// The content begins to go on moving.
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
    /// The content has come to rest.
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
    /// The content was moved by code, and has come to rest.
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
    /// The content was zoomed.
    func scrollViewDidZoom(_ scrollView: UIScrollView)
    /// The view that is zoomed; `nil` for none.
    func viewForZooming(in scrollView: UIScrollView) -> UIView?
}

extension UIScrollViewDelegate {
    /// Does nothing.
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    /// Does nothing.
    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
    /// Does nothing.
    public func scrollViewDidEndDragging(
        _ scrollView: UIScrollView, willDecelerate decelerate: Bool
    ) {}
    /// Does nothing.
    public func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {}
    /// Does nothing.
    public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
    /// Does nothing.
    public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
    /// Does nothing.
    public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
    /// Does nothing.
    public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
    /// None.
    public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
}

/// A view whose content is larger than it. Its content is drawn where code has moved it.
///
/// Apple: "UIScrollView" (UIKit).
open class UIScrollView: UIView {
    /// When a keyboard goes while content is dragged.
    ///
    /// Apple: "UIScrollView.KeyboardDismissMode".
    public enum KeyboardDismissMode: Int, Hashable, Sendable {
        /// Never, as soon as it is dragged, with the finger.
        case none, onDrag, interactive
    }

    /// How insets of the safe area are taken.
    ///
    /// Apple: "UIScrollView.ContentInsetAdjustmentBehavior".
    public enum ContentInsetAdjustmentBehavior: Int, Hashable, Sendable {
        /// As suits, along axes that scroll, never, always.
        case automatic, scrollableAxes, never, always
    }

    /// How fast content that goes on moving slows down: the share of its speed that is left after a millisecond.
    ///
    /// Apple: "UIScrollView.DecelerationRate".
    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        /// The share.
        public let rawValue: CGFloat

        /// Creates a rate of its share.
        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// As in lists.
        public static let normal = DecelerationRate(rawValue: 0.998)
        /// As where content stops at pages.
        public static let fast = DecelerationRate(rawValue: 0.99)
    }

    /// The colour of the bars that tell the place.
    ///
    /// Apple: "UIScrollView.IndicatorStyle".
    public enum IndicatorStyle: Int, Hashable, Sendable {
        /// As suits the ground, black, white.
        case `default`, black, white
    }

    /// The size of the content, in points.
    open var contentSize = CGSize.zero
    /// Which point of the content is at the top left corner. The delegate is told of another one.
    open var contentOffset = CGPoint.zero {
        didSet {
            layer.bounds.origin = contentOffset
            if contentOffset != oldValue { delegate?.scrollViewDidScroll(self) }
        }
    }
    /// The free space around the content, in points.
    open var contentInset = UIEdgeInsets.zero
    /// How insets of the safe area are taken. It is kept without effect.
    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
    /// Who is told of scrolling.
    open weak var delegate: (any UIScrollViewDelegate)?
    /// Whether a finger can scroll.
    open var isScrollEnabled = true
    /// How fast content that goes on moving slows down. It is kept without effect.
    open var decelerationRate = DecelerationRate.normal
    /// The colour of the bars that tell the place. It is kept without effect.
    open var indicatorStyle = IndicatorStyle.default
    /// Sees fingers that drag the content; none come here.
    public let panGestureRecognizer = UIPanGestureRecognizer()
    /// Sees fingers that zoom the content; none come here.
    open var pinchGestureRecognizer: UIPinchGestureRecognizer? { nil }
    /// The sign of a list that is loaded again: of a table, a pull sends its `valueChanged`.
    open var refreshControl: UIRefreshControl?
    /// Whether content moves along one axis at a time.
    open var isDirectionalLockEnabled = false
    /// Whether a tap on the status bar goes to the top.
    open var scrollsToTop = true
    /// Whether touches reach content late.
    open var delaysContentTouches = true
    /// Whether touches of content may become a drag.
    open var canCancelContentTouches = true
    /// Whether content zooms beyond its ends and back.
    open var bouncesZoom = true
    /// The free space beside the bars that tell the place, in points.
    open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
    /// The free space below the bars that tell the place, in points.
    open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
    /// The free space around the bars that tell the place, in points: that of the vertical one.
    ///
    /// Apple: "scrollIndicatorInsets" (UIKit).
    open var scrollIndicatorInsets: UIEdgeInsets {
        get { verticalScrollIndicatorInsets }
        set {
            (verticalScrollIndicatorInsets, horizontalScrollIndicatorInsets) = (newValue, newValue)
        }
    }
    /// The part that constraints of the content are about. It is as large as the view here, so content that is bound to all its sides is.
    public var contentLayoutGuide: UILayoutGuide { UILayoutGuide(self) }
    /// The part of the view that shows the content: all of it.
    public var frameLayoutGuide: UILayoutGuide { UILayoutGuide(self) }
    /// The free space around the content with that of the safe area, in points: the former here.
    open var adjustedContentInset: UIEdgeInsets { contentInset }
    /// Whether content stops at multiples of the view's size.
    open var isPagingEnabled = false
    /// Whether content goes beyond its ends and back.
    open var bounces = true
    /// Whether it does along the vertical axis even if it is small.
    open var alwaysBounceVertical = false
    /// Whether it does along the horizontal axis even if it is small.
    open var alwaysBounceHorizontal = false
    /// Whether a bar at the bottom tells the place. It is kept without effect.
    open var showsHorizontalScrollIndicator = true
    /// Whether a bar at the side tells the place. It is kept without effect.
    open var showsVerticalScrollIndicator = true
    /// When a keyboard goes.
    open var keyboardDismissMode = KeyboardDismissMode.none
    /// The least zoom.
    open var minimumZoomScale: CGFloat = 1
    /// The greatest zoom.
    open var maximumZoomScale: CGFloat = 1
    /// The zoom. It is kept without effect.
    open var zoomScale: CGFloat = 1
    /// Whether a finger touches the content: never here.
    open var isTracking: Bool { false }
    /// Whether a finger drags the content: never here.
    open var isDragging: Bool { false }
    /// Whether the content goes on moving: never here.
    open var isDecelerating: Bool { false }

    /// Creates a view in a box of the view around, in points.
    override public init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
    }

    /// Creates a view from an archive. There are none here: the view is empty.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        clipsToBounds = true
    }

    /// Moves the content, at once.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        self.contentOffset = contentOffset
        if animated { delegate?.scrollViewDidEndScrollingAnimation(self) }
    }

    /// Shows the bars that tell the place for a moment; none are drawn.
    open func flashScrollIndicators() {}

    /// Sets the zoom, at once.
    open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoomScale = scale }

    /// Zooms to a part of the content. There is no zoom here, which is told.
    open func zoom(to rect: CGRect, animated: Bool) {
        Notice.withoutEffect("UIScrollView.zoom(to:animated:)", "Views of UIKit's are not zoomed")
    }

    /// Moves the content so that a part of it can be seen, at once.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        var offset = contentOffset
        let size = bounds.size
        offset.x = min(max(offset.x, rect.maxX - size.width), rect.minX)
        offset.y = min(max(offset.y, rect.maxY - size.height), rect.minY)
        setContentOffset(offset, animated: animated)
    }
}
