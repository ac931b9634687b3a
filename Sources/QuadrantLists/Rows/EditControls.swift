import Foundation
import QuadrantControls
import QuadrantCore
import QuadrantViews

/// The button before a row that is edited: a minus on red that deletes the row.
///
/// Evidence: a circle of 22 points (recorded on iOS 26).
struct RowDeleteButton: View {
    let handle: RowHandle

    var body: some View {
        Image(systemName: "minus.circle.fill")
            .font(.system(size: 22))
            .foregroundStyle(.white, .red)
            .symbolRenderingMode(.palette)
            .modifier(TapModifier { handle.delete() })
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
