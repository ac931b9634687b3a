public import SwiftUI

/// The labels of an axis, as a view.
///
/// Apple: "ChartAxisContent".
public nonisolated struct ChartAxisContent: View {
    let content: AnyView

    nonisolated init(content: AnyView) { self.content = content }

    /// The labels.
    @MainActor public var body: some View { content }
}

/// The plot of a chart, as a view.
///
/// Apple: "ChartPlotContent".
public nonisolated struct ChartPlotContent: View {
    let content: AnyView

    nonisolated init(content: AnyView) { self.content = content }

    /// The plot.
    @MainActor public var body: some View { content }
}
