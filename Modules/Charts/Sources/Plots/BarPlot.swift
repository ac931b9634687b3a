public import Foundation

/// Plots bars of the elements of a collection, or of a function.
///
/// Apple: "BarPlot".
public struct BarPlot<Content: ChartContent>: ChartContent {
    /// Content of the library: it has no body.
    public typealias Body = Never
    let content: Content

    /// Adds the marks.
    @MainActor public func _collect(_ collector: inout _MarkCollector) {
        content._collect(&collector)
    }
}

extension BarPlot: VectorizedChartContent where Content: VectorizedChartContent {
    /// The type of an element.
    public typealias DataElement = Content.DataElement

    /// The content with marks changed by their elements; not for use outside the library.
    public func _changed(_ change: @escaping (inout _MarkChange, Content.DataElement) -> Void)
        -> BarPlot
    {
        BarPlot(content: content._changed(change))
    }
}

/// The marks of a collection.
///
/// Apple: "VectorizedBarPlotContent".
public struct VectorizedBarPlotContent<DataElement>: VectorizedChartContent {
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

extension BarPlot {
    /// Bars of the elements of a collection.
    public init<Data: RandomAccessCollection>(
        _ data: Data,
        x: PlottableProjection<Data.Element, some Plottable>,
        y: PlottableProjection<Data.Element, some Plottable>,
        width: MarkDimensions<Data.Element> = .automatic,
        height: MarkDimensions<Data.Element> = .automatic,
        stacking: MarkStackingMethod = .standard
    ) where Content == VectorizedBarPlotContent<Data.Element> {
        content = VectorizedBarPlotContent(
            elements: VectorizedMarks(
                .bar, data, keys: [x.key, y.key, width.key, height.key, stacking],
                labels: [x.label, y.label]
            ) { mark, element in
                mark.setX(x, element)
                mark.setY(y, element)
                mark.width = width.dimension(element)
                mark.height = height.dimension(element)
                mark.stacking = stacking
            })
    }

    /// Bars of the elements of a collection.
    public init<Data: RandomAccessCollection, Y: Plottable>(
        _ data: Data,
        x: PlottableProjection<Data.Element, some Plottable>,
        yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>,
        width: MarkDimensions<Data.Element> = .automatic
    ) where Content == VectorizedBarPlotContent<Data.Element> {
        content = VectorizedBarPlotContent(
            elements: VectorizedMarks(
                .bar, data, keys: [x.key, yStart.key, yEnd.key, width.key],
                labels: [x.label, yStart.label, yEnd.label]
            ) { mark, element in
                mark.setX(x, element)
                mark.setY(yStart, yEnd, element)
                mark.width = width.dimension(element)
            })
    }

    /// Bars of the elements of a collection.
    public init<Data: RandomAccessCollection, X: Plottable>(
        _ data: Data,
        xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
        y: PlottableProjection<Data.Element, some Plottable>,
        height: MarkDimensions<Data.Element> = .automatic
    ) where Content == VectorizedBarPlotContent<Data.Element> {
        content = VectorizedBarPlotContent(
            elements: VectorizedMarks(
                .bar, data, keys: [xStart.key, xEnd.key, y.key, height.key],
                labels: [xStart.label, xEnd.label, y.label]
            ) { mark, element in
                mark.setX(xStart, xEnd, element)
                mark.setY(y, element)
                mark.height = height.dimension(element)
            })
    }

    /// Bars of the elements of a collection.
    public init<Data: RandomAccessCollection>(
        _ data: Data,
        x: PlottableProjection<Data.Element, some Plottable>,
        yStart: CGFloat? = nil, yEnd: CGFloat? = nil,
        width: MarkDimensions<Data.Element> = .automatic,
        stacking: MarkStackingMethod = .standard
    ) where Content == VectorizedBarPlotContent<Data.Element> {
        content = VectorizedBarPlotContent(
            elements: VectorizedMarks(.bar, data) { mark, element in
                mark.setX(x, element)
                mark.y = .points(yStart, yEnd)
                mark.width = width.dimension(element)
                mark.stacking = stacking
            })
    }

