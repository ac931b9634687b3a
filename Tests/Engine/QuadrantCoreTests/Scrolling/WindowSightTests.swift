import Expectations
import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantTesting
import QuadrantText
import SwiftUI
import TestedViews
import Testing

/// Outside of scroll views a lazy container makes what lies in the window, whatever it was offered.
@MainActor @Suite struct WindowSightTests {
    private func rows(_ count: Int, _ height: CGFloat = 40) -> some View {
        ForEach(0..<count, id: \.self) { Row(number: $0, height: height) }
    }

    private func numbers(_ range: ClosedRange<Int>) -> [String] { range.map(String.init) }

    /// What of 0 to `count` is shown, in this order.
    private func shown(_ host: ScrollHost, of count: Int) -> [String] {
        (0..<count).map(String.init).filter { host.frames[$0] != nil }
    }

    /// A spacer takes what a grid was thought not to need; the grid is offered less than it has.
    @Test func aGridAboveASpacerIsWhole() {
        let columns = Array(repeating: GridItem(.flexible()), count: 3)
        let page = VStack {
            LazyVGrid(columns: columns) { rows(20) }
            Spacer()
            Text("Foot").accessibilityIdentifier("foot")
        }
        let host = ScrollHost(page, 300, 500)
        same(shown(host, of: 20), numbers(0...19))
        same(host.frames["0"]?.minY, 0)
        same(host.frames["19"]?.maxY, 328)
        same(host.frames["foot"]?.maxY, 500)
    }

    @Test func aStackBetweenOtherViewsIsWhole() {
        let host = ScrollHost(
            VStack {
                Color.red.frame(height: 40)
                LazyVStack { rows(8) }
                Color.clear
            }, 300, 500)
        same(host.names, numbers(0...7))
        same(host.frames["7"]?.maxY, 424)
    }

    /// Seven columns, six weeks, and the rest of a page.
    @Test func aMonthKeepsItsWeeks() {
        let days = LazyVGrid(columns: Array(repeating: GridItem(), count: 7)) { rows(42, 36) }
        let events = VStack { ForEach(0..<3, id: \.self) { Text("Event \($0)") } }
        let page = VStack {
            Text("March")
            days
            Divider()
            events
            Spacer()
        }
        let host = ScrollHost(page.padding(), 393, 500)
        same(shown(host, of: 42), numbers(0...41))
    }

    @Test func aRowOfColumnsGoesSideways() {
        for direction in [LayoutDirection.leftToRight, .rightToLeft] {
            let columns = ForEach(0..<12, id: \.self) {
                Color.red.frame(width: 40).accessibilityIdentifier("\($0)")
            }
            let host = ScrollHost(
                HStack {
                    LazyHStack { columns }
                    Color.clear.frame(width: 20)
                    Spacer()
                }, 600, 100, direction: direction)
            same(shown(host, of: 12), numbers(0...11), "\(direction)")
        }
    }

    @Test func containersAroundDoNotHideIt() {
        let stack = LazyVStack(spacing: 0) { rows(10) }
        let wraps: [(String, AnyView)] = [
            ("clipped", AnyView(stack.frame(height: 100, alignment: .top).clipped())),
            ("group box", AnyView(VStack { HStack { stack }.padding() }.frame(maxHeight: 80))),
            ("reader", AnyView(GeometryReader { _ in stack })),
            ("zstack", AnyView(ZStack { stack }.frame(height: 60))),
            (
                "overlay",
                AnyView(Color.clear.frame(height: 20).overlay(alignment: .top) { stack })
            ),
            ("sideways", AnyView(ScrollView(.horizontal) { stack.frame(width: 500) })),
        ]
        for (name, view) in wraps {
            let host = ScrollHost(
                VStack(spacing: 0) {
                    Color.clear.frame(height: 180)
                    view
                    Spacer()
                }, 300, 800)
            same(shown(host, of: 10), numbers(0...9), "\(name)")
        }
    }

