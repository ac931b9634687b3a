/// The place where a control's style lives: properties of the style such as `@Environment` and `@State`
/// are those of a view here.
package nonisolated struct StyleHost<Style, Content: View>: View, DynamicHost {
    package static var hosted: Any.Type { Style.self }

    // The first field: its dynamic properties are those of the scope.
    private var style: Style
    private let makeBody: @MainActor (Style) -> Content

    /// A view of what `makeBody` makes with `style`, its properties connected.
    package init(_ style: Style, @ViewBuilder makeBody: @escaping @MainActor (Style) -> Content) {
        self.style = style
        self.makeBody = makeBody
    }

    @MainActor package var body: Content { makeBody(style) }
}
