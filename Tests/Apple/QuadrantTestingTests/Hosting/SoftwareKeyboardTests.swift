import Expectations
import Foundation
import QuadrantTesting
import SwiftUI
import Testing

/// What a keyboard on the screen does to a view while a field is edited. Its heights are those widely reported of phones.
@MainActor @Suite struct SoftwareKeyboardTests {
    /// A form of one field, with a line at the bottom.
    private struct Page: View {
        var ignored: SafeAreaRegions = []
        @State private var text = ""

        var body: some View {
            VStack {
                Spacer()
                TextField("x", text: $text).accessibilityIdentifier("x")
                Text(verbatim: "below").accessibilityIdentifier("below")
            }
            .ignoresSafeArea(ignored)
        }
    }

    private func host<Content: View>(
        _ size: CGSize = CGSize(width: 393, height: 852), _ keyboard: SoftwareKeyboard = .usual,
        @ViewBuilder _ content: @escaping () -> Content
    ) -> ViewHost {
        ViewHost(width: size.width, height: size.height, keyboard: keyboard, content: content)
    }

    @Test(
        arguments: [
            (393, 852, .usual, 336), (430, 932, .usual, 346), (375, 667, .usual, 260),
            (393, 852, .none, 0), (393, 852, 200, 200), (393, 852, false, 0), (100, 50, 200, 50),
        ] as [(CGFloat, CGFloat, SoftwareKeyboard, CGFloat)])
    func `the safe area shrinks while a field is edited`(
        width: CGFloat, height: CGFloat, keyboard: SoftwareKeyboard, expected: CGFloat
    ) throws {
        let host = host(CGSize(width: width, height: height), keyboard) { Page() }
        let before = try host["below"].frame.maxY
        same(host.keyboardHeight, 0)
        try host["x"].focus()
        same(host.keyboardHeight, expected)
        same(host.size, CGSize(width: width, height: height))
        if height > 100 { try same(host["below"].frame.maxY, before - expected) }
    }

    @Test func `a view that ignores the keyboard stays`() throws {
        for regions in [SafeAreaRegions.keyboard, .all] {
            let host = host { Page(ignored: regions) }
            let before = try host["below"].frame
            try host["x"].focus()
            try same(host["below"].frame, before)
        }
        let container = host { Page(ignored: .container) }
        try container["x"].focus()
        try same(container["below"].frame.maxY, 852 - 336)
    }

    @Test func `the scroll view around the field moves so that the field is seen`() throws {
        let host = host {
            ScrollView {
                VStack(spacing: 0) {
                    Color.red.frame(height: 700)
                    TextField("x", text: .constant("")).accessibilityIdentifier("x")
                        .frame(height: 40)
                    Color.blue.frame(height: 700)
                }
            }
        }
        try host["x"].focus()
        let field = try host["x"].frame
        #expect(field.maxY <= 852 - 336)
        #expect(field.minY >= 0)
    }

    @Test(
        arguments: [
            (.automatic, 0), (.immediately, 0), (.interactively, 336), (.never, 336),
        ] as [(ScrollDismissesKeyboardMode, CGFloat)])
    func `a finger that scrolls takes the keyboard away as it is told`(
        mode: ScrollDismissesKeyboardMode, height: CGFloat
    ) throws {
        let host = host {
            ScrollView {
                TextField("x", text: .constant("")).accessibilityIdentifier("x")
                Color.red.frame(height: 2000)
            }
            .scrollDismissesKeyboard(mode)
        }
        try host["x"].focus()
        same(host.keyboardHeight, 336)
        host.drag(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 200, y: 300))
        same(host.keyboardHeight, height)
    }

    /// An editor scrolls its own text: it is the scroll view around it that has to follow.
    @Test(arguments: ["a", String(repeating: "line\n", count: 40)])
    func `an editor is scrolled into sight as a field is`(text: String) throws {
        let host = host {
            ScrollView {
                VStack(spacing: 0) {
                    Color.red.frame(height: 700)
                    TextEditor(text: .constant(text)).accessibilityIdentifier("x").frame(height: 60)
                    Color.blue.frame(height: 700)
                }
            }
        }
        try same(host["x"].frame.maxY, 760)
        try host["x"].focus()
        host.advance(by: 1)
        try same(host["x"].frame.maxY, 852 - 336)
    }

    @Test func `a button below the keyboard is not reached`() throws {
        var taps = 0
        let host = host {
            VStack {
                TextField("x", text: .constant("")).accessibilityIdentifier("x")
                Spacer()
                Button("b") { taps += 1 }
            }
            .ignoresSafeArea(.keyboard)
        }
        let place = CGPoint(x: 196, y: 840)
        try host.tap(at: place)
        same(taps, 1)
        try host["x"].focus()
        #expect(throws: ActionFailure.self) { try host.tap(at: place) }
        same(taps, 1)
    }

    /// A page with a button that ends editing, and one at the bottom of the screen.
    private struct Edited: View {
        @State private var text = ""
        @FocusState private var isFocused: Bool

        var body: some View {
            VStack {
                TextField("x", text: $text).focused($isFocused).accessibilityIdentifier("x")
                Spacer()
                Text(verbatim: "below").accessibilityIdentifier("below")
            }
            .toolbar {
                ToolbarItem(placement: .keyboard) { Button("Done") { isFocused = false } }
            }
        }
    }

    @Test(arguments: [false, true]) func `a bar of the keyboard stands above it`(
        isInStack: Bool
    ) throws {
        let host = host {
            if isInStack { NavigationStack { Edited() } } else { Edited() }
        }
        try host["x"].focus()
        let done = try host.find(label: "Done").frame
        #expect(done.maxY <= 852 - 336 && done.minY > 852 - 336 - 60)
        #expect(try host["below"].frame.maxY <= done.minY)
        try host.find(label: "Done").tap()
        same(host.keyboardHeight, 0)
        fails(host.labels.contains("Done"))
    }

    @Test func `a field to search in stands above the keyboard`() throws {
        let host = host {
            NavigationStack {
                List(0..<3, id: \.self) { Text("\($0)") }.searchable(text: .constant(""))
            }
        }
        #expect(try host.find(label: "Search").frame.minY > 760)
        try host.find(label: "Search").tap()
        same(host.keyboardHeight, 336)
        let field = try host.find(label: "Search").frame
        #expect(field.maxY <= 852 - 336 && field.minY > 852 - 336 - 120)
    }
}
