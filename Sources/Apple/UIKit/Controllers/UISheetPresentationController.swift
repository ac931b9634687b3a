public import CoreGraphics
internal import Foundation

/// How a controller is presented. What is presented is kept and not drawn.
///
/// Apple: "UIPresentationController" (UIKit), in part.
@MainActor @preconcurrency open class UIPresentationController {
    /// The controller that is presented.
    open private(set) weak var presentedViewController: UIViewController?
    /// The controller that presents it.
    open private(set) weak var presentingViewController: UIViewController?
    /// What decides how it is presented. It is kept and not asked: nothing of UIKit's is presented here.
    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

    /// Creates a presentation of two controllers.
    public init(
        presentedViewController: UIViewController,
        presenting presentingViewController: UIViewController?
    ) {
        self.presentedViewController = presentedViewController
        self.presentingViewController = presentingViewController
    }
}

/// How a controller is presented as a sheet. What is set is kept; no sheet of UIKit's is drawn.
///
/// Apple: "UISheetPresentationController" (UIKit).
open class UISheetPresentationController: UIPresentationController {
    /// How high a sheet may stand.
    ///
    /// Apple: "UISheetPresentationController.Detent".
    @MainActor @preconcurrency open class Detent {
        /// The name of a height.
        ///
        /// Apple: "UISheetPresentationController.Detent.Identifier".
        public struct Identifier: RawRepresentable, Hashable, Sendable {
            /// The name.
            public let rawValue: String

            /// Creates a name.
            public init(rawValue: String) {
                self.rawValue = rawValue
            }

            /// Creates a name.
            public init(_ rawValue: String) {
                self.rawValue = rawValue
            }

            /// About half of the screen.
            public static let medium = Identifier("com.apple.UIKit.medium")
            /// All of the screen that a sheet may cover.
            public static let large = Identifier("com.apple.UIKit.large")
        }

        /// The name of the height.
        public let identifier: Identifier

        init(_ identifier: Identifier) {
            self.identifier = identifier
        }

        /// About half of the screen.
        open class func medium() -> Detent { Detent(.medium) }
        /// All of the screen that a sheet may cover.
        open class func large() -> Detent { Detent(.large) }
        /// A height that is asked for, in points. Nobody asks here.
        open class func custom(
            identifier: Identifier? = nil,
            resolver:
                @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) -> Detent { Detent(identifier ?? Identifier("custom")) }
    }

    /// The heights, the lowest first.
    open var detents: [Detent] = [.large()]
    /// Which height it has.
    open var selectedDetentIdentifier: Detent.Identifier?
    /// Up to which height what is behind it is not dimmed.
    open var largestUndimmedDetentIdentifier: Detent.Identifier?
    /// Whether a handle is shown at its top.
    open var prefersGrabberVisible = false
    /// The radius of its corners, in points; `nil` for the system's.
    open var preferredCornerRadius: CGFloat?
    /// Whether scrolling at the end of content makes it higher.
    open var prefersScrollingExpandsWhenScrolledToEdge = true
    /// Whether it keeps to the bottom where the height is compact.
    open var prefersEdgeAttachedInCompactHeight = false
    /// Whether its width there follows that of its content.
    open var widthFollowsPreferredContentSizeWhenEdgeAttached = false

    /// Makes changes of the heights, at once.
    open func animateChanges(_ changes: () -> Void) { changes() }

    /// Says that heights that are asked for have to be asked for again.
    open func invalidateDetents() {}
}

/// What is known when the height of a sheet is asked for.
///
/// Apple: "UISheetPresentationControllerDetentResolutionContext" (UIKit).
@MainActor @preconcurrency
public protocol UISheetPresentationControllerDetentResolutionContext: AnyObject {
    /// The greatest height, in points.
    var maximumDetentValue: CGFloat { get }
}
