public import Foundation
internal import QuadrantControls
internal import QuadrantCore
internal import QuadrantLayout
public import QuadrantViews

/// A slider.
///
/// Apple: "UISlider" (UIKit). It is drawn as a slider of SwiftUI's, in its height; a drag moves it and sends `valueChanged`.
open class UISlider: UIControl {
    /// The value.
    open var value: Float = 0 {
        didSet { changed() }
    }
    /// The least value.
    open var minimumValue: Float = 0
    /// The greatest value.
    open var maximumValue: Float = 1
    /// The picture before the bar.
    open var minimumValueImage: UIImage?
    /// The picture behind the bar.
    open var maximumValueImage: UIImage?

    /// The colour of the part of the bar before the value; that of the tint for `nil`.
    open var minimumTrackTintColor: UIColor?
    /// The colour of the part of the bar behind the value. It is kept without effect.
    open var maximumTrackTintColor: UIColor?
    /// The colour of the knob. It is kept without effect.
    open var thumbTintColor: UIColor?
    /// Whether the value is told while the knob moves, and not only at the end.
    open var isContinuous = true

    /// Creates a slider in a box of the view around, in points.
    override public init(frame: CGRect) {
        super.init(frame: frame)
        hugging.vertical = .defaultHigh
    }

    /// Creates a slider from an archive. There are none here.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        hugging.vertical = .defaultHigh
    }

    /// Sets the value, at once. Nothing is sent.
    open func setValue(_ value: Float, animated: Bool) { self.value = value }

    /// Sets the picture of the knob. It is not drawn.
    open func setThumbImage(_ image: UIImage?, for state: State) {
        Notice.withoutEffect(
            "UISlider.setThumbImage(_:for:)", "The knob is drawn as the system has it")
    }

    /// The bar in a rectangle: as long as that, 4 points high, in its middle. The bar is drawn as the system has it, also where a
    /// subclass says another.
    ///
    /// Apple: "trackRect(forBounds:)".
    open func trackRect(forBounds bounds: CGRect) -> CGRect { UISlider.systemTrack(in: bounds) }

    private static func systemTrack(in bounds: CGRect) -> CGRect {
        CGRect(x: bounds.minX, y: bounds.midY - 2, width: bounds.width, height: 4)
    }

    override open var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: slider?.size().height ?? 0)
    }

    override var content: ViewContent? {
        let probe = CGRect(x: 0, y: 0, width: 100, height: 34)
        if trackRect(forBounds: probe) != UISlider.systemTrack(in: probe) {
            Notice.withoutEffect(
                "UISlider.trackRect(forBounds:)", "The bar is drawn as the system has it")
        }
        return slider
    }

    private var slider: ViewContent? {
        guard maximumValue > minimumValue else { return nil }
        let shown = Binding(
            get: { min(max(self.value, self.minimumValue), self.maximumValue) },
            set: { self.moved(to: $0) })
        let (first, last) = (minimumValueImage, maximumValueImage)
        return ViewContent(
            HStack(spacing: 8) {
                if let first { Image(tinted: first) }
                Slider(value: shown, in: minimumValue...maximumValue) { isMoved in
                    if !isMoved, !self.isContinuous { self.sendActions(for: .valueChanged) }
                }
                if let last { Image(tinted: last) }
            }
            .tint((minimumTrackTintColor ?? tintColor).color).disabled(!isEnabled))
    }

    private func moved(to value: Float) {
        self.value = value
        if isContinuous { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
    }
}
