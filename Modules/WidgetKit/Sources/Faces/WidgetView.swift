public import SwiftUI

/// All sizes of a widget or of a bundle's, as `quadrant render` draws them. On a device such as "Widget small" there is
/// that size alone.
public struct _WidgetView: View {
    private let widgets: [_WidgetDescription]

    /// The sizes of a widget.
    public init<W: Widget>(_ widget: W) {
        var list: [_WidgetDescription] = []
        W._describe(widget, into: &list)
        widgets = list
    }

    /// The sizes of the widgets of a bundle.
    public init<B: WidgetBundle>(_ bundle: B) { self.init(bundle.body) }

    public var body: some View {
        if let one = only {
            EntryFace(widget: one.0, family: one.1)
        } else {
            WrappedRows(width: 720, spacing: 24) {
                ForEach(widgets.indices, id: \.self) { place in sheet(of: widgets[place]) }
            }
            .padding(24)
            .background(Color(uiColor: .systemGray5))
        }
    }

    /// The size that the screen has, if it is that of a widget.
    private var only: (_WidgetDescription, WidgetFamily)? {
        let screen = WidgetScreen.size
        let sizes = WidgetSizes(screen: .zero)
        for widget in widgets where widget.entries != nil {
            if let family = widget.drawnFamilies.first(where: {
                sizes.size(of: $0) == screen && !$0.isAccessory
            }) {
                return (widget, family)
            }
        }
        return nil
    }

    @ViewBuilder private func sheet(of widget: _WidgetDescription) -> some View {
        if widget.entries != nil {
            ForEach(widget.drawnFamilies, id: \.self) { family in
                captioned(family.description) { EntryFace(widget: widget, family: family) }
            }
        } else if let control = widget.control {
            captioned("control") { control.view }
        } else if widget.activity != nil {
            captioned("Live Activity") {
                Text("#Preview(as: .content, using: …) draws it.").font(.footnote).padding()
                    .frame(width: 371, height: 84).background(
                        .background, in: .rect(cornerRadius: 24))
            }
        }
    }

    private func captioned(_ name: String, @ViewBuilder _ content: () -> some View) -> some View {
        VStack(spacing: 6) {
            content()
            Text(verbatim: name).font(.caption2).foregroundStyle(.secondary)
        }
    }
}

/// A widget with the entry that its provider gives to look at, and others when it is to ask again.
struct EntryFace: View {
    let widget: _WidgetDescription
    let family: WidgetFamily
    @State private var entry: DrawnEntry?

    var body: some View {
        if let entries = widget.entries {
            let context = TimelineProviderContext(
                family: family, isPreview: true,
                displaySize: WidgetSizes(screen: WidgetScreen.size).size(of: family))
            let reloads = WidgetReloads.shared.count(of: widget.kind)
            Group {
                if let entry {
                    face(entry.view)
                } else {
                    face(entries.placeholder(context).view.redacted(reason: .placeholder))
                }
            }
            .task(id: reloads) {
                let next =
                    reloads == 0
                    ? await entries.snapshot(context) : await entries.timeline(context).first
                if let next { withAnimation(reloads == 0 ? nil : .default) { entry = next } }
            }
        }
    }

    private func face(_ content: some View) -> some View {
        WidgetFace(family: family, hasMargins: widget.hasMargins, content: content)
    }
}

/// Rows that begin anew where the width, or that of the room, is used up.
struct WrappedRows: Layout {
    let width: CGFloat
    let spacing: CGFloat

    private func frames(of subviews: Subviews, in room: CGFloat?) -> (all: [CGRect], size: CGSize) {
        let limit = min(room ?? width, width)
        var (x, y, rowHeight, widest) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
        var all: [CGRect] = []
        for subview in subviews {
            let size = subview.sizeThatFits(.unspecified)
            if x > 0, x + size.width > limit {
                (x, y, rowHeight) = (0, y + rowHeight + spacing, 0)
            }
            all.append(CGRect(origin: CGPoint(x: x, y: y), size: size))
            widest = max(widest, x + size.width)
            x += size.width + spacing
            rowHeight = max(rowHeight, size.height)
        }
        return (all, CGSize(width: widest, height: y + rowHeight))
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        frames(of: subviews, in: proposal.width).size
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
        for (subview, frame) in zip(subviews, frames(of: subviews, in: bounds.width).all) {
            subview.place(
                at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY),
                proposal: .unspecified)
        }
    }
}
