import Foundation
public import QuadrantCore
import QuadrantGeometry
import QuadrantGestures
import QuadrantLayout
import QuadrantText
import QuadrantViews

/// A picker in one of the styles.
struct PickerBody: View {
    let model: PickerModel
    @Environment(\.pickerLook) private var look
    @Environment(\.isInMenu) private var isInMenu
    @Environment(\.paletteSelectionEffect) private var effect

    var body: some View {
        Group {
            if isInMenu {
                MenuPickerItems(model: model, isSubmenu: look == .menu)
                    .modifier(
                        ReportModifier(
                            diagnostic: look == .palette && effect != .automatic
                                ? .noPaletteInMenu : nil))
            } else {
                switch look {
                case .automatic, .menu: MenuPicker(model: model, isLink: false)
                case .navigationLink: LinkPicker(model: model)
                case .segmented: SegmentedPicker(model: model)
                case .palette: PalettePicker(model: model)
                case .radioGroup: RadioPicker(model: model)
                case .wheel: WheelPicker(model: model)
                case .inline: InlinePicker(model: model)
                }
            }
        }
        .modifier(ReportModifier(diagnostic: model.diagnostic))
    }
}

/// The options of a picker in line with the views around: rows where a container collects them or in a row, else a
/// wheel.
private nonisolated struct InlinePicker: View {
    let model: PickerModel
    @Environment(\.rowSurroundings) private var row
    @Environment(\.controlProfile.automatic.inlineIsRadioGroup) private var isRadioGroup

    @MainActor var body: some View {
        if isRadioGroup {
            RadioPicker(model: model)
        } else if row != nil {
            OptionRows(model: model)
        } else {
            WheelPicker(model: model)
        }
    }

    @MainActor
    static func _collect(_ view: InlinePicker, _ cursor: inout _ViewCursor) {
        OptionRows._collect(OptionRows(model: view.model), &cursor)
    }
}

/// A row for each option, with a mark at the end of the chosen one.
struct OptionRows: View {
    let model: PickerModel

    var body: some View {
        ForEach(model.sections) { section in
            section.header
            ForEach(section.options) { option in
                OptionRow(option: option, model: model)
            }
        }
    }
}

/// An option as a row.
private struct OptionRow: View {
    let option: PickerOption
    let model: PickerModel
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
        let (option, model) = (option, model)
        HStack {
            option.view
            Spacer(minLength: 0)
            if model.isSelected(option) {
                Image(systemName: "checkmark").fontWeight(.medium).foregroundStyle(.tint)
                    .accessibilityHidden(true)
            }
        }
        .controlInk(nil, isEnabled: isEnabled)
        .contentShape(Rectangle())
        .pickable(option, in: model)
    }
}

/// What reads the environment of a view that chooses an option.
private struct PickableModifier: ViewModifier {
    let option: PickerOption
    let model: PickerModel
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.menuClosing) private var closing
    @Environment(\.isInMenu) private var isInMenu
    @Environment(\.optionScreen) private var screen

    func body(content: Content) -> some View {
        let (option, model, closing, screen) = (option, model, closing, screen)
        let choose = {
            model.choose(option)
            closing?.close()
            screen?.wrappedValue = false
        }
        var note = AccessibilityNote.control(.isButton, isEnabled: isEnabled, activate: choose)
        if model.isSelected(option) { note.traits.insert(.isSelected) }
        return Group {
            if isInMenu {
                MenuRow(isOn: model.isSelected(option)) { content }
            } else {
                content
            }
        }
        .modifier(TapModifier(action: choose)).controlNote(note)
        .modifier(ArrowKeysModifier(.each) { $0.y != 0 && model.step(by: $0.y) })
    }
}

extension View {
    /// Chooses an option when the view is tapped or activated, and says whether it is chosen.
    func pickable(_ option: PickerOption, in model: PickerModel) -> some View {
        modifier(PickableModifier(option: option, model: model))
    }
}

/// The options of a picker in a menu, or in a menu of their own in it.
private struct MenuPickerItems: View {
    let model: PickerModel
    let isSubmenu: Bool

    var body: some View {
        if isSubmenu {
            Menu(content: { PickerItems(model: model) }, label: { model.label })
        } else {
            PickerItems(model: model)
        }
    }
}

/// Each option beside a circle.
private struct RadioPicker: View {
    let model: PickerModel
    @Environment(\.labelsVisibility) private var labelsVisibility
    @Environment(\.isHorizontalRadioGroup) private var isHorizontal
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.rowSurroundings) private var row

    var body: some View {
        if labelsVisibility == .hidden {
            options.accessibilityElement(children: .contain).hiddenLabel(model.label)
        } else if row?.container == .columns {
            ColumnRowLayout(isOnBaseline: true) {
                model.label.labelBeside(isEnabled: isEnabled)
                options
            }
        } else {
            HStack(alignment: .firstTextBaseline) {
                model.label.labelBeside(isEnabled: isEnabled)
                options
            }
        }
    }

    private var options: some View {
        // Evidence (macOS 26.2): rows 6 apart, circles of 16, 5 to the title.
        let layout =
            isHorizontal
            ? AnyLayout(HStackLayout(spacing: 10))
            : AnyLayout(VStackLayout(alignment: .leading, spacing: 6))
        return layout {
            ForEach(model.options) { option in
                HStack(spacing: 5) {
                    RadioMark(isOn: model.isSelected(option))
                        .opacity(isEnabled ? 1 : ControlInkModifier.disabledOpacity)
                    option.view.labelBeside(isEnabled: isEnabled)
                }
                .contentShape(Rectangle())
                .pickable(option, in: model)
            }
        }
    }
}

/// A circle, filled with the tint around a white dot if it is on.
private struct RadioMark: View {
    let isOn: Bool

    var body: some View {
        ZStack {
            if isOn {
                Circle().fill(.tint)
                Circle().fill(.white).padding(5)
            } else {
                Circle().strokeBorder(Color(system: .tertiaryLabel), lineWidth: 1)
            }
        }
        .frame(width: 16, height: 16)
    }
}

extension Diagnostic {
    fileprivate static let noPaletteInMenu = Diagnostic.withoutEffect(
        ".paletteSelectionEffect(_:) in a Menu",
        advice: "The options are items of the menu, the chosen one with a check mark.")
}

private enum HorizontalRadioGroupKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// Whether the options of radio groups stand beside each other.
    var isHorizontalRadioGroup: Bool {
        get { self[HorizontalRadioGroupKey.self] }
        set { self[HorizontalRadioGroupKey.self] = newValue }
    }
}

extension View {
    /// Puts the options of the radio groups in this view beside each other instead of one below the other.
    ///
    /// Apple: "horizontalRadioGroupLayout()".
    nonisolated public func horizontalRadioGroupLayout() -> some View {
        environment(\.isHorizontalRadioGroup, true)
    }
}
