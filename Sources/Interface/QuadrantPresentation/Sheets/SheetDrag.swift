import Foundation
import QuadrantCore
import QuadrantGestures
import QuadrantMotion
import QuadrantViews

/// A finger that moves a sheet: between its detents, and down until it closes.
struct SheetDrag {
    let place: CardPlace
    let pull: Binding<CGFloat>
    let detent: Binding<PresentationDetent?>
    let choice: PresentationSettings.Choice?
    /// Closes the sheet; `nil` where people may not.
    let close: (() -> Void)?
    /// Whether it is to be shown.
    let isShown: () -> Bool

    /// For how long a sheet is taken to go on at the finger's speed, in seconds: half of what content in a scroll view does.
    /// A choice: Apple publishes nothing.
    private static let way = 0.25

    @MainActor
    func slide(_ event: SlideEvent) {
        switch event.phase {
        case .began, .moved: SlideEvent.following { pull.wrappedValue = limited(event.translation) }
        case .cancelled: withAnimation(.snappy) { pull.wrappedValue = 0 }
        case .ended: end(event.translation + event.velocity * Self.way)
        }
    }

    /// A sheet that may not be closed follows less and less below its lowest detent.
    private func limited(_ distance: CGFloat) -> CGFloat {
        guard close == nil, case .fixed(let frame) = place.frame, let least = place.stops.first
        else { return distance }
        let room = frame.height - least.height
        guard distance > room else { return distance }
        let beyond = distance - room
        return room + (1 - 1 / (beyond * 0.55 / max(1, least.height) + 1)) * least.height
    }

    /// - Parameter distance: How far down the finger would have brought the sheet.
    @MainActor
    private func end(_ distance: CGFloat) {
        guard case .fixed(let frame) = place.frame, let least = place.stops.first else { return }
        let height = frame.height - distance
        if let close, height < least.height / 2 {
            // It goes away from where it is; one that stays all the same goes back.
            withAnimation(.smooth(duration: 0.35)) { close() }
            if isShown() { withAnimation(.snappy) { pull.wrappedValue = 0 } }
            return
        }
        let nearest = place.stops.min { abs($0.height - height) < abs($1.height - height) }
        withAnimation(.snappy) {
            pull.wrappedValue = 0
            guard let nearest, nearest.height != frame.height else { return }
            if let choice {
                choice.detent.wrappedValue = nearest.detent
            } else {
                detent.wrappedValue = nearest.detent
            }
        }
    }
}
