import Expectations
import Foundation
import QuadrantEvents
import QuadrantRendering
import SwiftUI
import Testing

/// A stage is a value: it can be written down, read again, and be a key.
@MainActor @Suite struct StageTests {
    nonisolated static let changes: [(name: String, change: @Sendable (inout Stage) -> Void)] = [
        ("nothing", { _ in }),
        ("system", { $0.surroundings.system = .iOS18 }),
        ("dark", { $0.surroundings.isDark = true }),
        ("light", { $0.surroundings.isDark = false }),
        ("right to left", { $0.surroundings.isRightToLeft = true }),
        ("locale", { $0.surroundings.locale = Locale(identifier: "de_DE@calendar=buddhist") }),
        ("time zone", { $0.surroundings.timeZone = TimeZone(identifier: "Europe/Paris") }),
        ("text size", { $0.surroundings.textSize = .accessibility3 }),
        ("now", { $0.surroundings.now = Date(timeIntervalSinceReferenceDate: 12.5) }),
        ("resources", { $0.surroundings.resourceDirectories = ["/b", "/a"] }),
        ("size", { ($0.room.width, $0.room.fit) = (12.5, .screen) }),
        ("paper", { ($0.room.fit, $0.room.placement) = (.paper, .corner) }),
        ("container", { $0.room.container = CGSize(width: 3, height: 4) }),
        (
            "safe area",
            { $0.room.safeArea = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4) }
        ),
        ("depth", { $0.room.depth = 5 }),
        ("device", { $0.room.device = ScreenDevice.named("iPhone 16 Pro") }),
        ("device on its side", { $0.room.device = ScreenDevice.named("iPad")?.landscape }),
        ("no keyboard", { $0.room.keyboard = Stage.Room.Keyboard.none }),
        ("keyboard", { $0.room.keyboard = .height(123) }),
        ("preview", { $0.room.preview.layout = .fixed3D(width: 1, height: 2, depth: 3) }),
        ("preview's device", { $0.room.preview.device = "iPhone SE" }),
        ("preview's orientation", { $0.room.preview.orientation = .landscapeLeft }),
        ("moment", { $0.timeline.moment = .seconds(0.1) }),
        ("taps", { $0.timeline.taps = [Stage.Timeline.Tap(name: "é", time: .seconds(0.3))] }),
        ("acts", { $0.timeline.acts = [Stage.Timeline.Act(name: "a", time: .seconds(1))] }),
        ("events", { $0.timeline.events = [.touch(.began, at: CGPoint(x: 1, y: 2), time: 0.5)] }),
        ("format", { $0.output.format = .webp }),
        ("camera", { $0.output.camera = ViewCamera(yaw: .degrees(30), distance: 400) }),
        ("links", { $0.output.allowedLinkSchemes = ["b", "a"] }),
    ]

    /// A device of a place has the calendar of that place, or the one that its locale names.
    @Test(arguments: [
        ("th_TH", Calendar.Identifier.buddhist), ("en_US@calendar=hebrew", .hebrew),
        ("de_DE", .gregorian),
    ])
    func theCalendarIsThatOfTheLocale(_ locale: String, _ expected: Calendar.Identifier) {
        var stage = Stage()
        stage.surroundings.locale = Locale(identifier: locale)
        stage.surroundings.timeZone = TimeZone(identifier: "Asia/Bangkok")
        let calendar = stage.environment().calendar
        same(calendar.identifier, expected)
        same(calendar.timeZone.identifier, "Asia/Bangkok")
    }

    @Test(arguments: changes.indices)
    func itIsReadAsItWasWritten(position: Int) throws {
        var stage = Stage()
        Self.changes[position].change(&stage)
        let data = try JSONEncoder().encode(stage)
        let again = try JSONDecoder().decode(Stage.self, from: data)
        same(again, stage, "\(Self.changes[position].name)")
        same(again.hashValue, stage.hashValue)
        #expect(position == 0 || stage != Stage())
    }

    @Test(arguments: [
        (#"{"surroundings":{"timeZone":"Mars/Olympus"},"#, "'Mars/Olympus' is no timeZone"),
        (#"{"surroundings":{"textSize":"huge"},"#, "'huge' is no textSize"),
        (#"{"room":{"device":"iPhone 99"},"surroundings":{},"#, "'iPhone 99' is no device"),
        (#"{"room":{"safeArea":[1]},"surroundings":{},"#, "'[1.0]' is no safeArea"),
        (#"{"output":{"camera":[1]},"surroundings":{},"room":{},"#, "'[1.0]' is no camera"),
    ])
    func whatItCannotBeIsNamed(start: String, words: String) throws {
        let whole = try JSONEncoder().encode(Stage())
        var object = try #require(
            try JSONSerialization.jsonObject(with: whole) as? [String: Any])
        let part = try #require(
            try JSONSerialization.jsonObject(with: Data((start.dropLast() + "}").utf8))
                as? [String: Any])
        object.merge(part) { $1 }
        let text = try JSONSerialization.data(withJSONObject: object)
        #expect {
            _ = try JSONDecoder().decode(Stage.self, from: text)
        } throws: { "\($0)".contains(words) }
    }
}
