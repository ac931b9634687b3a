import Expectations
import Foundation
import QuadrantTesting
import SwiftUI
import Testing

/// Sheets, covers and screens that come and go with an animation.
@MainActor @Suite struct PresenceTests {
    private struct Sheets: View {
        @State private var isShown = false
        var isCover = false

        var body: some View {
            Color.white
                .onTapGesture { withAnimation(.linear(duration: 1)) { isShown = true } }
                .accessibilityIdentifier("go")
                .sheet(isPresented: isCover ? .constant(false) : $isShown) { content }
                .fullScreenCover(isPresented: isCover ? $isShown : .constant(false)) { content }
        }

        private var content: some View {
            Color.red.accessibilityIdentifier("content")
                .onTapGesture { withAnimation(.linear(duration: 1)) { isShown = false } }
        }
    }

    @Test(arguments: [true, false]) func sheetsAndCoversComeFromBelowAndGoThere(isCover: Bool)
        throws
    {
        let host = ViewHost(width: 300, height: 600) { Sheets(isCover: isCover) }
        try host["go"].tap()
        let target = try host["content"].frame
        #expect(try host.presented["content"].frame.minY >= 600)
        host.advance(by: 0.5)
        let half = try host.presented["content"]
        #expect(abs(half.frame.minY - (target.minY + 600) / 2) < 40)
        same(half.opacity, 1)
        host.advanceToEnd()
        try same(host.presented["content"].frame, target)
        try host["content"].tap()
        host.advance(by: 0.5)
        try same(host.presented["content"].frame, half.frame)
        host.advanceToEnd()
        fails(host.presented.contains("content"))
    }

    @Test func withLessMotionASheetFades() throws {
        let host = ViewHost(width: 300, height: 600) { Sheets() }
        host.assistiveSettings.reducesMotion = true
        try host["go"].tap()
        host.advance(by: 0.25)
        let seen = try host.presented["content"]
        same(seen.frame, (try host["content"].frame))
        near(seen.opacity, 0.25, within: 1e-9)
    }

    private struct Stack: View {
        @State private var path: [Int] = []
        @Namespace private var space
        var zooms = false

        var body: some View {
            NavigationStack(path: $path) {
                Color.green.accessibilityIdentifier("first")
                    .overlay(alignment: .bottomTrailing) {
                        Color.yellow.frame(width: 50, height: 50).accessibilityIdentifier("source")
                            .matchedTransitionSource(id: 1, in: space)
                    }
                    .onTapGesture { withAnimation(.linear(duration: 1)) { path = [1] } }
                    .navigationDestination(for: Int.self) { _ in
                        // Its button would throw a shadow on the first.
                        if zooms {
                            second.navigationBarBackButtonHidden()
                                .navigationTransition(.zoom(sourceID: 1, in: space))
                        } else {
                            second.navigationBarBackButtonHidden()
                        }
                    }
            }
        }

        private var second: some View {
            Color.red.accessibilityIdentifier("second")
                .onTapGesture { withAnimation(.linear(duration: 1)) { path = [] } }
        }
    }

    @Test func aPushedScreenSlidesOverTheFirst() throws {
        let host = ViewHost(width: 300, height: 600) { Stack() }
        let before = try host.pngData()
        try host["first"].tap()
        try same(host.presented["second"].frame.minX, 300)
        // Nothing of the second is seen yet, and the first still is.
        try same(host.pngData(), before)
        host.advance(by: 0.25)
        try same(host.presented["second"].frame.minX, 225)
        host.advanceToEnd()
        try same(host.presented["second"].frame.minX, 0)
        let still = try host.pngData()
        try host["second"].tap()
        host.advance(by: 0.25)
        try same(host.presented["second"].frame.minX, 75)
        try differ(host.pngData(), still)
        host.advanceToEnd()
        try same(host.pngData(), before)
    }

    @Test func aScreenGrowsOutOfItsSource() throws {
        let host = ViewHost(width: 300, height: 600) { Stack(zooms: true) }
        let before = try host.pngData()
        try host["first"].tap()
        try same(host.pngData(), before)
        host.advance(by: 0.5)
        let half = try host.pngData()
        differ(half, before)
        host.advanceToEnd()
        try differ(host.pngData(), half)
        let plain = ViewHost(width: 300, height: 600) { Stack() }
        try plain["first"].tap()
        plain.advanceToEnd()
        try same(host.pngData(), plain.pngData())
    }

    /// A screen that asks for the zoom in its own body, and has something to evaluate the stack by.
    private struct Asking: View {
        let space: Namespace.ID
        let isAsking: Bool
        @Binding var ticks: Int
        let back: () -> Void

        var body: some View {
            Screen(space: space, isAsking: isAsking)
                .onTapGesture { withAnimation(.linear(duration: 1)) { back() } }
                .overlay(alignment: .top) {
                    Button("tick") { ticks += 1 }.accessibilityIdentifier("tick")
                        .padding(.top, 100)
                }
        }
    }

    private struct Screen: View {
        let space: Namespace.ID
        let isAsking: Bool

        var body: some View {
            Color.red.accessibilityIdentifier("second").navigationBarBackButtonHidden()
                .navigationTransition(AnyZoom(isAsking ? space : nil))
        }
    }

    /// A zoom, or none.
    private struct AnyZoom: NavigationTransition {
        let _kind: _NavigationTransitionKind
        init(_ space: Namespace.ID?) {
            _kind =
                space.map { ZoomNavigationTransition.zoom(sourceID: 1, in: $0)._kind }
                ?? AutomaticNavigationTransition.automatic._kind
        }
    }

    private struct AskingStack: View {
        @State private var path: [Int] = []
        @State private var ticks = 0
        var isAsking = true
        @Namespace private var space

        var body: some View {
            NavigationStack(path: $path) {
                Color.green.accessibilityIdentifier("first")
                    .overlay(alignment: .bottomTrailing) {
                        Color.yellow.frame(width: 50, height: 50)
                            .matchedTransitionSource(id: 1, in: space)
                    }
                    .onTapGesture { withAnimation(.linear(duration: 1)) { path = [1] } }
                    .navigationTitle("\(ticks)")
                    .navigationDestination(for: Int.self) { _ in
                        Asking(space: space, isAsking: isAsking, ticks: $ticks) { path = [] }
                    }
            }
        }
    }

    /// What a screen asks for in its own body holds when only the stack around is evaluated again.
    @Test func aZoomThatTheScreenItselfAsksForGoesBackAsAZoom() throws {
        func halfWayBack(ticks: Int, isAsking: Bool) throws -> (Data, CGFloat) {
            let host = ViewHost(width: 300, height: 600) { AskingStack(isAsking: isAsking) }
            try host["first"].tap()
            host.advanceToEnd()
            for _ in 0..<ticks { try host["tick"].tap() }
            try host["second"].tap()
            host.advance(by: 0.5)
            return (try host.pngData(), try host.presented["second"].frame.minX)
        }
        let (zoomed, place) = try halfWayBack(ticks: 1, isAsking: true)
        same(place, 0, "It does not slide.")
        try same(zoomed, halfWayBack(ticks: 1, isAsking: true).0)
        let (slid, slidPlace) = try halfWayBack(ticks: 1, isAsking: false)
        #expect(slidPlace == 150 && slid != zoomed)
    }
}
