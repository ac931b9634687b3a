public import SwiftUI

/// The marks of an axis.
///
/// Apple: "AxisContent".
public protocol AxisContent {
    /// Adds the marks; not for use outside the library.
    func _collect(_ axes: inout _AxisCollector)
}

/// Collects the marks of an axis; not for use outside the library.
public struct _AxisCollector {
    var groups: [AxisGroup] = []
}

/// Marks of an axis at some values.
struct AxisGroup {
    enum Values {
        case found(AxisMarkValues)
        case given([_Datum])
    }

    var preset: AxisMarkPreset
    var position: AxisMarkPosition
    var values: Values
    /// What is at a value; `nil` for line, tick and label.
    var content: ((AxisValue) -> [AxisPart])?
    var stroke: StrokeStyle?
    var format: ((_Datum, Locale) -> String?)?

    /// The values that are found, as they are said.
    var rule: AxisMarkValues? {
        if case .found(let values) = values { values } else { nil }
    }
}

extension AxisContent {
    /// The axis as a layer of its own. Axes are drawn as one layer anyway.
    public func compositingLayer() -> some AxisContent { self }

    /// The axis as a layer that is changed as a view. It has no effect here, which is reported once.
    public func compositingLayer<V: View>(
        style: (PlaceholderContentView<Self>) -> V
    ) -> some AxisContent {
        ChartNotes.tell(
            "AxisContent.compositingLayer(style:) has no effect: axes are drawn with the chart.")
        return self
    }
}

/// Marks at values of an axis.
///
/// Apple: "AxisMarks".
public struct AxisMarks<Content: AxisMark>: AxisContent {
    private let group: AxisGroup

    /// Adds the marks.
    public func _collect(_ axes: inout _AxisCollector) { axes.groups.append(group) }

    private static func parts(_ content: Content, _ value: AxisValue) -> [AxisPart] {
        var collector = _AxisMarkCollector(value: value)
        content._collect(&collector)
        return collector.parts
    }

    /// The same marks at values that are found.
    public init(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic, @AxisMarkBuilder content: @escaping () -> Content
    ) {
        group = AxisGroup(
            preset: preset, position: position, values: .found(values),
            content: { Self.parts(content(), $0) })
    }

    /// Marks at values that are found, made for each.
    public init(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic,
        @AxisMarkBuilder content: @escaping (AxisValue) -> Content
    ) {
        group = AxisGroup(
            preset: preset, position: position, values: .found(values),
            content: { Self.parts(content($0), $0) })
    }

    /// The same marks at some values.
    public init<Value: Plottable>(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: [Value], @AxisMarkBuilder content: @escaping () -> Content
    ) {
        group = AxisGroup(
            preset: preset, position: position, values: .given(values.map(\.datum)),
            content: { Self.parts(content(), $0) })
    }

    /// Marks at some values, made for each.
    public init<Value: Plottable>(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: [Value], @AxisMarkBuilder content: @escaping (AxisValue) -> Content
    ) {
        group = AxisGroup(
            preset: preset, position: position, values: .given(values.map(\.datum)),
            content: { Self.parts(content($0), $0) })
    }
}

extension Never: AxisMark {
    /// Never called: there is no value of this type.
    public func _collect(_ collector: inout _AxisMarkCollector) {}
}

extension AxisMarks where Content == Never {
    /// Line, tick and label at values that are found.
    ///
    /// - Parameter stroke: How line and tick are drawn; `nil` for what is usual.
    public init(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
    ) {
        group = AxisGroup(
            preset: preset, position: position, values: .found(values), stroke: stroke)
    }

    /// Line, tick and label at some values.
    public init<Value: Plottable>(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: [Value], stroke: StrokeStyle? = nil
    ) {
        group = AxisGroup(
            preset: preset, position: position, values: .given(values.map(\.datum)),
            stroke: stroke)
    }

    /// Line, tick and label in a format at values that are found.
    public init<F: FormatStyle>(
        format: F, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
    ) where F.FormatInput: Plottable, F.FormatOutput == String {
        group = AxisGroup(
            preset: preset, position: position, values: .found(values), stroke: stroke,
            format: AxisFormat.writer(format))
    }

    /// Line, tick and label in a format at some values.
    public init<Value: Plottable, F: FormatStyle>(
        format: F, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: [Value], stroke: StrokeStyle? = nil
    ) where F.FormatInput: Plottable, F.FormatOutput == String {
        group = AxisGroup(
            preset: preset, position: position, values: .given(values.map(\.datum)),
            stroke: stroke, format: AxisFormat.writer(format))
    }
}

/// Axis content whose type is hidden.
///
/// Apple: "AnyAxisContent".
public struct AnyAxisContent: AxisContent {
    private let content: any AxisContent

    /// Hides the type.
    public init(_ content: any AxisContent) { self.content = content }

    /// Hides the type.
    public init(erasing content: some AxisContent) { self.content = content }

    /// Adds the marks of the hidden content.
    public func _collect(_ axes: inout _AxisCollector) { content._collect(&axes) }
}
