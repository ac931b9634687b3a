import Expectations
import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantLayout
import QuadrantRendering
import QuadrantText
import QuadrantViews
import SwiftUI
import Testing
import Waiting

/// The one type that shows a view: its clock, its room, its work.
@MainActor @Suite struct TreeHostTests {
    private final class Seen {
        var texts: [String] = []
    }

    private func host(
        _ view: some View, _ room: RootRoom = RootRoom(.unspecified),
        clock: HostClock = HostClock()
    ) -> TreeHost {
        TreeHost(
            view, environment: EnvironmentValues(), engine: FixedMetricsText(), room: room,
            clock: clock)
    }

    private struct Sleepers: View {
        let seen: Seen

        var body: some View {
            Color.red
                .task {
                    try? await Task.sleep(for: .seconds(7200))
                    seen.texts.append("two hours")
                }
                .task {
                    try? await Task.sleep(until: .now + .seconds(3600), clock: .continuous)
                    seen.texts.append("one hour")
                }
        }
    }

    /// Hours go by at once, and none by themselves.
    @Test func itsOwnerMovesTheClock() async {
        let (seen, clock) = (Seen(), HostClock())
        clock.stand()
        let host = host(Sleepers(seen: seen), clock: clock)
        await host.rest()
        same(clock.sleeperCount, 2)
        host.advance(by: .seconds(3000))
        await host.rest()
        same(clock.sleeperCount, 2)
        same(seen.texts, [])
        host.advance(by: .seconds(601))
        await eventually("one sleeper is awake") { seen.texts.count == 1 }
        same(clock.sleeperCount, 1)
        host.advance(by: .seconds(3600))
        await eventually("both sleepers are awake") { seen.texts.count == 2 }
        same(seen.texts, ["one hour", "two hours"])
    }

    @Test func whatWasLeftOfASleepIsSleptWhenTheClockGoesOn() async {
        struct Sleeper: View {
            let seen: Seen

            var body: some View {
                Color.red.task {
                    try? await Task.sleep(for: .milliseconds(1))
                    seen.texts.append("awake")
                }
            }
        }
        let (seen, clock) = (Seen(), HostClock())
        clock.stand()
        let host = host(Sleeper(seen: seen), clock: clock)
        await host.rest()
        same(seen.texts, [])
        clock.run()
        await eventually("the sleeper is awake") { !seen.texts.isEmpty }
        same(clock.sleeperCount, 0)
        withExtendedLifetime(host) {}
    }

    @Test func textsTakeTheClocksTimeForNow() throws {
        let date = Date(timeIntervalSinceReferenceDate: 0)
        struct Now: View {
            let seen: Seen
            @Environment(\.now) private var now

            var body: some View {
                seen.texts.append("\(now?.timeIntervalSinceReferenceDate ?? -1)")
                return Color.red
            }
        }
        let seen = Seen()
        let host = host(Now(seen: seen), clock: HostClock(date: date))
        host.update()
        host.advance(by: .milliseconds(1500))
        host.update()
        same(seen.texts, ["0.0", "1.5"])
    }

    @Test func workIsDoneAtItsTurnWhereNobodyAsksForAPicture() async {
        struct Working: View {
            let seen: Seen

            var body: some View {
                Color.red
                    .task { seen.texts.append("task") }
                    .onAppear {
                        DispatchQueue.main.async {
                            MainActor.assumeIsolated { seen.texts.append("block") }
                        }
                    }
            }
        }
        let seen = Seen()
        let host = host(Working(seen: seen))
        host.update()
        // Nothing runs in the midst of this job.
        same(seen.texts, [])
        await eventually("the task and the block had their turn") { seen.texts.count == 2 }
        same(seen.texts, ["block", "task"])
        withExtendedLifetime(host) {}
    }

    @Test func aRoomOfAScreenGivesItToWhatTakesAllRoom() {
        var room = RootRoom(ProposedViewSize(width: nil, height: 50))
        room.screen = CGSize(width: 300, height: 600)
        same(host(Color.red, room).update(), CGSize(width: 300, height: 50))
        let fixed = host(Color.red.frame(width: 20), room)
        same(fixed.update(), CGSize(width: 20, height: 50))
        same(fixed.proposal, ProposedViewSize(width: nil, height: 50))
        room.proposal = ProposedViewSize(width: 300, height: nil)
        let list = ScrollView { Color.red.frame(height: 2000) }
        same(host(list, room).update(), CGSize(width: 300, height: 600))
        room.unrollsScrollViews = true
        same(host(list, room).update(), CGSize(width: 300, height: 2000))
    }

    /// What is measured to find a size takes part in the update: one is enough.
    @Test func aSizeThatFollowsFromAnActionIsFoundInOneUpdate() {
        struct Growing: View {
            @State private var isWide = false

            var body: some View {
                Color.red.frame(width: isWide ? nil : 20, height: 10).onAppear { isWide = true }
            }
        }
        var room = RootRoom(.unspecified)
        room.screen = CGSize(width: 300, height: 600)
        let host = host(Growing(), room)
        same(host.update(), CGSize(width: 300, height: 10))
        same(host.proposal, ProposedViewSize(width: 300, height: nil))
    }

    @Test func aWishIsTakenAtOnce() {
        struct Dark: View {
            @Environment(\.colorScheme) private var scheme

            var body: some View {
                Color.red.frame(width: scheme == .dark ? 20 : 10, height: 10)
                    .preferredColorScheme(.dark)
            }
        }
        let host = host(Dark())
        host.takeWishes = { tree in
            guard tree.environment.colorScheme != .dark else { return false }
            tree.changeEnvironment { $0.colorScheme = .dark }
            return true
        }
        same(host.update().width, 20)
    }
}
