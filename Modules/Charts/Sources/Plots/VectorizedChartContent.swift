public import Foundation
public import SwiftUI

/// Content of one kind of marks, one for each element of a collection.
///
/// Apple: "VectorizedChartContent".
public protocol VectorizedChartContent<DataElement>: ChartContent {
    /// The type of an element.
    associatedtype DataElement

    /// The content with marks changed by their elements; not for use outside the library.
    func _changed(_ change: @escaping (inout _MarkChange, DataElement) -> Void) -> Self
}

/// A mark of a plot that is changed; not for use outside the library.
public struct _MarkChange {
    var look: MarkLook
}

/// The marks of a collection, made all at once.
struct VectorizedMarks<Element> {
    let kind: Mark.Kind
    let elements: () -> [Element]
    let make: (inout Mark, Element) -> Void
    var changes: [(inout _MarkChange, Element) -> Void] = []
    /// What says all that the marks depend on; `nil` where that cannot be compared.
    private let key: [ContentStamp.Part]?

    /// - Parameter keys: Those of all that `make` depends on.
    init<Data: RandomAccessCollection>(
        _ kind: Mark.Kind, _ data: Data, keys: [AnyHashable?] = [nil], labels: [Text] = [],
        make: @escaping (inout Mark, Data.Element) -> Void
    ) where Data.Element == Element {
        self.kind = kind
        elements = { Array(data) }
        self.make = make
        let known = keys.compactMap(\.self)
        guard let array = data as? [Element], known.count == keys.count else {
            key = nil
            return
        }
        let place = array.withUnsafeBufferPointer {
            ContentStamp.Part.elements(UnsafeRawPointer($0.baseAddress), $0.count)
        }
        key = [place] + known.map { .value($0) } + labels.map { .text($0) }
    }

    func add(to stamp: inout ContentStamp) -> Bool {
        guard let key, changes.isEmpty else { return false }
        stamp.add(key)
        return true
    }

    func collect(_ collector: inout _MarkCollector) {
        let elements = elements()
        guard let first = elements.first else { return }
        // All have one box with their names.
        var base = Mark(kind)
        make(&base, first)
        collector.marks.reserveCapacity(collector.marks.count + elements.count)
        // Pairs of places and elements would be made by a type that is looked up for each of them.
        for place in elements.indices {
            let element = elements[place]
            var mark = base
            make(&mark, element)
            if !changes.isEmpty {
                var change = _MarkChange(look: mark.look)
                for one in changes { one(&change, element) }
                mark.look = change.look
            }
            mark.id = collector.path.element(place)
            collector.marks.append(mark)
        }
    }
}

extension MarkPath {
    /// The path of an element by its place.
    func element(_ place: Int) -> MarkPath {
        var path = self
        path.combine(place: place)
        return path
    }
}

extension Mark {
    mutating func setX<E, V>(_ value: PlottableProjection<E, V>, _ element: E) {
        x = value.extent(element).position
        if names.x == nil { names.x = value.label }
    }

    mutating func setY<E, V>(_ value: PlottableProjection<E, V>, _ element: E) {
        y = value.extent(element).position
        if names.y == nil { names.y = value.label }
    }

    mutating func setX<E, V>(
        _ start: PlottableProjection<E, V>, _ end: PlottableProjection<E, V>, _ element: E
    ) {
        x = .range(start.extent(element).start, end.extent(element).start)
        hasEnds.x = true
        if names.x == nil { names.x = start.label }
    }

    mutating func setY<E, V>(
        _ start: PlottableProjection<E, V>, _ end: PlottableProjection<E, V>, _ element: E
    ) {
        y = .range(start.extent(element).start, end.extent(element).start)
        hasEnds.y = true
        if names.y == nil { names.y = start.label }
    }
}

extension EncodedValue {
    init<E, V>(_ value: PlottableProjection<E, V>, _ element: E) {
        let extent = value.extent(element)
        datum = extent.isRange || extent.unit == nil ? extent.start : extent.middle
        label = value.label
        end = extent.end
    }
}

extension VectorizedChartContent {
    /// Fills each mark with the style at a path of its element.
    public func foregroundStyle(
        _ path: KeyPath<DataElement, some ShapeStyle>
    ) -> some VectorizedChartContent<DataElement> {
        _changed { if $0.look.style == nil { $0.look.style = ChartFill($1[keyPath: path]) } }
    }

    /// Makes each mark transparent as its element says.
    public func opacity(
        _ path: KeyPath<DataElement, CGFloat>
    ) -> some VectorizedChartContent<DataElement> {
        _changed {
            let opacity = Double($1[keyPath: path])
            $0.look.opacity *= opacity.isFinite ? min(max(opacity, 0), 1) : 1
        }
    }

