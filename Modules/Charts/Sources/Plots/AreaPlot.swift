/// Plots areas of the elements of a collection, or of a function.
///
/// Apple: "AreaPlot".
public struct AreaPlot<Content: ChartContent>: ChartContent {
    /// Content of the library: it has no body.
    public typealias Body = Never
    let content: Content

    /// Adds the marks.
    @MainActor public func _collect(_ collector: inout _MarkCollector) {
        content._collect(&collector)
    }
}

extension AreaPlot: VectorizedChartContent where Content: VectorizedChartContent {
    /// The type of an element.
    public typealias DataElement = Content.DataElement

    /// The content with marks changed by their elements; not for use outside the library.
    public func _changed(_ change: @escaping (inout _MarkChange, Content.DataElement) -> Void)
        -> AreaPlot
    {
        AreaPlot(content: content._changed(change))
    }
}

/// The marks of a collection.
///
/// Apple: "VectorizedAreaPlotContent".
public struct VectorizedAreaPlotContent<DataElement>: VectorizedChartContent {
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

extension AreaPlot {
    /// Areas of the elements of a collection.
    public init<Data: RandomAccessCollection>(
        _ data: Data,
        x: PlottableProjection<Data.Element, some Plottable>,
        y: PlottableProjection<Data.Element, some Plottable>,
        stacking: MarkStackingMethod = .standard
    ) where Content == VectorizedAreaPlotContent<Data.Element> {
        content = VectorizedAreaPlotContent(
            elements: VectorizedMarks(
                .area, data, keys: [x.key, y.key, stacking],
                labels: [x.label, y.label]
            ) { mark, element in
                mark.setX(x, element)
                mark.setY(y, element)
                mark.stacking = stacking
            })
    }

    /// Areas of the elements of a collection.
    public init<Data: RandomAccessCollection>(
        _ data: Data,
        x: PlottableProjection<Data.Element, some Plottable>,
        y: PlottableProjection<Data.Element, some Plottable>,
        series: PlottableProjection<Data.Element, some Plottable>,
        stacking: MarkStackingMethod = .standard
    ) where Content == VectorizedAreaPlotContent<Data.Element> {
        content = VectorizedAreaPlotContent(
            elements: VectorizedMarks(
                .area, data, keys: [x.key, y.key, series.key, stacking],
                labels: [x.label, y.label]
            ) { mark, element in
                mark.setX(x, element)
                mark.setY(y, element)
                mark.series = series.extent(element).start
                mark.stacking = stacking
            })
    }

    /// Areas of the elements of a collection.
    public init<Data: RandomAccessCollection, Y: Plottable>(
        _ data: Data,
        x: PlottableProjection<Data.Element, some Plottable>,
        yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>
    ) where Content == VectorizedAreaPlotContent<Data.Element> {
        content = VectorizedAreaPlotContent(
            elements: VectorizedMarks(
                .area, data, keys: [x.key, yStart.key, yEnd.key],
                labels: [x.label, yStart.label, yEnd.label]
            ) { mark, element in
                mark.setX(x, element)
                mark.setY(yStart, yEnd, element)
            })
    }

    /// Areas of the elements of a collection.
    public init<Data: RandomAccessCollection, Y: Plottable>(
        _ data: Data,
        x: PlottableProjection<Data.Element, some Plottable>,
        yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>,
        series: PlottableProjection<Data.Element, some Plottable>
    ) where Content == VectorizedAreaPlotContent<Data.Element> {
        content = VectorizedAreaPlotContent(
            elements: VectorizedMarks(
                .area, data, keys: [x.key, yStart.key, yEnd.key, series.key],
                labels: [x.label, yStart.label, yEnd.label]
            ) { mark, element in
                mark.setX(x, element)
                mark.setY(yStart, yEnd, element)
                mark.series = series.extent(element).start
            })
    }

    /// Areas of the elements of a collection.
    public init<Data: RandomAccessCollection, X: Plottable>(
        _ data: Data,
        xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
        y: PlottableProjection<Data.Element, some Plottable>
    ) where Content == VectorizedAreaPlotContent<Data.Element> {
        content = VectorizedAreaPlotContent(
            elements: VectorizedMarks(
                .area, data, keys: [xStart.key, xEnd.key, y.key],
                labels: [xStart.label, xEnd.label, y.label]
            ) { mark, element in
                mark.setX(xStart, xEnd, element)
                mark.setY(y, element)
            })
    }

    /// Areas of the elements of a collection.
    public init<Data: RandomAccessCollection, X: Plottable>(
        _ data: Data,
        xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
        y: PlottableProjection<Data.Element, some Plottable>,
        series: PlottableProjection<Data.Element, some Plottable>
    ) where Content == VectorizedAreaPlotContent<Data.Element> {
        content = VectorizedAreaPlotContent(
            elements: VectorizedMarks(
                .area, data, keys: [xStart.key, xEnd.key, y.key, series.key],
                labels: [xStart.label, xEnd.label, y.label]
            ) { mark, element in
                mark.setX(xStart, xEnd, element)
                mark.setY(y, element)
                mark.series = series.extent(element).start
            })
    }
}
