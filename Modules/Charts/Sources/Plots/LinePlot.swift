/// Plots lines of the elements of a collection, or of a function.
///
/// Apple: "LinePlot".
public struct LinePlot<Content: ChartContent>: ChartContent {
    /// Content of the library: it has no body.
    public typealias Body = Never
    let content: Content

    /// Adds the marks.
    @MainActor public func _collect(_ collector: inout _MarkCollector) {
        content._collect(&collector)
    }
}

extension LinePlot: VectorizedChartContent where Content: VectorizedChartContent {
    /// The type of an element.
    public typealias DataElement = Content.DataElement

    /// The content with marks changed by their elements; not for use outside the library.
    public func _changed(_ change: @escaping (inout _MarkChange, Content.DataElement) -> Void)
        -> LinePlot
    {
        LinePlot(content: content._changed(change))
    }
}

/// The marks of a collection.
///
/// Apple: "VectorizedLinePlotContent".
public struct VectorizedLinePlotContent<DataElement>: VectorizedChartContent {
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

extension LinePlot {
    /// Lines of the elements of a collection.
    public init<Data: RandomAccessCollection>(
        _ data: Data,
        x: PlottableProjection<Data.Element, some Plottable>,
        y: PlottableProjection<Data.Element, some Plottable>
    ) where Content == VectorizedLinePlotContent<Data.Element> {
        content = VectorizedLinePlotContent(
            elements: VectorizedMarks(
                .line, data, keys: [x.key, y.key],
                labels: [x.label, y.label]
            ) { mark, element in
                mark.setX(x, element)
                mark.setY(y, element)
            })
    }

    /// Lines of the elements of a collection.
    public init<Data: RandomAccessCollection>(
        _ data: Data,
        x: PlottableProjection<Data.Element, some Plottable>,
        y: PlottableProjection<Data.Element, some Plottable>,
        series: PlottableProjection<Data.Element, some Plottable>
    ) where Content == VectorizedLinePlotContent<Data.Element> {
        content = VectorizedLinePlotContent(
            elements: VectorizedMarks(
                .line, data, keys: [x.key, y.key, series.key],
                labels: [x.label, y.label]
            ) { mark, element in
                mark.setX(x, element)
                mark.setY(y, element)
                mark.series = series.extent(element).start
            })
    }
}
