import Foundation
import QuadrantControls
import QuadrantCore
import QuadrantEditing
import QuadrantGeometry
import QuadrantViews

/// All that a field was given.
nonisolated struct FieldConfiguration {
    var value: any FieldValue
    /// What the field is for; shown in the place of an empty text if there is no prompt.
    var label: AnyView
    var prompt: Text?
    /// The axis along which the field grows.
    var axis = Axis.horizontal
    var isSecret = false
    var selection: Binding<TextSelection?>?
    var editingChanged: ((Bool) -> Void)?
    var committed: (() -> Void)?

    init<L: View>(_ value: any FieldValue, label: L) {
        self.value = value
        self.label = AnyView.oneView(label)
    }

    var policy: EditingPolicy {
        EditingPolicy(isSingleLine: axis == .horizontal, isSecret: isSecret)
    }

    @MainActor
    var settings: SessionSettings {
        SessionSettings(
            value: value, policy: policy, selection: selection.map(TextSelectionLink.init),
            editingChanged: editingChanged, committed: committed)
    }
}
