import QuadrantCore
import QuadrantLayout
import QuadrantViews

/// What sets a control to a value as somebody does who uses it: the note that controls leave for tests, by the type of
/// the value.
package struct SettingNote<Setting>: NodeNoteKey {
    package typealias Value = SettingNote<Setting>

    /// Sets a value, or the nearest one that can be set.
    package let set: (Setting) -> Void
    package let isEnabled: Bool

    package static func combine(
        _ inner: SettingNote<Setting>, _ outer: SettingNote<Setting>
    ) -> SettingNote<Setting> { outer }
}

/// Leaves at a view what sets its control.
private nonisolated struct SettingModifier<Setting>: AttachingModifier {
    let note: SettingNote<Setting>

    func attach(_ attachments: inout NodeAttachments) {
        attachments.add(note, for: SettingNote<Setting>.self)
    }
}

extension View {
    /// Says what sets the control that the view is.
    nonisolated func settable<Setting>(
        isEnabled: Bool, _ set: @escaping (Setting) -> Void
    ) -> some View {
        modifier(SettingModifier(note: SettingNote(set: set, isEnabled: isEnabled)))
    }
}
