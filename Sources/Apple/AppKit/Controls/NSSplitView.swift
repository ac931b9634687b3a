internal import CoreGraphics
public import Foundation
public import UIKit

/// Views beside each other with lines between them.
///
/// Apple: "NSSplitView" (AppKit). Nobody moves the lines here.
open class NSSplitView: NSView {
    /// What the line looks like.
    ///
    /// Apple: "NSSplitView.DividerStyle".
    public enum DividerStyle: Int, Sendable {
        /// Thick, thin, as a pane's edge.
        case thick = 1
        case thin, paneSplitter
    }

    private var places: [Int: CGFloat] = [:]
    /// Whether the lines stand upright.
    open var isVertical = false { didSet { backing.changed() } }
    /// What the line looks like.
    open var dividerStyle = DividerStyle.thick
    /// Who is asked about sizes. Nobody is here.
    open weak var delegate: (any NSSplitViewDelegate)?
    /// The name under which sizes are kept: they are not.
    open var autosaveName: String?
    /// How wide the line is, in points.
    open var dividerThickness: CGFloat { dividerStyle == .thin ? 1 : 9 }
    /// The colour of the line.
    open var dividerColor: NSColor { .separatorColor }
    /// Whether the views are arranged.
    open var arrangesAllSubviews = true
    /// The views.
    open var arrangedSubviews: [NSView] { subviews }
    /// Adds a view at the end.
    open func addArrangedSubview(_ view: NSView) { addSubview(view) }
    /// Inserts a view among the others.
    open func insertArrangedSubview(_ view: NSView, at index: Int) {
        subviews.insert(view, at: min(max(index, 0), subviews.count))
    }
    /// Takes a view away.
    open func removeArrangedSubview(_ view: NSView) { view.removeFromSuperview() }
    /// Moves a line to a place, in points.
    open func setPosition(_ position: CGFloat, ofDividerAt dividerIndex: Int) {
        places[dividerIndex] = position
        backing.changed()
    }
    /// Whether a view is folded away.
    open func isSubviewCollapsed(_ subview: NSView) -> Bool { subview.isHidden }
    /// How much a view keeps its size. It is kept without effect.
    open func setHoldingPriority(
        _ priority: NSLayoutConstraint.Priority, forSubviewAt subviewIndex: Int
    ) {}
    /// Places the views anew.
    open func adjustSubviews() { needsLayout = true }

    override open var isFlipped: Bool { true }
    override var takesPointer: Bool { false }

    /// How long views are that say so; others share the rest.
    var wanted: (Int) -> CGFloat? = { _ in nil }

    override open func layout() {
        let views = subviews.filter { !$0.isHidden }
        guard !views.isEmpty else { return }
        let total = isVertical ? bounds.width : bounds.height
        let room = max(0, total - dividerThickness * CGFloat(views.count - 1))
        let said = views.indices.map { wanted($0) }
        let rest = max(0, room - said.reduce(0) { $0 + ($1 ?? 0) })
        let each = rest / CGFloat(max(1, said.filter { $0 == nil }.count))
        var place: CGFloat = 0
        for (index, view) in views.enumerated() {
            var length = said[index] ?? each
            if let end = places[index], index < views.count - 1 { length = max(0, end - place) }
            if index == views.count - 1 { length = max(0, total - place) }
            view.frame =
                isVertical
                ? CGRect(x: place, y: 0, width: length, height: bounds.height)
                : CGRect(x: 0, y: place, width: bounds.width, height: length)
            place += length + dividerThickness
        }
    }
}

/// A part of a split view and how it behaves.
///
/// Apple: "NSSplitViewItem" (AppKit).
@MainActor @preconcurrency open class NSSplitViewItem: NSObject {
    /// What the part is.
    ///
    /// Apple: "NSSplitViewItem.Behavior".
    public enum Behavior: Int, Sendable {
        /// A part, a sidebar, a list of contents, an inspector.
        case `default`, sidebar, contentList, inspector
    }

