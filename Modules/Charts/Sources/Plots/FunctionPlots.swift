public import SwiftUI

/// A line of a function.
///
/// Apple: "FunctionLinePlotContent".
public struct FunctionLinePlotContent: ChartContent {
    /// Content of the library: it has no body.
    public typealias Body = Never
    let mark: Mark

    /// Adds the line.
    @MainActor public func _collect(_ collector: inout _MarkCollector) { collector.add(mark) }
}

/// An area of a function.
///
/// Apple: "FunctionAreaPlotContent".
public struct FunctionAreaPlotContent: ChartContent {
    /// Content of the library: it has no body.
    public typealias Body = Never
    let mark: Mark

    /// Adds the area.
    @MainActor public func _collect(_ collector: inout _MarkCollector) { collector.add(mark) }
}

extension Mark {
    fileprivate init(
        _ kind: Kind, _ x: Text, _ y: Text, domain: ClosedRange<Double>?,
        isParametric: Bool = false,
        value: @escaping (Double) -> (x: Double, low: Double?, high: Double)
    ) {
        self.init(kind)
        names = MarkNames(x: x, y: y)
        function = PlottedFunction(domain: domain, isParametric: isParametric, value: value)
    }
}

extension LinePlot where Content == FunctionLinePlotContent {
    /// The line of a function of x. Where it has no number, and at poles, the line is broken.
    ///
    /// - Parameter domain: The numbers it is asked about; `nil` for all of the chart.
    public init(
        x: LocalizedStringKey, y: LocalizedStringKey, domain: ClosedRange<Double>? = nil,
        function: @escaping (_ x: Double) -> Double
    ) {
        content = FunctionLinePlotContent(
            mark: Mark(.line, Text(x), Text(y), domain: domain) { ($0, nil, function($0)) })
    }

    /// The line of a function of a parameter.
    public init(
        x: LocalizedStringKey, y: LocalizedStringKey, t: LocalizedStringKey,
        domain: ClosedRange<Double>,
        function: @escaping (_ t: Double) -> (x: Double, y: Double)
    ) {
        content = FunctionLinePlotContent(
            mark: Mark(.line, Text(x), Text(y), domain: domain, isParametric: true) {
                let point = function($0)
                return (point.x, nil, point.y)
            })
    }

    /// The line of a function of x. Where it has no number, and at poles, the line is broken.
    ///
    /// - Parameter domain: The numbers it is asked about; `nil` for all of the chart.
    public init(
        x: Text, y: Text, domain: ClosedRange<Double>? = nil,
        function: @escaping (_ x: Double) -> Double
    ) {
        content = FunctionLinePlotContent(
            mark: Mark(.line, x, y, domain: domain) { ($0, nil, function($0)) })
    }

    /// The line of a function of a parameter.
    public init(
        x: Text, y: Text, t: Text, domain: ClosedRange<Double>,
        function: @escaping (_ t: Double) -> (x: Double, y: Double)
    ) {
        content = FunctionLinePlotContent(
            mark: Mark(.line, x, y, domain: domain, isParametric: true) {
                let point = function($0)
                return (point.x, nil, point.y)
            })
    }

    /// The line of a function of x. Where it has no number, and at poles, the line is broken.
    ///
    /// - Parameter domain: The numbers it is asked about; `nil` for all of the chart.
    @_disfavoredOverload
    public init(
        x: LocalizedStringResource, y: LocalizedStringResource, domain: ClosedRange<Double>? = nil,
        function: @escaping (_ x: Double) -> Double
    ) {
        content = FunctionLinePlotContent(
            mark: Mark(.line, Text(x), Text(y), domain: domain) { ($0, nil, function($0)) })
    }

    /// The line of a function of a parameter.
    @_disfavoredOverload
    public init(
        x: LocalizedStringResource, y: LocalizedStringResource, t: LocalizedStringResource,
        domain: ClosedRange<Double>,
        function: @escaping (_ t: Double) -> (x: Double, y: Double)
    ) {
        content = FunctionLinePlotContent(
            mark: Mark(.line, Text(x), Text(y), domain: domain, isParametric: true) {
                let point = function($0)
                return (point.x, nil, point.y)
            })
    }

