import QuadrantCore
import QuadrantViews

/// How many pickers may be options of one another.
///
/// A picker shows its chosen option more than once: closed, in its menu or on its wheel, and to assistive technologies. With each
/// picker in another one that would be twice as much, or more.
enum PickerDepth {
    /// Nobody chooses among pickers; this many are laid out at once.
    static let most = 4
}

private enum PickerDepthKey: ScreenKey {
    static var defaultValue: Int { 0 }
    static var ends: ScreenSteps { .presented }
}

extension EnvironmentValues {
    /// Of how many pickers a view is an option.
    var pickerDepth: Int {
        get { self[PickerDepthKey.self] }
        set { self[PickerDepthKey.self] = newValue }
    }
}

extension Diagnostic {
    /// That pickers stand in one another, perhaps without end.
    static let pickersInOneAnother = Diagnostic(
        "More than \(PickerDepth.most) Pickers are options of one another",
        advice: "The innermost was left out. Give a Picker texts or labels as its options.")
}
