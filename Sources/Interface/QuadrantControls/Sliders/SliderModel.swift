import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantGestures
import QuadrantLayout
import QuadrantText
import QuadrantViews

/// What a slider sets and within which bounds, whatever the type of its value is.
struct SliderModel {
    /// A mark, with its label.
    struct Tick {
        let value: Double
        let label: AnyView?
    }

    let value: Binding<Double>
    let bounds: ClosedRange<Double>
    /// `nil` for a slider that takes every value.
    var step: Double?
    /// Where the filled part of the track begins; `nil` for the lower bound.
    var neutral: Double?
    /// The values that can be chosen; `nil` for all within the bounds.
    var enabled: ClosedRange<Double>?
    var ticks: [Tick] = []
    let onEditingChanged: (Bool) -> Void

    init<V: BinaryFloatingPoint>(
        _ value: Binding<V>, _ bounds: ClosedRange<V>, onEditingChanged: @escaping (Bool) -> Void
    ) {
        self.value = Binding(
            get: { Double(value.wrappedValue) }, set: { value.wrappedValue = V($0) })
        self.bounds = Double(bounds.lowerBound)...Double(bounds.upperBound)
        self.onEditingChanged = onEditingChanged
    }

    /// How many steps there are between the bounds, none without a step. A little more than the quotient counts: three
    /// steps of 0.1 reach 0.3.
    var stepCount: Double {
        guard let step = usableStep, length > 0, length.isFinite else { return 0 }
        return (length / step + 1e-9).rounded(.down)
    }

    /// The step, if it makes sense.
    private var usableStep: Double? { step.flatMap { $0.isFinite && $0 > 0 ? $0 : nil } }

    private var length: Double { bounds.upperBound - bounds.lowerBound }

    /// The part of the track up to a value, from 0 to 1.
    func fraction(of value: Double) -> Double {
        guard length > 0, length.isFinite, value.isFinite else { return 0 }
        return min(max((value - bounds.lowerBound) / length, 0), 1)
    }

    /// The value that is nearest to another one and can be chosen.
    func nearest(_ value: Double) -> Double {
        guard value.isFinite else { return bounds.lowerBound }
        let low = max(bounds.lowerBound, enabled?.lowerBound ?? bounds.lowerBound)
        let high = max(low, min(bounds.upperBound, enabled?.upperBound ?? bounds.upperBound))
        let inside = min(max(value, low), high)
        guard let step = usableStep else { return inside }
        // A little more than the quotient: three steps of 0.1 reach 0.3.
        let (first, last) = (
            ((low - bounds.lowerBound) / step - 1e-9).rounded(.up),
            ((high - bounds.lowerBound) / step + 1e-9).rounded(.down)
        )
        guard first <= last else { return inside }
        let index = ((inside - bounds.lowerBound) / step).rounded()
        return min(max(bounds.lowerBound + min(max(index, first), last) * step, low), high)
    }

    /// Sets a value as somebody does who moves the knob.
    func slide(to value: Double) {
        onEditingChanged(true)
        self.value.wrappedValue = nearest(value)
        onEditingChanged(false)
    }

    /// Follows a finger on the knob.
    ///
    /// - Parameter start: The fraction at which the knob was when the finger came down.
    func follow(_ event: HandleEvent, from start: Double) {
        switch event.phase {
        case .began: onEditingChanged(true)
        case .moved:
            let way = event.container.width - event.size.width
            guard way > 0 else { return }
            let share = event.translation.width / way * (event.isRightToLeft ? -1 : 1)
            let wanted = bounds.lowerBound + (start + share) * length
            let new = nearest(min(max(wanted, bounds.lowerBound), bounds.upperBound))
            guard new != value.wrappedValue else { return }
            // Apple: "isContinuous" is true of a slider that is dragged.
            withTransaction(\.isContinuous, true) { value.wrappedValue = new }
        case .ended, .cancelled: onEditingChanged(false)
        }
    }

    /// Moves by a step, or by a tenth of the track without steps (Apple's accessibility moves by a tenth).
    func move(_ direction: Double) {
        let now = value.wrappedValue
        let start = now.isFinite ? now : bounds.lowerBound
        slide(to: start + direction * (usableStep ?? length / 10))
    }

    /// The fractions at which marks stand: those that were given, else the steps, if there are at most 50 (a choice).
    ///
    /// - Parameter marksSteps: Whether steps have marks.
    func marks(marksSteps: Bool) -> [Double] {
        if !ticks.isEmpty { return ticks.map { fraction(of: $0.value) } }
        guard marksSteps, let step = usableStep, stepCount > 0, stepCount <= 50 else { return [] }
        return (0...Int(stepCount)).map { min(Double($0) * step / length, 1) }
    }

    /// The label of the tick at the present value.
    var label: AnyView? {
        let now = value.wrappedValue
        // The same step may have been worked out in another way.
        let close = (usableStep ?? length) * 1e-9
        return ticks.first { abs($0.value - now) <= close }?.label
    }

    /// What is wrong with the value, the bounds or the step; `nil` where nothing is.
    var diagnostic: Diagnostic? {
        if let step, usableStep == nil {
            return Diagnostic(
                "Slider(step: \(step)) is no step",
                advice: "The slider takes every value. Give a step above 0.")
        }
        if !length.isFinite || length <= 0 {
            return Diagnostic(
                "Slider(in: \(bounds)) has no room between its bounds",
                advice: "The knob stays at the start. Give an upper bound above the lower one.")
        }
        if !value.wrappedValue.isFinite {
            return Diagnostic(
                "Slider(value: \(value.wrappedValue)) is not a finite number",
                advice: "The knob is shown at the start. Set a finite number.")
        }
        return nil
    }
}
