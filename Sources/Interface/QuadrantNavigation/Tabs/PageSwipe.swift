import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantGestures
import QuadrantLayout
import QuadrantViews

/// Pages that a finger turns: they follow it, the page beside the selected one is made as the finger uncovers it, and when
/// it is lifted they glide to where they are to be with its speed. Another page that is selected with an animation comes the
/// same way.
struct PageSwipe<Pages: View>: View {
    let model: TabModel
    /// The selected page, and those beside it that are seen too.
    let pages: (PageTurns) -> Pages
    @State private var turns = PageTurns()
    /// Changes whenever the pages are to be shown anew.
    @State private var news = 0

    init(model: TabModel, pages: @escaping (PageTurns) -> Pages) {
        (self.model, self.pages) = (model, pages)
    }

    var body: some View {
        let (turns, news, model) = (turns, $news, model)
        turns.take(model)
        _ = self.news
        let glide = turns.glides
        return pages(turns)
            .transaction(value: glide) { transaction in
                transaction.addAnimationCompletion(criteria: .removed) {
                    if turns.end(glide) { news.wrappedValue += 1 }
                }
            }
            .contentShape(Rectangle())
            .gesture(
                _SlideGesture(along: .horizontal) { event in
                    Self.slide(event, turns, model)
                    news.wrappedValue += 1
                }
            )
            .onGeometryChange(for: CGFloat.self) {
                $0.size.width
            } action: {
                turns.width = $0
            }
    }

    private static func slide(_ event: SlideEvent, _ turns: PageTurns, _ model: TabModel) {
        switch event.phase {
        case .began: turns.hold(at: PagedRule.shift(below: event.node, in: event.tree), in: model)
        case .moved: turns.follow(event.translation, in: model)
        case .cancelled: _ = turns.letGo(0, speed: 0, in: model)
        case .ended:
            if let page = turns.letGo(event.translation, speed: event.velocity, in: model) {
                model.select(page)
            }
        }
    }
}

/// The pages of a tab view where a finger, or the selection, has moved them.
struct MovedPages<Pages: View>: View {
    let pages: Pages
    let turns: PageTurns
    /// How far they are toward the trailing edge, in points.
    let offset: CGFloat

    var body: some View {
        let (turns, offset) = (turns, offset)
        pages.transaction {
            turns.change(&$0)
        } body: {
            $0.offset(x: offset)
        }
    }
}

/// One of the pages in its place, in which it is at once.
struct PlacedPage<Page: View>: View {
    let page: Page
    let offset: CGFloat

    var body: some View {
        let offset = offset
        page.transaction {
            $0.animation = nil
        } body: {
            $0.offset(x: offset)
        }
    }
}
