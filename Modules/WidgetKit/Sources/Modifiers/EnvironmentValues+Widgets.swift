public import SwiftUI

extension EnvironmentValues {
    /// The size of the widget around the view.
    @Entry public var widgetFamily: WidgetFamily = .systemSmall
    /// How the colours of the widget around the view are shown.
    @Entry public var widgetRenderingMode: WidgetRenderingMode = .fullColor
    /// Whether the background of the widget around the view is shown.
    @Entry public var showsWidgetContainerBackground: Bool = true
    /// The margins that the system leaves around the content of a widget, in points.
    @Entry public var widgetContentMargins: EdgeInsets = EdgeInsets()
    /// Whether the label of a widget on a watch is shown: it is not.
    @Entry public var showsWidgetLabel: Bool = false
    /// Whether a Live Activity fills the screen: it does not.
    @Entry public var isActivityFullscreen: Bool = false
    /// The size of a Live Activity.
    @Entry public var activityFamily: ActivityFamily = .medium
}
