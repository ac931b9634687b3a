import Foundation
import QuadrantControls
import QuadrantCore
import QuadrantViews

/// The button before a row that is edited: a minus on red that deletes the row; in a list of which several rows can be
/// selected, a circle that is filled while the row is.
///
/// Evidence: a circle of 22 points (recorded on iOS 26).
struct RowEditButton: View {
    let handle: RowHandle
    let selects: Bool
    let isSelected: Bool

    var body: some View {
        Group {
            if !selects {
                Image(systemName: "minus.circle.fill").foregroundStyle(.white, .red)
            } else if isSelected {
                Image(systemName: "checkmark.circle.fill").foregroundStyle(.white, .tint)
            } else {
                Image(systemName: "circle").foregroundStyle(.tertiary)
            }
        }
        .font(.system(size: 22))
        .symbolRenderingMode(.palette)
        .modifier(TapModifier { _ = selects ? handle.select() : handle.delete() })
        .accessibilityHidden(true)
    }
}

/// The grip at the end of a row that is edited.
///
/// Evidence: 27 points wide (recorded on iOS 26).
struct RowGrip: View {
    var body: some View {
        Image(systemName: "line.3.horizontal")
            .foregroundStyle(.tertiary)
            .frame(width: 27)
            .accessibilityHidden(true)
    }
}
