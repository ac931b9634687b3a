internal import CoreGraphics
public import Foundation
public import QuadrantCore
public import QuadrantViews
internal import UIKit

/// A view of AppKit's that shows a view of SwiftUI's.
///
/// Apple: "NSHostingView".
open class NSHostingView<Content: View>: NSView {
    private let controller: UIHostingController<Content>

    /// The view of SwiftUI's.
    open var rootView: Content {
        get { controller.rootView }
        set {
            controller.rootView = newValue
            needsDisplay = true
        }
    }
    /// Which sizes constraints know of. It is kept without effect.
    open var sizingOptions: NSHostingSizingOptions = .standardBounds
    /// What of the scene around the view takes part in. It is kept without effect.
    open var sceneBridgingOptions: NSHostingSceneBridgingOptions = []
    /// Which parts of the safe area count. It is kept without effect.
    open var safeAreaRegions: SafeAreaRegions = .all

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

    override open var isFlipped: Bool { true }

    /// The size that the view has by itself, in points.
    override open var intrinsicContentSize: CGSize { fittingSize }

    /// The size that the view has by itself, in points.
    override open var fittingSize: CGSize {
        controller.sizeThatFits(in: CGSize(width: CGFloat.infinity, height: .infinity))
    }
}

/// A controller that shows a view of SwiftUI's.
///
/// Apple: "NSHostingController".
open class NSHostingController<Content: View>: NSViewController {
    /// The view of SwiftUI's.
    open var rootView: Content {
        didSet { (viewIfLoaded as? NSHostingView<Content>)?.rootView = rootView }
    }
    /// Which sizes constraints know of. It is kept without effect.
    open var sizingOptions: NSHostingSizingOptions = []
    /// What of the scene around the view takes part in. It is kept without effect.
    open var sceneBridgingOptions: NSHostingSceneBridgingOptions = []
    /// Which parts of the safe area count. It is kept without effect.
    open var safeAreaRegions: SafeAreaRegions = .all

    /// Creates a controller of a view.
    public init(rootView: Content) {
        self.rootView = rootView
        super.init(nibName: nil, bundle: nil)
    }

    /// There are no archives of views of SwiftUI's: `nil`.
    public required init?(coder: NSCoder) { nil }

    override open func loadView() { view = NSHostingView(rootView: rootView) }

    /// The size of the view for a proposal of a size, in points.
    open func sizeThatFits(in size: CGSize) -> CGSize {
        UIHostingController(rootView: rootView).sizeThatFits(in: size)
    }
}

/// Which sizes of a view of SwiftUI's constraints know of.
///
/// Apple: "NSHostingSizingOptions".
public struct NSHostingSizingOptions: OptionSet, Sendable {
    /// A bit for each.
    public let rawValue: Int

    /// The options of a set of bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The least size.
    public static let minSize = NSHostingSizingOptions(rawValue: 1)
    /// Its own size.
    public static let intrinsicContentSize = NSHostingSizingOptions(rawValue: 2)
    /// The greatest size.
    public static let maxSize = NSHostingSizingOptions(rawValue: 4)
    /// The size that a controller would like.
    public static let preferredContentSize = NSHostingSizingOptions(rawValue: 8)
    /// The first three.
    public static let standardBounds: NSHostingSizingOptions = [
        .minSize, .intrinsicContentSize, .maxSize,
    ]
}

/// What of the scene around a view of SwiftUI's takes part in.
///
/// Apple: "NSHostingSceneBridgingOptions".
public struct NSHostingSceneBridgingOptions: OptionSet, Sendable {
    /// A bit for each.
    public let rawValue: Int

    /// The options of a set of bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The title.
    public static let title = NSHostingSceneBridgingOptions(rawValue: 1)
    /// The bars.
    public static let toolbars = NSHostingSceneBridgingOptions(rawValue: 2)
    /// Both.
    public static let all: NSHostingSceneBridgingOptions = [.title, .toolbars]
}

/// A menu of a view of SwiftUI's. It opens nowhere, and has no items here.
///
/// Apple: "NSHostingMenu".
open class NSHostingMenu<Content: View>: NSMenu {
    /// The view of SwiftUI's.
    open var rootView: Content

    /// Creates a menu.
    public init(rootView: Content) {
        self.rootView = rootView
        super.init(title: "")
    }

    /// There are no archives of views of SwiftUI's.
    public required init(coder: NSCoder) { preconditionFailure("There are no archives of menus.") }
}
