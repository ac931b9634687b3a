internal import CoreGraphics
public import Foundation
internal import QuadrantCore
public import UIKit

/// Controls a view and what is in it.
///
/// Apple: "NSViewController" (AppKit). The view is made when it is first asked for; then `viewDidLoad()` is called. In a
/// representable `viewWillAppear()` and `viewDidAppear()` are called before the first picture, for controllers of views in the view too.
open class NSViewController: NSResponder {
    private var loaded: NSView?
    /// Whether the view is in the window that is shown.
    var hasAppeared = false
    /// The name of the archive that the view is in. There are none here.
    open private(set) var nibName: String?
    /// Where that archive is.
    open private(set) var nibBundle: Bundle?
    /// The title.
    open var title: String?
    /// A name to find it by.
    open var identifier: NSUserInterfaceItemIdentifier?
    /// What the view shows, as the code knows it.
    open var representedObject: Any?
    /// The size that it would like, in points.
    open var preferredContentSize = CGSize.zero
    /// The controllers in this one.
    open var children: [NSViewController] = []
    /// The controller around; `nil` for none.
    open private(set) weak var parent: NSViewController?
    /// The controllers that this one presents: none is shown.
    open private(set) var presentedViewControllers: [NSViewController]?
    /// The controller that presents this one; `nil` for none.
    open private(set) weak var presentingViewController: NSViewController?

    /// Creates a controller. There are no archives of interfaces here.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        (nibName, nibBundle) = (nibNameOrNil, nibBundleOrNil)
        super.init()
    }

    /// Creates a controller.
    override public convenience init() { self.init(nibName: nil, bundle: nil) }

    /// Creates a controller from an archive. There are none here: it has a view without a size.
    public required init?(coder: NSCoder) { super.init() }

    override open var nextResponder: NSResponder? {
        get { super.nextResponder ?? loaded?.superview ?? loaded?.contentWindow }
        set { super.nextResponder = newValue }
    }

    /// The view, made when it is first asked for.
    open var view: NSView {
        get {
            loadViewIfNeeded()
            return loaded ?? NSView()
        }
        set {
            loaded?.owner = nil
            loaded = newValue
            newValue.nextResponder = self
            newValue.owner = self
        }
    }
    /// The view if it was made.
    open var viewIfLoaded: NSView? { loaded }
    /// Whether the view was made.
    open var isViewLoaded: Bool { loaded != nil }
    /// Makes the view; a subclass says another one.
    open func loadView() {
        if let nibName {
            tellWithoutEffect(
                "NSViewController.nibName '\(nibName)'", "Make the view in loadView()")
        }
        view = NSView(frame: CGRect(origin: .zero, size: HostDevice.current.size))
    }
    /// Makes the view unless it was made.
    open func loadViewIfNeeded() {
        guard loaded == nil else { return }
        loadView()
        viewDidLoad()
    }

    /// Called when the view was made.
    open func viewDidLoad() {}
    /// Called when the view will be shown.
    open func viewWillAppear() {}
    /// Called when the view is shown.
    open func viewDidAppear() {}
    /// Called when the view will leave the window.
    open func viewWillDisappear() {}
    /// Called when the view has left the window.
    open func viewDidDisappear() {}
    /// Called before the views in the view are placed.
    open func viewWillLayout() {}
    /// Called after the views in the view were placed.
    open func viewDidLayout() {}
    /// Changes constraints.
    open func updateViewConstraints() {}
    /// Called for controllers from an archive; never here.
    open func awakeFromNib() {}

    /// Adds a controller; its view is added by itself.
    open func addChild(_ childViewController: NSViewController) {
        insertChild(childViewController, at: children.count)
    }
    /// Inserts a controller among the others.
    open func insertChild(_ childViewController: NSViewController, at index: Int) {
        childViewController.removeFromParent()
        children.insert(childViewController, at: min(max(index, 0), children.count))
        childViewController.parent = self
    }
    /// Takes the controller out of the one around.
    open func removeFromParent() {
        parent?.children.removeAll { $0 === self }
        parent = nil
    }
    /// Takes a controller out.
    open func removeChild(at index: Int) {
        if children.indices.contains(index) { children[index].removeFromParent() }
    }

    private func keep(_ controller: NSViewController, _ call: String) {
        tellWithoutEffect("NSViewController.\(call)", "A sheet of SwiftUI's is drawn")
        presentedViewControllers = (presentedViewControllers ?? []) + [controller]
        controller.presentingViewController = self
    }
    /// Presents a controller as a sheet. It is kept and not drawn, which is told.
    open func presentAsSheet(_ viewController: NSViewController) {
        keep(viewController, "presentAsSheet(_:)")
    }
    /// Presents a controller as a window. It is kept and not drawn, which is told.
    open func presentAsModalWindow(_ viewController: NSViewController) {
        keep(viewController, "presentAsModalWindow(_:)")
    }
    /// Presents a controller in a bubble. It is kept and not drawn, which is told.
    open func present(
        _ viewController: NSViewController, asPopoverRelativeTo positioningRect: CGRect,
        of positioningView: NSView, preferredEdge: NSRectEdge, behavior: NSPopover.Behavior
    ) {
        keep(viewController, "present(_:asPopoverRelativeTo:of:preferredEdge:behavior:)")
    }
    /// Ends the presentation of a controller.
    open func dismiss(_ viewController: NSViewController) {
        presentedViewControllers?.removeAll { $0 === viewController }
        viewController.presentingViewController = nil
    }
    /// Ends the presentation of this one.
    open func dismiss(_ sender: Any?) { presentingViewController?.dismiss(self) }
    /// Shows one controller in place of another one, at once.
    open func transition(
        from fromViewController: NSViewController, to toViewController: NSViewController,
        options: TransitionOptions = [], completionHandler completion: (() -> Void)? = nil
    ) {
        if let view = fromViewController.view.superview {
            toViewController.view.frame = fromViewController.view.frame
            view.replaceSubview(fromViewController.view, with: toViewController.view)
        }
        completion?()
    }

    /// How one controller takes the place of another one.
    ///
    /// Apple: "NSViewController.TransitionOptions".
    public struct TransitionOptions: OptionSet, Sendable {
        /// A bit for each.
        public let rawValue: UInt

        /// The options of a set of bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// By fading.
        public static let crossfade = TransitionOptions(rawValue: 1)
        /// From below.
        public static let slideUp = TransitionOptions(rawValue: 1 << 4)
        /// From above.
        public static let slideDown = TransitionOptions(rawValue: 1 << 5)
        /// From the right.
        public static let slideForward = TransitionOptions(rawValue: 1 << 6)
        /// From the left.
        public static let slideBackward = TransitionOptions(rawValue: 1 << 7)
    }

    /// The view as a picture shows it.
    var shownView: NSView {
        view.layoutSubtreeIfNeeded()
        return view
    }
}

/// Shows something in the title bar. It is kept and not drawn.
///
/// Apple: "NSTitlebarAccessoryViewController" (AppKit).
open class NSTitlebarAccessoryViewController: NSViewController {
    /// On which side of the title bar.
    open var layoutAttribute = NSLayoutConstraint.Attribute.bottom
    /// Whether it is hidden.
    open var isHidden = false
    /// How high it is at least in a window that fills the screen, in points.
    open var fullScreenMinHeight: CGFloat = 0
}
