package import QuadrantCore
import QuadrantViews

/// What a picker that is a link shows on a screen of its own.
package struct PickerScreen {
    /// The picker's label, which is the title.
    package let title: AnyView
    /// A row for each option.
    package let rows: AnyView
}

/// Puts the options of pickers that are links on screens: a stack of screens gives it to the views in it.
package final class PickerScreens: Equatable, Sendable {
    /// Makes, of a row, one that shows a screen while a binding says so.
    package typealias Present =
        @MainActor @Sendable (AnyView, Binding<Bool>, PickerScreen) -> AnyView

    let present: Present

    /// Screens that a closure shows.
    package init(present: @escaping Present) {
        self.present = present
    }

    package static func == (left: PickerScreens, right: PickerScreens) -> Bool { left === right }
}

private enum PickerScreensKey: EnvironmentKey {
    static var defaultValue: PickerScreens? { nil }
}

private enum OptionScreenKey: EnvironmentKey {
    static var defaultValue: Binding<Bool>? { nil }
}

extension EnvironmentValues {
    /// Where pickers that are links show their options; `nil` where there are no screens.
    package var pickerScreens: PickerScreens? {
        get { self[PickerScreensKey.self] }
        set { self[PickerScreensKey.self] = newValue }
    }

    /// Whether the screen of options around a view is shown: choosing one ends it.
    var optionScreen: Binding<Bool>? {
        get { self[OptionScreenKey.self] }
        set { self[OptionScreenKey.self] = newValue }
    }
}

/// A picker that leads to a screen with its options; outside of stacks of screens it opens a menu.
struct LinkPicker: View {
    let model: PickerModel
    @State private var isShown = false
    @Environment(\.pickerScreens) private var screens
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
        if let screens {
            let isShown = $isShown
            screens.present(
                AnyView(row), isShown,
                PickerScreen(
                    title: model.label,
                    rows: AnyView(
                        OptionRows(model: model).environment(\.optionScreen, isShown))))
        } else {
            MenuPicker(model: model, isLink: true)
        }
    }

    private var row: some View {
        let isShown = $isShown
        let open: @MainActor () -> Void = { isShown.wrappedValue = true }
        var note = AccessibilityNote.control(.isButton, isEnabled: isEnabled, activate: open)
        note.children = .ignore
        return ClosedPicker(model: model, isLink: true)
            .modifier(TapModifier(action: open))
            .controlNote(note)
            .controlValue(model.shownValue)
            .hiddenLabel(model.label)
    }
}
