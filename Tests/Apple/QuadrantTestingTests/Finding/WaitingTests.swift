import Expectations
import Foundation
import QuadrantTesting
import SwiftUI
import Testing

/// Waiting for what nobody can know: times, other threads.
@MainActor @Suite struct WaitingTests {
    private struct Clock: View {
        @State private var isLate = false

        var body: some View {
            VStack {
                if isLate { Text("late").accessibilityIdentifier("late") }
                Text("Start").onTapGesture {
                    Task.detached {
                        try? await Task.sleep(for: .milliseconds(5))
                        await MainActor.run { isLate = true }
                    }
                }
                .accessibilityIdentifier("start")
            }
        }
    }

    @Test func aConditionIsWaitedFor() async throws {
        let host = ViewHost(width: 100, height: 100) { Clock() }
        try host["start"].tap()
        try await host.wait(until: { host.contains("late") }, timeout: .seconds(300))
        host.expect("late", text: "late")
    }

    @Test func aViewIsWaitedFor() async throws {
        let host = ViewHost(width: 100, height: 100) { Clock() }
        try host["start"].tap()
        let late = try await host.wait(for: "late", timeout: .seconds(300))
        same(late.text, "late")
    }

    @Test func whatDoesNotComeIsSaid() async throws {
        let host = ViewHost(width: 100, height: 100) { Clock() }
        let view = await #expect(throws: WaitFailure.self) {
            try await host.wait(for: "late", timeout: .zero)
        }
        same(
            view?.message,
            """
            No view has the identifier "late".
            Identifiers: "start".
            Labels: "Start".
            It was waited for 0.0 seconds.
            """)
        let condition = await #expect(throws: WaitFailure.self) {
            try await host.wait(until: { false }, timeout: .zero)
        }
        same(
            condition?.description.hasPrefix(
                "What was waited for did not come within 0.0 seconds. "), true)
        same(condition?.description.contains("#start"), true)
    }
}
