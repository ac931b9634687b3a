import Combine
import Expectations
import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantLayout
import QuadrantRendering
import QuadrantViews
import SwiftUI
import Testing
import Waiting

/// A picture is drawn when the main actor has nothing to do for the view. These tests are jobs of the main
/// actor themselves.
@MainActor @Suite struct RestingPictureTests {
    /// A view as wide as `begin` makes it.
    private struct Loading: View {
        @State private var width: CGFloat = 10
        let load: @MainActor (Binding<CGFloat>) async -> Void

        var body: some View {
            Color.red.frame(width: width, height: 10).task { await load($width) }
        }
    }

    private actor Server {
        func width() -> CGFloat { 40 }
    }

    @Test func whatATaskSetsIsInThePicture() {
        let renderer = ImageRenderer(content: Loading { $0.wrappedValue = 40 })
        same(renderer.cgImage?.width, 40)
        same(ImageRenderer(content: Loading { $0.wrappedValue = 30 }).uiImage?.size.width, 30)
    }

    @Test func soIsWhatAnActorAnswers() {
        let server = Server()
        let renderer = ImageRenderer(
            content: Loading { $0.wrappedValue = await server.width() })
        same(renderer.cgImage?.width, 40)
    }

    @Test func tasksAreFollowedToOtherThreadsAndBack() {
        let renderer = ImageRenderer(
            content: Loading { width in
                await Task.yield()
                await withTaskGroup { group in
                    group.addTask { 40.0 }
                    for await result in group { width.wrappedValue = result }
                }
            })
        same(renderer.cgImage?.width, 40)
    }

    /// Keeps a thread busy for longer than other people's threads are waited for.
    nonisolated private static func work() {
        let end = ContinuousClock.now.advanced(by: .milliseconds(150))
        while ContinuousClock.now < end {}
    }

    private actor SlowServer {
        func width() -> CGFloat {
            RestingPictureTests.work()
            return 40
        }
    }

    /// What the view has another thread do, by whichever way, is waited for however long it takes. The threads of
    /// the default priority are those of all tests, which may compute for minutes.
    @Test(arguments: ["actor", "detached", "group", "queue"])
    func workOfTheViewElsewhereIsWaitedFor(_ way: String) async throws {
        let server = SlowServer()
        func loading() -> Loading {
            Loading { width in
                switch way {
                case "actor": width.wrappedValue = await server.width()
                case "detached":
                    width.wrappedValue = await Task.detached(priority: .userInitiated) {
                        await Task.yield()
                        Self.work()
                        return 40
                    }.value
                case "group":
                    await withTaskGroup { group in
                        for _ in 0..<3 { group.addTask { Self.work() } }
                    }
                    width.wrappedValue = 40
                default:
                    let set = SendableBox { width.wrappedValue = 40 }
                    DispatchQueue.global(qos: .userInitiated).async {
                        Self.work()
                        DispatchQueue(label: "own", qos: .userInitiated).async {
                            Self.work()
                            DispatchQueue.main.async { MainActor.assumeIsolated { set.value() } }
                        }
                    }
                }
            }
        }
        same(ImageRenderer(content: loading()).cgImage?.width, 40)
        let svg = try await ImageRenderer(content: loading()).svgData()
        has(String(decoding: svg, as: UTF8.self), "width=\"40\"")
    }

    private struct SendableBox: @unchecked Sendable {
        let value: @MainActor () -> Void

        init(_ value: @escaping @MainActor () -> Void) { self.value = value }
    }

    /// A thread that waits for the world outside is not.
    @Test func aThreadThatWaitsIsNotWaitedFor() {
        let gate = DispatchSemaphore(value: 0)
        let renderer = ImageRenderer(
            content: Loading { _ in
                DispatchQueue.global(qos: .userInitiated).async { gate.wait() }
            })
        same(renderer.cgImage?.width, 10)
        gate.signal()
    }

    /// The drawing of one renderer may begin in the midst of another one.
    @Test func twoDrawingsOfOneRendererAreBothMade() async throws {
        let renderer = ImageRenderer(
            content: Loading {
                await Task.yield()
                $0.wrappedValue = 40
            })
        let tasks = (0..<3).map { _ in Task { try await renderer.svgData() } }
        for task in tasks {
            has(String(decoding: try await task.value, as: UTF8.self), "width=\"40\"")
        }
    }

    /// Tasks and blocks that actions begin, and those that these begin, each a step further.
    private struct Steps: View {
        @State private var step = 0

        var body: some View {
            Color.red.frame(width: CGFloat(10 + step), height: 10)
                .onAppear {
                    Task {
                        step += 1
                        Task { step += 1 }
                    }
                    DispatchQueue.main.async { MainActor.assumeIsolated { step += 1 } }
                }
                .task(id: step) { if step < 8 { step += 1 } }
        }
    }

