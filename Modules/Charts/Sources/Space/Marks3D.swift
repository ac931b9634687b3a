public import SwiftUI

extension Mark {
    fileprivate mutating func setZ<Value>(_ value: PlottableValue<Value>) {
        z = value.extent.position
    }
}

extension PointMark: Chart3DContent {
    /// A symbol at three values, for charts with depth.
    public init<X: Plottable, Y: Plottable, Z: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, z: PlottableValue<Z>
    ) {
        self.init(x: x, y: y)
        mark.setZ(z)
    }

    /// Adds the mark.
    @MainActor public func _collect3D(_ collector: inout _MarkCollector) { collector.add(mark) }
}

extension RuleMark: Chart3DContent {
    /// A line in space: along each axis for which a range is given, at the values of the others.
    public init<X: Plottable, Y: Plottable, Z: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, z: PlottableValue<Z>
    ) {
        self.init(x: x)
        mark.setY(y)
        mark.setZ(z)
    }

    /// Adds the mark.
    @MainActor public func _collect3D(_ collector: inout _MarkCollector) { collector.add(mark) }
}

extension RectangleMark: Chart3DContent {
    /// A box in space, around three values or over their ranges.
    public init<X: Plottable, Y: Plottable, Z: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, z: PlottableValue<Z>
    ) {
        self.init(x: x, y: y)
        mark.setZ(z)
    }

    /// Adds the mark.
    @MainActor public func _collect3D(_ collector: inout _MarkCollector) { collector.add(mark) }
}

/// A surface of a function of x and z.
///
/// Apple: "SurfacePlot". It is drawn of 40 by 40 squares.
public struct SurfacePlot: Chart3DContent {
    /// A mark has no body.
    public typealias Body = Never
    let mark: Mark

    private init(_ x: Text, _ y: Text, _ function: @escaping (Double, Double) -> Double) {
        var mark = Mark(.area)
        mark.surface = function
        self.mark = mark
    }

    /// The surface of a function.
    public init(
        x: Text, y: Text, z: Text, function: @escaping (_ x: Double, _ z: Double) -> Double
    ) {
        self.init(x, y, function)
    }

    /// The surface of a function.
    public init(
        x: LocalizedStringKey, y: LocalizedStringKey, z: LocalizedStringKey,
        function: @escaping (_ x: Double, _ z: Double) -> Double
    ) {
        self.init(Text(x), Text(y), function)
    }

    /// The surface of a function.
    @_disfavoredOverload
    public init(
        x: LocalizedStringResource, y: LocalizedStringResource, z: LocalizedStringResource,
        function: @escaping (_ x: Double, _ z: Double) -> Double
    ) {
        self.init(Text(x), Text(y), function)
    }

    /// The surface of a function.
    @_disfavoredOverload
    public init(
        x: some StringProtocol, y: some StringProtocol, z: some StringProtocol,
        function: @escaping (_ x: Double, _ z: Double) -> Double
    ) {
        self.init(Text(x), Text(y), function)
    }

    /// Adds the surface.
    @MainActor public func _collect3D(_ collector: inout _MarkCollector) { collector.add(mark) }
}
