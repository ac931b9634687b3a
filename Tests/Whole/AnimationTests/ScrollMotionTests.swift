import Expectations
import Foundation
import QuadrantTesting
import SwiftUI
import Testing

/// Scrolling that the program animates.
@MainActor @Suite struct ScrollMotionTests {
    private struct Rows: View {
        let isLazy: Bool
        let animation: Animation?
        var note: (ScrollPhase) -> Void = { _ in }

        var body: some View {
            ScrollViewReader { proxy in
                VStack(spacing: 0) {
                    Button("go") { withAnimation(animation) { proxy.scrollTo(40, anchor: .top) } }
                        .accessibilityIdentifier("go").frame(height: 20)
                    Button("back") { proxy.scrollTo(0, anchor: .top) }
                        .accessibilityIdentifier("back").frame(height: 20)
                    ScrollView {
                        if isLazy {
                            LazyVStack(spacing: 0) { rows }
                        } else {
                            VStack(spacing: 0) { rows }
                        }
                    }
                    .onScrollPhaseChange { _, new in note(new) }
                    .frame(height: 100)
                }
            }
        }

        private var rows: some View {
            ForEach(0..<100) { row in
                Color.red.frame(height: 20).accessibilityIdentifier("row \(row)")
            }
        }
    }

    /// Where the first row would stand, from one that is in sight.
    private func offset(_ host: ViewHost) throws -> Double {
        for row in 0..<100 {
            if let view = try? host["row \(row)"], view.frame.minY >= 40, view.frame.minY < 140 {
                return Double(row) * 20 - (view.frame.minY - 40)
            }
        }
        return -1
    }

    @Test(arguments: [true, false]) func scrollToGoesThere(isLazy: Bool) throws {
        var phases: [ScrollPhase] = []
        let host = ViewHost(width: 100, height: 140) {
            Rows(isLazy: isLazy, animation: .linear(duration: 1)) { phases.append($0) }
        }
        try host["go"].tap()
        try same(offset(host), 0)
        same(phases, [.idle, .animating])
        host.advance(by: 0.25)
        try same(offset(host), 200)
        host.advance(by: 0.25)
        try same(offset(host), 400)
        host.advanceToEnd()
        try same(offset(host), 800)
        same(phases, [.idle, .animating, .idle])
        fails(host.isAnimating)
    }

    @Test func withoutAnAnimationItJumpsAndHoldsWhatMoves() throws {
        let host = ViewHost(width: 100, height: 140) {
            Rows(isLazy: false, animation: .linear(duration: 1))
        }
        try host["go"].tap()
        host.advance(by: 0.5)
        try host["back"].tap()
        try same(offset(host), 0)
        host.advance(by: 0.5)
        try same(offset(host), 0)
    }

    @Test func aFingerHoldsIt() throws {
        let host = ViewHost(width: 100, height: 140) {
            Rows(isLazy: false, animation: .linear(duration: 1))
        }
        try host["go"].tap()
        host.advance(by: 0.5)
        let finger = host.touch(at: CGPoint(x: 50, y: 90))
        host.advance(by: 0.5)
        try same(offset(host), 400)
        finger.lift()
        host.advanceToEnd()
        try same(offset(host), 400)
    }

    private struct Bound: View {
        @State private var position: Int?

        var body: some View {
            VStack(spacing: 0) {
                Button("go") { withAnimation(.linear(duration: 1)) { position = 40 } }
                    .accessibilityIdentifier("go").frame(height: 20)
                Button("end") {
                    withTransaction(\.scrollTargetAnchor, .bottom) { position = 60 }
                }
                .accessibilityIdentifier("end").frame(height: 20)
                ScrollView {
                    VStack(spacing: 0) {
                        ForEach(0..<100) { row in
                            Color.red.frame(height: 20).accessibilityIdentifier("row \(row)")
                        }
                    }
                    .scrollTargetLayout()
                }
                .scrollPosition(id: $position, anchor: .top)
                .frame(height: 100)
            }
        }
    }

    @Test func aPositionGoesThere() throws {
        let host = ViewHost(width: 100, height: 140) { Bound() }
        try host["go"].tap()
        host.advance(by: 0.5)
        try same(offset(host), 400)
        host.advanceToEnd()
        try same(offset(host), 800)
        // The anchor of the transaction counts before that of the modifier.
        try host["end"].tap()
        try same(host["row 60"].frame.maxY, 140)
    }

    private struct Items: View {
        let isLazy: Bool
        let transition: AnyTransition
        @State private var items = [0, 1, 2]

        var body: some View {
            VStack(spacing: 0) {
                Button("remove") { withAnimation(.linear(duration: 1)) { _ = items.removeFirst() } }
                    .accessibilityIdentifier("remove").frame(height: 20)
                Button("add") { withAnimation(.linear(duration: 1)) { items.insert(9, at: 0) } }
                    .accessibilityIdentifier("add").frame(height: 20)
                ScrollView {
                    if isLazy {
                        LazyVStack(spacing: 0) { rows }
                    } else {
                        VStack(spacing: 0) { rows }
                    }
                }
                .frame(height: 100)
            }
        }

        private var rows: some View {
            ForEach(items, id: \.self) { item in
                Color.red.frame(height: 20).accessibilityIdentifier("item \(item)")
                    .transition(transition)
            }
        }
    }

    @Test(arguments: [true, false]) func rowsComeAndGoByTheirTransitions(isLazy: Bool) throws {
        let host = ViewHost(width: 100, height: 140) { Items(isLazy: isLazy, transition: .opacity) }
        try host["remove"].tap()
        host.advance(by: 0.5)
        try same(host.presented["item 0"].opacity, 0.5)
        try same(host.presented["item 0"].frame.minY, 40)
        try same(host.presented["item 1"].frame.minY, 50)
        host.advanceToEnd()
        fails(host.presented.contains("item 0"))
        try host["add"].tap()
        host.advance(by: 0.25)
        try same(host.presented["item 9"].opacity, 0.25)
        try same(host.presented["item 9"].frame.minY, 40)
        try same(host.presented["item 1"].frame.minY, 45)
        host.advanceToEnd()
        try same(host.presented["item 9"].opacity, 1)
    }

    @Test func aRowThatScrollsIntoSightDoesNotCome() throws {
        let host = ViewHost(width: 100, height: 140) {
            Rows(isLazy: true, animation: .linear(duration: 1))
        }
        try host["go"].tap()
        for _ in 0..<10 {
            host.advance(by: 0.1)
            for row in 0..<100 where host.presented.contains("row \(row)") {
                try same(host.presented["row \(row)"].opacity, 1)
            }
        }
    }
}
