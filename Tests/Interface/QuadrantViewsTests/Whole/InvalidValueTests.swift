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

    @Test func whatMeansNothingIsTold() {
        let thirds = { (count: Int, spacing: CGFloat) in
            AnyView(box.containerRelativeFrame(.horizontal, count: count, spacing: spacing))
        }
        for (view, message) in [
            (AnyView(Spacer(minLength: .nan)), "Spacer(minLength: nan) is no length"),
            (AnyView(Spacer(minLength: -3)), "Spacer(minLength: -3.0) is no length"),
            (thirds(3, .infinity), ".containerRelativeFrame(spacing: inf) is not a finite number"),
            (thirds(0, 1), ".containerRelativeFrame(count: 0, span: 1) is no part of a container"),
            (
                AnyView(Stepper("s", value: .constant(1.0), step: .infinity)),
                "Stepper(step: inf) is no step"
            ),
        ] {
            same(snapshot(view).issues.map(\.message), [message])
        }
        empty(snapshot(Spacer(minLength: 0)).issues)
    }

    @Test func aVisualEffectOfNoNumberIsTold() throws {
        for (value, count) in [(CGFloat.nan, 1), (3, 0)] {
            let renderer = ImageRenderer(
                content: box.frame(width: 20, height: 20).visualEffect { content, _ in
                    content.scaleEffect(value).offset(x: value)
                })
            var issues: [String] = []
            renderer.onIssues = { issues += $0 }
            same(renderer.cgImage?.width, 20)
            same(
                issues.filter { $0.contains("A visual effect or scroll transition has") }.count,
                count)
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

    /// What is said of a cell of a grid that is told nonsense.
    private struct Cells: View {
        let anchor: UnitPoint
        let columns: Int
        var body: some View {
            Grid {
                GridRow {
                    Color.red.frame(width: 8, height: 8).gridCellAnchor(anchor)
                        .gridCellColumns(columns)
                }
            }
        }
    }

    @Test(
        arguments: [
            (UnitPoint.leading, 2, nil),
            (UnitPoint(x: .nan, y: 0), 1, ".gridCellAnchor(x: nan) is not a finite number"),
            (UnitPoint(x: 0, y: .infinity), 1, ".gridCellAnchor(y: inf) is not a finite number"),
            (.center, 0, ".gridCellColumns(0) is no number of columns"),
            (.center, 1_001, ".gridCellColumns(1001) is no number of columns"),
        ] as [(UnitPoint, Int, String?)])
    func cellsOfGridsAreToldOf(_ anchor: UnitPoint, _ columns: Int, _ message: String?) {
        let snapshot = LayoutSnapshot(
            of: Cells(anchor: anchor, columns: columns),
            proposal: ProposedViewSize(width: 100, height: 60))
        same(snapshot.issues.map(\.message), message.map { [$0] } ?? [])
    }
}
