internal import Foundation
internal import QuadrantControls
internal import QuadrantCore
internal import QuadrantLayout
internal import QuadrantViews

/// A button to lower and one to raise a value.
///
/// Apple: "UIStepper" (UIKit). It is drawn as that of a stepper of SwiftUI's, 94 by 32 points; a tap sets the value and sends `valueChanged`.
open class UIStepper: UIControl {
    /// The value, within the bounds.
    open var value = 0.0 {
        didSet {
            if value != clamped(value) { value = clamped(value) }
            changed()
        }
    }
    /// The least value.
    open var minimumValue = 0.0
    /// The largest value.
    open var maximumValue = 100.0
    /// How far a tap moves the value. One that is not above 0 moves nothing.
    open var stepValue = 1.0
    /// Whether the value begins anew behind the last one.
    open var wraps = false
    /// Whether the value changes again and again while a button is held.
    open var autorepeat = true {
        didSet { if autorepeat != oldValue { changed() } }
    }
    /// Whether each change is told, and not only the last of several.
    open var isContinuous = true

    /// Creates a stepper in a box of the view around, in points.
    override public init(frame: CGRect) {
        super.init(frame: frame)
        hugging = PriorityPair(.defaultHigh)
    }

    /// Creates a stepper from an archive. There are none here.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        hugging = PriorityPair(.defaultHigh)
    }

    private func clamped(_ value: Double) -> Double {
        min(max(value, minimumValue), max(minimumValue, maximumValue))
    }

    override open var intrinsicContentSize: CGSize { CGSize(width: 94, height: 32) }

    /// The change of a tap; `nil` where there is none.
    private func step(_ length: Double) -> (() -> Void)? {
        guard stepValue > 0 else { return nil }
        let isBeyond = clamped(value + length) == value
        guard !isBeyond || wraps else { return nil }
        return {
            self.take {
                let end = length > 0 ? self.minimumValue : self.maximumValue
                self.value = isBeyond ? end : self.value + length
            }
        }
    }

    override var content: ViewContent? {
        ViewContent(
            Stepper(onIncrement: step(stepValue), onDecrement: step(-stepValue)) {}
                .labelsHidden().disabled(!isEnabled)
                .environment(\.steppersRepeat, autorepeat)
                .frame(maxWidth: .infinity, maxHeight: .infinity))
    }
}
