import Foundation
import Observation
import QuadrantControls
import QuadrantCore
import QuadrantGeometry
import QuadrantGestures
import QuadrantViews

/// What a swipe has made of a row.
@Observable
final class RowSwipeState {
    /// Whether a row is where its list has put it.
    enum Presence {
        case there
        /// It has no height: a destructive button was tapped, and its element is to go.
        case gone
        /// It comes back, as its element is still there.
        case returning
    }

    /// Whether the button that deletes the row is shown.
    var isShown = false
    /// How far a finger has moved the row from the button, in points; `nil` while none does.
    var pull: CGFloat?
    var presence = Presence.there

    nonisolated init() {}

    /// The row goes at once, with what else changes, and comes back if nobody takes its element away.
    ///
    /// Evidence (iOS 18.4 and 26.5, recorded): lists remove the row of a destructive swipe action before the data change, and show it
    /// again where they do not. When it comes back is a choice.
    @MainActor
    func leave(_ change: () -> Void) {
        SlideEvent.settling {
            change()
            presence = .gone
        } whenDone: { [weak self] in
            SlideEvent.settling {
                self?.presence = .returning
            } whenDone: {
                self?.presence = .there
            }
        }
    }
}

/// Knows the row that buttons belong to, which is made after them.
final class SwipeLink {
    weak var handle: RowHandle?

    nonisolated init() {}

    /// A button was tapped: the buttons are hidden, and a row whose element a button takes away goes.
    @MainActor
    func buttonWasTapped(_ role: ButtonRole?, close: () -> Void) {
        if role == .destructive, let handle {
            handle.swipeState.leave(close)
        } else {
            SlideEvent.settling(close)
        }
    }
}

/// The button that deletes a row without buttons of its own, while it is shown; nothing else of a row's swipe is seen here.
struct RowSwipeLayer: View {
    let state: RowSwipeState
    let handle: RowHandle
    @Environment(\.controlProfile.list.swipe) private var metrics

    var body: some View {
        let isShown = state.isShown || state.pull != nil
        let isGone = state.presence == .gone
        if isShown || isGone {
            SwipeButtonsNode(
                rule: SwipeButtonsRule(
                    edge: .trailing, pull: isShown ? state.pull : 0, isGone: isGone)
            ) {
                if isShown { button }
            }
        }
    }

    private var button: some View {
        let (state, handle) = (state, handle)
        return SwipeButtons(edge: .trailing) { role in
            handle.link.buttonWasTapped(role) { state.isShown = false }
        } actions: {
            // Buttons as high as their rows have words.
            if metrics.leastHeight == nil {
                Button("Delete", role: .destructive) { handle.delete() }
            } else {
                Button("Delete", systemImage: "trash", role: .destructive) { handle.delete() }
            }
        }
    }
}
