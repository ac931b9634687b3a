import Expectations
import Foundation
import QuadrantTesting
import SwiftUI
import Testing

/// Snapshots show what has come of the work that views have the main actor do.
@MainActor @Suite struct RestingTests {
    private struct Loading: View {
        @State private var name = "begun"

        var body: some View {
            Color.red.frame(width: 10, height: 10).accessibilityIdentifier(name)
                .task { name = "loaded" }
        }
    }

    private struct Sleeping: View {
        @State private var name = "begun"

        var body: some View {
            Color.red.frame(width: 10, height: 10).accessibilityIdentifier(name)
                .task {
                    try? await Task.sleep(for: .nanoseconds(1))
                    name = "awake"
                }
        }
    }

    @Test func aLayoutSnapshotShowsIt() {
        let snapshot = LayoutSnapshot(of: Loading(), proposal: .unspecified)
        same(snapshot.frames.keys.sorted(), ["loaded"])
        empty(snapshot.issues)
    }

    @Test func aLayoutSnapshotTellsWhatItDidNotWaitFor() {
        let snapshot = LayoutSnapshot(of: Sleeping(), proposal: .unspecified)
        same(snapshot.frames.keys.sorted(), ["begun"])
        same(
            snapshot.issues.map(\.description),
            [
                "What task waits for was not waited for in Sleeping. A ViewHost waits with settle()."
            ])
    }

    @Test func aPictureOfAHostShowsIt() throws {
        let host = ViewHost { Loading() }
        #expect(host.contains("begun"))
        _ = try host.picture()
        holds(host.contains("loaded"))
    }

    @Test func soDoesWhatATapBegins() throws {
        struct Tapped: View {
            @State private var text = "tap"

            var body: some View {
                Button(text) { Task { text = "tapped" } }.accessibilityIdentifier("button")
            }
        }
        let host = ViewHost(width: 100, height: 50) { Tapped() }
        try host["button"].tap()
        same(host.texts, ["tap"])
        _ = host.svg()
        same(host.texts, ["tapped"])
    }

    @Test func aHostWaitsForSleepsThatAPictureDidNotWaitFor() async throws {
        let host = ViewHost { Sleeping() }
        _ = try host.picture()
        #expect(host.contains("begun"))
        try await host.settle(within: .seconds(300))
        holds(host.contains("awake"))
    }
}