    @Test func workThatLeadsToMoreIsDoneToTheEnd() throws {
        let width = try #require(ImageRenderer(content: Steps()).cgImage?.width)
        #expect(width >= 18)
    }

    @Test func filesWaitForWhatComesBackFromOtherThreads() async throws {
        let renderer = ImageRenderer(
            content: Loading { width in
                await Task.yield()
                await withTaskGroup { group in
                    group.addTask { 40.0 }
                    for await result in group { width.wrappedValue = result }
                }
            })
        var issues: [String] = []
        renderer.onIssues = { issues += $0 }
        let svg = String(decoding: try await renderer.svgData(), as: UTF8.self)
        has(svg, "width=\"40\"")
        empty(issues)
    }

    @Test func pagesShowIt() async throws {
        var document = PDFDocument(
            pages: [Loading { $0.wrappedValue = 40 }],
            size: PDFDocument.PageSize(width: 100, height: 100))
        document.onIssues = { Issue.record("\($0)") }
        let plain = PDFDocument(
            pages: [Color.red.frame(width: 40, height: 10)],
            size: PDFDocument.PageSize(width: 100, height: 100))
        try await same(document.data(), plain.data())
    }

    /// However long the work takes in which it would be over.
    @Test func noSleepEndsBeforeAPictureAndThatIsTold() async throws {
        struct Sleeping: View {
            @State private var width: CGFloat = 10
            @State private var turns = 0

            var body: some View {
                Color.red.frame(width: width, height: 10)
                    .task {
                        try? await Task.sleep(for: .nanoseconds(1))
                        width = 40
                    }
                    .onAppear {
                        Task.detached(priority: .userInitiated) {
                            try? await Task.sleep(for: .nanoseconds(1))
                            await MainActor.run { width = max(width, 20) }
                        }
                    }
                    .task { DispatchQueue.main.asyncAfter(deadline: .now()) { turns = -1 } }
                    .task(id: turns) {
                        usleep(5_000)
                        if turns < 8 { turns += 1 }
                    }
            }
        }
        let renderer = ImageRenderer(content: Sleeping())
        var issues: [String] = []
        renderer.onIssues = { issues += $0 }
        same(renderer.cgImage?.width, 10)
        same(issues.count, 1)
        same(issues.first?.hasPrefix("What task in Sleeping waits for was not waited for"), true)
        // Before anything else has its turn: the sleep may end in it.
        var hasSpoken = false
        let link = renderer.objectWillChange.sink { hasSpoken = true }
        issues = []
        let other = ImageRenderer(content: Sleeping())
        other.onIssues = { issues += $0 }
        let svg = String(decoding: try await other.svgData(), as: UTF8.self)
        has(svg, "width=\"10\"")
        same(issues.count, 1)
        // It ends afterwards, and the renderer says so.
        await eventually("the renderer speaks") { hasSpoken }
        await eventually("the sleep has ended") { renderer.cgImage?.width == 40 }
        withExtendedLifetime(link) {}
    }

    /// The main queue stands still while a picture is waited for in place: a block that came back to it from a
    /// sleep is done by the picture, and not waited for.
    @Test func aSleepOfTheMainQueueIsOverInTheNextPicture() {
        let begun = ContinuousClock.now
        let renderer = ImageRenderer(
            content: Loading { width in
                DispatchQueue.main.asyncAfter(deadline: .now()) { width.wrappedValue = 40 }
            })
        renderer.onIssues = { _ in }
        same(renderer.cgImage?.width, 10)
        same(renderer.cgImage?.width, 40)
        // It took a minute, the longest time that work of other threads is waited for.
        #expect(begun.duration(to: .now) < .seconds(50))
    }

    @Test func aViewWithoutRestIsDrawnAndNamed() async throws {
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
        let renderer = ImageRenderer(content: Restless())
        var issues: [String] = []
        renderer.onIssues = { issues += $0 }
        _ = try await renderer.svgData()
        holds(issues.contains { $0.hasPrefix("The view never comes to rest") })
    }

    @Test func jobsWithoutEndAreGivenUp() {
        final class Chain {
            var goesOn = true

            @MainActor func step() {
                Task { if goesOn { step() } }
            }
        }
        struct Endless: View {
            let chain: Chain

            var body: some View {
                Color.red.frame(width: 10, height: 10).onAppear { chain.step() }
            }
        }
        let chain = Chain()
        let renderer = ImageRenderer(content: Endless(chain: chain))
        var issues: [String] = []
        renderer.onIssues = { issues += $0 }
        same(renderer.cgImage?.width, 10)
        chain.goesOn = false
        holds(issues.contains { $0.hasPrefix("The view never comes to rest") })
    }
}
