import Foundation
import QuadrantControls
import QuadrantCore
import QuadrantGeometry
import QuadrantGestures
import QuadrantLayout
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

/// The grip at the end of a row that is edited: the row goes to where a finger lets it go.
///
/// Evidence: 27 points wide (recorded on iOS 26).
struct RowGrip: View {
    let handle: RowHandle

    var body: some View {
        let handle = handle
        Image(systemName: "line.3.horizontal")
            .foregroundStyle(.tertiary)
            .frame(width: 27)
            .contentShape(Rectangle())
            .gesture(
                _SlideGesture(along: .vertical) { event in
                    switch event.phase {
                    case .began:
                        handle.hands.lift(at: event.start)
                        handle.hands.move(to: event.point)
                    case .moved: handle.hands.move(to: event.point)
                    case .ended: handle.hands.drop(at: event.point.y)
                    case .cancelled: handle.hands.takeBack()
                    }
                }
            )
            .accessibilityHidden(true)
    }
}
