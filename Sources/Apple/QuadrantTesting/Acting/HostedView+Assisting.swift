public import Accessibility
internal import Foundation
internal import QuadrantAccessibility
internal import QuadrantCore
public import QuadrantGeometry
internal import QuadrantLayout
public import QuadrantViews
public import Testing

extension HostedView {
    /// Does what the gesture for leaving does: the action of the kind `escape` of the view, or of the nearest view
    /// around it that has one; else of one in it.
    ///
    /// - Throws: `ActionFailure` if the view is gone, or if there is no such action.
    public func escape(
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws(ActionFailure) {
        try bubble(.escape, sourceLocation)
    }

    /// Does what the gesture for the most important action does: the action of the kind `magicTap` of the view, or of
    /// the nearest view around it that has one; else of one in it.
    ///
    /// - Throws: `ActionFailure` if the view is gone, or if there is no such action.
    public func magicTap(
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws(ActionFailure) {
        try bubble(.magicTap, sourceLocation)
    }

    private func bubble(
        _ usual: UsualAction, _ sourceLocation: SourceLocation
    ) throws(ActionFailure) {
        try host.called(at: sourceLocation) { () throws(ActionFailure) in
            let action = usual.rawValue
            try requirePresence("perform \"\(action)\" on")
            let (tree, note) = (host.tree, AccessibilityNoteKey.self)
            let around = sequence(first: node) { tree.layout.parent(of: $0) }
                .first { tree.note(note, of: $0)?.action(named: action) != nil }
            guard let around else {
                return try perform(action, sourceLocation: sourceLocation)
            }
            guard tree.perform(action, of: around) else { return try failIfDisabled() }
            host.update()
        }
    }

    /// Scrolls the view as a screen reader does, by its `accessibilityScrollAction(_:)`: that of the view, of the
    /// nearest view around it, or else of the first in it. A scroll view without one is scrolled by its own length.
    ///
    /// - Parameter edge: The edge towards which to scroll.
    /// - Throws: `ActionFailure` if the view is gone, or if nothing there scrolls.
    public func accessibilityScroll(
        _ edge: Edge, sourceLocation: SourceLocation = #_sourceLocation
    ) throws(ActionFailure) {
        try host.called(at: sourceLocation) { () throws(ActionFailure) in
            try requirePresence("scroll")
            if let (owner, scroll) = detail({ $0.scroll }) {
                guard isEnabled else { return try failIfDisabled() }
                host.tree.noting("an accessibility scroll", at: owner) { scroll(edge) }
                host.update()
                return
            }
            guard let part = host.scrollPart(at: node) else {
                throw ActionFailure(
                    description:
                        "\(query) has no accessibilityScrollAction, and is in no scroll view.")
            }
            try scroll(by: part.visibleRect.size.step(to: edge), sourceLocation: sourceLocation)
        }
    }

    /// Zooms the view by its `accessibilityZoomAction(_:)`: that of the view, of the nearest view around it, or else
    /// of the first in it.
    ///
    /// - Parameters:
    ///   - direction: Whether what is shown is to become larger or smaller.
    ///   - location: Where it is done, in the unit square of the view with the action.
    /// - Throws: `ActionFailure` if the view is gone, or if nothing there zooms.
    public func accessibilityZoom(
        _ direction: AccessibilityZoomGestureAction.Direction, at location: UnitPoint = .center,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws(ActionFailure) {
        try host.called(at: sourceLocation) { () throws(ActionFailure) in
            try requirePresence("zoom")
            guard let (owner, zoom) = detail({ $0.zoom }) else {
                throw ActionFailure(description: "\(query) has no accessibilityZoomAction.")
            }
            guard isEnabled else { return try failIfDisabled() }
            let size = host.tree.layout.size(of: owner)
            let point = CGPoint(x: location.x * size.width, y: location.y * size.height)
            host.tree.noting("an accessibility zoom", at: owner) {
                zoom(direction == .zoomIn, location, point)
            }
            host.update()
        }
    }

    /// Does the first quick action of the view.
    ///
    /// - Throws: `ActionFailure` if the view is gone, or has no quick action.
    public func quickAction(
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws(ActionFailure) {
        try host.called(at: sourceLocation) { () throws(ActionFailure) in
            try requirePresence("perform a quick action of")
            let all = host.element(of: node)?.flattened.flatMap(\.note.actions) ?? []
            guard let action = all.first(where: { $0.category?.hasPrefix("quick action") == true })
            else { throw ActionFailure(description: "\(query) has no quick action.") }
            try perform(action.name, sourceLocation: sourceLocation)
        }
    }

    /// The description of the chart that the view shows, or the first in it; `nil` if there is none.
    public var chartDescriptor: AXChartDescriptor? {
        guard isPresent else { return nil }
        return detail { $0.chart }?.1() as? AXChartDescriptor
    }

    /// What the large content viewer would show of the view, in words; `nil` if it would not show it.
    public var largeContent: String? {
        guard isPresent else { return nil }
        return host.element(of: node)?.flattened.lazy.compactMap(\.largeContent).first
    }

    /// What more can be told of the view than its label, value and hint: `accessibilityCustomContent(_:_:importance:)`.
    public var customContent: [AccessibilityDetails.Content] {
        accessibility?.details?.content ?? []
    }

    /// The shape that `contentShape(_:_:eoFill:)` gives the view for a use, in points from the view's top left corner:
    /// the outermost of several; `nil` if none was set.
    public func contentShape(_ kind: ContentShapeKinds) -> Path? {
        guard isPresent else { return nil }
        let (tree, layout) = (host.tree, host.tree.layout)
        let shapes = tree.note(ContentShapeKey.self, of: node) ?? []
        return shapes.last { $0.kinds.contains(kind) }
            .map { $0.path(layout.size(of: node), layout.isRightToLeft(node)) }
    }

    /// The other views that the view is linked with by `accessibilityLinkedGroup(id:in:)`, in the order in which they
    /// are read.
    public var linkedViews: [HostedView] {
        guard isPresent, let own = host.element(of: node) else { return [] }
        let groups = Set(own.note.details?.groups ?? [])
        guard !groups.isEmpty else { return [] }
        return host.elements.all.filter {
            $0.node != own.node && !groups.isDisjoint(with: $0.note.details?.groups ?? [])
        }.map { HostedView($0.node, in: host, query: "a view that is linked with \(query)") }
    }

    /// A detail of the view's element, of one in it, or else of the nearest one around it; with the node of who has
    /// it.
    private func detail<T>(
        _ read: (AccessibilityNoteDetails) -> T?
    ) -> (NodeID, T)? {
        let inside = host.element(of: node)?.flattened ?? []
        for element in inside {
            if let found = element.note.details.flatMap(read) { return (element.node, found) }
        }
        for around in sequence(first: node, next: { host.tree.layout.parent(of: $0) }) {
            let details = host.tree.note(AccessibilityNoteKey.self, of: around)?.details
            if let found = details.flatMap(read) { return (around, found) }
        }
        return nil
    }
}

extension CGSize {
    /// The way to the next page of this size.
    fileprivate func step(to edge: Edge) -> CGSize {
        switch edge {
        case .top: CGSize(width: 0, height: -height)
        case .bottom: CGSize(width: 0, height: height)
        case .leading: CGSize(width: -width, height: 0)
        case .trailing: CGSize(width: width, height: 0)
        }
    }
}
