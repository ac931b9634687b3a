public import Foundation
public import SwiftUI

/// The address that a widget opens.
struct WidgetAddress: PreferenceKey {
    static var defaultValue: URL? { nil }
    static func reduce(value: inout URL?, nextValue: () -> URL?) { value = value ?? nextValue() }
}

extension View {
    /// Says which address is opened when the widget is tapped.
    ///
    /// Apple: "widgetURL(_:)".
    nonisolated public func widgetURL(_ url: URL?) -> some View {
        preference(key: WidgetAddress.self, value: url)
    }

    /// Puts the view into the group of a widget that has the accent's colour, where colours are not shown as they are.
    ///
    /// Apple: "widgetAccentable(_:)".
    nonisolated public func widgetAccentable(_ accentable: Bool = true) -> some View {
        modifier(AccentedModifier(isAccented: accentable))
    }

    /// Gives a widget on a watch a text beside it. Nothing is drawn beside widgets here, which is told.
    ///
    /// Apple: "widgetLabel(_:)".
    nonisolated public func widgetLabel(_ label: LocalizedStringKey) -> some View {
        modifier(LabelNote())
    }
    /// Gives a widget on a watch a text beside it. Nothing is drawn beside widgets here, which is told.
    @_disfavoredOverload
    nonisolated public func widgetLabel(_ label: some StringProtocol) -> some View {
        modifier(LabelNote())
    }
    /// Gives a widget on a watch something beside it. Nothing is drawn beside widgets here, which is told.
    nonisolated public func widgetLabel<Label: View>(@ViewBuilder label: () -> Label) -> some View {
        modifier(LabelNote())
    }

    /// Bends the view along the corner of a watch's face. It is drawn straight, which is told.
    ///
    /// Apple: "widgetCurvesContent(_:)".
    nonisolated public func widgetCurvesContent(_ curves: Bool = true) -> some View {
        modifier(CurveNote())
    }

    /// The colour behind a Live Activity on the lock screen.
    ///
    /// Apple: "activityBackgroundTint(_:)".
    nonisolated public func activityBackgroundTint(_ color: Color?) -> some View {
        preference(key: ActivityTint.self, value: color)
    }

    /// The colour of the system's buttons beside a Live Activity, which are not drawn.
    ///
    /// Apple: "activitySystemActionForegroundColor(_:)".
    nonisolated public func activitySystemActionForegroundColor(_ color: Color?) -> some View {
        self
    }

    /// Says how a push of a control is hinted at. It is not drawn.
    ///
    /// Apple: "controlWidgetActionHint(_:)".
    nonisolated public func controlWidgetActionHint(_ hint: LocalizedStringKey) -> some View {
        self
    }
    /// Says how a control is doing. It is not drawn.
    ///
    /// Apple: "controlWidgetStatus(_:)".
    nonisolated public func controlWidgetStatus(_ status: LocalizedStringKey) -> some View { self }
}

extension Image {
    /// How the picture is shown where the colours of a widget are not. Here it is drawn like all else.
    ///
    /// Apple: "widgetAccentedRenderingMode(_:)".
    public func widgetAccentedRenderingMode(_ mode: WidgetAccentedRenderingMode?) -> Image { self }
}

struct ActivityTint: PreferenceKey {
    static var defaultValue: Color? { nil }
    static func reduce(value: inout Color?, nextValue: () -> Color?) {
        value = value ?? nextValue()
    }
}

private struct LabelNote: ViewModifier {
    func body(content: Content) -> some View {
        let _ = Notes.tell("widgetLabel draws nothing: there is no watch's face around the widget.")
        content
    }
}

private struct CurveNote: ViewModifier {
    func body(content: Content) -> some View {
        let _ = Notes.tell("widgetCurvesContent bends nothing: the view is drawn straight.")
        content
    }
}

/// Draws the accented group in the accent's colour, where the widget has two groups.
private struct AccentedModifier: ViewModifier {
    let isAccented: Bool
    @Environment(\.widgetRenderingMode) private var mode

    nonisolated init(isAccented: Bool) { self.isAccented = isAccented }

    func body(content: Content) -> some View {
        if isAccented, mode == .accented {
            content.foregroundStyle(.tint).tint(.accentColor)
        } else {
            content
        }
    }
}

/// A translucent disc or panel behind the content of a widget on the lock screen.
///
/// Apple: "AccessoryWidgetBackground".
public struct AccessoryWidgetBackground: View {
    @Environment(\.widgetFamily) private var family

    public init() {}

    public var body: some View {
        switch family {
        case .accessoryInline: EmptyView()
        case .accessoryRectangular:
            RoundedRectangle(cornerRadius: 8, style: .continuous).fill(.white.opacity(0.15))
        default: Circle().fill(.white.opacity(0.15))
        }
    }
}

/// Up to three views with a label on a watch.
///
/// Apple: "AccessoryWidgetGroup".
public struct AccessoryWidgetGroup<Label: View, Content: View>: View {
    private let label: Label
    private let content: Content

    public init(@ViewBuilder label: () -> Label, @ViewBuilder content: () -> Content) {
        (self.label, self.content) = (label(), content())
    }

    public var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            label.font(.caption2)
            HStack(spacing: 8) { content }
        }
    }
}
