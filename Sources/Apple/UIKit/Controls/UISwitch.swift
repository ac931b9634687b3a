internal import Foundation
internal import QuadrantControls
internal import QuadrantCore
internal import QuadrantLayout
public import QuadrantViews

/// A switch.
///
/// Apple: "UISwitch" (UIKit). It is drawn as that of a toggle of SwiftUI's, in its size; a tap switches it and sends `valueChanged`.
open class UISwitch: UIControl {
    /// Whether it is on.
    open var isOn = false {
        didSet { changed() }
    }
    /// The colour of a switch that is on; `nil` for the system's.
    open var onTintColor: UIColor?
    /// The colour of the knob. It is kept without effect.
    open var thumbTintColor: UIColor?
    /// A title, which only a Mac shows.
    open var title: String?

    /// Creates a switch in a box of the view around, in points.
    override public init(frame: CGRect) {
        super.init(frame: frame)
        hugging = PriorityPair(.defaultHigh)
    }

    /// Creates a switch from an archive. There are none here: it is off.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        hugging = PriorityPair(.defaultHigh)
    }

    /// Switches it. Nothing is sent.
    open func setOn(_ on: Bool, animated: Bool) { isOn = on }

    override open var intrinsicContentSize: CGSize { toggle.size() }

    override var content: ViewContent? { toggle }

    private var toggle: ViewContent {
        let isShown = Binding(
            get: { self.isOn }, set: { value in self.take { self.isOn = value } })
        return ViewContent(
            Toggle(isOn: isShown) {}.labelsHidden().toggleStyle(.switch).tint(onTintColor?.color)
                .disabled(!isEnabled))
    }
}
