public import Foundation

/// Plots points of the elements of a collection, or of a function.
///
/// Apple: "PointPlot".
public struct PointPlot<Content: ChartContent>: ChartContent {
    /// Content of the library: it has no body.
    public typealias Body = Never
    let content: Content

    /// Adds the marks.
    @MainActor public func _collect(_ collector: inout _MarkCollector) {
        content._collect(&collector)
    }
}

extension PointPlot: VectorizedChartContent where Content: VectorizedChartContent {
    /// The type of an element.
    public typealias DataElement = Content.DataElement

    /// The content with marks changed by their elements; not for use outside the library.
    public func _changed(_ change: @escaping (inout _MarkChange, Content.DataElement) -> Void)
        -> PointPlot
    {
        PointPlot(content: content._changed(change))
    }
}

/// The marks of a collection.
///
/// Apple: "VectorizedPointPlotContent".
public struct VectorizedPointPlotContent<DataElement>: VectorizedChartContent {
    /// Content of the library: it has no body.
    public typealias Body = Never
    var elements: VectorizedMarks<DataElement>

    /// Adds the marks.
    @MainActor public func _collect(_ collector: inout _MarkCollector) {
        elements.collect(&collector)
    }

    /// The content with marks changed by their elements; not for use outside the library.
    public func _changed(_ change: @escaping (inout _MarkChange, DataElement) -> Void) -> Self {
        var copy = self
        copy.elements.changes.append(change)
        return copy
    }
}

extension PointPlot {
    /// Points of the elements of a collection.
    public init<Data: RandomAccessCollection>(
        _ data: Data,
        x: PlottableProjection<Data.Element, some Plottable>,
        y: PlottableProjection<Data.Element, some Plottable>
    ) where Content == VectorizedPointPlotContent<Data.Element> {
        content = VectorizedPointPlotContent(
            elements: VectorizedMarks(
                .point, data, keys: [x.key, y.key],
                labels: [x.label, y.label]
            ) { mark, element in
                mark.setX(x, element)
                mark.setY(y, element)
            })
    }

    /// Points of the elements of a collection.
    public init<Data: RandomAccessCollection>(
        _ data: Data,
        x: CGFloat? = nil,
        y: PlottableProjection<Data.Element, some Plottable>
    ) where Content == VectorizedPointPlotContent<Data.Element> {
        content = VectorizedPointPlotContent(
            elements: VectorizedMarks(.point, data) { mark, element in
                mark.x = .point(x)
                mark.setY(y, element)
            })
    }

    /// Points of the elements of a collection.
    public init<Data: RandomAccessCollection>(
        _ data: Data,
        x: PlottableProjection<Data.Element, some Plottable>,
        y: CGFloat? = nil
    ) where Content == VectorizedPointPlotContent<Data.Element> {
        content = VectorizedPointPlotContent(
            elements: VectorizedMarks(.point, data) { mark, element in
                mark.setX(x, element)
                mark.y = .point(y)
            })
    }

    /// Points of the elements of a collection.
    public init<Data: RandomAccessCollection>(
        _ data: Data,
        x: KeyPath<Data.Element, CGFloat>,
        y: PlottableProjection<Data.Element, some Plottable>
    ) where Content == VectorizedPointPlotContent<Data.Element> {
        content = VectorizedPointPlotContent(
            elements: VectorizedMarks(.point, data) { mark, element in
                mark.x = .point(element[keyPath: x])
                mark.setY(y, element)
            })
    }

    /// Points of the elements of a collection.
    public init<Data: RandomAccessCollection>(
        _ data: Data,
        x: PlottableProjection<Data.Element, some Plottable>,
        y: KeyPath<Data.Element, CGFloat>
    ) where Content == VectorizedPointPlotContent<Data.Element> {
        content = VectorizedPointPlotContent(
            elements: VectorizedMarks(.point, data) { mark, element in
                mark.setX(x, element)
                mark.y = .point(element[keyPath: y])
            })
    }
}
