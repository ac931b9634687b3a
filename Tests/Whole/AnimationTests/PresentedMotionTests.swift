import Expectations
import Foundation
import QuadrantCore
import SwiftUI
import Testing

@testable import QuadrantTesting

/// What the system presents moves by itself where nobody steps through it: in clips and film strips.
@MainActor @Suite struct PresentedMotionTests {
    enum Kind: CaseIterable { case sheet, cover, popover, alert, dialog }

    private struct Presenter: View {
        let kind: Kind
        @State private var isShown = false

        var body: some View {
            Color.white
                .onTapGesture { isShown = true }
                .accessibilityIdentifier("go")
                .sheet(isPresented: shown(.sheet)) { content }
                .fullScreenCover(isPresented: shown(.cover)) { content }
                .popover(isPresented: shown(.popover)) { content.frame(width: 80, height: 80) }
                .alert("Sure?", isPresented: shown(.alert)) { close }
                .confirmationDialog("Sure?", isPresented: shown(.dialog)) { close }
        }

        private func shown(_ kind: Kind) -> Binding<Bool> {
            self.kind == kind ? $isShown : .constant(false)
        }

        private var close: some View {
            Button("Close") { isShown = false }.accessibilityIdentifier("content")
        }

        private var content: some View {
            Color.red.onTapGesture { isShown = false }.accessibilityIdentifier("content")
        }
    }

    @Test(arguments: Kind.allCases) func itComesAndGoesByItself(kind: Kind) throws {
        let host = ViewHost(width: 300, height: 600) { Presenter(kind: kind) }
        host.tree.motion.movesPresented = true
        let before = try host.pngData()
        try host["go"].tap()
        holds(host.isAnimating)
        try same(host.pngData(), before)
        host.advance(by: 0.1)
        let early = try host.pngData()
        differ(early, before)
        host.advanceToEnd()
        let end = try host.pngData()
        #expect(end != early && end != before)
        #expect(host.time > 0.1 && host.time < 1)
        try host["content"].tap()
        host.advance(by: 0.1)
        let leaving = try host.pngData()
        #expect(leaving != end && leaving != before)
        host.advanceToEnd()
        try same(host.pngData(), before)
    }

    /// Sheets and covers take half a second, without a swing; what fades takes a quarter.
    @Test(arguments: Kind.allCases) func itTakesItsTime(kind: Kind) throws {
        let host = ViewHost(width: 300, height: 600) { Presenter(kind: kind) }
        host.tree.motion.movesPresented = true
        let slides = kind == .sheet || kind == .cover
        try host["go"].tap()
        host.advance(by: 0.26)
        same(host.isAnimating, slides)
        host.advanceToEnd()
        try host["content"].tap()
        host.advance(by: 0.26)
        same(host.isAnimating, slides)
    }

    @Test func elsewhereItIsThereAtOnce() throws {
        let host = ViewHost(width: 300, height: 600) { Presenter(kind: .sheet) }
        try host["go"].tap()
        #expect(!host.isAnimating && host.presented.contains("content"))
    }

    @Test func disabledAnimationsAreObeyed() throws {
        struct Plain: View {
            @State private var isShown = false

            var body: some View {
                Color.white
                    .onTapGesture {
                        var transaction = Transaction()
                        transaction.disablesAnimations = true
                        withTransaction(transaction) { isShown = true }
                    }
                    .accessibilityIdentifier("go")
                    .sheet(isPresented: $isShown) { Text("Sheet") }
            }
        }
        let host = ViewHost(width: 300, height: 600) { Plain() }
        host.tree.motion.movesPresented = true
        try host["go"].tap()
        fails(host.isAnimating)
    }
}
