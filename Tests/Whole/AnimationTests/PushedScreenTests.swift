import Expectations
import Foundation
import QuadrantTesting
import SwiftUI
import Testing

/// Screens that are pushed and popped: the new one slides over the one below, which goes a little toward the leading edge.
@MainActor @Suite struct PushedScreenTests {
    @Observable @MainActor final class Model {
        var path: [Int] = []
    }

    private struct Stack: View {
        @Bindable var model: Model
        var hidesBack = false
        var isMirrored = false

        var body: some View {
            NavigationStack(path: $model.path) {
                first.navigationDestination(for: Int.self) { screen($0) }
            }
            .environment(\.layoutDirection, isMirrored ? .rightToLeft : .leftToRight)
        }

        private var first: some View {
            Color(red: 0, green: 1, blue: 0).accessibilityIdentifier("first")
                .navigationTitle("Inbox")
                .navigationBarTitleDisplayMode(.inline)
                .toolbar {
                    ToolbarItem(placement: .primaryAction) {
                        Button("Edit") {}.accessibilityIdentifier("edit")
                    }
                    ToolbarItem(placement: .bottomBar) {
                        Button("Write") {}.accessibilityIdentifier("write")
                    }
                }
        }

        private func screen(_ number: Int) -> some View {
            Color(red: 1, green: 0, blue: 0).accessibilityIdentifier("screen \(number)")
                .navigationBarBackButtonHidden(hidesBack)
                .toolbar {
                    ToolbarItem(placement: .primaryAction) {
                        Button("Add") {}.accessibilityIdentifier("add \(number)")
                    }
                }
        }
    }

    private func host(
        _ model: Model, hidesBack: Bool = false, isMirrored: Bool = false, lessMotion: Bool = false
    ) -> ViewHost {
        let host = ViewHost(width: 300, height: 600) {
            Stack(model: model, hidesBack: hidesBack, isMirrored: isMirrored)
        }
        host.assistiveSettings.reducesMotion = lessMotion
        return host
    }

    private func go(_ host: ViewHost, _ model: Model, _ path: [Int], to time: Double) {
        withAnimation(.linear(duration: 1)) { model.path = path }
        host.update()
        host.advance(by: time)
    }

    /// The red, green and blue of a point.
    private func color(_ host: ViewHost, _ x: Int, _ y: Int) throws -> [Int] {
        let image = try #require(UIImage(data: host.pngData())?.cgImage)
        let place = (2 * y * image.width + 2 * x) * 4
        return image.rgba[place..<place + 3].map { Int($0) }
    }

    @Test(arguments: [false, true]) func theScreenBelowGoesThreeTenthsTowardTheLeadingEdge(
        isMirrored: Bool
    ) throws {
        let model = Model()
        let host = host(model, isMirrored: isMirrored)
        let sign: CGFloat = isMirrored ? -1 : 1
        go(host, model, [1], to: 0.5)
        try same(host.presented["first"].frame.minX, -45 * sign)
        try same(host.presented["screen 1"].frame.minX, 150 * sign)
        // Half of a black of one tenth lies on it.
        let below = try color(host, isMirrored ? 250 : 50, 300)
        #expect(below[0] < 20 && abs(below[1] - 242) < 12 && below[2] < 20, "\(below)")
        host.advanceToEnd()
        try same(host.presented["screen 1"].frame.minX, 0)
        fails(host.presented.contains("first"))
        go(host, model, [], to: 0.25)
        try same(host.presented["first"].frame.minX, -67.5 * sign)
        try same(host.presented["screen 1"].frame.minX, 75 * sign)
        host.advanceToEnd()
        try same(host.presented["first"].frame.minX, 0)
        try same(color(host, 50, 300), [0, 255, 0])
    }

    /// A pop is a push backward.
    @Test func popsArePushesBackward() throws {
        let (pushed, popped) = (Model(), Model())
        let (one, other) = (host(pushed), host(popped))
        let before = try one.pngData()
        go(other, popped, [1], to: 2)
        go(one, pushed, [1], to: 0.25)
        go(other, popped, [], to: 0.75)
        for name in ["first", "screen 1", "edit", "add 1", "BackButton"] {
            try same(one.presented[name], other.presented[name], "\(name)")
        }
        other.advanceToEnd()
        try same(other.pngData(), before)
    }

    @Test func whatIsInTheBarsStandsStillAndFades() throws {
        let model = Model()
        let host = host(model)
        let (edit, write) = (try host["edit"].frame, try host["write"].frame)
        go(host, model, [1], to: 0.25)
        let add = try host["add 1"].frame
        try same(host.presented["edit"].frame, edit)
        try same(host.presented["edit"].opacity, 0.75)
        try same(host.presented["write"].frame, write)
        try same(host.presented["write"].opacity, 0.75)
        try same(host.presented["add 1"].frame, add)
        try same(host.presented["add 1"].opacity, 0.25)
        // The button back fades in where it is to stand, over the screen below.
        try same(host.presented["BackButton"].frame, (try host["BackButton"].frame))
        try same(host.presented["BackButton"].opacity, 0.25)
        host.advanceToEnd()
        try same(host.presented["BackButton"].opacity, 1)
    }

    /// From one screen with a button back to the next, the button stays as it is.
    @Test func theButtonBackStaysFromScreenToScreen() throws {
        let model = Model()
        let host = host(model)
        go(host, model, [1], to: 2)
        let frame = try host["BackButton"].frame
        func button() throws -> [[Int]] {
            try (0..<4).map { try color(host, Int(frame.midX) - 4 + 2 * $0, Int(frame.midY)) }
        }
        let before = try button()
        go(host, model, [1, 2], to: 0.5)
        for (old, new) in zip(before, try button()) {
            for (a, b) in zip(old, new) { near(a, b, within: 30) }
        }
    }

    /// A screen in the place of another comes over that one.
    @Test func aScreenInThePlaceOfAnotherComesOverIt() throws {
        let model = Model()
        let host = host(model)
        go(host, model, [1], to: 2)
        go(host, model, [2], to: 0.5)
        try same(host.presented["screen 1"].frame.minX, -45)
        try same(host.presented["screen 2"].frame.minX, 150)
        fails(host.presented.contains("first"))
        host.advanceToEnd()
        fails(host.presented.contains("screen 1"))
    }

    /// What is beside a stack that does not fill the window stays clear.
    @Test func nothingIsSeenBesideTheStack() throws {
        let model = Model()
        let host = ViewHost(width: 300, height: 300) {
            HStack(spacing: 0) {
                Color.white
                Stack(model: model).frame(width: 100)
                Color.white
            }
        }
        go(host, model, [1], to: 0.5)
        try same(color(host, 98, 150), [255, 255, 255])
        try same(color(host, 202, 150), [255, 255, 255])
        let below = try color(host, 102, 150)
        #expect(below[0] < 20 && abs(below[1] - 242) < 12 && below[2] < 20, "\(below)")
        try same(color(host, 198, 150), [255, 0, 0])
    }

    @Test func withLessMotionTheScreensFadeIntoOneAnother() throws {
        let model = Model()
        let host = host(model, lessMotion: true)
        go(host, model, [1], to: 0.5)
        try same(host.presented["screen 1"].frame.minX, 0)
        try same(host.presented["first"].frame.minX, 0)
        let seen = try color(host, 50, 300)
        #expect(abs(seen[0] - 128) < 40 && abs(seen[1] - 128) < 40 && seen[2] < 20, "\(seen)")
    }
}