    /// Bars of the elements of a collection.
    public init<Data: RandomAccessCollection>(
        _ data: Data,
        xStart: CGFloat? = nil, xEnd: CGFloat? = nil,
        y: PlottableProjection<Data.Element, some Plottable>,
        height: MarkDimensions<Data.Element> = .automatic,
        stacking: MarkStackingMethod = .standard
    ) where Content == VectorizedBarPlotContent<Data.Element> {
        content = VectorizedBarPlotContent(
            elements: VectorizedMarks(.bar, data) { mark, element in
                mark.x = .points(xStart, xEnd)
                mark.setY(y, element)
                mark.height = height.dimension(element)
                mark.stacking = stacking
            })
    }

    /// Bars of the elements of a collection.
    public init<Data: RandomAccessCollection>(
        _ data: Data,
        x: PlottableProjection<Data.Element, some Plottable>,
        yStart: KeyPath<Data.Element, CGFloat>, yEnd: KeyPath<Data.Element, CGFloat>,
        width: MarkDimensions<Data.Element> = .automatic,
        stacking: MarkStackingMethod = .standard
    ) where Content == VectorizedBarPlotContent<Data.Element> {
        content = VectorizedBarPlotContent(
            elements: VectorizedMarks(.bar, data) { mark, element in
                mark.setX(x, element)
                mark.y = .points(element[keyPath: yStart], element[keyPath: yEnd])
                mark.width = width.dimension(element)
                mark.stacking = stacking
            })
    }

    /// Bars of the elements of a collection.
    public init<Data: RandomAccessCollection>(
        _ data: Data,
        xStart: KeyPath<Data.Element, CGFloat>, xEnd: KeyPath<Data.Element, CGFloat>,
        y: PlottableProjection<Data.Element, some Plottable>,
        height: MarkDimensions<Data.Element> = .automatic,
        stacking: MarkStackingMethod = .standard
    ) where Content == VectorizedBarPlotContent<Data.Element> {
        content = VectorizedBarPlotContent(
            elements: VectorizedMarks(.bar, data) { mark, element in
                mark.x = .points(element[keyPath: xStart], element[keyPath: xEnd])
                mark.setY(y, element)
                mark.height = height.dimension(element)
                mark.stacking = stacking
            })
    }

    /// Bars of the elements of a collection.
    public init<Data: RandomAccessCollection, X: Plottable>(
        _ data: Data,
        xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
        yStart: CGFloat? = nil, yEnd: CGFloat? = nil
    ) where Content == VectorizedBarPlotContent<Data.Element> {
        content = VectorizedBarPlotContent(
            elements: VectorizedMarks(.bar, data) { mark, element in
                mark.setX(xStart, xEnd, element)
                mark.y = .points(yStart, yEnd)
            })
    }

    /// Bars of the elements of a collection.
    public init<Data: RandomAccessCollection, Y: Plottable>(
        _ data: Data,
        xStart: CGFloat? = nil, xEnd: CGFloat? = nil,
        yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>
    ) where Content == VectorizedBarPlotContent<Data.Element> {
        content = VectorizedBarPlotContent(
            elements: VectorizedMarks(.bar, data) { mark, element in
                mark.x = .points(xStart, xEnd)
                mark.setY(yStart, yEnd, element)
            })
    }

    /// Bars of the elements of a collection.
    public init<Data: RandomAccessCollection, X: Plottable>(
        _ data: Data,
        xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
        yStart: KeyPath<Data.Element, CGFloat>, yEnd: KeyPath<Data.Element, CGFloat>
    ) where Content == VectorizedBarPlotContent<Data.Element> {
        content = VectorizedBarPlotContent(
            elements: VectorizedMarks(.bar, data) { mark, element in
                mark.setX(xStart, xEnd, element)
                mark.y = .points(element[keyPath: yStart], element[keyPath: yEnd])
            })
    }

    /// Bars of the elements of a collection.
    public init<Data: RandomAccessCollection, Y: Plottable>(
        _ data: Data,
        xStart: KeyPath<Data.Element, CGFloat>, xEnd: KeyPath<Data.Element, CGFloat>,
        yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>
    ) where Content == VectorizedBarPlotContent<Data.Element> {
        content = VectorizedBarPlotContent(
            elements: VectorizedMarks(.bar, data) { mark, element in
                mark.x = .points(element[keyPath: xStart], element[keyPath: xEnd])
                mark.setY(yStart, yEnd, element)
            })
    }
}
