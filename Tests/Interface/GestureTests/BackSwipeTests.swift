import Expectations
import Foundation
import QuadrantTesting
import SwiftUI
import Testing

/// A finger from the leading edge leads back from a screen.
@MainActor @Suite struct BackSwipeTests {
    @Observable @MainActor final class Model {
        var path: [Int]
        var appearances = 0
        var isLocked = false
        var taps = 0
        var presses = 0

        init(_ path: [Int]) { self.path = path }
    }

    private struct Stack: View {
        @Bindable var model: Model
        var hidesBack = false
        var isMirrored = false

        var body: some View {
            let path = Binding(
                get: { model.path }, set: { if !model.isLocked { model.path = $0 } })
            NavigationStack(path: path) {
                Color.green.accessibilityIdentifier("first")
                    .onAppear { model.appearances += 1 }
                    .navigationDestination(for: Int.self) { number in
                        Color.red.accessibilityIdentifier("screen \(number)")
                            .onTapGesture { model.taps += 1 }
                            .onLongPressGesture { model.presses += 1 }
                            .navigationBarBackButtonHidden(hidesBack)
                    }
            }
            .environment(\.layoutDirection, isMirrored ? .rightToLeft : .leftToRight)
        }
    }

    private func host(
        _ model: Model, hidesBack: Bool = false, isMirrored: Bool = false
    ) -> ViewHost {
        ViewHost(width: 300, height: 600) {
            Stack(model: model, hidesBack: hidesBack, isMirrored: isMirrored)
        }
    }

    @Test(arguments: [false, true]) func theScreensFollowTheFinger(isMirrored: Bool) throws {
        let model = Model([1])
        let host = host(model, isMirrored: isMirrored)
        func x(_ way: CGFloat) -> CGPoint { CGPoint(x: isMirrored ? 300 - way : way, y: 300) }
        let sign: CGFloat = isMirrored ? -1 : 1
        let finger = host.touch(at: x(5))
        finger.move(to: x(95), duration: 0.3)
        finger.hold(for: 0.2)
        #expect(try abs(host.presented["screen 1"].frame.minX - 90 * sign) < 0.01)
        // Seven tenths of its way are left of the 90 points.
        #expect(try abs(host.presented["first"].frame.minX + 63 * sign) < 0.01)
        #expect(model.path == [1] && model.appearances == 1)
        finger.move(to: x(205), duration: 0.3)
        finger.hold(for: 0.2)
        #expect(try abs(host.presented["screen 1"].frame.minX - 200 * sign) < 0.01)
        finger.lift()
        empty(model.path)
        // At the moment at which it is let go nothing is elsewhere; then the screens go on.
        #expect(try abs(host.presented["screen 1"].frame.minX - 200 * sign) < 0.01)
        host.advance(by: 0.1)
        #expect(try sign * host.presented["screen 1"].frame.minX > 210)
        host.advanceToEnd()
        fails(host.presented.contains("screen 1"))
        try same(host.presented["first"].frame.minX, 0)
        same(model.appearances, 1)
    }

    @Test func aScreenThatIsLetGoEarlyGoesBack() throws {
        let model = Model([1])
        let host = host(model)
        let before = try host.pngData()
        let finger = host.touch(at: CGPoint(x: 5, y: 300))
        finger.move(to: CGPoint(x: 105, y: 300), duration: 0.5)
        finger.hold(for: 0.3)
        finger.lift()
        same(model.path, [1])
        host.advance(by: 0.1)
        let place = try host.presented["screen 1"].frame.minX
        #expect(place > 0 && place < 100)
        host.advanceToEnd()
        try same(host.presented["screen 1"].frame.minX, 0)
        #expect(!host.presented.contains("first") && !host.isAnimating)
        try same(host.pngData(), before)
    }

    @Test func aQuickFingerLeadsBackFromAnywhere() throws {
        let model = Model([1, 2])
        let host = host(model)
        let finger = host.touch(at: CGPoint(x: 5, y: 300))
        finger.move(to: CGPoint(x: 80, y: 300), duration: 0.1)
        finger.lift()
        same(model.path, [1])
        host.advanceToEnd()
        try same(host.presented["screen 1"].frame.minX, 0)
    }

    /// A program that keeps its path keeps its screen.
    @Test func aScreenThatStaysGoesBack() throws {
        let model = Model([1])
        model.isLocked = true
        let host = host(model)
        host.drag(from: CGPoint(x: 5, y: 300), to: CGPoint(x: 250, y: 300))
        host.advanceToEnd()
        same(model.path, [1])
        try same(host.presented["screen 1"].frame.minX, 0)
        fails(host.presented.contains("first"))
    }

    @Test func elsewhereAFingerIsForTheScreen() throws {
        let model = Model([1])
        let host = host(model)
        host.drag(from: CGPoint(x: 40, y: 300), to: CGPoint(x: 280, y: 300))
        same(model.path, [1])
        // Upward from the edge it does not lead back either.
        host.drag(from: CGPoint(x: 5, y: 500), to: CGPoint(x: 30, y: 200))
        same(model.path, [1])
        let hidden = self.host(model, hidesBack: true)
        hidden.drag(from: CGPoint(x: 5, y: 300), to: CGPoint(x: 280, y: 300))
        same(model.path, [1])
    }

    /// Taps and presses at the edge reach the screen.
    @Test func theEdgeIsStillForTapsAndPresses() throws {
        let model = Model([1])
        let host = host(model)
        host.touch(at: CGPoint(x: 5, y: 300)).lift()
        host.advance(by: 0.5)
        same(model.taps, 1)
        let finger = host.touch(at: CGPoint(x: 5, y: 300))
        finger.hold(for: 1.2)
        finger.lift()
        #expect(model.presses == 1 && model.path == [1])
    }

    /// In a stack within a screen of another, the inner one goes back first.
    @Test func theInnerStackGoesBackFirst() throws {
        struct Outer: View {
            @State private var outer = [1]
            @State private var inner = [1]

            var body: some View {
                NavigationStack(path: $outer) {
                    Color.green
                        .navigationDestination(for: Int.self) { _ in
                            NavigationStack(path: $inner) {
                                Color.blue.navigationDestination(for: Int.self) { _ in
                                    Color.red
                                }
                            }
                            .accessibilityIdentifier("\(outer.count) \(inner.count)")
                        }
                }
                .overlay { Text("\(outer.count) \(inner.count)").allowsHitTesting(false) }
            }
        }
        let host = ViewHost(width: 300, height: 600) { Outer() }
        func swipe() {
            host.drag(from: CGPoint(x: 5, y: 300), to: CGPoint(x: 280, y: 300))
            host.advanceToEnd()
        }
        has(host.texts, "1 1")
        swipe()
        has(host.texts, "1 0")
        swipe()
        has(host.texts, "0 0")
    }
}
