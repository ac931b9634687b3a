import Expectations
import Foundation
import QuadrantDisplayList
import SwiftUI
import TestedViews
import Testing

/// Headers and footers that stay in sight; the states of the conformance cases, step by step.
@MainActor @Suite struct PinnedViewTests {
    private func part(_ key: String) -> some View {
        Section {
            ForEach(0..<8, id: \.self) { number in
                Color.gray.frame(width: 200, height: 20)
                    .accessibilityIdentifier("\(key)\(number)")
            }
        } header: {
            Color.black.frame(width: 200, height: 24).accessibilityIdentifier("\(key)H")
        } footer: {
            Color.black.frame(width: 200, height: 16).accessibilityIdentifier("\(key)F")
        }
    }

    private func host(_ pinned: PinnedScrollableViews) -> ScrollHost {
        ScrollHost(
            ScrollView {
                LazyVStack(spacing: 0, pinnedViews: pinned) {
                    part("a")
                    part("b")
                    part("c")
                }
            }, 300, 200)
    }

    private func top(_ host: ScrollHost, _ name: String) -> CGFloat? { host.frames[name]?.minY }

    /// A section is 200 high: 24 + 8 * 20 + 16.
    @Test func headersStayAtTheTop() {
        let host = host(.sectionHeaders)
        same(top(host, "aH"), 0)
        host.scroll(0, 284)
        same(top(host, "bH"), 0)
        same(top(host, "b3"), 0)
        same(top(host, "cH"), 116)
        // The end of the section pushes its header out.
        host.scroll(0, 390)
        same(top(host, "bH"), -14)
        same(top(host, "cH"), 10)
        host.scroll(0, 0)
        same(top(host, "aH"), 0)
        same(top(host, "a0"), 24)
    }

    @Test func footersStayAtTheBottom() {
        let host = host(.sectionFooters)
        same(top(host, "aF"), 184)
        host.scroll(0, 24)
        // Row b0 is still below: the footer of b comes in with its header.
        same(top(host, "aF"), 160)
        same(top(host, "bF"), 184)
        host.scroll(0, 284)
        same(top(host, "bF"), 100)
        same(top(host, "cF"), 184)
    }

    @Test func bothStay() {
        let host = host([.sectionHeaders, .sectionFooters])
        host.scroll(0, 284)
        same(top(host, "bH"), 0)
        same(top(host, "cF"), 184)
        same(host.contentSize?.height, 600)
    }

    @Test func withoutPinsTheyScroll() {
        let host = host([])
        host.scroll(0, 284)
        same(top(host, "bH"), nil)
        same(top(host, "bF"), 100)
    }

    @Test func gridsPinTheirHeadersToo() {
        let host = ScrollHost(
            ScrollView {
                LazyVGrid(
                    columns: [GridItem(), GridItem()], spacing: 0, pinnedViews: .sectionHeaders
                ) {
                    ForEach(0..<20, id: \.self) { group in
                        Section {
                            ForEach(0..<20, id: \.self) { Row(number: group * 100 + $0) }
                        } header: {
                            Color.black.frame(height: 10).accessibilityIdentifier("head \(group)")
                        }
                    }
                }
            })
        same(top(host, "head 0"), 0)
        host.scroll(0, 210 * 5 + 50)
        same(top(host, "head 5"), 0)
        same(top(host, "504"), 0)
        same(host.names.contains("head 4"), false)
    }

    /// A pinned header is drawn over the rows.
    @Test func pinnedViewsAreInFront() {
        let host = host(.sectionHeaders)
        host.scroll(0, 284)
        let list = host.tree.displayList(
            canvas: CGSize(width: 300, height: 200), origin: .zero, displayScale: 1,
            background: nil)
        // The header of the second section, black and 24 high, is the last that is drawn.
        let last = Drawn.leaves(list.root.items).last
        guard case .fill(let item)? = last, case .rect(let rect) = item.shape else {
            Issue.record("The last item is \(String(describing: last)).")
            return
        }
        same(rect.height, 24)
    }
}
