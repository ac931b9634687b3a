public import Accessibility
public import QuadrantCore

/// Describes the chart that a view shows.
///
/// Apple: "AXChartDescriptorRepresentable".
public protocol AXChartDescriptorRepresentable {
    /// Creates the description when it is first asked for.
    func makeChartDescriptor() -> AXChartDescriptor

    /// Changes the description by what has changed in the view. It is called when the description is asked for
    /// and the view was evaluated since; by default it does nothing.
    func updateChartDescriptor(_ descriptor: AXChartDescriptor)
}

extension AXChartDescriptorRepresentable {
    /// Changes nothing.
    public func updateChartDescriptor(_ descriptor: AXChartDescriptor) {}
}

/// Keeps the description of a chart while its view lives.
private final class ChartHolder {
    private var representable: (any AXChartDescriptorRepresentable)?
    private var descriptor: AXChartDescriptor?
    private var isOutdated = false

    func take(_ new: any AXChartDescriptorRepresentable) {
        representable = new
        isOutdated = true
    }

    var current: AXChartDescriptor? {
        guard let representable else { return nil }
        guard let descriptor else {
            let made = representable.makeChartDescriptor()
            (descriptor, isOutdated) = (made, false)
            return made
        }
        if isOutdated { representable.updateChartDescriptor(descriptor) }
        isOutdated = false
        return descriptor
    }
}

private nonisolated struct ChartDescriptorModifier<R: AXChartDescriptorRepresentable>: ViewModifier
{
    let representable: R
    @State private var holder = ChartHolder()

    @MainActor
    func body(content: Content) -> some View {
        let holder = holder
        holder.take(representable)
        return content.modifier(
            AccessibilityAttachmentModifier { note, _ in
                note.detail { $0.chart = { holder.current } }
            })
    }
}

extension View {
    /// Describes the chart that the view shows, so that it can be told, or heard as tones.
    ///
    /// Apple: "accessibilityChartDescriptor(_:)". In a test: `HostedView.chartDescriptor`. Nothing is spoken or
    /// played here.
    nonisolated public func accessibilityChartDescriptor<R: AXChartDescriptorRepresentable>(
        _ representable: R
    ) -> some View {
        modifier(ChartDescriptorModifier(representable: representable))
    }
}
