import Expectations
import QuadrantTesting
import SwiftUI
import Testing

/// Lengths of sheets and columns that are none: NaN, infinite and negative ones are put right, and end in a note.
@MainActor @Suite struct WrongLengthTests {
    private nonisolated static let wrong: [CGFloat] = [.nan, .infinity, -.infinity, -1]

    private func sheet(_ content: some View) -> ViewHost {
        ViewHost(width: 375, height: 667) {
            Color.white.sheet(isPresented: .constant(true)) { content }
        }
    }

    /// A detent of NaN does not equal itself: a sheet of a list with it was told of other settings without end.
    @Test(arguments: wrong) func detents(_ number: CGFloat) throws {
        let calls: [(PresentationDetent, String)] = [
            (.fraction(number), ".fraction(\(number)) is no length"),
            (.height(number), ".height(\(number)) is no length"),
        ]
        for (detent, message) in calls {
            same(detent, detent)
            let host = sheet(
                List { Text("s").accessibilityIdentifier("s") }.presentationDetents([detent]))
            same(host.issues.map(\.message), [message])
            let chosen = sheet(
                Text("s").presentationDetents([detent, .medium], selection: .constant(detent)))
            same(chosen.issues.map(\.message), [message])
        }
    }

    @Test func aDetentThatIsNoNumberIsTheFullHeight() throws {
        func height(_ detent: PresentationDetent) throws -> CGFloat {
            try sheet(
                Color.red.accessibilityIdentifier("content").presentationDetents([detent])
            )["content"].frame.height
        }
        try same(height(.fraction(.nan)), height(.large))
        try same(height(.height(.infinity)), height(.large))
        #expect(try height(.height(100)) < height(.large))
    }

    @Test(arguments: wrong) func corners(_ radius: CGFloat) {
        let host = sheet(Text("s").presentationCornerRadius(radius))
        same(host.issues.map(\.message), [".presentationCornerRadius(\(radius)) is no length"])
    }

    @Test(arguments: wrong) func widthsOfColumns(_ width: CGFloat) {
        func messages(_ sidebar: some View) -> [String] {
            ViewHost(width: 1_000, height: 700) {
                NavigationSplitView {
                    sidebar
                } detail: {
                    Text("d")
                }
                .environment(\.horizontalSizeClass, .regular)
            }.issues.map(\.message)
        }
        let call = ".navigationSplitViewColumnWidth"
        same(
            messages(Text("s").navigationSplitViewColumnWidth(width)),
            [
                "\(call)(\(width)) is no length"
            ])
        same(
            messages(Text("s").navigationSplitViewColumnWidth(min: 1, ideal: width)),
            [
                "\(call)(ideal: \(width)) is no length"
            ])
    }

    @Test(arguments: wrong) func widthsOfInspectors(_ width: CGFloat) {
        let host = ViewHost(width: 1_000, height: 700) {
            Color.white.inspector(isPresented: .constant(true)) {
                Text("s").inspectorColumnWidth(width)
            }
            .environment(\.horizontalSizeClass, .regular)
        }
        same(host.issues.map(\.message), [".inspectorColumnWidth(\(width)) is no length"])
    }

    /// What a popover points to.
    @Test(arguments: [.nan, .infinity] as [CGFloat])
    func anchors(_ number: CGFloat) {
        func messages(_ anchor: PopoverAttachmentAnchor) -> [String] {
            ViewHost(width: 375, height: 667) {
                Color.white.popover(isPresented: .constant(true), attachmentAnchor: anchor) {
                    Text("s").presentationCompactAdaptation(.popover)
                }
            }.issues.map(\.message)
        }
        same(
            messages(.point(UnitPoint(x: number, y: 0))),
            [
                ".point(x: \(number)) is not a finite number"
            ])
        empty(messages(.point(.top)))
        empty(messages(.rect(.bounds)))
    }
}
