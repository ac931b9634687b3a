import Expectations
import QuadrantTesting
import SwiftUI
import TestedViews
import Testing

/// Values that are no lengths: ignored or put right, and reported once with the place.
@MainActor @Suite struct InvalidValueTests {
    private struct Card<Content: View>: View {
        let content: Content
        var body: some View { content }
    }

    private func snapshot(_ view: some View) -> LayoutSnapshot {
        LayoutSnapshot(of: Card(content: view), proposal: ProposedViewSize(width: 100, height: 60))
    }

    private let box = Color.red

    @Test func aNegativeWidthIsIgnored() throws {
        let snapshot = snapshot(box.frame(width: -5, height: 20))
        same(snapshot.size, CGSize(width: 100, height: 20))
        let issue = try #require(snapshot.issues.first)
        same(snapshot.issues.count, 1)
        same(issue.message, ".frame(width: -5.0) is no length of a frame")
        same(issue.path, ["Card"])
    }

    @Test func boundsOutOfOrderAreReported() throws {
        let snapshot = snapshot(box.frame(minWidth: 80, maxWidth: 40))
        same(snapshot.size, CGSize(width: 80, height: 60))
        try same(
            #require(snapshot.issues.first).message,
            ".frame(minWidth: 80.0, maxWidth: 40.0) has bounds out of order")
    }

    @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
    func numbersThatAreNoneMoveNothing(value: CGFloat) {
        let all = [
            snapshot(box.padding(value)), snapshot(box.offset(x: value)),
            snapshot(box.position(x: 50, y: value)),
            snapshot(HStack(spacing: value) { box }),
        ]
        for snapshot in all {
            same(snapshot.size, CGSize(width: 100, height: 60))
            same(snapshot.issues.count, 1)
        }
    }

    @Test func aRatioOfZeroIsReported() {
        let snapshot = snapshot(box.aspectRatio(0, contentMode: .fit))
        same(snapshot.size, CGSize(width: 60, height: 60))
        same(snapshot.issues.map(\.message), [".aspectRatio(0.0) is no ratio"])
    }

    @Test func aGridWithoutColumnsIsReported() {
        let snapshot = snapshot(LazyVGrid(columns: []) { box.frame(height: 10) })
        same(snapshot.size, CGSize(width: 100, height: 10))
        same(snapshot.issues.map(\.message), ["LazyVGrid(columns:) was given no item"])
    }

    @Test func validViewsAreNotReported() {
        let view = VStack(spacing: 0) {
            box.frame(maxWidth: .infinity).padding(-2).offset(x: -3)
        }
        empty(snapshot(view).issues)
    }

    @Test func viewsWithoutEndAreCutOff() throws {
        struct Endless: View {
            var body: some View { AnyView(Endless()) }
        }
        let snapshot = LayoutSnapshot(of: Endless(), proposal: .unspecified)
        let issue = try #require(snapshot.issues.first)
        same(issue.message, "Views are nested deeper than 100000 levels in Endless")
    }
}
