import Expectations
import QuadrantTesting
import SwiftUI
import Testing

/// What is as at Apple's and surprises is told as a note, with the mend; the mend is not told of.
@MainActor @Suite struct AppleQuirkTests {
    private struct Layers: View {
        let zIndex: Double?
        @State private var isShown = true

        var body: some View {
            ZStack {
                Color.white
                if isShown {
                    if let zIndex {
                        Color.red.frame(width: 50, height: 50).zIndex(zIndex)
                    } else {
                        Color.red.frame(width: 50, height: 50)
                    }
                }
            }
            .accessibilityIdentifier("layers")
            .contentShape(Rectangle())
            .onTapGesture { withAnimation(.linear(duration: 1)) { isShown = false } }
        }
    }

    /// Gravatar-SDK-iOS PR 766, sarunw.com "How to fix ZStack's transition".
    @Test func whatLeavesAStackGoesBehind() throws {
        let host = ViewHost(width: 100, height: 100) { Layers(zIndex: nil) }
        try host["layers"].tap()
        host.advance(by: 0.5)
        let white = ViewHost(width: 100, height: 100) { Color.white }
        try same(host.pngData(), white.pngData(), "The white lies over what leaves.")
        same(
            host.notes.map(\.message),
            [
                "A view that leaves a ZStack goes behind its siblings while it leaves, as at Apple's"
            ])
        same(host.notes.map(\.advice), ["A .zIndex(1) on the view keeps it in front."])
        empty(host.issues, "A note fails no test.")

        let mended = ViewHost(width: 100, height: 100) { Layers(zIndex: 1) }
        try mended["layers"].tap()
        mended.advance(by: 0.5)
        try differ(mended.pngData(), white.pngData())
        empty(mended.notes)
    }

    private struct Buttons: View {
        let isBorderless: Bool
        @State private var log: [String] = []

        var body: some View {
            List {
                if isBorderless { row.buttonStyle(.borderless) } else { row }
                Text(log.joined(separator: " ")).accessibilityIdentifier("log")
            }
        }

        private var row: some View {
            HStack {
                Button("One") { log.append("one") }.accessibilityIdentifier("one")
                Button("Two") { log.append("two") }.accessibilityIdentifier("two")
            }
        }
    }

    @Test func aTapOnARowWithTwoButtonsDoesBoth() throws {
        let host = ViewHost(width: 390, height: 400) { Buttons(isBorderless: false) }
        try host["one"].tap()
        try same(host["log"].text, "one two")
        same(host.notes.count, 1)
        same(host.notes.first?.message.contains("each of its 2 buttons"), true)
        same(host.notes.first?.advice.contains(".buttonStyle(.borderless)"), true)

        let mended = ViewHost(width: 390, height: 400) { Buttons(isBorderless: true) }
        try mended["one"].tap()
        try same(mended["log"].text, "one")
        empty(mended.notes)
    }

    private struct Presenter: View {
        let readsInBody: Bool
        @State private var isShown = false
        @State private var name = "old"

        var body: some View {
            let _ = readsInBody ? name : ""
            Button("Open") {
                name = "new"
                isShown = true
            }
            .sheet(isPresented: $isShown) { Text(name).accessibilityIdentifier("name") }
        }
    }

    @Test func aSheetThatReadsAStateNoBodyReadsIsTold() throws {
        let host = ViewHost(width: 390, height: 800) { Presenter(readsInBody: false) }
        try host.find(label: "Open").tap()
        try same(host["name"].text, "new")
        same(
            host.notes.map(\.message),
            [
                "The content of a sheet reads the @State name of Presenter, which no body reads: "
                    + "Apple's shows its old value at first"
            ])

        let mended = ViewHost(width: 390, height: 800) { Presenter(readsInBody: true) }
        try mended.find(label: "Open").tap()
        empty(mended.notes)
    }
}
