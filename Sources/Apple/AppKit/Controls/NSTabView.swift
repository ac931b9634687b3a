internal import CoreGraphics
public import Foundation
internal import UIKit

/// Views of which one is shown.
///
/// Apple: "NSTabView" (AppKit). Its tabs are not drawn.
open class NSTabView: NSView {
    /// The views with their labels.
    open private(set) var tabViewItems: [NSTabViewItem] = []
    /// The one that is shown.
    open private(set) var selectedTabViewItem: NSTabViewItem?
    /// Who is told of what is shown.
    open weak var delegate: (any NSTabViewDelegate)?
    /// Where tabs are, by its number. They are not drawn.
    open var tabViewType: UInt = 0
    /// On which side tabs are, by its number.
    open var tabPosition: UInt = 1
    /// Whether the ground is drawn. There is none.
    open var drawsBackground = true
    /// How many there are.
    open var numberOfTabViewItems: Int { tabViewItems.count }
    /// Adds one.
    open func addTabViewItem(_ tabViewItem: NSTabViewItem) {
        tabViewItems.append(tabViewItem)
        if selectedTabViewItem == nil { selectTabViewItem(tabViewItem) }
        delegate?.tabViewDidChangeNumberOfTabViewItems(self)
    }
    /// Takes one away.
    open func removeTabViewItem(_ tabViewItem: NSTabViewItem) {
        tabViewItems.removeAll { $0 === tabViewItem }
        if selectedTabViewItem === tabViewItem { show(tabViewItems.first) }
        delegate?.tabViewDidChangeNumberOfTabViewItems(self)
    }
    /// Shows one, if the delegate lets it.
    open func selectTabViewItem(_ tabViewItem: NSTabViewItem?) {
        guard tabViewItem !== selectedTabViewItem,
            delegate?.tabView(self, shouldSelect: tabViewItem) ?? true
        else { return }
        show(tabViewItem)
    }
    private func show(_ tabViewItem: NSTabViewItem?) {
        delegate?.tabView(self, willSelect: tabViewItem)
        selectedTabViewItem = tabViewItem
        subviews = (tabViewItem?.shownView).map { [$0] } ?? []
        backing.setNeedsLayout()
        delegate?.tabView(self, didSelect: tabViewItem)
    }
    /// Shows one.
    open func selectTabViewItem(at index: Int) {
        if tabViewItems.indices.contains(index) { selectTabViewItem(tabViewItems[index]) }
    }
    /// Shows one of a name.
    open func selectTabViewItem(withIdentifier identifier: Any) {
        let found = tabViewItems.first { "\($0.identifier ?? "")" == "\(identifier)" }
        if let found { selectTabViewItem(found) }
    }
    /// Where one is; -1 for nowhere.
    open func indexOfTabViewItem(_ tabViewItem: NSTabViewItem) -> Int {
        tabViewItems.firstIndex { $0 === tabViewItem } ?? -1
    }

    override open func layout() { subviews.first?.frame = bounds }
    override var takesPointer: Bool { false }
}

/// Is asked and told which view of a tab view is shown.
///
/// Apple: "NSTabViewDelegate" (AppKit).
@MainActor @preconcurrency public protocol NSTabViewDelegate: AnyObject {
    /// Whether one may be shown.
    func tabView(_ tabView: NSTabView, shouldSelect tabViewItem: NSTabViewItem?) -> Bool
    /// Called before another one is shown.
    func tabView(_ tabView: NSTabView, willSelect tabViewItem: NSTabViewItem?)
    /// Called when another one is shown.
    func tabView(_ tabView: NSTabView, didSelect tabViewItem: NSTabViewItem?)
    /// Called when one has come or gone.
    func tabViewDidChangeNumberOfTabViewItems(_ tabView: NSTabView)
}

extension NSTabViewDelegate {
    /// Any may.
    public func tabView(_ tabView: NSTabView, shouldSelect tabViewItem: NSTabViewItem?) -> Bool {
        true
    }
    /// Does nothing.
    public func tabView(_ tabView: NSTabView, willSelect tabViewItem: NSTabViewItem?) {}
    /// Does nothing.
    public func tabView(_ tabView: NSTabView, didSelect tabViewItem: NSTabViewItem?) {}
    /// Does nothing.
    public func tabViewDidChangeNumberOfTabViewItems(_ tabView: NSTabView) {}
}

/// A view of a tab view with its label.
///
/// Apple: "NSTabViewItem" (AppKit).
@MainActor @preconcurrency open class NSTabViewItem: NSObject {
    /// The name.
    open var identifier: Any?
    /// The label.
    open var label = ""
    /// The picture.
    open var image: NSImage?
    /// Words for a pointer that rests.
    open var toolTip: String?
    /// The view.
    open var view: NSView?
    /// The controller of the view.
    open var viewController: NSViewController?

    /// Creates one with a name.
    public init(identifier: Any?) {
        self.identifier = identifier
        super.init()
    }
    /// Creates one of a controller.
    public convenience init(viewController: NSViewController) {
        self.init(identifier: nil)
        self.viewController = viewController
        label = viewController.title ?? ""
    }

    var shownView: NSView? { viewController?.view ?? view }
}

/// Controllers of which one is shown.
///
/// Apple: "NSTabViewController" (AppKit).
open class NSTabViewController: NSViewController, NSTabViewDelegate {
    /// Where tabs are.
    ///
    /// Apple: "NSTabViewController.TabStyle".
    public enum TabStyle: Int, Sendable {
        /// Segments above or below, the bar of the window, nowhere.
        case segmentedControlOnTop, segmentedControlOnBottom, toolbar
        case unspecified = -1
    }

    /// Where tabs are. They are not drawn.
    open var tabStyle = TabStyle.segmentedControlOnTop
    /// The view.
    open private(set) lazy var tabView: NSTabView = {
        let view = NSTabView()
        view.delegate = self
        return view
    }()
    /// The controllers with their labels.
    open var tabViewItems: [NSTabViewItem] { tabView.tabViewItems }
    /// How one takes the place of another. It is at once.
    open var transitionOptions: TransitionOptions = []
    /// Which one is shown; -1 for none.
    open var selectedTabViewItemIndex: Int {
        get { tabView.selectedTabViewItem.map { tabView.indexOfTabViewItem($0) } ?? -1 }
        set { tabView.selectTabViewItem(at: newValue) }
    }
    /// Adds a controller with its label.
    open func addTabViewItem(_ tabViewItem: NSTabViewItem) {
        tabViewItem.viewController.map { addChild($0) }
        tabView.addTabViewItem(tabViewItem)
    }
    /// Takes a controller away.
    open func removeTabViewItem(_ tabViewItem: NSTabViewItem) {
        tabView.removeTabViewItem(tabViewItem)
    }
    /// Whether one may be shown: any.
    open func tabView(_ tabView: NSTabView, shouldSelect tabViewItem: NSTabViewItem?) -> Bool {
        true
    }
    /// Called when another one is shown.
    open func tabView(_ tabView: NSTabView, didSelect tabViewItem: NSTabViewItem?) {}
    /// Called before another one is shown.
    open func tabView(_ tabView: NSTabView, willSelect tabViewItem: NSTabViewItem?) {}

    override open func loadView() { view = tabView }
}
