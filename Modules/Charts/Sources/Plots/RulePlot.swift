public import Foundation

/// Plots rules of the elements of a collection, or of a function.
///
/// Apple: "RulePlot".
public struct RulePlot<Content: ChartContent>: ChartContent {
    /// Content of the library: it has no body.
    public typealias Body = Never
    let content: Content

    /// Adds the marks.
    @MainActor public func _collect(_ collector: inout _MarkCollector) {
        content._collect(&collector)
    }
}

extension RulePlot: VectorizedChartContent where Content: VectorizedChartContent {
    /// The type of an element.
    public typealias DataElement = Content.DataElement

    /// The content with marks changed by their elements; not for use outside the library.
    public func _changed(_ change: @escaping (inout _MarkChange, Content.DataElement) -> Void)
        -> RulePlot
    {
        RulePlot(content: content._changed(change))
    }
}

/// The marks of a collection.
///
/// Apple: "VectorizedRulePlotContent".
public struct VectorizedRulePlotContent<DataElement>: VectorizedChartContent {
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

extension RulePlot {
    /// Rules of the elements of a collection.
    public init<Data: RandomAccessCollection>(
        _ data: Data,
        x: PlottableProjection<Data.Element, some Plottable>,
        yStart: CGFloat? = nil, yEnd: CGFloat? = nil
    ) where Content == VectorizedRulePlotContent<Data.Element> {
        content = VectorizedRulePlotContent(
            elements: VectorizedMarks(.rule, data) { mark, element in
                mark.setX(x, element)
                mark.y = .points(yStart, yEnd)
            })
    }

    /// Rules of the elements of a collection.
    public init<Data: RandomAccessCollection>(
        _ data: Data,
        xStart: CGFloat? = nil, xEnd: CGFloat? = nil,
        y: PlottableProjection<Data.Element, some Plottable>
    ) where Content == VectorizedRulePlotContent<Data.Element> {
        content = VectorizedRulePlotContent(
            elements: VectorizedMarks(.rule, data) { mark, element in
                mark.x = .points(xStart, xEnd)
                mark.setY(y, element)
            })
    }

    /// Rules of the elements of a collection.
    public init<Data: RandomAccessCollection>(
        _ data: Data,
        x: PlottableProjection<Data.Element, some Plottable>,
        yStart: KeyPath<Data.Element, CGFloat>, yEnd: KeyPath<Data.Element, CGFloat>
    ) where Content == VectorizedRulePlotContent<Data.Element> {
        content = VectorizedRulePlotContent(
            elements: VectorizedMarks(.rule, data) { mark, element in
                mark.setX(x, element)
                mark.y = .points(element[keyPath: yStart], element[keyPath: yEnd])
            })
    }

    /// Rules of the elements of a collection.
    public init<Data: RandomAccessCollection>(
        _ data: Data,
        xStart: KeyPath<Data.Element, CGFloat>, xEnd: KeyPath<Data.Element, CGFloat>,
        y: PlottableProjection<Data.Element, some Plottable>
    ) where Content == VectorizedRulePlotContent<Data.Element> {
        content = VectorizedRulePlotContent(
            elements: VectorizedMarks(.rule, data) { mark, element in
                mark.x = .points(element[keyPath: xStart], element[keyPath: xEnd])
                mark.setY(y, element)
            })
    }

    /// Rules of the elements of a collection.
    public init<Data: RandomAccessCollection, Y: Plottable>(
        _ data: Data,
        x: PlottableProjection<Data.Element, some Plottable>,
        yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>
    ) where Content == VectorizedRulePlotContent<Data.Element> {
        content = VectorizedRulePlotContent(
            elements: VectorizedMarks(
                .rule, data, keys: [x.key, yStart.key, yEnd.key],
                labels: [x.label, yStart.label, yEnd.label]
            ) { mark, element in
                mark.setX(x, element)
                mark.setY(yStart, yEnd, element)
            })
    }

    /// Rules of the elements of a collection.
    public init<Data: RandomAccessCollection, Y: Plottable>(
        _ data: Data,
        x: CGFloat? = nil,
        yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>
    ) where Content == VectorizedRulePlotContent<Data.Element> {
        content = VectorizedRulePlotContent(
            elements: VectorizedMarks(.rule, data) { mark, element in
                mark.x = .point(x)
                mark.setY(yStart, yEnd, element)
            })
    }

    /// Rules of the elements of a collection.
    public init<Data: RandomAccessCollection, Y: Plottable>(
        _ data: Data,
        x: KeyPath<Data.Element, CGFloat>,
        yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>
    ) where Content == VectorizedRulePlotContent<Data.Element> {
        content = VectorizedRulePlotContent(
            elements: VectorizedMarks(.rule, data) { mark, element in
                mark.x = .point(element[keyPath: x])
                mark.setY(yStart, yEnd, element)
            })
    }

    /// Rules of the elements of a collection.
    public init<Data: RandomAccessCollection, X: Plottable>(
        _ data: Data,
        xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
        y: PlottableProjection<Data.Element, some Plottable>
    ) where Content == VectorizedRulePlotContent<Data.Element> {
        content = VectorizedRulePlotContent(
            elements: VectorizedMarks(
                .rule, data, keys: [xStart.key, xEnd.key, y.key],
                labels: [xStart.label, xEnd.label, y.label]
            ) { mark, element in
                mark.setX(xStart, xEnd, element)
                mark.setY(y, element)
            })
    }

    /// Rules of the elements of a collection.
    public init<Data: RandomAccessCollection, X: Plottable>(
        _ data: Data,
        xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
        y: CGFloat? = nil
    ) where Content == VectorizedRulePlotContent<Data.Element> {
        content = VectorizedRulePlotContent(
            elements: VectorizedMarks(.rule, data) { mark, element in
                mark.setX(xStart, xEnd, element)
                mark.y = .point(y)
            })
    }

    /// Rules of the elements of a collection.
    public init<Data: RandomAccessCollection, X: Plottable>(
        _ data: Data,
        xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
        y: KeyPath<Data.Element, CGFloat>
    ) where Content == VectorizedRulePlotContent<Data.Element> {
        content = VectorizedRulePlotContent(
            elements: VectorizedMarks(.rule, data) { mark, element in
                mark.setX(xStart, xEnd, element)
                mark.y = .point(element[keyPath: y])
            })
    }
}
