internal import QuadrantAccessibility
internal import QuadrantCore
public import SwiftUI
public import Testing

extension HostedView {
    /// Taps the view as a person would: in the middle of its visible part, unless another place is
    /// given. A place where the view shows nothing and has no content shape takes no tap, as on a
    /// device. A view that is disabled does nothing; with `failsOnDisabledViews`, that is a
    /// failure.
    ///
    /// A view around several elements has to take the tap itself: tap the buttons in it one by one.
    /// A toggle is tapped on its switch, which alone takes taps.
    ///
    /// - Parameter place: The place in the visible part of the view's frame. On an edge, the points
    ///   beside the edge.
    /// - Throws: `ActionFailure` if the view is gone or takes no tap at the place: because another
    ///   view covers it, because it is hidden or not visible, or because it has no action.
    public func tap(
        at place: UnitPoint = .center, sourceLocation: SourceLocation = #_sourceLocation
    ) throws(ActionFailure) {
        try host.called(at: sourceLocation) { () throws(ActionFailure) in
            try tap(at: place, count: 1)
        }
    }

    /// Taps the view twice in a row, as `tap(at:)` does. If no view further inside has an action
    /// for a double tap, the action of a single tap is done twice.
    public func doubleTap(
        at place: UnitPoint = .center, sourceLocation: SourceLocation = #_sourceLocation
    ) throws(ActionFailure) {
        try host.called(at: sourceLocation) { () throws(ActionFailure) in
            try tap(at: place, count: 2)
        }
    }

    private func tap(at place: UnitPoint, count: Int) throws(ActionFailure) {
        try requirePresence("tap")
        try act { () throws(Refusal) in
            try host.finger.tap(
                node, called: query, at: place, count: count, strictly: host.failsOnDisabledViews)
        }
    }
}
