public import QuadrantCore
import QuadrantGeometry
public import QuadrantLayout

/// The container that a background belongs to.
///
/// Apple: "ContainerBackgroundPlacement". A picture counts as the view's window and widget:
/// backgrounds of these are drawn behind the view. That of a navigation stack is drawn behind the screen. Backgrounds of the
/// other containers are reported and not drawn.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
    enum Container: String, Hashable {
        case window, widget, navigation, navigationSplitView, tabView
        case subscriptionStore, subscriptionStoreHeader, subscriptionStoreFullHeight
    }

    let container: Container

    /// The window that shows the view.
    public static let window = ContainerBackgroundPlacement(container: .window)
    /// The widget that shows the view.
    public static let widget = ContainerBackgroundPlacement(container: .widget)
    /// The screen of the navigation stack around the view.
    public static let navigation = ContainerBackgroundPlacement(container: .navigation)
    /// The split view around the view. It is reported, and the background is not drawn.
    public static let navigationSplitView = ContainerBackgroundPlacement(
        container: .navigationSplitView)
    /// The tab view around the view. It is reported, and the background is not drawn.
    public static let tabView = ContainerBackgroundPlacement(container: .tabView)

    /// A store of subscriptions. It is reported, and the background is not drawn; as those of its parts.
    public static let subscriptionStore = ContainerBackgroundPlacement(
        container: .subscriptionStore)
    /// The top of such a store.
    public static let subscriptionStoreHeader = ContainerBackgroundPlacement(
        container: .subscriptionStoreHeader)
    /// Such a store from the top to the bottom.
    public static let subscriptionStoreFullHeight = ContainerBackgroundPlacement(
        container: .subscriptionStoreFullHeight)

    /// Whether the picture is that container.
    var isShown: Bool { container == .window }
    /// Whether the background is drawn: there, by a stack, or by a widget.
    var isDrawn: Bool { isShown || container == .navigation || container == .widget }
}

/// Reports a background of a container that does not exist here.
nonisolated struct AbsentContainerModifier: NodeModifier {
    let placement: ContainerBackgroundPlacement

    var diagnostic: Diagnostic? {
        guard !placement.isDrawn else { return nil }
        return Diagnostic.withoutEffect(
            ".containerBackground(for: .\(placement.container.rawValue))",
            advice: "The backgrounds of .window, .widget and .navigation are drawn.")
    }
}

extension View {
    /// Fills the background of the container around the view with a style. The area reaches the
    /// edges of the picture on those sides where the view touches the safe area.
    nonisolated public func containerBackground<S: ShapeStyle>(
        _ style: S, for container: ContainerBackgroundPlacement
    ) -> some View {
        let isShown = container.isShown
        let isWidget = container == .widget
        let ground = container == .navigation ? AnyView(Rectangle().fill(style)) : nil
        return modifier(AbsentContainerModifier(placement: container))
            .transformPreference(ScreenGroundKey.self) { if let ground { $0 = ground } }
            .background(
                isShown ? AnyShapeStyle(style) : AnyShapeStyle(Color.clear),
                ignoresSafeAreaEdges: .all
            )
            .modifier(
                WidgetGroundModifier(
                    ground: isWidget ? AnyView(Rectangle().fill(style)) : nil,
                    style: isWidget ? AnyShapeStyle(style) : nil))
    }

    /// Places views behind everything in the container around the view.
    ///
    /// - Parameters:
    ///   - container: The container.
    ///   - alignment: How the views are aligned in the container.
    ///   - content: The views to place.
    nonisolated public func containerBackground<V: View>(
        for container: ContainerBackgroundPlacement, alignment: Alignment = .center,
        @ViewBuilder content: () -> V
    ) -> some View {
        let shown: V? = container.isShown ? content() : nil
        let widgetGround: AnyView? =
            container == .widget
            ? AnyView(Color.clear.overlay(alignment: alignment, content: content)) : nil
        let ground =
            container == .navigation
            ? AnyView(Color.clear.overlay(alignment: alignment, content: content)) : nil
        return modifier(AbsentContainerModifier(placement: container))
            .transformPreference(ScreenGroundKey.self) { if let ground { $0 = ground } }
            .background(alignment: alignment) { shown }
            .modifier(
                WidgetGroundModifier(ground: widgetGround, alignment: alignment))
    }
}
