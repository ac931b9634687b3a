import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantGestures
import QuadrantLayout
import QuadrantMotion
import QuadrantViews

/// Pages that a finger turns: the selected page follows it, and when the finger is lifted the page that is nearest to where
/// it would have brought them is selected, one beside the selected one at most. The page beside it is made as the finger
/// uncovers it; when the finger is lifted the new page, or the old one, is in its place at once.
struct PageSwipe<Pages: View>: View {
    let model: TabModel
    /// The selected page, with the one beside it, moved as far.
    let pages: (TabEntry?, CGFloat) -> Pages
    /// How far the finger has moved the page, in points toward the trailing edge.
    @State private var pull: CGFloat = 0

    private var place: Int? { model.entries.firstIndex { $0.id == model.selected } }

    /// The page that the finger uncovers.
    private var beside: TabEntry? {
        guard let place, pull != 0 else { return nil }
        let next = pull < 0 ? place + 1 : place - 1
        return model.entries.indices.contains(next) ? model.entries[next] : nil
    }

    var body: some View {
        let (pull, place, model) = ($pull, place, model)
        pages(beside, self.pull)
            .contentShape(Rectangle())
            .gesture(
                _SlideGesture(along: .horizontal) { event in
                    switch event.phase {
                    case .began, .moved: pull.wrappedValue = Self.shown(event, place, model)
                    case .cancelled: withAnimation(.snappy) { pull.wrappedValue = 0 }
                    case .ended:
                        let way = event.translation + event.velocity * 0.1
                        let step =
                            way < -event.size.width / 2 ? 1 : way > event.size.width / 2 ? -1 : 0
                        pull.wrappedValue = 0
                        guard let place, step != 0, model.entries.indices.contains(place + step)
                        else { return }
                        model.select(model.entries[place + step])
                    }
                })
    }

    /// Beyond the first and the last page the finger moves less and less, as beyond the ends of a scroll view.
    private static func shown(_ event: SlideEvent, _ place: Int?, _ model: TabModel) -> CGFloat {
        let (way, width) = (event.translation, max(1, event.size.width))
        let isEnd = way > 0 ? place == 0 : place == model.entries.count - 1
        guard isEnd else { return way }
        let beyond = (1 - 1 / (abs(way) * 0.55 / width + 1)) * width
        return way > 0 ? beyond : -beyond
    }
}
