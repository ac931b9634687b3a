import Expectations
import Foundation
import QuadrantTesting
import SwiftUI
import TestedViews
import Testing

@Suite @MainActor struct ViewThatFitsTests {
    /// Along an axis that does not count the child is offered what the choice is offered: a text is
    /// as high as its lines are (Apple, ViewThatFits).
    @Test func verticalChoiceWrapsTexts() {
        let view = ViewThatFits(in: .vertical) {
            Text("A text of many words that needs several lines in a narrow column")
                .accessibilityIdentifier("text")
            Color.red.frame(width: 5, height: 5).accessibilityIdentifier("box")
        }
        func names(_ width: CGFloat) -> [String] {
            let proposal = ProposedViewSize(width: width, height: 30)
            return LayoutSnapshot(of: view, proposal: proposal).frames.keys.sorted()
        }
        same(names(1000), ["text"])
        same(names(60), ["box"])
    }

    /// Layout rules, section 2: what makes no child is no candidate.
    @Test func emptyViewsAreNoCandidates() {
        let view = ViewThatFits {
            EmptyView()
            Color.red.frame(width: 5, height: 5)
        }
        let proposal = ProposedViewSize(width: 100, height: 100)
        same(LayoutSnapshot(of: view, proposal: proposal).size, CGSize(width: 5, height: 5))
        same(LayoutSnapshot(of: ViewThatFits {}, proposal: proposal).size, .zero)
    }

    /// The guides of the child that is shown count (layout rules, section 8: one child).
    @Test func handsTheGuidesOfTheChosenOn() {
        let view = HStack(alignment: .top, spacing: 0) {
            Color.red.frame(width: 10, height: 30)
            ViewThatFits {
                Color.blue.frame(width: 1000, height: 10)
                Color.red.frame(width: 10, height: 10).accessibilityIdentifier("a")
                    .alignmentGuide(VerticalAlignment.top) { _ in -7 }
            }
        }
        let proposal = ProposedViewSize(width: 100, height: 100)
        same(LayoutSnapshot(of: view, proposal: proposal).frames["a"]?.minY, 7)
    }
}
