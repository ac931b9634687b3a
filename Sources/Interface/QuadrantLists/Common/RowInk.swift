import QuadrantControls
import QuadrantCore
import QuadrantGeometry
import QuadrantViews

/// The ink of rows: the label colours, of which the second has a tone of its own on cards by day.
struct RowInk: ShapeStyle {
    typealias Resolved = Never

    static func _resolve(
        _ style: RowInk, in environment: EnvironmentValues
    ) -> _ResolvedStyle {
        HierarchicalShapeStyle._resolve(.primary, in: environment)
    }

    static func _resolve(
        _ style: RowInk, level: Int, in environment: EnvironmentValues
    ) -> _ResolvedStyle {
        guard level == 1, environment.colorScheme == .light,
            let tone = environment.controlProfile.list.secondaryInk
        else {
            return HierarchicalShapeStyle._resolve(.primary, level: level, in: environment)
        }
        return _ResolvedStyle(tone.rgba)
    }
}

extension ListMetrics.Tone {
    var rgba: RGBAColor {
        RGBAColor(red: white, green: white, blue: white, alpha: opacity)
    }
}

extension ListMetrics.Ink {
    /// The tone by day or by night.
    func rgba(in environment: EnvironmentValues) -> RGBAColor {
        (environment.colorScheme == .dark ? dark : light).rgba
    }
}
