public import Foundation
public import SwiftUI

/// Which values of elements are plotted, with their name.
///
/// Apple: "PlottableProjection".
public struct PlottableProjection<DataElement, DataValue: Plottable> {
    let label: Text
    let extent: (DataElement) -> DatumExtent
    /// What says all that the values depend on but for the elements; `nil` where that cannot be compared.
    var key: AnyHashable?

    fileprivate init(
        label: Text, key: AnyHashable? = nil, extent: @escaping (DataElement) -> DatumExtent
    ) {
        (self.label, self.key, self.extent) = (label, key, extent)
    }
}

extension PlottableProjection {
    /// The value at a path of each element.
    public static func value(
        _ label: LocalizedStringKey, _ value: KeyPath<DataElement, DataValue>
    ) -> PlottableProjection {
        PlottableProjection(
            label: Text(label), key: DatumExtent.key(value), extent: DatumExtent.reader(value))
    }

    /// The value at a path of each element.
    public static func value(
        _ label: Text, _ value: KeyPath<DataElement, DataValue>
    ) -> PlottableProjection {
        PlottableProjection(
            label: label, key: DatumExtent.key(value), extent: DatumExtent.reader(value))
    }

    /// The value at a path of each element.
    @_disfavoredOverload
    public static func value(
        _ label: LocalizedStringResource, _ value: KeyPath<DataElement, DataValue>
    ) -> PlottableProjection {
        PlottableProjection(
            label: Text(label), key: DatumExtent.key(value), extent: DatumExtent.reader(value))
    }

    /// The value at a path of each element.
    @_disfavoredOverload
    public static func value(
        _ label: some StringProtocol, _ value: KeyPath<DataElement, DataValue>
    ) -> PlottableProjection {
        PlottableProjection(
            label: Text(label), key: DatumExtent.key(value), extent: DatumExtent.reader(value))
    }

    /// One value for all elements.
    public static func value(
        _ label: LocalizedStringKey, _ value: DataValue
    ) -> PlottableProjection {
        PlottableProjection(label: Text(label)) { _ in DatumExtent(value.datum) }
    }

    /// One value for all elements.
    public static func value(
        _ label: Text, _ value: DataValue
    ) -> PlottableProjection {
        PlottableProjection(label: label) { _ in DatumExtent(value.datum) }
    }

    /// One value for all elements.
    @_disfavoredOverload
    public static func value(
        _ label: LocalizedStringResource, _ value: DataValue
    ) -> PlottableProjection {
        PlottableProjection(label: Text(label)) { _ in DatumExtent(value.datum) }
    }

    /// One value for all elements.
    @_disfavoredOverload
    public static func value(
        _ label: some StringProtocol, _ value: DataValue
    ) -> PlottableProjection {
        PlottableProjection(label: Text(label)) { _ in DatumExtent(value.datum) }
    }

    /// From the value at a path to that at another.
    public static func value(
        _ label: LocalizedStringKey, _ start: KeyPath<DataElement, DataValue>,
        _ end: KeyPath<DataElement, DataValue>
    ) -> PlottableProjection {
        PlottableProjection(
            label: Text(label), key: DatumExtent.key(start, end)
        ) {
            DatumExtent(start: $0[keyPath: start].datum, end: $0[keyPath: end].datum, isRange: true)
        }
    }

    /// From the value at a path to that at another.
    public static func value(
        _ label: Text, _ start: KeyPath<DataElement, DataValue>,
        _ end: KeyPath<DataElement, DataValue>
    ) -> PlottableProjection {
        PlottableProjection(
            label: label, key: DatumExtent.key(start, end)
        ) {
            DatumExtent(start: $0[keyPath: start].datum, end: $0[keyPath: end].datum, isRange: true)
        }
    }

    /// From the value at a path to that at another.
    @_disfavoredOverload
    public static func value(
        _ label: LocalizedStringResource, _ start: KeyPath<DataElement, DataValue>,
        _ end: KeyPath<DataElement, DataValue>
    ) -> PlottableProjection {
        PlottableProjection(
            label: Text(label), key: DatumExtent.key(start, end)
        ) {
            DatumExtent(start: $0[keyPath: start].datum, end: $0[keyPath: end].datum, isRange: true)
        }
    }

    /// From the value at a path to that at another.
    @_disfavoredOverload
    public static func value(
        _ label: some StringProtocol, _ start: KeyPath<DataElement, DataValue>,
        _ end: KeyPath<DataElement, DataValue>
    ) -> PlottableProjection {
        PlottableProjection(
            label: Text(label), key: DatumExtent.key(start, end)
        ) {
            DatumExtent(start: $0[keyPath: start].datum, end: $0[keyPath: end].datum, isRange: true)
        }
    }

