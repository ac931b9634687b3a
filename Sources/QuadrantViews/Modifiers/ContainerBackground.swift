public import QuadrantCore
import QuadrantGeometry
public import QuadrantLayout

/// Which container a background belongs to.
///
/// Apple: "ContainerBackgroundPlacement". A picture is the view's window and widget: those backgrounds
/// are drawn behind the view. The other containers are not here: what is placed in them is reported
/// and not drawn.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
    enum Container: String, Hashable {
        case window, widget, navigation, navigationSplitView, tabView
    }

    let container: Container

    /// The window the view is in.
    public static let window = ContainerBackgroundPlacement(container: .window)
    /// The widget the view is in.
    public static let widget = ContainerBackgroundPlacement(container: .widget)
    /// The navigation stack the view is in; reported and not drawn.
    public static let navigation = ContainerBackgroundPlacement(container: .navigation)
    /// The split view the view is in; reported and not drawn.
    public static let navigationSplitView = ContainerBackgroundPlacement(
        container: .navigationSplitView)
    /// The tab view the view is in; reported and not drawn.
    public static let tabView = ContainerBackgroundPlacement(container: .tabView)

    /// Whether the picture is that container.
    var isShown: Bool { container == .window || container == .widget }
}

/// Reports a background whose container is not here.
nonisolated struct AbsentContainerModifier: NodeModifier {
    let placement: ContainerBackgroundPlacement

    var complaint: Complaint? {
        guard !placement.isShown else { return nil }
        return Complaint.withoutEffect(
            ".containerBackground(for: .\(placement.container.rawValue))",
            advice: "There is no such container. The backgrounds of .window and .widget are drawn.")
    }
}

extension View {
    /// Fills the background of the container that the view is in with a style, to the edges of the
    /// picture on the sides where the view touches the safe area.
    nonisolated public func containerBackground<S: ShapeStyle>(
        _ style: S, for container: ContainerBackgroundPlacement
    ) -> some View {
        let isShown = container.isShown
        return modifier(AbsentContainerModifier(placement: container))
            .background(
                isShown ? AnyShapeStyle(style) : AnyShapeStyle(Color.clear),
                ignoresSafeAreaEdges: .all)
    }

    /// Puts views behind all in the container that the view is in.
    ///
    /// - Parameters:
    ///   - container: Which container.
    ///   - alignment: Where the views stand in it.
    ///   - content: The views.
    nonisolated public func containerBackground<V: View>(
        for container: ContainerBackgroundPlacement, alignment: Alignment = .center,
        @ViewBuilder content: () -> V
    ) -> some View {
        let shown: V? = container.isShown ? content() : nil
        return modifier(AbsentContainerModifier(placement: container))
            .background(alignment: alignment) { shown }
    }
}
