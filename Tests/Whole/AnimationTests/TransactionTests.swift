import Expectations
import Foundation
import QuadrantTesting
import SwiftUI
import Testing

/// Which animation a change has.
@MainActor @Suite struct TransactionTests {
    /// A row of boxes that move by 100 when `isOn` is set, each with modifiers of its own.
    private struct Boxes<Content: View>: View {
        @State private var isOn = false
        var change: @MainActor (() -> Void) -> Void = { $0() }
        @ViewBuilder let content: (Bool) -> Content

        var body: some View {
            VStack(alignment: .leading) {
                Button("go") { change { isOn.toggle() } }.accessibilityIdentifier("go")
                content(isOn)
            }
        }
    }

    private static func box(_ name: String) -> some View {
        Color.red.frame(width: 10, height: 10).accessibilityIdentifier(name)
    }

    /// How far the box has gone after half a second, of 100 points.
    private func gone(
        _ names: [String], _ host: ViewHost, after seconds: Double = 0.5
    ) throws -> [Double] {
        let start = try names.map { try host["\($0)"].frame.minX }
        try host["go"].tap()
        host.advance(by: seconds)
        return try zip(names, start).map {
            ((try host.presented[$0].frame.minX - $1) * 1e6).rounded() / 1e6
        }
    }

    @Test func anImplicitAnimationConcernsWhatItWrapsAndOnlyWhenItsValueChanges() throws {
        let host = ViewHost(width: 300, height: 200) {
            Boxes { isOn in
                Self.box("in").offset(x: isOn ? 100 : 0).animation(
                    .linear(duration: 1), value: isOn)
                Self.box("after").animation(.linear(duration: 1), value: isOn).offset(
                    x: isOn ? 100 : 0)
                Self.box("other").offset(x: isOn ? 100 : 0).animation(
                    .linear(duration: 1), value: 1)
            }
        }
        try same(gone(["in", "after", "other"], host), [50, 100, 100])
    }

    @Test func theNearestToTheLeafDecides() throws {
        let host = ViewHost(width: 300, height: 200) {
            Boxes(change: { body in withAnimation(.linear(duration: 1)) { body() } }) { isOn in
                Self.box("plain").offset(x: isOn ? 100 : 0)
                Self.box("own").offset(x: isOn ? 100 : 0).animation(
                    .linear(duration: 2), value: isOn)
                Self.box("none").offset(x: isOn ? 100 : 0).animation(nil, value: isOn)
                Self.box("two").offset(x: isOn ? 100 : 0)
                    .animation(.linear(duration: 4), value: isOn)
                    .animation(.linear(duration: 2), value: isOn)
                Self.box("closure").offset(x: isOn ? 100 : 0)
                    .transaction { $0.animation = .linear(duration: 5) }
            }
        }
        try same(gone(["plain", "own", "none", "two", "closure"], host), [50, 25, 100, 12.5, 10])
    }

    @Test func twoAnimationsSplitAChain() throws {
        let host = ViewHost(width: 300, height: 200) {
            Boxes { isOn in
                Self.box("box").offset(x: isOn ? 100 : 0).animation(
                    .linear(duration: 1), value: isOn
                )
                .offset(x: isOn ? 100 : 0).animation(.linear(duration: 2), value: isOn)
            }
        }
        try same(gone(["box"], host), [75])
    }

    @Test func disabledAnimationsAreNotInsertedByModifiers() throws {
        let host = ViewHost(width: 300, height: 200) {
            Boxes(change: { body in
                var transaction = Transaction()
                transaction.disablesAnimations = true
                withTransaction(transaction) { body() }
            }) { isOn in
                Self.box("implicit").offset(x: isOn ? 100 : 0).animation(
                    .linear(duration: 1), value: isOn)
                Self.box("closure").offset(x: isOn ? 100 : 0)
                    .transaction { $0.animation = .linear(duration: 1) }
            }
        }
        try same(gone(["implicit", "closure"], host), [100, 50])
    }

    @Test func aBodyConcernsOnlyTheModifiersInIt() throws {
        let host = ViewHost(width: 300, height: 200) {
            Boxes { isOn in
                Self.box("outer").animation(.linear(duration: 1)) {
                    $0.offset(x: isOn ? 100 : 0)
                }
                Self.box("inner").offset(x: isOn ? 100 : 0)
                    .animation(.linear(duration: 1)) { $0.opacity(isOn ? 0.5 : 1) }
            }
        }
        try same(gone(["outer", "inner"], host), [50, 100])
        near(try host.presented["inner"].opacity, 0.75, within: 1e-9)
    }

