public import ActivityKit
internal import AppIntents
public import SwiftUI

/// The preview that `#Preview(as:)` makes of entries.
@MainActor public func _widgetPreview(
    _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> any Widget,
    @PreviewTimelineBuilder timeline: @escaping @MainActor () async -> [any TimelineEntry]
) -> Preview {
    preview(name, family, widget) { entries, _ in
        let drawn = await timeline().compactMap(entries.draw)
        if drawn.isEmpty {
            Notes.tell("The preview has no entry of the widget's type: its placeholder is drawn.")
        }
        return drawn
    }
}

/// The preview that `#Preview(as:)` makes of a provider.
@MainActor public func _widgetPreview<Provider: TimelineProvider>(
    _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> any Widget,
    timelineProvider: @escaping @MainActor () -> Provider
) -> Preview {
    preview(name, family, widget) { entries, context in
        let timeline = await Handed.value {
            timelineProvider().getTimeline(in: context, completion: $0)
        }
        return (timeline?.entries ?? []).compactMap(entries.draw)
    }
}

/// The preview that `#Preview(as:)` makes of a provider and an intent.
@MainActor public func _widgetPreview<Provider: AppIntentTimelineProvider>(
    _ name: String? = nil, as family: WidgetFamily, using intent: Provider.Intent,
    widget: @escaping @MainActor () -> any Widget,
    timelineProvider: @escaping @MainActor () -> Provider
) -> Preview {
    preview(name, family, widget) { entries, context in
        nonisolated(unsafe) let provider = timelineProvider()
        return await provider.timeline(for: intent, in: context).entries.compactMap(entries.draw)
    }
}

/// The preview that `#Preview(as:)` makes of a Live Activity.
@MainActor public func _widgetPreview<Attributes: ActivityAttributes>(
    _ name: String? = nil, as kind: ActivityPreviewViewKind, using attributes: Attributes,
    widget: @escaping @MainActor () -> any Widget,
    @PreviewActivityBuilder<Attributes> contentStates:
        @escaping @MainActor () async -> [Attributes.ContentState]
) -> Preview {
    Preview(name, traits: .sizeThatFitsLayout) {
        let faces = described(widget())?.activity
        PreviewedEntries {
            await contentStates().map { state in
                faces.map {
                    AnyView(
                        ActivityFace(faces: $0, kind: kind, attributes: attributes, state: state))
                } ?? AnyView(Text("This widget is no Live Activity."))
            }
        }
    }
}

@MainActor private func described(_ widget: any Widget) -> _WidgetDescription? {
    func list<W: Widget>(_ widget: W) -> [_WidgetDescription] {
        var list: [_WidgetDescription] = []
        W._describe(widget, into: &list)
        return list
    }
    return list(widget).first
}

@MainActor private func preview(
    _ name: String?, _ family: WidgetFamily, _ widget: @escaping @MainActor () -> any Widget,
    _ load: @escaping @MainActor (WidgetEntries, TimelineProviderContext) async -> [DrawnEntry]
) -> Preview {
    Preview(name, traits: .sizeThatFitsLayout) {
        PreviewedWidget(
            widget: described(widget()) ?? _WidgetDescription(), family: family, load: load)
    }
}

/// A widget of a preview, with its entries.
private struct PreviewedWidget: View {
    let widget: _WidgetDescription
    let family: WidgetFamily
    let load: @MainActor (WidgetEntries, TimelineProviderContext) async -> [DrawnEntry]

    var body: some View {
        if let entries = widget.entries {
            PreviewedEntries {
                let size = WidgetSizes(screen: WidgetScreen.size).size(of: family)
                let context = TimelineProviderContext(
                    family: family, isPreview: true, displaySize: size)
                var drawn = await load(entries, context).map(\.view)
                if drawn.isEmpty {
                    drawn = [
                        AnyView(entries.placeholder(context).view.redacted(reason: .placeholder))
                    ]
                }
                return drawn.map {
                    AnyView(WidgetFace(family: family, hasMargins: widget.hasMargins, content: $0))
                }
            }
        } else {
            Text("This widget has no entries: preview it with #Preview(as: .content, using: …).")
                .padding()
        }
    }
}

/// Views one after the other, each for a second, with all of them below.
private struct PreviewedEntries: View {
    let load: @MainActor () async -> [AnyView]
    @State private var views: [AnyView] = []
    @State private var start = Date.now
    /// How many are shown: a timeline may have an entry for each minute of a day.
    private static let most = 12

    var body: some View {
        Group {
            if views.count > 1 {
                TimelineView(.periodic(from: start, by: 1)) { moment in
                    let seconds = Int(moment.date.timeIntervalSince(start))
                    several(shown: min(max(seconds, 0), views.count - 1))
                }
            } else if let only = views.first {
                only
            }
        }
        .task {
            let all = await load()
            if all.count > Self.most {
                Notes.tell("The preview shows the first \(Self.most) of \(all.count) entries.")
            }
            views = Array(all.prefix(Self.most))
            start = .now
        }
    }

    private func several(shown: Int) -> some View {
        VStack(spacing: 16) {
            views[shown].animation(.default, value: shown)
            HStack(spacing: 12) {
                ForEach(views.indices, id: \.self) { place in
                    HalfSize { views[place] }.opacity(place == shown ? 1 : 0.6)
                }
            }
        }
        .padding(16)
    }
}

/// A view at half its size.
private struct HalfSize<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View {
        HalfSizeLayout { content.scaleEffect(0.5, anchor: .topLeading) }
    }
}

private struct HalfSizeLayout: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let size = subviews.first?.sizeThatFits(.unspecified) ?? .zero
        return CGSize(width: size.width / 2, height: size.height / 2)
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
        subviews.first?.place(at: bounds.origin, proposal: .unspecified)
    }
}
