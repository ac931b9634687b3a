import Expectations
import Foundation
import QuadrantCairo
import QuadrantCore
import QuadrantDisplayList
import QuadrantEvents
import QuadrantRendering
import QuadrantShaping
import SwiftUI
import Testing

/// A view that lives, driven as a page, a server and a window drive it.
@MainActor @Suite struct SessionTests {
    /// A counter above a field, a square that comes after a second, and a clock.
    private struct Desk: View {
        @State private var count = 0
        @State private var text = ""
        @State private var hasCome = false

        var body: some View {
            VStack(spacing: 10) {
                Button("Count") { count += 1 }.frame(height: 20).pointerStyle(.link)
                Text("\(count)").frame(width: 40, height: 20)
                TextField("Name", text: $text).frame(width: 100, height: 20)
                Color.red.frame(width: 20, height: 20).opacity(hasCome ? 1 : 0)
            }
            .frame(width: 120, height: 160)
            .task {
                try? await Task.sleep(for: .seconds(1))
                withAnimation(.linear(duration: 0.5)) { hasCome = true }
            }
        }
    }

    private func stage(_ change: (inout Stage) -> Void = { _ in }) -> Stage {
        var stage = Stage()
        (stage.room.width, stage.room.height, stage.room.fit) = (120, 160, .screen)
        stage.surroundings.now = Date(timeIntervalSinceReferenceDate: 0)
        change(&stage)
        return stage
    }

    private func session(_ view: some View, _ change: (inout Stage) -> Void = { _ in }) throws
        -> Session
    {
        let session = try Session(view, on: stage(change))
        session.begin()
        return session
    }

    @Test func aPageIsToldWhatDiffers() throws {
        let session = try session(Desk())
        same(session.frame().damage.rects, [CGRect(x: 0, y: 0, width: 120, height: 160)])
        try session.act(.tap("Count"))
        let bounds = session.frame().damage.bounds
        // The number, and no more than its line.
        holds(CGRect(x: 35, y: 40, width: 50, height: 50).contains(bounds))
        #expect(bounds.width > 3 && bounds.height > 3)
    }

    @Test func nothingIsDrawnWhereNothingChanges() throws {
        let session = try session(
            VStack(spacing: 0) {
                ForEach(0..<2000, id: \.self) { Color.red.frame(width: 3, height: CGFloat($0 % 3)) }
            })
        let first = session.frame()
        let counts = (session.windows[0].drawingCount, session.tree.statistics.fragments)
        for _ in 0..<50 {
            let frame = session.frame()
            holds(frame.damage.isEmpty)
            #expect(frame.list.root === first.list.root)
        }
        same(session.windows[0].drawingCount, counts.0)
        same(session.tree.statistics.fragments, counts.1)
    }

    @Test func aWindowKnowsWhenToAskAgain() throws {
        let session = try session(Desk())
        same(session.frame().deadline, .seconds(1))
        session.advance(to: .seconds(1))
        // While something moves, the next picture is at once.
        same(session.frame().deadline, .seconds(1))
        session.advance(to: .seconds(1.25))
        let half = session.frame()
        fails(half.damage.isEmpty)
        same(half.deadline, .seconds(1.25))
        session.advance(to: .seconds(2))
        same(session.frame().deadline, nil)
    }

    @Test func aWindowIsToldWhatTheViewWishes() throws {
        let session = try session(Desk()) { $0.room.keyboard = .usual }
        let before = session.frame().wishes
        #expect(!before.takesText && before.keyboardHeight == 0 && before.focus == nil)
        try session.act(.tap("Name"))
        let wishes = session.frame().wishes
        holds(wishes.takesText)
        #expect(wishes.keyboardHeight > 0)
        same(wishes.focus?.width, 100)
    }

    /// A screen that pushes another one.
    private struct Shop: View {
        let inner: String

        var body: some View {
            NavigationStack {
                NavigationLink("Go") { Text("In").navigationTitle(Text(inner)) }
                    .navigationTitle("Shop")
            }
        }
    }

    @Test func aWindowIsToldTheTitleOfTheScreenInFront() throws {
        let session = try session(Shop(inner: "Cart"))
        same(session.frame().wishes.title, "Shop")
        try session.act(.tap("Go"))
        session.advance(to: .seconds(2))
        same(session.frame().wishes.title, "Cart")
        try same(self.session(Text("None")).frame().wishes.title, nil)
    }

    @Test func aWindowIsToldHowThePointerLooks() throws {
        let session = try session(Desk())
        same(session.frame().wishes.pointer, nil)
        // The button is the first of four in the middle: from 25 on.
        try session.act(.event(InputEvent(.hover, .moved, at: CGPoint(x: 60, y: 35), time: 0)))
        same(session.frame().wishes.pointer, "link")
        try session.act(.event(InputEvent(.hover, .moved, at: CGPoint(x: 60, y: 65), time: 0)))
        same(session.frame().wishes.pointer, nil)
    }

    @Test func windowsOfOneSessionHaveOneClock() throws {
        let session = try session(Desk())
        let second = try session.open(Desk(), on: stage())
        _ = (session.frame(), session.frame(of: second))
        session.advance(to: .seconds(2))
        for window in [0, second] {
            let frame = session.frame(of: window)
            same(frame.time, .seconds(2))
            #expect(frame.damage.bounds.width >= 20)
        }
        try session.act(.tap("Count"), in: second)
        holds(session.frame().damage.isEmpty)
        fails(session.frame(of: second).damage.isEmpty)
    }

    @Test func aServerGetsTheSameBytesEachTime() throws {
        func picture() throws -> [UInt8] {
            let session = try session(Desk())
            try session.act(.tap("Count"))
            session.advance(to: .seconds(1.3))
            return try PNGRenderer(engine: .shared).image(session.frame().list).pixels
        }
        let first = try picture()
        try same(picture(), first)
    }

    @Test func whatIsNotThereIsToldWithItsNeighbours() throws {
        let session = try session(Desk())
        #expect(throws: ActFailure.unknown("Cuont", known: ["'Count'", "'Name'", "'0'"])) {
            try session.act(.tap("Cuont"))
        }
    }

    @Test func issuesAreToldOnce() throws {
        let session = try session(Text("a").frame(width: .nan).frame(width: 50, height: 20))
        same(session.frame().issues.map(\.message).count, 1)
        empty(session.frame().issues)
    }

    @Test func aRoomOfAnotherSizeIsDamagedAllOver() throws {
        let session = try session(Color.red)
        _ = session.frame()
        try session.act(.resize(width: 80, height: 40))
        let frame = session.frame()
        same(frame.list.size, CGSize(width: 80, height: 40))
        same(frame.damage, .whole(frame.list.size))
    }

    @Test func aRendererIsNoWindow() async throws {
        let plain = ImageRenderer(content: Color.primary.frame(width: 20, height: 20))
        let asking = ImageRenderer(
            content: Color.primary.frame(width: 20, height: 20).preferredColorScheme(.dark))
        asking.onIssues = { _ in }
        try await same(asking.pngData(), (try await plain.pngData()))
    }

    @Test func linksAreThoseThatAreAllowedNow() async throws {
        let renderer = ImageRenderer(
            content: Link("go", destination: try #require(URL(string: "myapp:there"))))
        renderer.onIssues = { _ in }
        var has: [Bool] = []
        for allowed: Set<String> in [["myapp"], [], ["myapp"]] {
            renderer.allowedLinkSchemes = allowed
            let text = String(decoding: try await renderer.svgData(), as: UTF8.self)
            has.append(text.contains("myapp:there"))
        }
        same(has, [true, false, true])
    }
}
