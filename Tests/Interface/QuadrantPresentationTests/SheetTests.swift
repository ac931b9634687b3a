import Expectations
import Foundation
import QuadrantControls
import QuadrantCore
import QuadrantGeometry
import QuadrantLayout
import QuadrantPresentation
import QuadrantTesting
import QuadrantText
import QuadrantViews
import Testing

/// Notes what happens, in order.
final class Happenings {
    var log: [String] = []
}

@MainActor @Suite struct SheetTests {
    private struct Opener: View {
        let happenings: Happenings
        @State private var isShown = false
        @State private var count = 0

        var body: some View {
            Button("Open \(count)") { isShown = true }
                .accessibilityIdentifier("open")
                .environment(\.font, .title)
                .sheet(isPresented: $isShown, onDismiss: { happenings.log.append("dismissed") }) {
                    Sheet(count: $count)
                        .onAppear { happenings.log.append("appears") }
                        .onDisappear { happenings.log.append("disappears") }
                }
                .onChange(of: isShown) { happenings.log.append("\(isShown)") }
        }
    }

    private struct Sheet: View {
        @Binding var count: Int
        @State private var own = 0
        @Environment(\.dismiss) private var dismiss
        @Environment(\.isPresented) private var isPresented

        var body: some View {
            VStack {
                Text(isPresented ? "presented" : "not presented")
                Text("own \(own)").accessibilityIdentifier("own")
                Button("Count") {
                    count += 1
                    own += 1
                }.accessibilityIdentifier("count")
                Button("Close") { dismiss() }.accessibilityIdentifier("close")
            }
        }
    }

    private func phone<V: View>(@ViewBuilder _ content: @escaping () -> V) -> ViewHost {
        ViewHost(width: 375, height: 667, content: content)
    }

    @Test func aSheetOpensActsAndCloses() throws {
        let happenings = Happenings()
        let host = phone { Opener(happenings: happenings) }
        let place = try host["open"].frame
        same(host.texts, ["Open 0"])

        try host["open"].tap()
        same(host.texts, ["Open 0", "presented", "own 0", "Count", "Close"])
        try same(host["open"].frame, place, "What is behind stays where it is.")
        #expect(throws: ActionFailure.self) { try host["open"].tap() }
        same(host.labels, ["presented", "own 0", "Count", "Close"])

        try host["count"].tap()
        try same(host["own"].text, "own 1")
        same(host.texts.first, "Open 1")

        try host["close"].tap()
        same(host.texts, ["Open 1"])
        same(host.labels, ["Open 1"])
        #expect(
            happenings.log == ["appears", "true", "false", "disappears", "dismissed"]
                || happenings.log == ["true", "appears", "false", "disappears", "dismissed"])
        empty(host.issues)