    /// The line of a function of x. Where it has no number, and at poles, the line is broken.
    ///
    /// - Parameter domain: The numbers it is asked about; `nil` for all of the chart.
    @_disfavoredOverload
    public init(
        x: some StringProtocol, y: some StringProtocol, domain: ClosedRange<Double>? = nil,
        function: @escaping (_ x: Double) -> Double
    ) {
        content = FunctionLinePlotContent(
            mark: Mark(.line, Text(x), Text(y), domain: domain) { ($0, nil, function($0)) })
    }

    /// The line of a function of a parameter.
    @_disfavoredOverload
    public init(
        x: some StringProtocol, y: some StringProtocol, t: some StringProtocol,
        domain: ClosedRange<Double>,
        function: @escaping (_ t: Double) -> (x: Double, y: Double)
    ) {
        content = FunctionLinePlotContent(
            mark: Mark(.line, Text(x), Text(y), domain: domain, isParametric: true) {
                let point = function($0)
                return (point.x, nil, point.y)
            })
    }
}

extension AreaPlot where Content == FunctionAreaPlotContent {
    /// The area between 0 and a function of x.
    public init(
        x: LocalizedStringKey, y: LocalizedStringKey, domain: ClosedRange<Double>? = nil,
        function: @escaping (_ x: Double) -> Double
    ) {
        content = FunctionAreaPlotContent(
            mark: Mark(.area, Text(x), Text(y), domain: domain) { ($0, 0, function($0)) })
    }

    /// The area between two functions of x.
    public init(
        x: LocalizedStringKey, yStart: LocalizedStringKey, yEnd: LocalizedStringKey,
        domain: ClosedRange<Double>? = nil,
        function: @escaping (_ x: Double) -> (yStart: Double, yEnd: Double)
    ) {
        content = FunctionAreaPlotContent(
            mark: Mark(.area, Text(x), Text(yStart), domain: domain) {
                let ends = function($0)
                return ($0, ends.yStart, ends.yEnd)
            })
    }

    /// The area between 0 and a function of x.
    public init(
        x: Text, y: Text, domain: ClosedRange<Double>? = nil,
        function: @escaping (_ x: Double) -> Double
    ) {
        content = FunctionAreaPlotContent(
            mark: Mark(.area, x, y, domain: domain) { ($0, 0, function($0)) })
    }

    /// The area between two functions of x.
    public init(
        x: Text, yStart: Text, yEnd: Text, domain: ClosedRange<Double>? = nil,
        function: @escaping (_ x: Double) -> (yStart: Double, yEnd: Double)
    ) {
        content = FunctionAreaPlotContent(
            mark: Mark(.area, x, yStart, domain: domain) {
                let ends = function($0)
                return ($0, ends.yStart, ends.yEnd)
            })
    }

    /// The area between 0 and a function of x.
    @_disfavoredOverload
    public init(
        x: LocalizedStringResource, y: LocalizedStringResource, domain: ClosedRange<Double>? = nil,
        function: @escaping (_ x: Double) -> Double
    ) {
        content = FunctionAreaPlotContent(
            mark: Mark(.area, Text(x), Text(y), domain: domain) { ($0, 0, function($0)) })
    }

    /// The area between two functions of x.
    @_disfavoredOverload
    public init(
        x: LocalizedStringResource, yStart: LocalizedStringResource, yEnd: LocalizedStringResource,
        domain: ClosedRange<Double>? = nil,
        function: @escaping (_ x: Double) -> (yStart: Double, yEnd: Double)
    ) {
        content = FunctionAreaPlotContent(
            mark: Mark(.area, Text(x), Text(yStart), domain: domain) {
                let ends = function($0)
                return ($0, ends.yStart, ends.yEnd)
            })
    }

    /// The area between 0 and a function of x.
    @_disfavoredOverload
    public init(
        x: some StringProtocol, y: some StringProtocol, domain: ClosedRange<Double>? = nil,
        function: @escaping (_ x: Double) -> Double
    ) {
        content = FunctionAreaPlotContent(
            mark: Mark(.area, Text(x), Text(y), domain: domain) { ($0, 0, function($0)) })
    }

    /// The area between two functions of x.
    @_disfavoredOverload
    public init(
        x: some StringProtocol, yStart: some StringProtocol, yEnd: some StringProtocol,
        domain: ClosedRange<Double>? = nil,
        function: @escaping (_ x: Double) -> (yStart: Double, yEnd: Double)
    ) {
        content = FunctionAreaPlotContent(
            mark: Mark(.area, Text(x), Text(yStart), domain: domain) {
                let ends = function($0)
                return ($0, ends.yStart, ends.yEnd)
            })
    }
}
