import Foundation
public import QuadrantCore
import QuadrantGeometry
import QuadrantLayout
import QuadrantText
public import QuadrantViews

/// The style of gauges where none is set: a bar that is filled up to the value.
///
/// Apple: "DefaultGaugeStyle".
public struct DefaultGaugeStyle: GaugeStyle {
    /// Creates the style.
    nonisolated public init() {}

    /// A bar with labels around it.
    public func makeBody(configuration: Configuration) -> some View {
        CapacityBar(configuration: configuration)
    }
}

/// A style that shows a bar that is filled up to the value, with the label above it, the value in words below it and
/// the bounds in words beside it.
///
/// Apple: "LinearCapacityGaugeStyle". Its lengths are those of macOS; they are not measured on iOS.
public struct LinearCapacityGaugeStyle: GaugeStyle {
    /// Creates the style.
    nonisolated public init() {}

    /// A bar with labels around it.
    public func makeBody(configuration: Configuration) -> some View {
        CapacityBar(configuration: configuration)
    }
}

/// A style that shows a bar with a dot at the value, between the bounds in words.
///
/// Apple: "AccessoryLinearGaugeStyle". Without labels of the bounds, the value in words stands before the bar.
public struct AccessoryLinearGaugeStyle: GaugeStyle {
    /// Creates the style.
    nonisolated public init() {}

    /// A bar with a dot.
    public func makeBody(configuration: Configuration) -> some View {
        MarkedBar(configuration: configuration, tint: nil)
    }
}

/// A style that shows a bar that is filled up to the value, below the label and above the value in words.
///
/// Apple: "AccessoryLinearCapacityGaugeStyle".
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
    /// Creates the style.
    nonisolated public init() {}

    /// A bar with labels above and below.
    public func makeBody(configuration: Configuration) -> some View {
        AccessoryCapacityBar(configuration: configuration)
    }
}

/// A style that shows an open ring with a dot at the value, around the value in words.
///
/// Apple: "AccessoryCircularGaugeStyle".
public struct AccessoryCircularGaugeStyle: GaugeStyle {
    /// Creates the style.
    nonisolated public init() {}

    /// A ring with a dot.
    public func makeBody(configuration: Configuration) -> some View {
        MarkedRing(configuration: configuration, tint: nil)
    }
}

/// A style that shows a ring that is filled up to the value from its top, around the value in words.
///
/// Apple: "AccessoryCircularCapacityGaugeStyle".
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
    /// Creates the style.
    nonisolated public init() {}

    /// A closed ring.
    public func makeBody(configuration: Configuration) -> some View {
        CapacityRing(configuration: configuration)
    }
}

/// A style of watches: a bar with a dot at the value.
///
/// Apple: "LinearGaugeStyle". It looks like `accessoryLinear`.
public struct LinearGaugeStyle: GaugeStyle {
    private let tint: GaugeTint?

    /// Creates the style, with bars in the tint of the environment.
    nonisolated public init() {
        tint = nil
    }

    /// Creates the style, with bars in a colour of their own.
    nonisolated public init(tint: Color) {
        self.tint = GaugeTint(tint)
    }

    /// Creates the style, with bars in colours that follow each other from the lower to the upper bound.
    nonisolated public init(tint: Gradient) {
        self.tint = GaugeTint(tint)
    }

    /// A bar with a dot.
    public func makeBody(configuration: Configuration) -> some View {
        MarkedBar(configuration: configuration, tint: tint)
    }
}

/// A style of watches: an open ring with a dot at the value.
///
/// Apple: "CircularGaugeStyle". It looks like `accessoryCircular`.
public struct CircularGaugeStyle: GaugeStyle {
    private let tint: GaugeTint?

    /// Creates the style, with rings in the tint of the environment.
    nonisolated public init() {
        tint = nil
    }

    /// Creates the style, with rings in a colour of their own.
    nonisolated public init(tint: Color) {
        self.tint = GaugeTint(tint)
    }

    /// Creates the style, with rings in colours that follow each other from the lower to the upper bound.
    nonisolated public init(tint: Gradient) {
        self.tint = GaugeTint(tint)
    }

    /// A ring with a dot.
    public func makeBody(configuration: Configuration) -> some View {
        MarkedRing(configuration: configuration, tint: tint)
    }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
    /// A bar that is filled up to the value.
    public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
    /// A bar that is filled up to the value.
    public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
    /// A bar with a dot at the value.
    public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
    /// A bar that is filled up to the value, between a label and the value in words.
    public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle {
        AccessoryLinearCapacityGaugeStyle()
    }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
    /// An open ring with a dot at the value.
    public static var accessoryCircular: AccessoryCircularGaugeStyle {
        AccessoryCircularGaugeStyle()
    }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
    /// A ring that is filled up to the value.
    public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
        AccessoryCircularCapacityGaugeStyle()
    }
}

extension GaugeStyle where Self == LinearGaugeStyle {
    /// A bar with a dot at the value.
    @_disfavoredOverload
    // iPhones have no such style: a user's own of that name goes first.
    public static var linear: LinearGaugeStyle { LinearGaugeStyle() }
}

extension GaugeStyle where Self == CircularGaugeStyle {
    /// An open ring with a dot at the value.
    @_disfavoredOverload
    // iPhones have no such style: a user's own of that name goes first.
    public static var circular: CircularGaugeStyle { CircularGaugeStyle() }
}
