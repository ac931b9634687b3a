public import Foundation

/// Plots sectors of the elements of a collection, or of a function.
///
/// Apple: "SectorPlot".
public struct SectorPlot<Content: ChartContent>: ChartContent {
    /// Content of the library: it has no body.
    public typealias Body = Never
    let content: Content

    /// Adds the marks.
    @MainActor public func _collect(_ collector: inout _MarkCollector) {
        content._collect(&collector)
    }
}

extension SectorPlot: VectorizedChartContent where Content: VectorizedChartContent {
    /// The type of an element.
    public typealias DataElement = Content.DataElement

    /// The content with marks changed by their elements; not for use outside the library.
    public func _changed(_ change: @escaping (inout _MarkChange, Content.DataElement) -> Void)
        -> SectorPlot
    {
        SectorPlot(content: content._changed(change))
    }
}

/// The marks of a collection.
///
/// Apple: "VectorizedSectorPlotContent".
public struct VectorizedSectorPlotContent<DataElement>: VectorizedChartContent {
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

extension SectorPlot {
    /// Sectors of the elements of a collection.
    public init<Data: RandomAccessCollection>(
        _ data: Data,
        angle: PlottableProjection<Data.Element, some Plottable>,
        innerRadius: MarkDimensions<Data.Element> = .automatic,
        outerRadius: MarkDimensions<Data.Element> = .automatic,
        angularInset: CGFloat? = nil
    ) where Content == VectorizedSectorPlotContent<Data.Element> {
        content = VectorizedSectorPlotContent(
            elements: VectorizedMarks(.sector, data) { mark, element in
                mark.angle = angle.extent(element)
                if mark.names.y == nil { mark.names.y = angle.label }
                mark.innerRadius = innerRadius.dimension(element)
                mark.outerRadius = outerRadius.dimension(element)
                mark.angularInset = angularInset
            })
    }

    /// Sectors of the elements of a collection.
    public init<Data: RandomAccessCollection>(
        _ data: Data,
        angle: PlottableProjection<Data.Element, some Plottable>,
        innerRadius: MarkDimensions<Data.Element> = .automatic,
        outerRadius: MarkDimensions<Data.Element> = .automatic,
        angularInset: KeyPath<Data.Element, CGFloat>
    ) where Content == VectorizedSectorPlotContent<Data.Element> {
        content = VectorizedSectorPlotContent(
            elements: VectorizedMarks(.sector, data) { mark, element in
                mark.angle = angle.extent(element)
                if mark.names.y == nil { mark.names.y = angle.label }
                mark.innerRadius = innerRadius.dimension(element)
                mark.outerRadius = outerRadius.dimension(element)
                mark.angularInset = element[keyPath: angularInset]
            })
    }
}
