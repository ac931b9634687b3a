internal import Foundation
internal import SwiftUI
internal import Synchronization

/// What is drawn of a widget; opaque outside of the module.
public struct _WidgetDescription {
    var kind = ""
    var displayName = ""
    var families: [WidgetFamily]?
    var hasMargins = true
    /// Where its entries come from; `nil` for a control or a Live Activity.
    var entries: WidgetEntries?
    var activity: ActivityFaces?
    var control: ControlFace?

    init() {}

    /// The families that are drawn: those that it names, else the three of the home screen.
    var drawnFamilies: [WidgetFamily] {
        guard let families else { return [.systemSmall, .systemMedium, .systemLarge] }
        return WidgetFamily.allCases.filter(families.contains)
    }
}

/// An entry, ready to be drawn.
struct DrawnEntry {
    let date: Date
    let view: AnyView
}

/// Where the entries of a widget come from.
@MainActor
struct WidgetEntries {
    /// An entry for the time until there is another one.
    let placeholder: (TimelineProviderContext) -> DrawnEntry
    /// An entry to look at.
    let snapshot: (TimelineProviderContext) async -> DrawnEntry?
    /// What is shown one after the other.
    let timeline: (TimelineProviderContext) async -> [DrawnEntry]
    /// An entry of a preview, if it is one of the widget's.
    let draw: (any TimelineEntry) -> DrawnEntry?

    init<Entry: TimelineEntry, Content: View>(
        _ content: @escaping (Entry) -> Content,
        placeholder: @escaping (TimelineProviderContext) -> Entry,
        snapshot: @escaping (TimelineProviderContext) async -> Entry?,
        timeline: @escaping (TimelineProviderContext) async -> [Entry]
    ) {
        func drawn(_ entry: Entry) -> DrawnEntry {
            DrawnEntry(date: entry.date, view: AnyView(content(entry)))
        }
        self.placeholder = { drawn(placeholder($0)) }
        self.snapshot = { await snapshot($0).map(drawn) }
        self.timeline = { await timeline($0).map(drawn) }
        draw = { ($0 as? Entry).map(drawn) }
    }
}

/// What a provider hands over, waited for.
@MainActor
enum Handed {
    /// What a function hands to its completion, the first time that it calls it.
    static func value<Value>(_ ask: (@escaping @Sendable (Value) -> Void) -> Void) async -> Value? {
        let box = Mutex<HandedBox<Value>>(HandedBox())
        let result: HandedValue<Value> = await withUnsafeContinuation { continuation in
            box.withLock { $0.continuation = continuation }
            ask { value in
                let value = HandedValue(value: value)
                box.withLock { box in
                    box.continuation?.resume(returning: value)
                    box.continuation = nil
                }
            }
        }
        return result.value
    }
}

private struct HandedValue<Value>: @unchecked Sendable {
    let value: Value
}

private struct HandedBox<Value>: @unchecked Sendable {
    var continuation: UnsafeContinuation<HandedValue<Value>, Never>?
}
