import Expectations
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
        same(host.texts, ["Loading"])
        try await host.settle(within: .seconds(300))
        same(host.texts, ["Loaded"])
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
        same(host.texts, ["3"])
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
        same(host.texts, ["new"])
    }

    /// A task that an action began is waited for as one of `.task` is, whatever it waits for itself.
    @Test func tasksThatActionsBeganAreWaitedFor() async throws {
        actor Store {
            func load() async -> String {
                await Task.yield()
                return "loaded"
            }
        }
        struct Loading: View {
            let store = Store()
            @State private var near = "…"
            @State private var far = "…"
            @State private var late = "…"

            var body: some View {
                VStack {
                    Button("Load") {
                        Task {
                            near = await store.load()
                            try? await Task.sleep(for: .milliseconds(20))
                            // A task that a task of the view begins is waited for too.
                            Task { far = await store.load() }
                        }
                    }
                    .accessibilityIdentifier("load")
                    Text(near).accessibilityIdentifier("near")
                    Text(far).accessibilityIdentifier("far")
                    Text(late).accessibilityIdentifier("late")
                }
                .onAppear { Task { late = await store.load() } }
            }
        }
        let host = ViewHost(width: 200, height: 200) { Loading() }
        try host["load"].tap()
        try await host.settle(within: .seconds(300))
        for name in ["near", "far", "late"] { host.expect(name, text: "loaded") }
    }

    /// Jobs of the main actor that one after the other lead to the next are followed to the end, whether the
    /// main actor is busy with others or not.
    @Test(arguments: [0, 200]) func chainsOfJobsAreFollowed(others: Int) async throws {
        struct Chain: View {
            @State private var text = "begun"

            var body: some View {
                Text(text).onTapGesture { step(24) }
            }

            private func step(_ left: Int) {
                DispatchQueue.main.async {
                    MainActor.assumeIsolated {
                        if left > 0 { step(left - 1) } else { text = "done" }
                    }
                }
            }
        }
        let host = ViewHost(width: 100, height: 50) { Chain() }
        let busy = Task {
            for _ in 0..<others { await Task.yield() }
        }
        try host.find(label: "begun").tap()
        try await host.settle(includingTasks: false)
        same(host.texts, ["done"])
        await busy.value
    }

    @Test func aTaskOfAnActionWithoutEndIsNamed() async throws {
        struct Listening: View {
            var body: some View {
                Text("Listen").onTapGesture {
                    Task { try? await Task.sleep(for: .seconds(1_000_000)) }
                }
            }
        }
        let host = ViewHost(width: 100, height: 50) { Listening() }
        try host.find(label: "Listen").tap()
        let failure = await #expect(throws: UnsettledView.self) {
            try await host.settle(within: .milliseconds(20))
        }
        let lines = failure?.description.split(separator: "\n").map(String.init) ?? []
        has(lines, "A task that a tap in Listening began is still running.")
        try await host.settle(includingTasks: false)
    }

    @Test func aTaskWithoutEndIsNamed() async throws {
        struct Waiting: View {
            var body: some View {
                Text("…").task { try? await Task.sleep(for: .seconds(1_000_000)) }
            }
        }
        let host = ViewHost(width: 100, height: 50) { VStack { Waiting() } }
        let failure = await #expect(throws: UnsettledView.self) {
            try await host.settle(within: .milliseconds(60))
        }
        let lines = failure?.description.split(separator: "\n").map(String.init) ?? []
        same(lines.first?.hasPrefix("The view did not come to rest within 0.06"), true)
        has(lines, "A .task in Waiting is still running.")
        try await host.settle(within: .seconds(300), includingTasks: false)
    }

    @Test func statesThatKeepChangingAreNamed() async throws {
        struct Restless: View {
            @State private var ticks = 0

            var body: some View {
                // No more urgent than the test: it would take all turns while that waits for one behind others.
                Text("\(ticks)").task(priority: .medium) {
                    while !Task.isCancelled {
                        ticks += 1
                        await Task.yield()
                    }
                }
            }
        }
        let host = ViewHost(width: 100, height: 50) { Restless() }
        // With its task, as a thread that gives way may be late on a busy machine, and all look quiet.
        let failure = await #expect(throws: UnsettledView.self) {
            try await host.settle(within: .milliseconds(60))
        }
        let text = failure?.description ?? ""
        has(text, "Written: @State ticks of Restless")
        has(text, "Evaluated: Restless")
    }

    @Test func aViewAtRestIsSettledHoweverShortTheTime() async throws {
        let host = ViewHost(width: 100, height: 50) { Text("still") }
        try await host.settle(within: .zero)
        try await host.settle(within: .nanoseconds(1), includingTasks: false)
    }
}
