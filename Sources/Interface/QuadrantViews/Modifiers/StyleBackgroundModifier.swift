import QuadrantCore
import QuadrantLayout

/// A view filled with a style behind another, to which it is the material underneath.
nonisolated struct StyleBackgroundModifier<Style: ShapeStyle, Background: View>: ViewModifier {
    typealias Body = Never

    let style: Style
    let background: Background

    @MainActor
    static func _makeNodes<V: View>(
        _ modifier: StyleBackgroundModifier<Style, Background>, _ content: V,
        _ cursor: inout _ViewCursor
    ) {
        let secondary = SecondaryModifier(
            secondary: modifier.background, alignment: .center, isBackground: true)
        secondary.makeNodes(content, &cursor) { environment in
            let material = Style._material(modifier.style, in: environment)
            if environment.backgroundMaterial != material {
                environment.backgroundMaterial = material
            }
        }
    }

    nonisolated static func _arity(of content: _ViewArity) -> _ViewArity { content }
}
