import Foundation
import QuadrantTesting
import SwiftUI
import Testing

/// Waiting until a view has come to rest, and what is said if it never does.
@MainActor @Suite struct SettlingTests {
    @Test func tasksAreWaitedFor() async throws {
        struct Loading: View {
            @State private var text = "Loading"

            var body: some View {
                Text(text).task {
                    try? await Task.sleep(for: .milliseconds(20))
                    text = "Loaded"
                }
            }
        }
        let host = ViewHost(width: 100, height: 50) { Loading() }
        #expect(host.texts == ["Loading"])
        try await host.settle(within: .seconds(300))
        #expect(host.texts == ["Loaded"])
    }

    @Test func oneTaskLeadsToAnother() async throws {
        struct Steps: View {
            @State private var step = 0

            var body: some View {
                Text("\(step)").task(id: step) {
                    try? await Task.sleep(for: .milliseconds(2))
                    if step < 3 { step += 1 }
                }
            }
        }
        let host = ViewHost(width: 100, height: 50) { Steps() }
        try await host.settle(within: .seconds(300))
        #expect(host.texts == ["3"])
    }

    @Test func tasksThatOthersBeganMayChangeStateSoon() async throws {
        struct Fetching: View {
            @State private var text = "old"

            var body: some View {
                Text(text).accessibilityAction {
                    Task { @MainActor in
                        await Task.yield()
                        text = "new"
                    }
                }
            }
        }
        let host = ViewHost(width: 100, height: 50) { Fetching() }
        try host.find(label: "old").perform("activate")
        try await host.settle(within: .seconds(300))
        #expect(host.texts == ["new"])
    }

    @Test func aTaskWithoutEndIsNamed() async throws {
        struct Waiting: View {
            var body: some View {
                Text("…").task { try? await Task.sleep(for: .seconds(600)) }
            }
        }
        let host = ViewHost(width: 100, height: 50) { VStack { Waiting() } }
        let failure = await #expect(throws: UnsettledView.self) {
            try await host.settle(within: .milliseconds(60))
        }
        let lines = failure?.description.split(separator: "\n").map(String.init) ?? []
        #expect(lines.first?.hasPrefix("The view did not come to rest within 0.06") == true)
        #expect(lines.contains("A .task in Waiting is still running."))
        try await host.settle(within: .seconds(300), includingTasks: false)
    }

    @Test func statesThatKeepChangingAreNamed() async throws {
        struct Restless: View {
            @State private var ticks = 0

            var body: some View {
                Text("\(ticks)").task {
                    while !Task.isCancelled {
                        ticks += 1
                        await Task.yield()
                    }
                }
            }
        }
        let host = ViewHost(width: 100, height: 50) { Restless() }
        let failure = await #expect(throws: UnsettledView.self) {
            try await host.settle(within: .milliseconds(60), includingTasks: false)
        }
        let text = failure?.description ?? ""
        #expect(text.contains("Written: @State ticks of Restless"))
        #expect(text.contains("Evaluated: Restless"))
    }

    @Test func aViewAtRestIsSettledHoweverShortTheTime() async throws {
        let host = ViewHost(width: 100, height: 50) { Text("still") }
        try await host.settle(within: .zero)
        try await host.settle(within: .nanoseconds(1), includingTasks: false)
    }
}
