/// What the style of a control makes of the control's properties.
package protocol StyleBody {
    associatedtype Style
    associatedtype Configuration
    associatedtype Content: View

    @MainActor
    static func body(_ style: Style, _ configuration: Configuration) -> Content
}

/// The place where a control's style lives: properties of the style such as `@Environment` and `@State`
/// are those of a view here. It holds no closure: with an equal style and equal properties it is left alone.
package nonisolated struct StyleHost<Making: StyleBody>: View, DynamicHost {
    package static var hosted: Any.Type { Making.Style.self }

    // The first field: its dynamic properties are those of the scope.
    private var style: Making.Style
    private let configuration: Making.Configuration

    /// A view of what `making` makes with `style`, whose properties are connected.
    package init(
        _ making: Making.Type, _ style: Making.Style, _ configuration: Making.Configuration
    ) {
        self.style = style
        self.configuration = configuration
    }

    @MainActor package var body: Making.Content { Making.body(style, configuration) }
}
