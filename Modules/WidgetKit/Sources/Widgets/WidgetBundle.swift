internal import SwiftUI

/// Several widgets of one program.
///
/// Apple: "WidgetBundle".
@MainActor @preconcurrency
public protocol WidgetBundle {
    associatedtype Body: Widget
    init()
    /// The widgets.
    @WidgetBundleBuilder var body: Body { get }
}

extension WidgetBundle {
    /// Called where the bundle is the program: there is nothing here that would show it, which is told.
    public static func main() {
        Notes.tell(
            "The widgets '\(Self.self)' are a program of their own, and nothing here shows them: draw them by 'quadrant render'."
        )
    }
}

/// Several widgets as one.
public struct _WidgetList: Widget {
    let parts: [@MainActor (inout [_WidgetDescription]) -> Void]

    public init() { parts = [] }
    init(_ parts: [@MainActor (inout [_WidgetDescription]) -> Void]) { self.parts = parts }

    public var body: EmptyWidgetConfiguration { EmptyWidgetConfiguration() }

    public static func _describe(_ widget: Self, into list: inout [_WidgetDescription]) {
        for part in widget.parts { part(&list) }
    }
}

/// Makes a list of widgets.
///
/// Apple: "WidgetBundleBuilder".
@MainActor @resultBuilder
public enum WidgetBundleBuilder {
    public static func buildExpression<Part: Widget>(_ part: Part) -> _WidgetList {
        _WidgetList([{ Part._describe(part, into: &$0) }])
    }
    public static func buildExpression<Part: ControlWidget>(_ part: Part) -> _WidgetList {
        _WidgetList([{ $0.append(_WidgetDescription(control: part)) }])
    }
    /// The widgets of another bundle.
    public static func buildExpression<Part: WidgetBundle>(_ part: Part) -> _WidgetList {
        _WidgetList([{ Part.Body._describe(part.body, into: &$0) }])
    }
    public static func buildBlock(_ parts: _WidgetList...) -> _WidgetList {
        _WidgetList(parts.flatMap(\.parts))
    }
    public static func buildOptional(_ part: _WidgetList?) -> _WidgetList { part ?? _WidgetList() }
    public static func buildEither(first part: _WidgetList) -> _WidgetList { part }
    public static func buildEither(second part: _WidgetList) -> _WidgetList { part }
    public static func buildLimitedAvailability(_ part: _WidgetList) -> _WidgetList { part }
}
