import Expectations
import Foundation
import SwiftUI
import TappedViews
import TestedViews
import Testing

/// Views that are written one by one in a lazy stack.
@MainActor @Suite struct LazyRunTests {
    private final class Log {
        var made: [String] = []
    }

    private struct Card: View {
        let name: String
        var height: CGFloat = 40
        let log: Log
        @State private var width: CGFloat = 50

        var body: some View {
            log.made.append(name)
            return Color.gray.frame(width: width, height: height).accessibilityIdentifier(name)
                .onTapGesture { width += 1 }
                .onAppear { width += 10 }
        }
    }

    private struct Page: View {
        let log: Log
        var isLong = false
        var height: CGFloat = 40

        var body: some View {
            LazyVStack(spacing: 0) {
                card("a")
                card("b")
                card("c")
                card("d").id("named")
                if isLong { card("e") }
                card("f")
                card("g")
                card("h")
                ForEach(0..<50, id: \.self) { Row(number: $0) }
                card("x")
                card("y")
            }
        }

        private func card(_ name: String) -> some View {
            Card(name: name, height: height, log: log)
        }
    }

    private func host(_ page: Page) -> ScrollHost { ScrollHost(ScrollView { page }) }

    /// As the elements of a list: each when it comes in sight.
    @Test func areMadeWhenTheyComeInSight() {
        let log = Log()
        let host = host(Page(log: log))
        same(host.names, ["a", "b", "c"])
        same(Set(log.made), ["a", "b", "c", "f", "x"])
        same(host.contentSize?.height, 1360)
        host.scroll(0, 130)
        same(host.names, ["d", "f", "g"])
        same(host.frames["d"]?.minY, -10)
        #expect(!log.made.contains("h") && !log.made.contains("y"))
        host.scroll(0, 5000)
        same(host.names, ["49", "x", "y"])
        same(host.frames["y"]?.maxY, 100)
        host.scroll(0, 0)
        same(host.names, ["a", "b", "c"])
    }

    /// They are few: what they hold of state is kept, however long they are out of sight.
    @Test func keepTheirState() {
        let host = host(Page(log: Log()))
        same(host.frames["a"]?.width, 60)
        for step in 0..<60 { host.scroll(0, CGFloat(300 + step % 30 * 25)) }
        host.scroll(0, 0)
        // It appeared twice.
        same(host.frames["a"]?.width, 70)
    }

    @Test func areFoundByTheirIdentities() {
        let kept = Kept<ScrollViewProxy>()
        let host = ScrollHost(
            ScrollViewReader { proxy in
                let _ = kept.keep(proxy)
                ScrollView { Page(log: Log()) }
            })
        host.scroll(0, 1000)
        kept.value?.scrollTo("named", anchor: .top)
        host.update()
        same(host.frames["d"]?.minY, 0)
        empty(host.issues)
    }

    private struct Head: View {
        var body: some View { Color.gray.frame(height: 30).id("top") }
    }

    /// The identity stands in a body, which nobody looks into before it was evaluated.
    @Test func areFoundByTheIdentitiesInThemAfterTheyWent() {
        let kept = Kept<ScrollViewProxy>()
        let host = ScrollHost(
            ScrollViewReader { proxy in
                let _ = kept.keep(proxy)
                ScrollView {
                    LazyVStack(spacing: 0) {
                        Head()
                        Color.gray.frame(height: 10)
                        ForEach(0..<100, id: \.self) { Row(number: $0) }
                    }
                }
            })
        host.scroll(0, 1000)
        same(host.offset?.y, 1000)
        kept.value?.scrollTo("top", anchor: .top)
        host.update()
        same(host.offset?.y, 0)
        empty(host.issues)
    }

    @Test func areKnownByTheIdentitiesThatTheyWereGiven() {
        var seen: [AnyHashable] = []
        let host = ScrollHost(
            ScrollView {
                LazyVStack(spacing: 0) {
                    Color.gray.frame(height: 40).id("a")
                    Color.gray.frame(height: 40).id("b")
                    Color.gray.frame(height: 400).id("c")
                }
                .scrollTargetLayout()
            }
            .onScrollTargetVisibilityChange(idType: AnyHashable.self) { seen = $0 })
        same(seen, ["a", "b"])
        host.scroll(0, 100)
        #expect(seen == ["c"] || seen.isEmpty)
    }

    @Test func followChangesOfTheirValues() {
        let knob = Knob(CGFloat(40))
        let log = Log()
        let host = ScrollHost(
            Turning(knob) { height in
                ScrollView { Page(log: log, isLong: height > 40, height: height) }
            })
        host.scroll(0, 100)
        same(host.names, ["c", "d", "f", "g", "h"].filter { host.frames[$0] != nil })
        knob.set?(50)
        host.update()
        host.scroll(0, 0)
        // What was in sight stays in place while what is above it becomes longer.
        host.scroll(0, 0)
        same(host.names, ["a", "b"])
        host.scroll(0, 200)
        same(host.names, ["e", "f"])
        same(host.frames["f"]?.minY, 50)
    }

    /// Where nothing scrolls, nothing would ever bring them in sight.
    @Test func areAllMadeOutsideOfScrollViews() {
        let log = Log()
        let host = ScrollHost(
            LazyVStack(spacing: 0) {
                Card(name: "a", height: 80, log: log)
                Card(name: "b", height: 50, log: log)
                Card(name: "c", height: 30, log: log)
            })
        same(host.size.height, 160)
        same(host.names, ["a", "b", "c"])
        same(host.frames["c"]?.minY, 130)
    }

    @Test func mayStandInARowToo() {
        let log = Log()
        let host = ScrollHost(
            ScrollView(.horizontal) {
                LazyHStack(spacing: 10) {
                    Card(name: "a", log: log)
                    Card(name: "b", log: log)
                    Card(name: "c", log: log)
                    Card(name: "d", log: log)
                }
            })
        same(host.names, ["a", "b"])
        fails(log.made.contains("d"))
        host.scroll(1000, 0)
        // The last ones grew when they appeared.
        host.scroll(1000, 0)
        same(host.frames["d"]?.maxX, 100)
    }

    @Test func standInSectionsBelowTheirHeaders() {
        let log = Log()
        let host = ScrollHost(
            ScrollView {
                LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
                    Section {
                        Card(name: "a", log: log)
                        Card(name: "b", log: log)
                        Card(name: "c", log: log)
                        Card(name: "d", log: log)
                    } header: {
                        Color.blue.frame(height: 10).accessibilityIdentifier("head")
                        Color.blue.frame(height: 10).accessibilityIdentifier("head 2")
                    }
                    ForEach(0..<50, id: \.self) { Row(number: $0) }
                }
            })
        same(host.names, ["head", "head 2", "a", "b"])
        fails(log.made.contains("d"))
        host.scroll(0, 100)
        same(host.frames["head"]?.minY, 0)
        same(host.frames["c"]?.minY, 0)
    }
}