    /// The controller of the part.
    open var viewController: NSViewController
    /// What the part is.
    public let behavior: Behavior
    /// Whether it is folded away.
    open var isCollapsed = false { didSet { viewController.view.isHidden = isCollapsed } }
    /// Whether it can be folded away.
    open var canCollapse = false
    /// Whether it folds away where the window is too small. It does not here.
    open var canCollapseFromWindowResize = true
    /// The least length, in points.
    open var minimumThickness: CGFloat = 0
    /// The greatest length, in points.
    open var maximumThickness: CGFloat = -1
    /// The share that it would like, from 0 to 1.
    open var preferredThicknessFraction: CGFloat = -1
    /// The greatest length that it takes by itself, in points. It is kept without effect.
    open var automaticMaximumThickness: CGFloat = -1
    /// How much it keeps its size. It is kept without effect.
    open var holdingPriority = NSLayoutConstraint.Priority.defaultLow
    /// Whether it is as high as the window. It is kept without effect.
    open var allowsFullHeightLayout = true
    /// Whether a line is below the title bar. It is kept without effect.
    open var titlebarSeparatorStyle = NSTitlebarSeparatorStyle.automatic
    /// How it folds away, by its number. It is kept without effect.
    open var collapseBehavior = 0
    /// Whether it unfolds under something that is dragged. Nothing is dragged here.
    open var isSpringLoaded = false

    private init(_ controller: NSViewController, _ behavior: Behavior) {
        (viewController, self.behavior) = (controller, behavior)
        super.init()
    }
    /// A part.
    public convenience init(viewController: NSViewController) {
        self.init(viewController, .default)
    }
    /// A sidebar.
    public convenience init(sidebarWithViewController viewController: NSViewController) {
        self.init(viewController, .sidebar)
        canCollapse = true
    }
    /// A list of contents.
    public convenience init(contentListWithViewController viewController: NSViewController) {
        self.init(viewController, .contentList)
    }
    /// An inspector.
    public convenience init(inspectorWithViewController viewController: NSViewController) {
        self.init(viewController, .inspector)
        canCollapse = true
    }

    /// A sidebar without a width of its own has 200 points, a list of contents or an inspector 270: a choice.
    var length: CGFloat? {
        if minimumThickness > 0, behavior != .default { return minimumThickness }
        switch behavior {
        case .default: return nil
        case .sidebar: return 200
        case .contentList, .inspector: return 270
        }
    }
}

/// Controllers beside each other with lines between them.
///
/// Apple: "NSSplitViewController" (AppKit).
open class NSSplitViewController: NSViewController, NSSplitViewDelegate {
    /// The view.
    open var splitView = NSSplitView() { didSet { arrange() } }
    /// The parts.
    open var splitViewItems: [NSSplitViewItem] = [] { didSet { arrange() } }
    /// The least width at which sidebars stay, in points. It is kept without effect.
    open var minimumThicknessForInlineSidebars: CGFloat = -1

    /// Adds a part.
    open func addSplitViewItem(_ splitViewItem: NSSplitViewItem) {
        insertSplitViewItem(splitViewItem, at: splitViewItems.count)
    }
    /// Inserts a part.
    open func insertSplitViewItem(_ splitViewItem: NSSplitViewItem, at index: Int) {
        addChild(splitViewItem.viewController)
        splitViewItems.insert(splitViewItem, at: min(max(index, 0), splitViewItems.count))
    }
    /// Takes a part away.
    open func removeSplitViewItem(_ splitViewItem: NSSplitViewItem) {
        splitViewItem.viewController.removeFromParent()
        splitViewItems.removeAll { $0 === splitViewItem }
    }
    /// The part of a controller.
    open func splitViewItem(for viewController: NSViewController) -> NSSplitViewItem? {
        splitViewItems.first { $0.viewController === viewController }
    }
    /// Folds the sidebar away, or unfolds it.
    open func toggleSidebar(_ sender: Any?) {
        splitViewItems.first { $0.behavior == .sidebar }?.isCollapsed.toggle()
    }
    /// Folds the inspector away, or unfolds it.
    open func toggleInspector(_ sender: Any?) {
        splitViewItems.first { $0.behavior == .inspector }?.isCollapsed.toggle()
    }

    override open func loadView() {
        view = splitView
        splitView.isVertical = true
        arrange()
    }

    private func arrange() {
        guard isViewLoaded else { return }
        splitView.subviews = splitViewItems.map(\.viewController.view)
        splitView.wanted = { [weak self] index in
            let seen = self?.splitViewItems.filter { !$0.isCollapsed } ?? []
            return seen.indices.contains(index) ? seen[index].length : nil
        }
    }
}
