public import Foundation
public import UIKit

/// A view that shows what is behind it through a material: the system's with the nearest thickness.
///
/// Apple: "NSVisualEffectView" (AppKit). What is behind the window is not seen.
open class NSVisualEffectView: UIVisualEffectView {
    /// What the view is for.
    ///
    /// Apple: "NSVisualEffectView.Material".
    public enum Material: Int, Sendable {
        /// The material of the place: title bars, selections, menus, popovers, sidebars, headers, sheets, windows, dialogs, content.
        case titlebar = 3
        case selection, menu, popover, sidebar
        case headerView = 10
        case sheet, windowBackground, hudWindow
        case fullScreenUI = 15
        case toolTip = 17
        case contentBackground
        case underWindowBackground = 21
        case underPageBackground

        fileprivate var style: UIBlurEffect.Style {
            switch self {
            case .titlebar, .headerView: .systemChromeMaterial
            case .hudWindow, .fullScreenUI: .systemThinMaterial
            case .underWindowBackground: .systemUltraThinMaterial
            case .windowBackground, .contentBackground, .underPageBackground:
                .systemThickMaterial
            default: .systemMaterial
            }
        }
    }

    /// What shines through.
    ///
    /// Apple: "NSVisualEffectView.BlendingMode".
    public enum BlendingMode: Int, Sendable {
        /// What is behind the window; here what is behind the view.
        case behindWindow
        /// What is behind the view.
        case withinWindow
    }

    /// Whether the material is that of a window in use.
    ///
    /// Apple: "NSVisualEffectView.State".
    public enum State: Int, Sendable {
        /// As the window is.
        case followsWindowActiveState
        /// It is.
        case active
        /// It is not.
        case inactive
    }

    /// What the view is for.
    open var material = Material.titlebar {
        didSet { effect = UIBlurEffect(style: material.style) }
    }
    /// What shines through.
    open var blendingMode = BlendingMode.behindWindow
    /// Whether the material is that of a window in use; the one that is shown is.
    open var state = State.followsWindowActiveState
    /// Whether the material stands out.
    open var isEmphasized = false

    /// Creates a view.
    public convenience init() { self.init(frame: .zero) }

    /// Creates a view with a frame.
    override public init(frame: CGRect) {
        super.init(frame: frame)
        effect = UIBlurEffect(style: material.style)
    }

    /// Creates a view from an archive. There are none here.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}
