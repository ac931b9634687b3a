internal import CoreGraphics
public import Foundation
internal import UIKit

/// A view that shows what is behind it through a material: the system's with the nearest thickness.
///
/// Apple: "NSVisualEffectView" (AppKit). What is behind the window is not seen.
open class NSVisualEffectView: NSView {
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

    private let blurred = UIVisualEffectView(effect: UIBlurEffect(style: Material.titlebar.style))

    /// What the view is for.
    open var material = Material.titlebar {
        didSet { blurred.effect = UIBlurEffect(style: material.style) }
    }
    /// What shines through.
    open var blendingMode = BlendingMode.behindWindow
    /// Whether the material is that of a window in use; the one that is shown is.
    open var state = State.followsWindowActiveState
    /// Whether the material stands out. It is kept without effect.
    open var isEmphasized = false
    /// What of the view is seen: where the picture is opaque. It is kept without effect.
    open var maskImage: NSImage?

    /// Creates a view with a frame.
    override public init(frame frameRect: CGRect) {
        super.init(frame: frameRect)
        blur()
    }

    /// Creates a view from an archive. There are none here.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        blur()
    }

    override var takesPointer: Bool { false }

    private func blur() {
        blurred.frame = bounds
        blurred.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(blurred)
    }
}

/// A view of glass around another one: its content before a blurred ground.
///
/// Apple: "NSGlassEffectView" (AppKit).
open class NSGlassEffectView: NSVisualEffectView {
    /// How clear the glass is.
    ///
    /// Apple: "NSGlassEffectView.Style".
    public enum Style: Int, Sendable {
        /// As usual, clear.
        case regular, clear
    }

    /// How clear the glass is. It is kept without effect.
    open var style = Style.regular
    /// The colour of the glass; `nil` for none.
    open var tintColor: NSColor? {
        didSet { backing.backgroundColor = tintColor }
    }
    /// How round the corners are, in points.
    open var cornerRadius: CGFloat = 0 {
        didSet {
            backing.layer.cornerRadius = cornerRadius
            backing.layer.masksToBounds = true
        }
    }
    /// What the glass is around.
    open var contentView: NSView? {
        didSet {
            oldValue?.removeFromSuperview()
            guard let contentView else { return }
            contentView.frame = bounds
            contentView.autoresizingMask = [.width, .height]
            addSubview(contentView)
        }
    }
}
