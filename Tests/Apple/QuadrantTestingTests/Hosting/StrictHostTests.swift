import Expectations
import Foundation
import QuadrantTesting
import SwiftUI
import Testing

/// What can be made a failure of a test, and the host's own defaults.
@MainActor @Suite struct StrictHostTests {
    private struct Growing: View {
        @State private var count = 3

        var body: some View {
            VStack {
                ForEach(0..<count) { Text("\($0)") }
                Text("more").onTapGesture { count += 1 }.accessibilityIdentifier("more")
            }
        }
    }

    @Test func issuesCanBeFailures() throws {
        let host = ViewHost(width: 100, height: 200) { Growing() }
        host.failsOnIssues = true
        let more = try host["more"]
        let line = #line + 2
        try withKnownIssue {
            try more.tap()
        } matching: {
            $0.description.contains("ForEach(0..<3) became ForEach(0..<4)")
                && $0.sourceLocation?.line == line
        }
        // Each is told once.
        try more.tap()
        same(host.issues.count, 1)
    }

    /// A list above a foot: an issue comes up when the model's count is another.
    private func strictHost(of model: Numbers) -> ViewHost {
        let host = ViewHost(width: 100, height: 200) {
            VStack {
                ForEach(0..<model.count) { Text("\($0)") }
                Text("foot").accessibilityIdentifier("foot")
            }
        }
        host.failsOnIssues = true
        return host
    }

    /// Each call that finds an issue names its own line.
    @Test(arguments: 0..<4)
    func anIssueIsRecordedWhereItIsFound(_ way: Int) async throws {
        let model = Numbers()
        let host = strictHost(of: model)
        model.count = 4
        // The lines of the four acts are two apart.
        let line = #line + 4 + 2 * way
        try await withKnownIssue {
            switch way {
            case 0:
                host.expect("foot", text: "foot")
            case 1:
                _ = try host["foot"]
            case 2:
                host.update()
            default:
                try await host.settle()
            }
        } matching: {
            $0.sourceLocation?.line == line
                && $0.sourceLocation?.fileName == "StrictHostTests.swift"
        }
    }

    /// A task that waits for the host meanwhile is another's call.
    @Test func anIssueIsNotRecordedWhereAnotherTaskWaits() async throws {
        let model = Numbers()
        let host = strictHost(of: model)
        var (isWaiting, isOver) = (false, false)
        let waiting = Task {
            try await host.wait(
                until: {
                    isWaiting = true
                    return isOver
                }, timeout: .seconds(300))
        }
        while !isWaiting { await Task.yield() }
        model.count = 4
        let line = #line + 2
        withKnownIssue {
            host.expect("foot", text: "foot")
        } matching: {
            $0.sourceLocation?.line == line
        }
        isOver = true
        try await waiting.value
    }

    @Observable @MainActor
    final class Numbers {
        var count = 3
    }

    @Test func issuesThatWereThereBeforeCountToo() throws {
        let host = ViewHost(width: 100, height: 200) { Growing() }
        try host["more"].tap()
        var told: [LayoutIssue] = []
        host.onIssue = { told.append($0) }
        same(told, host.issues)
        same(told.count, 1)
    }

    @Test func sharedIdentifiersCanBeAFailure() throws {
        let host = ViewHost(width: 100, height: 100) {
            VStack {
                Text("one").accessibilityIdentifier("row")
                Text("two").accessibilityIdentifier("row")
            }
        }
        try same(host["row"].text, "one")
        host.failsOnSharedIdentifiers = true
        let failure = #expect(throws: ViewNotFound.self) { try host["row"] }
        let lines = failure?.message.split(separator: "\n").map(String.init) ?? []
        same(lines.first, "2 views have the identifier \"row\":")
        holds(lines.contains { $0.hasPrefix("staticText \"two\" #row at ") })
        same(lines.last, "Give each one of its own, or take one of `all(\"row\")`.")
        host.expect("row", count: 2)
    }

    @Test func actsOnDisabledViewsCanBeFailures() throws {
        let host = ViewHost(width: 200, height: 100) {
            VStack {
                Button("Save") {}.accessibilityIdentifier("save")
                Toggle("On", isOn: .constant(false)).accessibilityIdentifier("on")
            }
            .disabled(true)
        }
        let (save, on) = (try host["save"], try host["on"])
        for act in [
            { try save.tap() }, { try save.perform("activate") }, { try on.toggle() },
            { try on.setOn(true) }, { try on.tap() },
            { try host.tap(at: CGPoint(x: save.frame.midX, y: save.frame.midY)) },
        ] {
            try act()
            host.failsOnDisabledViews = true
            let failure = #expect(throws: ActionFailure.self, performing: act)
            same(failure?.message.hasSuffix(" is disabled: nothing happens."), true)
            host.failsOnDisabledViews = false
        }
    }

    /// A tap on what is disabled goes on to what is around it; whoever asks to be told is told, whichever way it is used.
    @Test(arguments: [false, true]) func othersTakeNoTapsOfADisabledView(isStrict: Bool) throws {
        var taps = 0
        let host = ViewHost(width: 100, height: 100) {
            Color.red.overlay {
                Color.blue.frame(width: 50, height: 50).onTapGesture {}
                    .disabled(true).accessibilityIdentifier("save")
            }
            .onTapGesture { taps += 1 }
        }
        host.failsOnDisabledViews = isStrict
        let save = try host["save"]
        for act in [{ try save.tap() }, { try save.perform("activate") }] {
            if isStrict {
                #expect(throws: ActionFailure.self, performing: act)
            } else {
                try act()
            }
        }
        same(taps, (isStrict ? 0 : 2))
    }

    @Test func defaultsOfAHostAreItsOwn() throws {
        struct Settings: View {
            @AppStorage("f") private var isOn = true
            @AppStorage("n") private var number = 1

            var body: some View {
                VStack {
                    Toggle("F", isOn: $isOn).accessibilityIdentifier("f")
                    Text("\(number)").accessibilityIdentifier("n")
                }
            }
        }
        let host = ViewHost(width: 200, height: 100, defaults: ["n": 7]) { Settings() }
        let other = ViewHost(width: 200, height: 100) { Settings() }
        host.expect("n", text: "7")
        other.expect("n", text: "1")
        host.defaults.set(false, forKey: "f")
        host.expect("f", value: "0")
        other.expect("f", value: "1")
        try host["f"].toggle()
        holds(host.defaults.bool(forKey: "f"))
        // A view that was found before, and whatever else is asked of the host, knows it too.
        let number = try host["n"]
        host.defaults.set(2, forKey: "n")
        same(number.text, "2")
        host.defaults.set(3, forKey: "n")
        same(host.texts, ["F", "3"])
        host.defaults.set(4, forKey: "n")
        same(host.cost { host.defaults.set(5, forKey: "n") }.bodies, 1)
        differ(host.svg(), other.svg())
        host.defaults.removeObject(forKey: "n")
        host.expect("n", text: "1")
        host.defaults.register(defaults: ["n": 9])
        host.expect("n", text: "9")
        same(host.defaults.dictionaryRepresentation().keys.sorted(), ["f", "n"])
    }
}
