import Foundation
import QuadrantControls
import QuadrantCore
import QuadrantGeometry
import QuadrantLayout
import QuadrantViews

/// A field in a border.
struct BorderedField: View {
    let field: FieldConfiguration
    let isRounded: Bool
    @Environment(\.controlProfile.field) private var metrics
    @Environment(\.displayScale) private var displayScale
    @Environment(\.colorScheme) private var scheme

    var body: some View {
        let shape = RoundedRectangle(cornerRadius: isRounded ? metrics.border.corner : 0)
        FieldCore(field: field, margins: margins, leastHeight: metrics.border.height)
            .background {
                // The outline is one pixel.
                shape.fill(metrics.ground?.color(scheme) ?? Color(system: .systemBackground))
                    .overlay {
                        shape.strokeBorder(
                            Color(system: .label).opacity(metrics.outlineOpacity),
                            lineWidth: 1 / max(1, displayScale))
                    }
            }
    }

    private var margins: EdgeInsets {
        EdgeInsets(
            top: metrics.border.vertical, leading: metrics.border.horizontal,
            bottom: metrics.border.vertical, trailing: metrics.border.horizontal)
    }
}
