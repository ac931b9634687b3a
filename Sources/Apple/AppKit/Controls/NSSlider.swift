internal import CoreGraphics
public import Foundation
internal import QuadrantControls
internal import QuadrantCore
public import QuadrantFoundation
internal import QuadrantGeometry
internal import QuadrantLayout
internal import QuadrantViews
internal import UIKit

/// A slider.
///
/// Apple: "NSSlider" (AppKit).
open class NSSlider: NSControl {
    /// What it looks like.
    ///
    /// Apple: "NSSlider.SliderType".
    public enum SliderType: UInt, Sendable {
        /// Straight, round. It is drawn straight.
        case linear, circular
    }

    /// Where marks are.
    ///
    /// Apple: "NSSlider.TickMarkPosition".
    public enum TickMarkPosition: UInt, Sendable {
        /// Below, above.
        case below, above
        /// Before an upright one.
        public static var leading: TickMarkPosition { .above }
        /// Behind an upright one.
        public static var trailing: TickMarkPosition { .below }
    }

    /// The least value.
    open var minValue = 0.0 { didSet { update() } }
    /// The greatest value.
    open var maxValue = 1.0 { didSet { update() } }
    /// How far a value goes with a key. None comes here.
    open var altIncrementValue = 0.0
    /// What it looks like.
    open var sliderType = SliderType.linear
    /// How many marks it has.
    open var numberOfTickMarks = 0 { didSet { update() } }
    /// Where they are. It is kept without effect.
    open var tickMarkPosition = TickMarkPosition.below
    /// Whether only values at marks are chosen.
    open var allowsTickMarkValuesOnly = false { didSet { update() } }
    /// The colour of the bar before the value; `nil` for the system's.
    open var trackFillColor: NSColor? { didSet { update() } }
    /// Whether it stands upright. It is drawn lying.
    open var isVertical = false

    /// Creates a slider.
    public convenience init(
        value: Double, minValue: Double, maxValue: Double, target: Any?, action: Selector?
    ) {
        self.init(target: target, action: action)
        (self.minValue, self.maxValue) = (minValue, maxValue)
        doubleValue = value
    }
    /// Creates a slider from 0 to 1.
    public convenience init(target: Any?, action: Selector?) {
        self.init(frame: .zero)
        (self.target, self.action) = (target as AnyObject?, action)
    }

    override open var intrinsicContentSize: CGSize {
        CGSize(width: NSView.noIntrinsicMetric, height: shownContent?.size().height ?? 0)
    }

    override var shown: AnyView? {
        guard maxValue > minValue else { return nil }
        let value = Binding(
            get: { min(max(self.doubleValue, self.minValue), self.maxValue) },
            set: {
                self.doubleValue = $0
                if self.isContinuous { self.send() }
            })
        let step = (maxValue - minValue) / Double(max(1, numberOfTickMarks - 1))
        let isStepped = allowsTickMarkValuesOnly && numberOfTickMarks > 1
        let end = { (isMoved: Bool) in if !isMoved, !self.isContinuous { self.send() } }
        let slider =
            isStepped
            ? AnyView(
                Slider(value: value, in: minValue...maxValue, step: step, onEditingChanged: end))
            : AnyView(Slider(value: value, in: minValue...maxValue, onEditingChanged: end))
        return dressed(slider.tint(trackFillColor?.color))
    }
}

/// Two arrows that raise and lower a value.
///
/// Apple: "NSStepper" (AppKit).
open class NSStepper: NSControl {
    /// The least value.
    open var minValue = 0.0
    /// The greatest value.
    open var maxValue = 59.0
    /// How far the value goes with a press.
    open var increment = 1.0
    /// Whether it begins anew at its ends.
    open var valueWraps = true
    /// Whether it goes on while it is pressed.
    open var autorepeat = true

    private func step(by delta: Double) {
        guard isEnabled else { return }
        var value = doubleValue + delta
        if value > maxValue { value = valueWraps ? minValue : maxValue }
        if value < minValue { value = valueWraps ? maxValue : minValue }
        doubleValue = value
        send()
    }

    override var shown: AnyView? {
        dressed(
            Stepper {
            } onIncrement: {
                self.step(by: self.increment)
            } onDecrement: {
                self.step(by: -self.increment)
            }
            .labelsHidden())
    }
}

/// How full or how good something is.
///
/// Apple: "NSLevelIndicator" (AppKit). It is drawn as a bar.
open class NSLevelIndicator: NSControl {
    /// What it looks like.
    ///
    /// Apple: "NSLevelIndicator.Style".
    public enum Style: UInt, Sendable {
        /// How much it has to do with a search, a bar, a bar in parts, stars.
        case relevancy, continuousCapacity, discreteCapacity, rating
    }

    /// What it looks like.
    open var levelIndicatorStyle = Style.discreteCapacity
    /// Where it begins.
    open var minValue = 0.0
    /// Where it ends.
    open var maxValue = 2.0
    /// From which value on it is a warning.
    open var warningValue = 0.0
    /// From which value on it is critical.
    open var criticalValue = 0.0
    /// The colour of the bar; `nil` for the system's.
    open var fillColor: NSColor? { didSet { update() } }

    override open var intrinsicContentSize: CGSize {
        CGSize(width: NSView.noIntrinsicMetric, height: 16)
    }

    override var shown: AnyView? {
        let span = max(maxValue - minValue, .leastNonzeroMagnitude)
        let value = min(max((doubleValue - minValue) / span, 0), 1)
        return dressed(
            ProgressView(value: value).progressViewStyle(.linear)
                .tint((fillColor ?? .systemGreen).color))
    }
}

/// The parts of a path.
///
/// Apple: "NSPathControl" (AppKit). It shows the names of the folders.
open class NSPathControl: NSControl {
    /// The file or folder.
    open var url: URL? { didSet { update() } }
    /// The ground; `nil` for none.
    open var backgroundColor: NSColor? { didSet { backing.backgroundColor = backgroundColor } }
    /// Whether people choose another one. They cannot here.
    open var isEditable = false

    override var shown: AnyView? {
        let names = url?.pathComponents.filter { $0 != "/" } ?? []
        return dressed(
            Text(verbatim: names.joined(separator: " › ")).font(font.map { Font($0) })
                .lineLimit(1).truncationMode(.middle)
                .frame(maxWidth: .infinity, alignment: .leading))
    }
}