    /// From a value to another, for all elements.
    public static func value(
        _ label: LocalizedStringKey, _ start: DataValue, _ end: DataValue
    ) -> PlottableProjection {
        PlottableProjection(label: Text(label)) { _ in
            DatumExtent(start: start.datum, end: end.datum, isRange: true)
        }
    }

    /// From a value to another, for all elements.
    public static func value(
        _ label: Text, _ start: DataValue, _ end: DataValue
    ) -> PlottableProjection {
        PlottableProjection(label: label) { _ in
            DatumExtent(start: start.datum, end: end.datum, isRange: true)
        }
    }

    /// From a value to another, for all elements.
    @_disfavoredOverload
    public static func value(
        _ label: LocalizedStringResource, _ start: DataValue, _ end: DataValue
    ) -> PlottableProjection {
        PlottableProjection(label: Text(label)) { _ in
            DatumExtent(start: start.datum, end: end.datum, isRange: true)
        }
    }

    /// From a value to another, for all elements.
    @_disfavoredOverload
    public static func value(
        _ label: some StringProtocol, _ start: DataValue, _ end: DataValue
    ) -> PlottableProjection {
        PlottableProjection(label: Text(label)) { _ in
            DatumExtent(start: start.datum, end: end.datum, isRange: true)
        }
    }
}

extension PlottableProjection where DataValue == Date {
    /// The unit of time in which the date at a path of each element lies.
    public static func value(
        _ label: LocalizedStringKey, _ value: KeyPath<DataElement, DataValue>,
        unit: Calendar.Component, calendar: Calendar? = nil
    ) -> PlottableProjection {
        PlottableProjection(
            label: Text(label),
            key: DatumExtent.key(value).map { AnyHashable([$0, unit, calendar]) }
        ) {
            DatumExtent($0[keyPath: value], unit: unit, calendar: calendar ?? .current)
        }
    }

    /// The unit of time in which the date at a path of each element lies.
    public static func value(
        _ label: Text, _ value: KeyPath<DataElement, DataValue>, unit: Calendar.Component,
        calendar: Calendar? = nil
    ) -> PlottableProjection {
        PlottableProjection(
            label: label, key: DatumExtent.key(value).map { AnyHashable([$0, unit, calendar]) }
        ) {
            DatumExtent($0[keyPath: value], unit: unit, calendar: calendar ?? .current)
        }
    }

    /// The unit of time in which the date at a path of each element lies.
    @_disfavoredOverload
    public static func value(
        _ label: LocalizedStringResource, _ value: KeyPath<DataElement, DataValue>,
        unit: Calendar.Component, calendar: Calendar? = nil
    ) -> PlottableProjection {
        PlottableProjection(
            label: Text(label),
            key: DatumExtent.key(value).map { AnyHashable([$0, unit, calendar]) }
        ) {
            DatumExtent($0[keyPath: value], unit: unit, calendar: calendar ?? .current)
        }
    }

    /// The unit of time in which the date at a path of each element lies.
    @_disfavoredOverload
    public static func value(
        _ label: some StringProtocol, _ value: KeyPath<DataElement, DataValue>,
        unit: Calendar.Component, calendar: Calendar? = nil
    ) -> PlottableProjection {
        PlottableProjection(
            label: Text(label),
            key: DatumExtent.key(value).map { AnyHashable([$0, unit, calendar]) }
        ) {
            DatumExtent($0[keyPath: value], unit: unit, calendar: calendar ?? .current)
        }
    }

    /// The unit of time in which a date lies, for all elements.
    public static func value(
        _ label: LocalizedStringKey, _ value: DataValue, unit: Calendar.Component,
        calendar: Calendar? = nil
    ) -> PlottableProjection {
        PlottableProjection(label: Text(label)) { _ in
            DatumExtent(value, unit: unit, calendar: calendar ?? .current)
        }
    }

    /// The unit of time in which a date lies, for all elements.
    public static func value(
        _ label: Text, _ value: DataValue, unit: Calendar.Component, calendar: Calendar? = nil
    ) -> PlottableProjection {
        PlottableProjection(label: label) { _ in
            DatumExtent(value, unit: unit, calendar: calendar ?? .current)
        }
    }

    /// The unit of time in which a date lies, for all elements.
    @_disfavoredOverload
    public static func value(
        _ label: LocalizedStringResource, _ value: DataValue, unit: Calendar.Component,
        calendar: Calendar? = nil
    ) -> PlottableProjection {
        PlottableProjection(label: Text(label)) { _ in
            DatumExtent(value, unit: unit, calendar: calendar ?? .current)
        }
    }

    /// The unit of time in which a date lies, for all elements.
    @_disfavoredOverload
    public static func value(
        _ label: some StringProtocol, _ value: DataValue, unit: Calendar.Component,
        calendar: Calendar? = nil
    ) -> PlottableProjection {
        PlottableProjection(label: Text(label)) { _ in
            DatumExtent(value, unit: unit, calendar: calendar ?? .current)
        }
    }
}