    /// Effects decide what is in sight where they move what is shown.
    @Test func whatEffectsBringIntoTheWindowIsMade() {
        let stack = LazyVStack(spacing: 0) { rows(100, 10) }
        func host(_ view: some View) -> ScrollHost {
            ScrollHost(view.frame(width: 100, height: 100, alignment: .top), 100, 100)
        }
        same(host(stack).names, numbers(0...9))
        same(host(stack.offset(y: -205)).names, numbers(20...30))
        let small = host(stack.scaleEffect(0.5, anchor: .top)).names
        same(small, numbers(0...19))
        let turned = host(stack.rotationEffect(.degrees(180), anchor: .top).offset(y: 100)).names
        same(turned, numbers(0...9).reversed())
        // A view without size shows nothing, which is treated as if it had a size.
        empty(host(stack.scaleEffect(0, anchor: .top)).issues)
    }

    /// Not twice the rows of a window, wherever in them the window stands.
    @Test func manyRowsCostAWindow() {
        let top = ScrollHost(
            LazyVStack(spacing: 0) { rows(100_000) }.frame(height: 500, alignment: .top), 300, 500)
        same(top.names, numbers(0...12))
        #expect(top.bodies <= 16)
        // Without a frame the list stands in the middle, as anything that is too large does.
        let middle = ScrollHost(LazyVStack(spacing: 0) { rows(100_000) }, 300, 500)
        same(middle.size.height, 4_000_000)
        same(middle.names, numbers(49_993...50_006))
        #expect(middle.bodies <= 18)
        #expect(middle.tree.layout.nodeCount < 100)
        let page = ScrollHost(
            VStack {
                LazyVStack { rows(100_000) }
                Text("Foot")
            }, 300, 500)
        #expect(page.names.count <= 13)
        empty(page.issues)
    }

    /// Rows of lengths that nobody knows before.
    @Test func unequalRowsSettle() {
        let host = ScrollHost(
            LazyVStack(spacing: 0) {
                ForEach(0..<5_000, id: \.self) { Row(number: $0, height: CGFloat(5 + $0 % 70)) }
            }, 300, 500)
        empty(host.issues)
        let (size, frames) = (host.size.height, host.frames.values)
        // The window is the middle of the list: all of it is covered, and nothing else made.
        let (top, bottom) = ((size - 500) / 2, (size + 500) / 2)
        holds(frames.allSatisfy { $0.maxY > top && $0.minY < bottom })
        #expect((frames.map(\.minY).min() ?? 0) <= top)
        #expect((frames.map(\.maxY).max() ?? 0) >= bottom)
    }

    /// A view without a proposal is drawn at its own size: there is no window.
    @Test func anIdealSizeShowsAll() {
        let host = ScrollHost(LazyVStack(spacing: 0) { rows(60) }, 300, nil)
        same(host.names, numbers(0...59))
        same(host.size.height, 2400)
    }

    @Test func snapshotsShowTheWindow() {
        let columns = Array(repeating: GridItem(), count: 3)
        let view = VStack {
            LazyVGrid(columns: columns) { rows(20) }
            Spacer()
            Text("Foot")
        }
        let snapshot = LayoutSnapshot(
            of: view, proposal: ProposedViewSize(width: 300, height: 500))
        holds((0..<20).allSatisfy { snapshot.frames["\($0)"] != nil })
        // The safe area's room lies in the window.
        let list = LazyVStack(spacing: 0) { rows(100) }.frame(height: 200, alignment: .top)
        let proposal = ProposedViewSize(width: 300, height: 200)
        same(LayoutSnapshot(of: list, proposal: proposal).frames.count, 5)
        let unsafe = LayoutSnapshot(
            of: list, proposal: proposal,
            safeAreaInsets: EdgeInsets(
                top: 0, leading: 0, bottom: 34, trailing: 0))
        same(unsafe.frames.count, 6)
    }

    /// The window is no scroll view: nothing is pinned to its edge.
    @Test func headersStayInTheirPlaces() {
        let host = ScrollHost(
            LazyVStack(spacing: 0, pinnedViews: [.sectionHeaders, .sectionFooters]) {
                Section {
                    rows(10)
                } header: {
                    Color.red.frame(height: 20).accessibilityIdentifier("header")
                } footer: {
                    Color.red.frame(height: 20).accessibilityIdentifier("footer")
                }
            }
            .offset(y: -60).frame(height: 300, alignment: .top), 300, 300)
        same(host.frames["header"]?.minY, -60)
        same(host.frames["1"]?.minY, 0)
        same(host.frames["footer"]?.minY, 360)
    }
}
