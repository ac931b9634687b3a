internal import Foundation
internal import SwiftUI

/// What modifiers say of the charts in a view.
struct ChartSettings {
    var x = AxisSettings()
    var y = AxisSettings()
    var z = AxisSettings()
    var style = StyleScale<ChartFill>()
    var symbol = StyleScale<MarkSymbol>()
    var symbolSize = StyleScale<CGFloat>()
    var lineStyle = StyleScale<StrokeStyle>()
    var legend = LegendSettings()
    var plotStyle: ((AnyView) -> AnyView)?
    var overlays: [ProxyView] = []
    var backgrounds: [ProxyView] = []
    var gestures: [(ChartProxy) -> AnyView] = []
    var selections: [ChartSelection] = []
    var scrolling = ScrollSettings()
    var pose: PoseSettings = PoseSettings()
}

/// What modifiers say of an axis.
struct AxisSettings {
    var visibility = Visibility.automatic
    /// What is at the axis; `nil` for what is usual.
    var content: (any AxisContent)?
    var style: ((AnyView) -> AnyView)?
    var labels: [AxisTitle] = []
    var scale = ScaleSpecification()
}

/// What stands beside an axis as its name.
struct AxisTitle {
    var content: AnyView
    var position: AnnotationPosition
    var alignment: Alignment?
    var spacing: CGFloat?
}

/// What modifiers say of the legend.
struct LegendSettings {
    var visibility = Visibility.automatic
    var position = AnnotationPosition.automatic
    var alignment: Alignment?
    var spacing: CGFloat?
    var content: AnyView?
}

/// A view over or under a chart, which can ask the chart.
struct ProxyView {
    var alignment: Alignment
    var content: (ChartProxy) -> AnyView
}

/// A scale from values to styles.
struct StyleScale<Style> {
    /// The values that have styles of their own, in order.
    var domain: [_Datum]?
    /// The styles in turn.
    var range: [Style]?
    /// Whether the range has the ends of all that is between them.
    var isSpan = false
    /// The style of a value; it goes before all else.
    var mapping: ((_Datum) -> Style?)?
    var type: ScaleType?
    /// The colours of a ramp for numbers.
    var ramp: [Color]?
}

private struct SettingsKey: EnvironmentKey {
    // Never changed: settings are values in the environment.
    nonisolated(unsafe) static let defaultValue = ChartSettings()
}

extension EnvironmentValues {
    var chartSettings: ChartSettings {
        get { self[SettingsKey.self] }
        set { self[SettingsKey.self] = newValue }
    }
}

extension View {
    /// Changes the settings of the charts in the view: what is nearest to a chart goes first.
    nonisolated func settings(_ change: @escaping (inout ChartSettings) -> Void) -> some View {
        modifier(SettingsModifier(change: change))
    }

    /// Content inside of a chart, in which other charts have no settings from outside.
    nonisolated func withoutChartSettings() -> some View {
        environment(\.chartSettings, ChartSettings())
    }
}

private nonisolated struct SettingsModifier: ViewModifier {
    let change: (inout ChartSettings) -> Void

    @MainActor
    func body(content: Content) -> some View {
        content.transformEnvironment(\.chartSettings) { change(&$0) }
    }
}
