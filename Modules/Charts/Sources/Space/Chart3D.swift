public import SwiftUI

/// A chart with depth.
///
/// Apple: "Chart3D". It is drawn as a picture of a cube in which x goes to the right, y up and z towards who looks.
/// Apple is silent on how axes look: here three walls have lines at their ticks, and the edges of the cube have labels
/// and names.
public nonisolated struct Chart3D<Content: Chart3DContent>: View {
    private let content: () -> Content
    @Environment(\.chartSettings) private var settings
    @Environment(\.locale) private var locale
    @Environment(\.calendar) private var calendar
    @State private var turned: Chart3DPose?
    @State private var start: Chart3DPose?

    /// A chart of the marks in a closure.
    nonisolated public init(@Chart3DContentBuilder content: () -> Content) {
        let content = content()
        self.content = { content }
    }

    /// A chart of marks for each element; the elements identify themselves by their `id`.
    nonisolated public init<Data: RandomAccessCollection, C: Chart3DContent>(
        _ data: Data, @Chart3DContentBuilder content: @escaping (Data.Element) -> C
    ) where Content == ForEach<Data, Data.Element.ID, C>, Data.Element: Identifiable {
        self.content = { ForEach(data, content: content) }
    }

    /// A chart of marks for each element; the value at `id` identifies an element.
    nonisolated public init<Data: RandomAccessCollection, ID: Hashable, C: Chart3DContent>(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @Chart3DContentBuilder content: @escaping (Data.Element) -> C
    ) where Content == ForEach<Data, ID, C> {
        self.content = { ForEach(data, id: id, content: content) }
    }

    /// The picture, with its legend.
    @MainActor public var body: some View {
        var collector = _MarkCollector()
        content()._collect3D(&collector)
        let model = SolidModel(collector.marks, settings, locale: locale, calendar: calendar)
        let pose = settings.pose.binding?.wrappedValue ?? turned ?? settings.pose.pose ?? .default
        let isFar = settings.pose.projection == .perspective
        return VStack(alignment: .leading, spacing: 7) {
            Canvas { context, size in
                SolidPainter(
                    model: model, camera: SolidCamera(pose: pose, isPerspective: isFar, size: size),
                    size: size
                ).draw(in: context)
            } symbols: {
                ForEach(names, id: \.tag) { name in
                    name.title.content.font(.caption2).foregroundStyle(Color(uiColor: .label))
                        .withoutChartSettings().tag(name.tag)
                }
            }
            .dynamicTypeSize(LargestLabels.size)
            .contentShape(Rectangle())
            .gesture(turning(from: pose))
            .accessibilityElement()
            .accessibilityLabel(Text(verbatim: model.summary))
            if let legend = ChartLegend(model: model.flat, settings: settings.legend) { legend }
        }
    }

    /// The names of the axes: unless others are said, X, Y and Z (seen in pictures of Apple's).
    @MainActor private var names: [(tag: SolidWalls.NameTag, title: AxisTitle)] {
        zip([settings.x, settings.y, settings.z], ["X", "Y", "Z"]).enumerated().flatMap {
            axis, own in
            var titles = own.0.labels
            if titles.isEmpty, own.0.visibility != .hidden {
                titles = [
                    AxisTitle(content: AnyView(Text(verbatim: own.1)), position: .automatic)
                ]
            }
            return titles.enumerated().map { (SolidWalls.NameTag(axis: axis, index: $0), $1) }
        }
    }

    /// A finger turns the chart: a half turn for 300 points.
    private func turning(from pose: Chart3DPose) -> some Gesture {
        DragGesture()
            .onChanged { value in
                let from = start ?? pose
                start = from
                let new = Chart3DPose(
                    azimuth: Angle2D(degrees: from.azimuth.degrees + value.translation.width * 0.6),
                    inclination: Angle2D(
                        degrees: min(
                            max(from.inclination.degrees + value.translation.height * 0.6, -90), 90)
                    ))
                if let binding = settings.pose.binding {
                    binding.wrappedValue = new
                } else {
                    turned = new
                }
            }
            .onEnded { _ in start = nil }
    }
}
