public import Foundation
public import QuadrantCore
internal import QuadrantGeometry
internal import QuadrantRendering
internal import QuadrantShaping
internal import QuadrantViews

/// A controller whose view shows a view of SwiftUI's.
///
/// Apple: "UIHostingController". In a representable its content is drawn, with the environment around it.
open class UIHostingController<Content: View>: UIViewController {
    /// The view of SwiftUI's.
    open var rootView: Content {
        didSet { hosting.hosted = AnyView(rootView) }
    }
    private let hosting: HostingView

    /// Creates a controller of a view.
    public init(rootView: Content) {
        self.rootView = rootView
        hosting = HostingView(AnyView(rootView))
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a controller of a view. There are no archives here: the coder says nothing.
    public init?(coder: NSCoder, rootView: Content) {
        self.rootView = rootView
        hosting = HostingView(AnyView(rootView))
        super.init(coder: coder)
    }

    /// There are no archives of views of SwiftUI's: `nil`.
    public required init?(coder: NSCoder) { nil }

    override open func loadView() { view = hosting }

    /// The size of the view for a proposal of a size, in points.
    open func sizeThatFits(in size: CGSize) -> CGSize {
        let environment = HostDevice.current.environment
        let host = TreeHost(
            rootView, environment: environment, engine: ShapingEngine.shared,
            room: RootRoom(ProposedViewSize(size)))
        return host.update()
    }
}

/// Shows a view of SwiftUI's.
class HostingView: UIView {
    var hosted: AnyView

    init(_ hosted: AnyView) {
        self.hosted = hosted
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override var content: ViewContent? { ViewContent(hosted) }
}
