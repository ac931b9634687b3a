import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantLayout
import QuadrantText
import QuadrantViews

/// A closed picker of macOS: its label, and a button as wide as the widest option with the chosen one and two chevrons in it.
struct PopUpPicker: View {
    let model: PickerModel
    let metrics: PopUpMetrics
    @Environment(\.labelsVisibility) private var labelsVisibility
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
        if labelsVisibility == .hidden {
            button
        } else {
            LabeledControlRow {
                model.label.labelBeside(isEnabled: isEnabled)
                button
            }
        }
    }

    private var button: some View {
        PopUpGround {
            ZStack(alignment: .leading) {
                ForEach(model.options) { $0.view.hidden() }
                model.shownValue
            }
            .lineLimit(1)
            PopUpChevrons(metrics: metrics, isPullDown: false)
        }
    }
}
