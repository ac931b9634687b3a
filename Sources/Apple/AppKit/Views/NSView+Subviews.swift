internal import CoreGraphics
internal import Foundation
internal import UIKit

// How views come into others and go, and who is told of it.
extension NSView {
    /// Makes some views those in this one, in their order.
    ///
    /// - Complexity: O(*n*) where only views come and go; O(*n*²) copies of references where the order of others changes.
    func arrange(_ wanted: [NSView]) {
        let kept = Set(wanted.map { ObjectIdentifier($0) })
        for view in inner where !kept.contains(ObjectIdentifier(view)) { remove(view) }
        for view in wanted where view.superview !== self { insert(view, at: inner.count) }
        let there = wanted.filter { $0.superview === self }
        guard inner != there else { return }
        inner = there
        for view in there { backing.bringSubviewToFront(view.backing) }
    }

    /// Puts a view at a place among the others.
    ///
    /// - Parameter index: Its place after it has left the one that it had.
    func insert(_ view: NSView, at index: Int) {
        if view.superview === self {
            guard inner.firstIndex(of: view) != index else { return }
            inner.removeAll { $0 === view }
            view.backing.removeFromSuperview()
            place(view, at: index)
        } else {
            let box = view.frame
            view.removeFromSuperview()
            view.viewWillMove(toSuperview: self)
            view.superview = self
            view.backing.place(turned(box))
            place(view, at: index)
            view.viewDidMoveToSuperview()
            view.tellOfWindow()
            didAddSubview(view)
        }
        backing.setNeedsLayout()
    }

    private func place(_ view: NSView, at index: Int) {
        if index < inner.count {
            backing.insertSubview(view.backing, belowSubview: inner[index].backing)
        } else {
            backing.addSubview(view.backing)
        }
        inner.insert(view, at: min(index, inner.count))
    }

    func remove(_ view: NSView) {
        guard view.superview === self else { return }
        willRemoveSubview(view)
        // It keeps its frame, which counts from its own corner without a view around.
        let box = view.frame
        view.viewWillMove(toSuperview: nil)
        // Who is told may have taken out others, or this one.
        guard let place = inner.firstIndex(where: { $0 === view }) else { return }
        inner.remove(at: place)
        view.superview = nil
        view.backing.removeFromSuperview()
        view.backing.place(box)
        view.viewDidMoveToSuperview()
        view.tellOfWindow()
        backing.setNeedsLayout()
    }

    /// Tells this view and those in it that they have come into a window, or have left it.
    func tellOfWindow() {
        let window = window
        guard isInWindow != (window != nil) else { return }
        // A controller appears in the window that is shown.
        let controller = owner
        let appears = window?.isOfHost == true && controller?.hasAppeared == false
        let goes = window == nil && controller?.hasAppeared == true
        controller?.hasAppeared = appears || controller?.hasAppeared == true && !goes
        if appears { controller?.viewWillAppear() } else if goes { controller?.viewWillDisappear() }
        viewWillMove(toWindow: window)
        isInWindow = window != nil
        viewDidMoveToWindow()
        if isInWindow { updateTrackingAreas() }
        for view in subviews { view.tellOfWindow() }
        if appears { controller?.viewDidAppear() } else if goes { controller?.viewDidDisappear() }
    }

    /// Tells this view and those in it that are not hidden themselves that they are hidden with it, or not any more.
    func tellOfHiding(_ hides: Bool) {
        hides ? viewDidHide() : viewDidUnhide()
        for view in inner where !view.isHidden { view.tellOfHiding(hides) }
    }
}