        try host["open"].tap()
        try same(host["own"].text, "own 0", "A new sheet has new state.")
    }

    @Test func aSheetStandsBelowTheTop() throws {
        let host = phone {
            Color.red.sheet(isPresented: .constant(true)) {
                Color.blue.accessibilityIdentifier("content")
            }
        }
        // Recorded on iOS 26: 31 below the top of a screen without a notch.
        try same(host["content"].frame, CGRect(x: 0, y: 31, width: 375, height: 636))
    }

    @Test(arguments: [
        (PresentationDetent.medium, CGRect(x: 6, y: 310, width: 363, height: 351)),
        (.height(200), CGRect(x: 6, y: 461, width: 363, height: 200)),
        (.fraction(0.5), CGRect(x: 6, y: 343, width: 363, height: 318)),
        (.height(5000), CGRect(x: 0, y: 31, width: 375, height: 636)),
        (.large, CGRect(x: 0, y: 31, width: 375, height: 636)),
    ])
    func detents(_ detent: PresentationDetent, _ frame: CGRect) throws {
        let host = phone {
            Color.red.sheet(isPresented: .constant(true)) {
                Color.blue.accessibilityIdentifier("content").presentationDetents([detent])
            }
        }
        let found = try host["content"].frame
        #expect(abs(found.minY - frame.minY) < 0.01 && abs(found.height - frame.height) < 0.01)
        #expect(found.minX == frame.minX && found.width == frame.width)
    }

    private enum Tenth: CustomPresentationDetent {
        static func height(in context: Context) -> CGFloat? { context.maxDetentValue / 10 }
    }

    @Test func aSheetRestsAtTheLowestDetentOrTheSelectedOne() throws {
        let host = phone {
            Color.red.sheet(isPresented: .constant(true)) {
                Color.blue.accessibilityIdentifier("content")
                    .presentationDetents([.large, .custom(Tenth.self), .medium])
            }
        }
        near(try host["content"].frame.height, 63.6, within: 0.01)
        let selected = phone {
            Color.red.sheet(isPresented: .constant(true)) {
                Color.blue.accessibilityIdentifier("content")
                    .presentationDetents([.large, .medium], selection: .constant(.large))
            }
        }
        try same(selected["content"].frame.height, 636)
    }

    private struct Thing: Identifiable {
        let id: Int
    }

    private struct Things: View {
        @State private var thing: Thing?

        var body: some View {
            VStack {
                Button("First") { thing = Thing(id: 1) }.accessibilityIdentifier("first")
            }
            .sheet(item: $thing) { shown in
                VStack {
                    Text("thing \(shown.id)").accessibilityIdentifier("thing")
                    Counter()
                    Button("Second") { thing = Thing(id: 2) }.accessibilityIdentifier("second")
                    Button("Delete") { thing = nil }.accessibilityIdentifier("delete")
                }
            }
        }
    }

    private struct Counter: View {
        @State private var count = 0

        var body: some View {
            Button("\(count)") { count += 1 }.accessibilityIdentifier("counter")
        }
    }

    @Test func anItemIsShownAnotherOneAnewAndNoneCloses() throws {
        let host = phone { Things() }
        fails(host.contains("thing"))
        try host["first"].tap()
        try host["counter"].tap()
        has(host.texts, "1")
        try host["second"].tap()
        try same(host["thing"].text, "thing 2")
        has(host.texts, "0", "The sheet of another item is another one.")
        try host["delete"].tap()
        same(host.texts, ["First"])
    }

    @Test func aTapBesideASheetClosesItUnlessThatIsDisabled() throws {
        for isDisabled in [false, true] {
            let host = phone {
                Counter().sheet(isPresented: .constant(true)) { EmptyView() }
            }
            empty(host.issues)
            let dismissable = phone { Dismissable(isDisabled: isDisabled) }
            try dismissable.tap(at: CGPoint(x: 100, y: 10))
            same(dismissable.contains("inside"), isDisabled)
        }
    }

    private struct Dismissable: View {
        let isDisabled: Bool
        @State private var isShown = true

        var body: some View {
            Color.white.sheet(isPresented: $isShown) {
                Text("inside").accessibilityIdentifier("inside")
                    .interactiveDismissDisabled(isDisabled)
            }
        }
    }

    @Test func aCoverFillsTheScreen() throws {
        let host = phone {
            Color.red.fullScreenCover(isPresented: .constant(true)) {
                Color.blue.accessibilityIdentifier("content")
            }
        }
        try same(host["content"].frame, CGRect(x: 0, y: 0, width: 375, height: 667))
        let text = phone {
            Text("behind").fullScreenCover(isPresented: .constant(true)) { Text("cover") }
        }
        // The ground is opaque: nothing of the text behind is to be seen.
        let picture = try text.picture()
        same(text.texts, ["behind", "cover"])
        same(picture.width, 750)
    }

    @Test func whatIsBehindCanBeUsedWhereThatIsAskedFor() throws {
        let host = phone {
            Counter().frame(maxHeight: .infinity, alignment: .top)
                .sheet(isPresented: .constant(true)) {
                    Text("inside")
                        .presentationDetents([.height(100), .large])
                        .presentationBackgroundInteraction(.enabled(upThrough: .height(100)))
                }
        }
        try host["counter"].tap()
        has(host.texts, "1")
        #expect(host.labels.contains("1") && host.labels.contains("inside"))
    }

    @Test func aLargeScreenShowsAForm() throws {
        func host<S: PresentationSizing>(_ sizing: S) -> ViewHost {
            ViewHost(width: 1024, height: 768) {
                $0.horizontalSizeClass = .regular
            } content: {
                Color.red.sheet(isPresented: .constant(true)) {
                    Color.blue.frame(
                        minWidth: 200, idealWidth: 300, minHeight: 100, idealHeight: 150
                    )
                    .accessibilityIdentifier("content").presentationSizing(sizing)
                }
            }
        }
        try same(host(.automatic)["content"].frame, CGRect(x: 242, y: 74, width: 540, height: 620))
        try same(host(.fitted)["content"].frame, CGRect(x: 362, y: 309, width: 300, height: 150))
        try same(
            host(.form.fitted(horizontal: false, vertical: true))["content"].frame,
            CGRect(x: 242, y: 309, width: 540, height: 150))
    }
}
