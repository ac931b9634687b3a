import Expectations
import QuadrantCore
import SwiftUI
import TestedViews
import Testing

/// Views of lazy containers appear and say something as long as they are in sight.
@MainActor @Suite struct LazyAppearTests {
    private let diary = Diary()

    private func rows(_ count: Int) -> some View {
        ScrollView {
            LazyVStack(spacing: 0) {
                ForEach(0..<count, id: \.self) { row in
                    Color.red.frame(height: 50).named("\(row)").noted("\(row)", in: diary)
                }
            }
        }
    }

    @Test func rowsAppearWhenTheyComeInSight() {
        let host = ScrollHost(rows(1_000))
        same(diary.take(), ["+0", "+1"])
        host.scroll(0, 50)
        same(diary.take(), ["+2", "-0"])
        host.scroll(0, 0)
        same(diary.take(), ["+0", "-2"])
        host.update()
        same(diary.take(), [])
    }

    @Test func rowsInSightSayTheirPreferences() {
        var seen: [String] = []
        let host = ScrollHost(
            rows(1_000).onPreferenceChange(Names.self) { seen.append($0.joined(separator: " ")) })
        host.scroll(0, 50)
        host.scroll(0, 0)
        same(seen, ["0 1", "1 2", "0 1"])
    }

    @Test func aGridsCellsToo() {
        let host = ScrollHost(
            ScrollView {
                LazyVGrid(columns: [GridItem(spacing: 0), GridItem()], spacing: 0) {
                    ForEach(0..<100, id: \.self) { cell in
                        Color.red.frame(height: 100).noted("\(cell)", in: diary)
                    }
                }
            })
        same(diary.take(), ["+0", "+1"])
        host.scroll(0, 100)
        same(diary.take(), ["+2", "+3", "-0", "-1"])
    }

    private struct Endless: View {
        @State private var height: CGFloat = 50

        var body: some View {
            ScrollView { Color.red.frame(height: height) }
                .onScrollGeometryChange(for: CGFloat.self) {
                    $0.contentSize.height
                } action: { _, new in
                    height = new + 1
                }
        }
    }

    @Test func aScrollViewThatChangesItsContentWithoutEndIsReported() {
        let host = ScrollHost(Endless())
        same(host.tree.issues.count, 1)
        let description = host.tree.issues.first?.description ?? ""
        has(description, "@State height of Endless", "\(description)")
    }
}
