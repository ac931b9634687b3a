public import Foundation
public import QuadrantCore
public import UIKit

/// A view of AppKit's that shows a view of SwiftUI's.
///
/// Apple: "NSHostingView".
open class NSHostingView<Content: View>: NSView {
    private let controller: UIHostingController<Content>

    /// The view of SwiftUI's.
    open var rootView: Content {
        get { controller.rootView }
        set { controller.rootView = newValue }
    }

    /// Shows a view.
    public required init(rootView: Content) {
        controller = UIHostingController(rootView: rootView)
        super.init(frame: .zero)
        let view: UIView = controller.view
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(view)
    }

    /// There are no archives of views of SwiftUI's: `nil`.
    public required init?(coder: NSCoder) { nil }

    /// The size that the view has by itself, in points.
    override open var intrinsicContentSize: CGSize { fittingSize }

    /// The size that the view has by itself, in points.
    ///
    /// Apple: "NSView.fittingSize".
    open var fittingSize: CGSize {
        controller.sizeThatFits(in: CGSize(width: CGFloat.infinity, height: .infinity))
    }
}
