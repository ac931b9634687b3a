public import Foundation

/// Controllers in columns beside each other. Where the room is narrow one of them is shown: the detail, unless the delegate says
/// another.
///
/// Apple: "UISplitViewController" (UIKit). Columns do not move.
open class UISplitViewController: UIViewController {
    /// Which columns there are.
    ///
    /// Apple: "UISplitViewController.Style".
    public enum Style: Int, Sendable {
        /// Not said; two; three.
        case unspecified, doubleColumn, tripleColumn
    }

    /// A column.
    ///
    /// Apple: "UISplitViewController.Column".
    public enum Column: Int, Sendable {
        /// The first, the one between, the detail, the one for narrow rooms, the one at the end.
        case primary, supplementary, secondary, compact, inspector
    }

    /// How columns share the room.
    ///
    /// Apple: "UISplitViewController.DisplayMode".
    public enum DisplayMode: Int, Sendable {
        /// As suits; the detail alone; beside the detail; over it; two beside it or over it.
        case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary
        case twoBesideSecondary, twoOverSecondary, twoDisplaceSecondary
    }

    /// How columns come.
    ///
    /// Apple: "UISplitViewController.SplitBehavior".
    public enum SplitBehavior: Int, Sendable {
        /// As suits, beside the detail, over it, moving it.
        case automatic, tile, overlay, displace
    }

    /// Which columns there are.
    public let style: Style
    private var columns: [Column: UIViewController] = [:]
    /// Who is asked.
    open weak var delegate: (any UISplitViewControllerDelegate)?
    /// How columns are to share the room.
    open var preferredDisplayMode = DisplayMode.automatic
    /// How columns come. They are beside the detail.
    open var preferredSplitBehavior = SplitBehavior.automatic
    /// How columns share the room.
    open var displayMode: DisplayMode {
        preferredDisplayMode == .automatic ? .oneBesideSecondary : preferredDisplayMode
    }
    /// The share of the first column, from 0 to 1; below 0 for 320 points at most.
    open var preferredPrimaryColumnWidthFraction: CGFloat = -1
    /// The width of the first column, in points; below 0 for that by its share.
    open var preferredPrimaryColumnWidth: CGFloat = -1
    open var minimumPrimaryColumnWidth: CGFloat = -1
    open var maximumPrimaryColumnWidth: CGFloat = -1
    /// Whether a swipe shows the first column. None comes here.
    open var presentsWithGesture = true
    /// Whether a button shows the detail alone. It is not drawn.
    open var showsSecondaryOnlyButton = false
    /// Whether one column is shown: where the room is narrow.
    open var isCollapsed: Bool { traitCollection.horizontalSizeClass == .compact }

    /// A controller with columns.
    public init(style: Style) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
    }
    /// A controller with two columns.
    override public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        style = .unspecified
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }
    /// Creates a controller from an archive. There are none here.
    public required init?(coder: NSCoder) {
        style = .unspecified
        super.init(coder: coder)
    }

    /// The controllers, the first column's first.
    open var viewControllers: [UIViewController] {
        get { [.primary, .supplementary, .secondary].compactMap { columns[$0] } }
        set {
            columns = [:]
            if newValue.count == 3 { setViewController(newValue[1], for: .supplementary) }
            if let first = newValue.first { setViewController(first, for: .primary) }
            if newValue.count > 1 {
                setViewController(newValue[newValue.count - 1], for: .secondary)
            }
        }
    }
    /// The controller of a column.
    open func viewController(for column: Column) -> UIViewController? { columns[column] }
    /// Sets the controller of a column.
    open func setViewController(_ vc: UIViewController?, for column: Column) {
        columns[column]?.removeFromParent()
        columns[column] = vc
        vc.map { addChild($0) }
        viewIfLoaded?.setNeedsLayout()
    }
    /// Shows a column. They are where they are.
    open func show(_ column: Column) {}
    /// Hides a column. They are where they are.
    open func hide(_ column: Column) {}
    /// Shows a controller as the detail.
    open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        setViewController(vc, for: .secondary)
    }

    override open func loadView() { view = ColumnsView(self) }

    /// The controllers that are shown, with their widths; `nil` for the rest of the room.
    fileprivate func shown(in width: CGFloat) -> [(UIViewController, CGFloat?)] {
        if isCollapsed {
            let proposed = columns[.compact] == nil ? Column.secondary : .compact
            let column =
                delegate?.splitViewController(
                    self, topColumnForCollapsingToProposedTopColumn: proposed)
                ?? proposed
            let one = columns[column] ?? columns[.secondary] ?? columns[.primary]
            return one.map { [($0, nil)] } ?? []
        }
        if displayMode == .secondaryOnly { return columns[.secondary].map { [($0, nil)] } ?? [] }
        let share = preferredPrimaryColumnWidthFraction
        let first =
            preferredPrimaryColumnWidth > 0
            ? preferredPrimaryColumnWidth : share > 0 ? width * share : min(320, width * 0.4)
        return [(Column.primary, first), (.supplementary, first), (.secondary, nil)]
            .compactMap { column, width in columns[column].map { ($0, width) } }
    }
}

/// The views of columns beside each other.
private final class ColumnsView: UIView {
    private weak var controller: UISplitViewController?

    init(_ controller: UISplitViewController) {
        self.controller = controller
        super.init(frame: CGRect(origin: .zero, size: HostDevice.current.size))
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        for view in subviews { view.removeFromSuperview() }
        var x: CGFloat = 0
        for (controller, width) in controller?.shown(in: bounds.width) ?? [] {
            let view = controller.shownView
            let length = width ?? max(0, bounds.width - x)
            view.frame = CGRect(x: x, y: 0, width: length, height: bounds.height)
            addSubview(view)
            x += length
        }
    }
}

/// Is asked about columns.
///
/// Apple: "UISplitViewControllerDelegate" (UIKit).
@MainActor @preconcurrency public protocol UISplitViewControllerDelegate: AnyObject {
    /// Which column is shown where the room is narrow.
    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column
    /// Whether the detail was put into the first column by the delegate. It is never asked.
    func splitViewController(
        _ splitViewController: UISplitViewController,
        collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool
    /// The columns will be others; never called here.
    func splitViewController(
        _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
}

extension UISplitViewControllerDelegate {
    /// The proposed one.
    public func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column { proposedTopColumn }
    /// It was not.
    public func splitViewController(
        _ splitViewController: UISplitViewController,
        collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool { false }
    /// Does nothing.
    public func splitViewController(
        _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
    ) {}
}
