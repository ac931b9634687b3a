internal import QuadrantCore
internal import QuadrantInspection
public import SwiftUI
public import Testing

extension HostedView {
    /// Taps the view, as somebody would who sees it: in the middle of what is in sight of it, unless
    /// another place is asked for. What shows nothing there and has no content shape takes no tap there,
    /// as on a device. A view that is disabled does nothing, which `failsOnDisabledViews` makes a
    /// failure.
    ///
    /// A view around several elements has to take the tap itself; the buttons in it are tapped one by
    /// one. A toggle is tapped on its switch, which alone takes taps.
    ///
    /// - Parameter place: Where in what is in sight of its frame; on an edge the points next to it.
    /// - Throws: `ActionFailure` if the view is gone or takes no tap there: because it is covered, and by
    ///   what, hidden, out of sight, or has no action.
    public func tap(
        at place: UnitPoint = .center, sourceLocation: SourceLocation = #_sourceLocation
    ) throws(ActionFailure) {
        try host.called(at: sourceLocation) { () throws(ActionFailure) in
            try tap(at: place, count: 1)
        }
    }

    /// Taps the view twice in a row, as `tap(at:)`; what a single tap does is done twice, where nothing
    /// further in answers to a double tap.
    public func doubleTap(
        at place: UnitPoint = .center, sourceLocation: SourceLocation = #_sourceLocation
    ) throws(ActionFailure) {
        try host.called(at: sourceLocation) { () throws(ActionFailure) in
            try tap(at: place, count: 2)
        }
    }

    private func tap(at place: UnitPoint, count: Int) throws(ActionFailure) {
        try requirePresence("tap")
        switch host.tap(node, at: place, count: count) {
        case .performed: return
        case .disabled: try failIfDisabled()
        case .onOthers: throw onOthers
        case .nothing:
            // Disabled in itself, be there an action or not.
            if host.element(of: node)?.isEnabled == false { return try failIfDisabled() }
            if host.leavesTapsToOthers(node, at: place, count: count) { throw onOthers }
            let reason = host.whyNoTap(node, at: place, count: count)
            throw ActionFailure(description: "\(query) \(reason)")
        }
    }
}
