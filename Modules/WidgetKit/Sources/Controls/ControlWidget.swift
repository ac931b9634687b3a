public import AppIntents
internal import Foundation
internal import SwiftUI

/// A button or a toggle of an app's in the control centre.
///
/// Apple: "ControlWidget".
@MainActor @preconcurrency
public protocol ControlWidget {
    associatedtype Body: ControlWidgetConfiguration
    init()
    /// What the system is told of it.
    var body: Body { get }
}

extension ControlWidget {
    /// Called where a control is the program: there is nothing here that would show it, which is told.
    public static func main() {
        Notes.tell(
            "The control '\(Self.self)' is a program of its own, and nothing here shows it: draw it by 'quadrant render'."
        )
    }
}

/// What the system is told of a control.
///
/// Apple: "ControlWidgetConfiguration".
@MainActor @preconcurrency
public protocol ControlWidgetConfiguration {
    /// What is drawn; not for use elsewhere.
    var _face: AnyView { get }
}

extension ControlWidgetConfiguration {
    /// Says what the control is called.
    public func displayName(_ name: LocalizedStringResource) -> Self { self }
    /// Says what the control does.
    public func description(_ text: LocalizedStringResource) -> Self { self }
    /// Has people asked to configure a new control. Nobody is asked here.
    public func promptsForUserConfiguration() -> Self { self }
}

/// What is drawn of a control.
struct ControlFace {
    let view: AnyView
}

extension _WidgetDescription {
    @MainActor init<Control: ControlWidget>(control: Control) {
        self.init()
        self.control = ControlFace(view: control.body._face)
    }
}

/// A control that people do not configure.
///
/// Apple: "StaticControlConfiguration".
public struct StaticControlConfiguration: ControlWidgetConfiguration {
    public let _face: AnyView

    /// A control that always looks alike.
    @MainActor @preconcurrency public init<Content: ControlWidgetTemplate>(
        kind: String, @ViewBuilder content: @escaping () -> Content
    ) {
        _face = AnyView(content())
    }

    /// A control that shows a value, which a provider gives.
    @MainActor @preconcurrency
    public init<Provider: ControlValueProvider, Content: ControlWidgetTemplate>(
        kind: String, provider: Provider,
        @ViewBuilder content: @escaping (Provider.Value) -> Content
    ) {
        _face = AnyView(content(provider.previewValue))
    }
}

/// A control that people configure by an intent. Here it has the intent's first values.
///
/// Apple: "AppIntentControlConfiguration".
public struct AppIntentControlConfiguration<Configuration: ControlConfigurationIntent>:
    ControlWidgetConfiguration
{
    public let _face: AnyView

    /// A control that always looks alike.
    @MainActor @preconcurrency public init<Content: ControlWidgetTemplate>(
        kind: String, intent: Configuration.Type = Configuration.self,
        @ViewBuilder content: @escaping (Configuration) -> Content
    ) {
        _face = AnyView(content(Configuration()))
    }

    /// A control that shows a value, which a provider gives.
    @MainActor @preconcurrency
    public init<Provider: AppIntentControlValueProvider, Content: ControlWidgetTemplate>(
        kind: String, provider: Provider,
        @ViewBuilder content: @escaping (Provider.Value) -> Content
    ) where Provider.Configuration == Configuration {
        _face = AnyView(content(provider.previewValue(configuration: Configuration())))
    }
}

/// Gives a control its value.
///
/// Apple: "ControlValueProvider".
public protocol ControlValueProvider {
    associatedtype Value
    /// A value to look at.
    var previewValue: Value { get }
    /// The value now.
    func currentValue() async throws -> Value
}

/// Gives a control its value, by what people have chosen.
///
/// Apple: "AppIntentControlValueProvider".
public protocol AppIntentControlValueProvider {
    associatedtype Value
    associatedtype Configuration: ControlConfigurationIntent
    /// A value to look at.
    func previewValue(configuration: Configuration) -> Value
    /// The value now.
    func currentValue(configuration: Configuration) async throws -> Value
}

/// What an app says to the system about its controls. None are kept here.
///
/// Apple: "ControlCenter".
public final class ControlCenter: Sendable {
    public static let shared = ControlCenter()
    /// The controls ask for their values again. None are kept here.
    public func reloadControls(ofKind kind: String) {}
    /// The controls ask for their values again. None are kept here.
    public func reloadAllControls() {}
    /// The controls that people have chosen: none.
    public func currentControls() async throws -> [ControlInfo] { [] }
}

/// A control that people have chosen.
///
/// Apple: "ControlInfo".
public struct ControlInfo: Hashable, Sendable {
    public let kind: String
}
