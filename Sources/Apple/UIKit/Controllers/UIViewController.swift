public import Foundation
internal import QuadrantCore
internal import QuadrantViews

/// How a controller is shown in front of another one.
///
/// Apple: "UIModalPresentationStyle" (UIKit).
public enum UIModalPresentationStyle: Int, Hashable, Sendable {
    /// As the system has it.
    case automatic = -2
    /// Nothing.
    case none = -1
    /// All of the screen, a page, a form, what is around.
    case fullScreen, pageSheet, formSheet, currentContext
    /// As the controller says, over the screen, over what is around, in a bubble.
    case custom, overFullScreen, overCurrentContext, popover
}

/// How a controller comes and goes.
///
/// Apple: "UIModalTransitionStyle" (UIKit).
public enum UIModalTransitionStyle: Int, Hashable, Sendable {
    /// From below, by turning, by fading, by curling.
    case coverVertical, flipHorizontal, crossDissolve, partialCurl
}

/// What moves beside a transition.
///
/// Apple: "UIViewControllerTransitionCoordinator" (UIKit), in name.
@MainActor @preconcurrency
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext
{
    /// Runs changes beside the transition. None runs here.
    @discardableResult
    func animate(
        alongsideTransition animation: (
            (any UIViewControllerTransitionCoordinatorContext) -> Void
        )?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool
    /// Tells when a user has decided about the transition. None does here.
    func notifyWhenInteractionChanges(
        _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

/// What is known of a transition.
///
/// Apple: "UIViewControllerTransitionCoordinatorContext" (UIKit), in part.
@MainActor @preconcurrency public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
    /// Whether it was taken back.
    var isCancelled: Bool { get }
    /// Whether a user moves it.
    var isInteractive: Bool { get }
    /// Whether a user moved it at first.
    var initiallyInteractive: Bool { get }
    /// How far it is, from 0 to 1.
    var percentComplete: CGFloat { get }
    /// How long it takes, in seconds.
    var transitionDuration: TimeInterval { get }
}

/// Controls a view and what is in it.
///
/// Apple: "UIViewController" (UIKit). The view is made when it is first asked for; then `viewDidLoad` is called.
/// In a representable `viewWillAppear` and `viewDidAppear` are called before the first picture. What is presented
/// is kept, and not drawn.
open class UIViewController: UIResponder {
    private var loaded: UIView?
    /// The title.
    open var title: String? {
        didSet { navigationItem.title = title }
    }
    /// The controllers in this one.
    open private(set) var children: [UIViewController] = []
    /// The controller around; `nil` for none.
    open private(set) weak var parent: UIViewController?
    /// The controller that this one presents; `nil` for none.
    open private(set) var presentedViewController: UIViewController?
    /// The controller that presents this one; `nil` for none.
    open private(set) weak var presentingViewController: UIViewController?
    /// What a navigation bar shows for it.
    public let navigationItem = UINavigationItem(title: "")
    /// What a bar of tabs shows for it.
    open var tabBarItem: UITabBarItem! = UITabBarItem(title: nil, image: nil, tag: 0)
    /// How it is presented.
    open var modalPresentationStyle = UIModalPresentationStyle.automatic
    /// How it comes and goes.
    open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
    /// Whether it cannot be dragged away.
    open var isModalInPresentation = false
    /// The size that it would like, in points.
    open var preferredContentSize = CGSize.zero
    /// The appearance that is asked for.
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
    /// Whether a bar of tabs is hidden while it is shown in a navigation controller.
    open var hidesBottomBarWhenPushed = false
    /// In which orientations it can be shown.
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
    /// Whether the status bar is hidden.
    open var prefersStatusBarHidden: Bool { false }
    /// Whether the sign at the bottom of the screen is hidden.
    open var prefersHomeIndicatorAutoHidden: Bool { false }
    /// The colour of what the status bar shows.
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    private var hasAppeared = false

    /// Creates a controller. There are no archives of interfaces here.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init()
    }

    /// Creates a controller.
    public convenience override init() {
        self.init(nibName: nil, bundle: nil)
    }

    /// Creates a controller from an archive. There are none here: it has a view without a size.
    public required init?(coder: NSCoder) {
        super.init()
    }

    /// The view, made when it is first asked for.
    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return loaded
        }
        set { loaded = newValue }
    }
    /// The view if it was made.
    open var viewIfLoaded: UIView? { loaded }
    /// Whether the view was made.
    open var isViewLoaded: Bool { loaded != nil }

    /// Makes the view; a subclass says another one.
    open func loadView() {
        loaded = UIView(frame: CGRect(origin: .zero, size: HostDevice.current.size))
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
    open func viewWillAppear(_ animated: Bool) {}
    /// Called when the view is shown.
    open func viewDidAppear(_ animated: Bool) {}
    /// Called when the view will go; never here.
    open func viewWillDisappear(_ animated: Bool) {}
    /// Called when the view has gone; never here.
    open func viewDidDisappear(_ animated: Bool) {}
    /// Called before the views in the view are placed.
    open func viewWillLayoutSubviews() {}
    /// Called after the views in the view were placed.
    open func viewDidLayoutSubviews() {}
    /// Called when the safe area is another; never here.
    open func viewSafeAreaInsetsDidChange() {}
    /// Called when the margins are others; never here.
    open func viewLayoutMarginsDidChange() {}
    /// Called between `viewWillAppear` and `viewDidAppear`, when the view has its traits.
    open func viewIsAppearing(_ animated: Bool) {}
    /// Changes constraints.
    open func updateViewConstraints() {}
    /// Called when the view gets another size; never here.
    open func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {}
    /// Called when the traits are others; never here.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    /// Called when memory is short; never here.
    open func didReceiveMemoryWarning() {}

    /// The traits of where the view is.
    open var traitCollection: UITraitCollection { view.traitCollection }
    override open var next: UIResponder? { loaded?.superview ?? parent }

    /// Adds a controller; its view is added by itself.
    open func addChild(_ childController: UIViewController) {
        childController.removeFromParent()
        children.append(childController)
        childController.parent = self
    }

    /// Takes the controller out of the one around.
    open func removeFromParent() {
        parent?.children.removeAll { $0 === self }
        parent = nil
    }

    /// Called before the controller comes into another one or leaves it.
    open func willMove(toParent parent: UIViewController?) {}
    /// Called after the controller has come into another one or left it.
    open func didMove(toParent parent: UIViewController?) {}

    /// Presents a controller. It is kept and not drawn, which is told once.
    open func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool,
        completion: (() -> Void)? = nil
    ) {
        Notice.withoutEffect(
            "UIViewController.present(_:animated:)", "A sheet or an alert of SwiftUI's is drawn")
        presentedViewController = viewControllerToPresent
        viewControllerToPresent.presentingViewController = self
        completion?()
    }

    /// Ends what this controller presents, or what presents it.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        if let presented = presentedViewController {
            presented.presentingViewController = nil
            presentedViewController = nil
        } else {
            presentingViewController?.dismiss(animated: flag)
        }
        completion?()
    }

    /// What moves beside a transition of the controller; `nil` for none, as here.
    open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { nil }
    /// Extra safe area, in points. It is kept without effect.
    open var additionalSafeAreaInsets = UIEdgeInsets.zero
    /// Whether it says what a presentation in it covers.
    open var definesPresentationContext = false
    /// Which edges of the screen its content reaches. It is kept without effect.
    open var edgesForExtendedLayout = UIRectEdge.all
    /// How it is presented as a sheet, which is kept and not drawn.
    open private(set) lazy var sheetPresentationController: UISheetPresentationController? =
        UISheetPresentationController(presentedViewController: self, presenting: nil)
    /// How it is presented.
    open var presentationController: UIPresentationController? { sheetPresentationController }
    /// How it is presented in a bubble, which is kept and not drawn.
    open private(set) lazy var popoverPresentationController: UIPopoverPresentationController? =
        UIPopoverPresentationController(presentedViewController: self, presenting: nil)
    /// Whether it is on its way to be shown; never here.
    open var isBeingPresented: Bool { false }
    /// Whether it is on its way to go; never here.
    open var isBeingDismissed: Bool { false }
    /// The navigation controller around.
    open var navigationController: UINavigationController? {
        parent as? UINavigationController ?? parent?.navigationController
    }
    /// The controller of columns around.
    open var splitViewController: UISplitViewController? {
        parent as? UISplitViewController ?? parent?.splitViewController
    }
    /// The controller of tabs around.
    open var tabBarController: UITabBarController? {
        parent as? UITabBarController ?? parent?.tabBarController
    }

    /// Says that the status bar has to be asked for again.
    open func setNeedsStatusBarAppearanceUpdate() {}
    /// Says that orientations have to be asked for again.
    open func setNeedsUpdateOfSupportedInterfaceOrientations() {}

    /// Whether what it shows is edited.
    open var isEditing: Bool {
        get { editing }
        set { setEditing(newValue, animated: false) }
    }
    private var editing = false

    /// Begins to edit what it shows, or ends that; a subclass says how.
    open func setEditing(_ editing: Bool, animated: Bool) { self.editing = editing }

    /// A button that begins to edit what the controller shows, or ends that.
    ///
    /// Apple: "editButtonItem".
    open var editButtonItem: UIBarButtonItem {
        UIBarButtonItem(
            systemItem: isEditing ? .done : .edit,
            primaryAction: UIAction { [weak self] _ in
                guard let self else { return }
                self.setEditing(!self.isEditing, animated: true)
            })
    }

    /// The view as a picture shows it.
    var shownView: UIView {
        let view = self.view ?? UIView()
        if overrideUserInterfaceStyle != .unspecified {
            view.overrideUserInterfaceStyle = overrideUserInterfaceStyle
        }
        if !hasAppeared {
            hasAppeared = true
            viewWillAppear(false)
            viewIsAppearing(false)
            viewDidAppear(false)
        }
        return view
    }
}

/// The colour of what the status bar shows.
///
/// Apple: "UIStatusBarStyle" (UIKit).
public enum UIStatusBarStyle: Int, Hashable, Sendable {
    /// As the appearance has it, light.
    case `default`, lightContent
    /// Dark.
    case darkContent = 3
}

extension UIViewController: UITraitChangeObservable, UIAppearanceContainer {}