    /// Draws the line of each mark as its element says.
    public func lineStyle(
        _ path: KeyPath<DataElement, StrokeStyle>
    ) -> some VectorizedChartContent<DataElement> {
        _changed { if $0.look.stroke == nil { $0.look.stroke = $1[keyPath: path] } }
    }

    /// Gives each symbol the box of its element.
    public func symbolSize(
        _ path: KeyPath<DataElement, CGSize>
    ) -> some VectorizedChartContent<DataElement> {
        _changed { if $0.look.symbolSize == nil { $0.look.symbolSize = .box($1[keyPath: path]) } }
    }

    /// Gives each symbol the area of its element, in square points.
    public func symbolSize(
        _ path: KeyPath<DataElement, CGFloat>
    ) -> some VectorizedChartContent<DataElement> {
        _changed {
            let area = $1[keyPath: path]
            if $0.look.symbolSize == nil {
                $0.look.symbolSize = .area(area.isFinite ? max(area, 0) : 0)
            }
        }
    }

    /// Gives the marks a style for each value.
    public func foregroundStyle(
        by value: PlottableProjection<DataElement, some Plottable>
    ) -> some VectorizedChartContent<DataElement> {
        _changed { if $0.look.styleBy == nil { $0.look.styleBy = EncodedValue(value, $1) } }
    }

    /// Gives the marks a line for each value.
    public func lineStyle(
        by value: PlottableProjection<DataElement, some Plottable>
    ) -> some VectorizedChartContent<DataElement> {
        _changed { if $0.look.strokeBy == nil { $0.look.strokeBy = EncodedValue(value, $1) } }
    }

    /// Gives the marks a symbol for each value.
    public func symbol(
        by value: PlottableProjection<DataElement, some Plottable>
    ) -> some VectorizedChartContent<DataElement> {
        _changed { if $0.look.symbolBy == nil { $0.look.symbolBy = EncodedValue(value, $1) } }
    }

    /// Gives the marks a size of the symbol for each value.
    public func symbolSize(
        by value: PlottableProjection<DataElement, some Plottable>
    ) -> some VectorizedChartContent<DataElement> {
        _changed {
            if $0.look.symbolSizeBy == nil { $0.look.symbolSizeBy = EncodedValue(value, $1) }
        }
    }

    /// Puts marks of different values side by side.
    public func position(
        by value: PlottableProjection<DataElement, some Plottable>, axis: Axis? = nil,
        span: MarkDimension = .automatic
    ) -> some VectorizedChartContent<DataElement> {
        _changed {
            if $0.look.position == nil {
                $0.look.position = PositionBy(
                    value: EncodedValue(value, $1), axis: axis, span: span)
            }
        }
    }

    /// Hides marks from assistive technologies as their elements say.
    public func accessibilityHidden(
        _ path: KeyPath<DataElement, Bool>
    ) -> some VectorizedChartContent<DataElement> {
        _changed { $0.look.accessibility.isHidden = $1[keyPath: path] }
    }

    /// A name of each mark for tests.
    public func accessibilityIdentifier(
        _ path: KeyPath<DataElement, String>
    ) -> some VectorizedChartContent<DataElement> {
        _changed { $0.look.accessibility.identifier = $1[keyPath: path] }
    }

    /// What each mark is called.
    public func accessibilityLabel(
        _ path: KeyPath<DataElement, Text>
    ) -> some VectorizedChartContent<DataElement> {
        _changed { $0.look.accessibility.label = $1[keyPath: path] }
    }

    /// What each mark is called.
    public func accessibilityLabel(
        _ path: KeyPath<DataElement, LocalizedStringKey>
    ) -> some VectorizedChartContent<DataElement> {
        _changed { $0.look.accessibility.label = Text($1[keyPath: path]) }
    }

    /// What each mark is called.
    public func accessibilityLabel(
        _ path: KeyPath<DataElement, some StringProtocol>
    ) -> some VectorizedChartContent<DataElement> {
        _changed { $0.look.accessibility.label = Text($1[keyPath: path]) }
    }

    /// What the value of each mark is.
    public func accessibilityValue(
        _ path: KeyPath<DataElement, Text>
    ) -> some VectorizedChartContent<DataElement> {
        _changed { $0.look.accessibility.value = $1[keyPath: path] }
    }

    /// What the value of each mark is.
    public func accessibilityValue(
        _ path: KeyPath<DataElement, LocalizedStringKey>
    ) -> some VectorizedChartContent<DataElement> {
        _changed { $0.look.accessibility.value = Text($1[keyPath: path]) }
    }

    /// What the value of each mark is.
    public func accessibilityValue(
        _ path: KeyPath<DataElement, some StringProtocol>
    ) -> some VectorizedChartContent<DataElement> {
        _changed { $0.look.accessibility.value = Text($1[keyPath: path]) }
    }
}
