import Expectations
import Foundation
import QuadrantControls
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantTesting
import QuadrantText
import QuadrantViews
import TappedViews
import Testing

@MainActor @Suite struct ProgressViewTests {
    /// Recorded on iOS 26.0: a bar is 4 high and fills the width, a spinner is 20, a large one 37.
    @Test func sizes() {
        let tree = TappedTree(
            VStack(spacing: 0) {
                ProgressView(value: 0.5).accessibilityIdentifier("bar")
                ProgressView().accessibilityIdentifier("spinner")
                ProgressView().controlSize(.large).accessibilityIdentifier("large")
                ProgressView(value: 0.5).progressViewStyle(.circular)
                    .accessibilityIdentifier("circular")
                ProgressView().progressViewStyle(.linear).accessibilityIdentifier("linear")
            })
        same(tree.frame("bar").size, CGSize(width: 300, height: 4))
        same(tree.frame("spinner").size, CGSize(width: 20, height: 20))
        same(tree.frame("large").size, CGSize(width: 37, height: 37))
        same(tree.frame("circular").size, CGSize(width: 20, height: 20))
        same(tree.frame("linear").size, CGSize(width: 300, height: 4))
    }

    /// The label is 4 above the bar (recorded on iOS 26.0).
    @Test func labelsOfABar() {
        let tree = TappedTree(
            ProgressView(value: 3, total: 12) {
                Text("Loading").accessibilityIdentifier("label")
            } currentValueLabel: {
                Text("3 of 12").accessibilityIdentifier("value")
            }
            .accessibilityIdentifier("progress"))
        let (all, label) = (tree.frame("progress"), tree.frame("label"))
        #expect(label.minX == 0 && label.minY == all.minY)
        same(tree.frame("value").minY, label.maxY + 4 + 4 + 4)
        same(tree.accessibility("progress")?.value, "25%")
        same(tree.accessibility("progress")?.label, "Loading, 3 of 12")
        let hidden = TappedTree(
            ProgressView("Loading", value: 0.25).labelsHidden().accessibilityIdentifier("progress"))
        same(hidden.frame("progress").height, 4)
        same(hidden.accessibility("progress")?.label, "Loading")
    }

    @Test func theTintFillsThePartThatIsDone() {
        let tree = TappedTree(ProgressView(value: 0.5))
        same(tree.colors.map(\.parts), [[120, 120, 128, 20], [0, 136, 255, 100]])
        same(
            TappedTree(ProgressView(value: 0.5).tint(.red)).colors.last?.parts, [255, 56, 60, 100])
        let own = ProgressView(value: 0.5)
            .progressViewStyle(LinearProgressViewStyle(tint: .red))
        same(TappedTree(own).colors.last?.parts, [255, 56, 60, 100])
    }

    @Test func aSpinnerHasEightSpokes() {
        same(TappedTree(ProgressView()).colors.count, 8)
        let label = TappedTree(ProgressView("Loading").accessibilityIdentifier("progress"))
        same(label.glyphs.map(\.run.text), ["Loading"])
        same(label.accessibility("progress")?.value, "In progress")
    }

    @Test func valuesThatMakeNoSenseAreTold() {
        func issues(_ view: some View) -> [String] { TappedTree(view).issues }
        same(issues(ProgressView(value: 1, total: 1)), [])
        for view in [
            ProgressView(value: 2, total: 1), ProgressView(value: -1, total: 1),
            ProgressView(value: Double.nan, total: 1), ProgressView(value: 1, total: 0),
            ProgressView(value: 1, total: -Double.infinity),
        ] {
            let tree = TappedTree(view.accessibilityIdentifier("progress"))
            same(tree.issues.count, 1)
            same(tree.frame("progress").height, 4)
        }
        has(issues(ProgressView(value: 2, total: 1))[0], "is out of bounds")
    }

    @Test func aProgressOfFoundation() {
        let progress = Progress(totalUnitCount: 10)
        progress.completedUnitCount = 3
        let tree = TappedTree(ProgressView(progress).accessibilityIdentifier("progress"))
        same(tree.glyphs.map(\.run.text), ["30% completed", "3 of 10"])
        same(tree.accessibility("progress")?.value, "30%")
    }

    @Test func aTime() {
        let start = Date(timeIntervalSince1970: 0)
        func value(at now: TimeInterval, countsDown: Bool = false) -> String? {
            let view = ProgressView(
                timerInterval: start...start.addingTimeInterval(100), countsDown: countsDown)
            return TappedTree(view.accessibilityIdentifier("progress")) {
                $0.now = Date(timeIntervalSince1970: now)
            }.accessibility("progress")?.value
        }
        same(value(at: 25), "25%")
        same(value(at: 25, countsDown: true), "75%")
        same(value(at: -5), "0%")
        same(value(at: 500), "100%")
        let long = ProgressView(
            timerInterval: Date(timeIntervalSinceReferenceDate: -.infinity)...start,
            countsDown: false)
        let tree = TappedTree(long.accessibilityIdentifier("progress")) { $0.now = start }
        same(tree.accessibility("progress")?.value, "100%")
    }

    private struct Boxed: ProgressViewStyle {
        func makeBody(configuration: Configuration) -> some View {
            VStack(spacing: 0) {
                ProgressView(configuration)
                Color.red.frame(
                    width: 100 * (configuration.fractionCompleted ?? 0), height: 10
                ).accessibilityIdentifier("box")
            }
        }
    }

    @Test func aStyleOfOnesOwn() {
        let tree = TappedTree(ProgressView(value: 0.3).progressViewStyle(Boxed()))
        same(tree.frame("box").width, 30)
        same(tree.colors.count, 3, "the bar of the style further out, and the box")
    }

    @Test func fromRightToLeftTheBarFillsFromTheRight() {
        let host = ViewHost(width: 100) {
            ProgressView(value: 0.25).environment(\.layoutDirection, .rightToLeft)
        }
        has(host.explanation, "25×4      75,0")
    }

    @Test func aProgressThatIsMoreThanDoneIsDone() {
        let progress = Progress(totalUnitCount: 10)
        progress.completedUnitCount = 25
        #expect(progress.fractionCompleted > 1)
        let tree = TappedTree(ProgressView(progress).accessibilityIdentifier("bar"))
        same(tree.accessibility("bar")?.value, "100%")
    }
}
