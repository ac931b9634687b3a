internal import SwiftUI

/// A view that the system shows outside of the app.
///
/// `quadrant render` draws each of its sizes.
///
/// Apple: "Widget".
@MainActor @preconcurrency
public protocol Widget {
    /// What the system is told of it.
    associatedtype Body: WidgetConfiguration

    init()

    /// What the system is told of it.
    @WidgetConfigurationBuilder var body: Body { get }

    /// Lists what is drawn; not for use elsewhere.
    static func _describe(_ widget: Self, into list: inout [_WidgetDescription])
}

extension Widget {
    public static func _describe(_ widget: Self, into list: inout [_WidgetDescription]) {
        var description = _WidgetDescription()
        Body._describe(widget.body, into: &description)
        list.append(description)
    }

    /// Called where a widget is the program: there is nothing here that would show it, which is told.
    public static func main() {
        Notes.tell(
            "The widget '\(Self.self)' is a program of its own, and nothing here shows it: draw it by 'quadrant render'."
        )
    }
}

/// What the system is told of a widget.
///
/// Apple: "WidgetConfiguration".
@MainActor @preconcurrency
public protocol WidgetConfiguration {
    /// What it is made of.
    associatedtype Body: WidgetConfiguration
    /// What it is made of.
    var body: Body { get }
    /// Says what is drawn; not for use elsewhere.
    static func _describe(_ configuration: Self, into description: inout _WidgetDescription)
}

extension WidgetConfiguration {
    public static func _describe(_ configuration: Self, into description: inout _WidgetDescription)
    {
        Body._describe(configuration.body, into: &description)
    }
}

extension Never: WidgetConfiguration {}

extension WidgetConfiguration where Body == Never {
    /// Never called.
    public var body: Never { preconditionFailure("\(Self.self) is made of nothing else.") }
}

/// A widget without anything.
///
/// Apple: "EmptyWidgetConfiguration".
public struct EmptyWidgetConfiguration: WidgetConfiguration {
    public typealias Body = Never
    public init() {}
    public static func _describe(_ configuration: Self, into description: inout _WidgetDescription)
    {}
}

/// Lets a configuration depend on the version of the system.
@resultBuilder
public enum WidgetConfigurationBuilder {
    public static func buildBlock<Part: WidgetConfiguration>(_ part: Part) -> Part { part }
    public static func buildLimitedAvailability<Part: WidgetConfiguration>(_ part: Part) -> Part {
        part
    }
    @MainActor public static func buildEither<Part: WidgetConfiguration>(first part: Part)
        -> _ChosenConfiguration
    {
        _ChosenConfiguration { Part._describe(part, into: &$0) }
    }
    @MainActor public static func buildEither<Part: WidgetConfiguration>(second part: Part)
        -> _ChosenConfiguration
    {
        _ChosenConfiguration { Part._describe(part, into: &$0) }
    }
}

/// One of several configurations.
public struct _ChosenConfiguration: WidgetConfiguration {
    public typealias Body = Never
    let describe: @MainActor (inout _WidgetDescription) -> Void

    public static func _describe(_ configuration: Self, into description: inout _WidgetDescription)
    {
        configuration.describe(&description)
    }
}
