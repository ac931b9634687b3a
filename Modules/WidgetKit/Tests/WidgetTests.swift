import Expectations
import Foundation
import QuadrantTesting
import SwiftUI
import Testing
import WidgetKit

private struct Tide: TimelineEntry {
    let date: Date
    let height: Int
}

/// How high the water is; intents change it.
private final class Water: @unchecked Sendable {
    var height = 2
}

private struct Provider: TimelineProvider {
    let water: Water

    func placeholder(in context: Context) -> Tide { Tide(date: .now, height: 0) }

    func getSnapshot(in context: Context, completion: @escaping @Sendable (Tide) -> Void) {
        completion(Tide(date: .now, height: water.height))
    }

    func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Tide>) -> Void)
    {
        completion(Timeline(entries: [Tide(date: .now, height: water.height)], policy: .never))
    }
}

/// One that never answers.
private struct SilentProvider: TimelineProvider {
    func placeholder(in context: Context) -> Tide { Tide(date: .now, height: -1) }
    func getSnapshot(in context: Context, completion: @escaping @Sendable (Tide) -> Void) {}
    func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Tide>) -> Void)
    {}
}

private struct Raise: AppIntent {
    static let title: LocalizedStringResource = "Raise"
    var water = Water()

    init() {}
    init(_ water: Water) { self.water = water }

    func perform() async throws -> some IntentResult {
        water.height += 1
        return .result()
    }
}

private struct TideView: View {
    let entry: Tide
    let water: Water
    @Environment(\.widgetFamily) private var family

    var body: some View {
        VStack {
            Text("\(entry.height) m").accessibilityIdentifier("\(family)")
            Button(intent: Raise(water)) { Text("Raise") }.accessibilityIdentifier(
                "raise \(family)")
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        .containerBackground(.blue, for: .widget)
    }
}

private struct Tides: Widget {
    static let water = Water()
    var water = Tides.water
    var families: [WidgetFamily] = [.systemSmall, .systemMedium]

    init() {}
    init(_ water: Water) { self.water = water }

    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "tides", provider: Provider(water: water)) {
            TideView(entry: $0, water: water)
        }
        .supportedFamilies(families)
        .configurationDisplayName("Tides")
    }
}

private struct SilentTides: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "silent", provider: SilentProvider()) { entry in
            Text("\(entry.height) m").accessibilityIdentifier("silent")
        }
        .supportedFamilies([.systemSmall])
    }
}

private struct Both: WidgetBundle {
    var body: some Widget {
        Tides()
        if #available(iOS 17, *) { SilentTides() }
    }
}

@MainActor @Suite struct WidgetTests {
    @Test func eachFamilyIsDrawnWithItsEntry() async throws {
        let host = ViewHost { _WidgetView(Tides(Water())) }
        try await host.settle()
        same(try host["systemSmall"].text, "2 m")
        same(try host["systemMedium"].text, "2 m")
        same(host.texts.filter { $0.hasPrefix("system") }, ["systemSmall", "systemMedium"])
    }

    @Test func anIntentIsDoneAndTheWidgetAsksAgain() async throws {
        let water = Water()
        let host = ViewHost { _WidgetView(Tides(water)) }
        try await host.settle()
        try host["raise systemSmall"].tap()
        try await host.settle()
        same(water.height, 3)
        same(try host["systemSmall"].text, "3 m")
        same(try host["systemMedium"].text, "3 m")
        water.height = 7
        WidgetCenter.shared.reloadTimelines(ofKind: "tides")
        try await host.settle()
        same(try host["systemSmall"].text, "7 m")
    }

    @Test func aBundleHasTheWidgetsOfAll() {
        let host = ViewHost { _WidgetView(Both()) }
        same(
            host.texts.filter { $0.hasPrefix("system") },
            ["systemSmall", "systemMedium", "systemSmall"])
    }

    @Test func aProviderThatNeverAnswersLeavesThePlaceholder() throws {
        let host = ViewHost { _WidgetView(SilentTides()) }
        host.update()
        same(try host["silent"].text, "-1 m")
    }

    @Test(arguments: [
        (WidgetFamily.systemSmall, 158.0, 158.0), (.systemMedium, 338, 158),
        (.systemLarge, 338, 354),
        (.systemExtraLarge, 715.5, 342), (.accessoryCircular, 72, 72),
        (.accessoryRectangular, 160, 72),
        (.accessoryInline, 234, 26),
    ])
    func sizes(family: WidgetFamily, width: Double, height: Double) {
        let host = ViewHost { Color.red.previewContext(WidgetPreviewContext(family: family)) }
        same(host.size, CGSize(width: width, height: height))
    }

    @Test func marginsAreThoseOfWidgetsWithABackground() throws {
        func frame(_ content: some View) throws -> CGRect {
            let host = ViewHost {
                content.previewContext(WidgetPreviewContext(family: .systemSmall))
            }
            return try host["content"].frame
        }
        let content = Color.red.accessibilityIdentifier("content")
        same(
            try frame(content.containerBackground(.blue, for: .widget)),
            CGRect(x: 16, y: 16, width: 126, height: 126))
        // A widget of before iOS 17 has margins of its own.
        same(try frame(content), CGRect(x: 0, y: 0, width: 158, height: 158))
    }

    @Test func theSurroundingsOfAWidgetAreTold() {
        struct Surroundings: View {
            @Environment(\.widgetFamily) var family
            @Environment(\.widgetRenderingMode) var mode
            @Environment(\.showsWidgetContainerBackground) var shows
            var body: some View { Text("\(family) \(mode) \(shows)") }
        }
        func texts(_ family: WidgetFamily) -> [String] {
            ViewHost { Surroundings().previewContext(WidgetPreviewContext(family: family)) }.texts
        }
        same(texts(.systemLarge), ["systemLarge fullColor true"])
        same(texts(.accessoryCircular), ["accessoryCircular vibrant false"])
    }
}