    @Test func keysOfOnesOwnReachTheModifiersAndAreForgotten() throws {
        var heard: [Int] = []
        let host = ViewHost(width: 300, height: 200) {
            Boxes(change: { body in withTransaction(\.sound, 7) { body() } }) { isOn in
                Self.box("box").offset(x: isOn ? 100 : 0)
                    .transaction(value: isOn) { heard.append($0.sound) }
            }
        }
        try host["go"].tap()
        same(heard.last, 7)
    }

    private struct Bound: View {
        @State private var isOn = false

        var body: some View {
            VStack(alignment: .leading) {
                Toggle("go", isOn: $isOn.animation(.linear(duration: 1)))
                    .accessibilityIdentifier("go")
                TransactionTests.box("box").offset(x: isOn ? 100 : 0)
            }
        }
    }

    @Test func aBindingWritesWithItsAnimation() throws {
        let host = ViewHost(width: 300, height: 200) { Bound() }
        try same(gone(["box"], host), [50])
    }

    @Test func completionsAreCalledOnceWhenTheSpringSeemsDoneOrIsRemoved() throws {
        var calls: [String] = []
        let host = ViewHost(width: 300, height: 200) {
            Boxes(change: { body in
                withAnimation(.smooth, completionCriteria: .logicallyComplete) {
                    withAnimation(.smooth, completionCriteria: .removed) {
                        body()
                    } completion: {
                        calls.append("removed")
                    }
                } completion: {
                    calls.append("complete")
                }
            }) { isOn in Self.box("box").offset(x: isOn ? 100 : 0) }
        }
        try host["go"].tap()
        host.advance(by: 0.49)
        same(calls, [])
        host.advance(by: 0.02)
        same(calls, ["complete"])
        host.advance(by: 2)
        same(calls, ["complete", "removed"])
    }

    @Test func aCompletionIsCalledAtOnceWhereNothingMoves() throws {
        var calls = 0
        withAnimation {
        } completion: {
            calls += 1
        }
        same(calls, 1)
        let host = ViewHost(width: 300, height: 200) {
            Boxes(change: { body in
                withAnimation {
                    body()
                } completion: {
                    calls += 1
                }
            }) { _ in Self.box("box") }
        }
        try host["go"].tap()
        same(calls, 2)
        host.advance(by: 2)
        same(calls, 2)
    }

    @Test func aCompletionAddedOnTheWayIsCalled() throws {
        var calls = 0
        let host = ViewHost(width: 300, height: 200) {
            Boxes { isOn in
                Self.box("box").offset(x: isOn ? 100 : 0)
                    .transaction(value: isOn) {
                        $0.animation = .linear(duration: 1)
                        $0.addAnimationCompletion { calls += 1 }
                    }
            }
        }
        try host["go"].tap()
        same(calls, 0)
        host.advance(by: 1)
        same(calls, 1)
    }

    @Test func springsAreNotAmbiguous() {
        same(Animation.spring(), .spring(duration: 0.5, bounce: 0))
        same(Animation.interactiveSpring(), .interactiveSpring(duration: 0.15, extraBounce: 0))
        same(Animation.spring(response: 0.3), .spring(response: 0.3, dampingFraction: 0.825))
    }

    private struct Growing: ViewModifier, Animatable {
        var animatableData: Double

        func body(content: Content) -> some View {
            content.frame(width: 10 + animatableData, height: 10)
                .overlay(alignment: .leading) {
                    Color.blue.frame(width: 2, height: 10).accessibilityIdentifier("mark")
                        .offset(x: animatableData)
                }
        }
    }

    private struct Grown: View {
        @State private var size = 0.0

        var body: some View {
            Stage.box().frame(width: 10).frame(maxWidth: .infinity)
                .modifier(
                    Growing(animatableData: size)
                        .animation(.linear(duration: 1).repeatForever(autoreverses: false))
                )
                .frame(width: 200, height: 20, alignment: .leading)
                .onAppear { size = 100 }
        }
    }

    /// What a body makes of its animatable data at a moment is no change: a modifier that gives all changes an animation
    /// begins none with it.
    @Test func momentsOfAnAnimationAreNoChanges() throws {
        let host = ViewHost(width: 200, height: 20) { Grown() }
        let start = try host.presented["mark"].frame.minX
        for _ in 0..<2 {
            for quarter in 1...3 {
                host.advance(by: 0.25)
                let x = try host.presented["mark"].frame.minX - start
                #expect(abs(x - 25 * Double(quarter)) < 1e-6)
            }
            host.advance(by: 0.25)
        }
    }
}

private struct SoundKey: TransactionKey {
    static let defaultValue = 0
}

extension Transaction {
    fileprivate var sound: Int {
        get { self[SoundKey.self] }
        set { self[SoundKey.self] = newValue }
    }
}
