import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantLayout
import QuadrantViews

/// How a row looks that a finger has lifted out of its list.
enum LiftedRow {
    /// A ground with a shadow. Choices: Apple publishes no figures.
    private static let corner: CGFloat = 10
    private static let shadow = ShadowFilter(
        color: RGBAColor(red: 0, green: 0, blue: 0, alpha: 0.2), sigma: 5,
        offset: CGSize(width: 0, height: 2))

    static func ground(_ card: CGRect, in tree: ViewTree) -> [DisplayItem] {
        let color = Color(system: .secondarySystemGroupedBackground).rgba(in: tree.environment)
        let fill = FillItem(
            shape: .roundedRect(card, radius: corner), paint: .color(color))
        var group = DisplayGroup(content: Fragment(items: [.fill(fill)]))
        group.filters = [.shadow(shadow)]
        return [.group(group)]
    }
}
