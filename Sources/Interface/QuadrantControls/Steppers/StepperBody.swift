import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantGestures
import QuadrantLayout
import QuadrantText
import QuadrantViews

/// What a stepper does and says, whatever the type of its value is.
struct StepperModel {
    /// `nil` where there is nothing to raise.
    let increment: (() -> Void)?
    /// `nil` where there is nothing to lower.
    let decrement: (() -> Void)?
    var onEditingChanged: (Bool) -> Void
    /// The value, as assistive technologies are told it.
    var value: ((EnvironmentValues) -> String)?
    var diagnostic: Diagnostic?

    /// The change as somebody makes it who taps a button.
    func edited(_ change: (() -> Void)?) -> (() -> Void)? {
        guard let change else { return nil }
        let onEditingChanged = onEditingChanged
        return {
            onEditingChanged(true)
            change()
            onEditingChanged(false)
        }
    }

    /// The change as a finger makes it again and again that holds a button. Apple: "isContinuous" is true of it.
    @MainActor
    func held(_ change: (() -> Void)?) -> _HeldPressGesture {
        let onEditingChanged = onEditingChanged
        return _HeldPressGesture(after: Self.delay, every: Self.interval) { moment in
            switch moment {
            case .begins: onEditingChanged(true)
            case .repeats: withTransaction(\.isContinuous, true) { change?() }
            case .ends: onEditingChanged(false)
            }
        }
    }

    /// How long a button is held until its change is made, and from then on from change to change, in seconds. A choice:
    /// Apple publishes neither.
    private static let (delay, interval) = (0.5, 0.1)
}

extension StepperModel {
    /// The model of a stepper for a value, with bounds or without.
    init<V: Strideable>(
        _ value: Binding<V>, in bounds: ClosedRange<V>?, step: V.Stride,
        format: @escaping (EnvironmentValues, V) -> String = { "\($1)" },
        onEditingChanged: @escaping (Bool) -> Void
    ) {
        let now = value.wrappedValue
        func change(isUp: Bool, _ isPossible: Bool) -> (() -> Void)? {
            guard isPossible else { return nil }
            return {
                let next = value.wrappedValue.stepped(by: step, isUp: isUp)
                value.wrappedValue =
                    bounds.map { min(max(next, $0.lowerBound), $0.upperBound) } ?? next
            }
        }
        let isStep = step > 0 && (step as? any BinaryFloatingPoint)?.isFinite ?? true
        self.init(
            increment: change(isUp: true, isStep && bounds.map { now < $0.upperBound } ?? true),
            decrement: change(isUp: false, isStep && bounds.map { now > $0.lowerBound } ?? true),
            onEditingChanged: onEditingChanged, value: { format($0, now) },
            diagnostic: isStep
                ? .ofStepper(now)
                : Diagnostic(
                    "Stepper(step: \(step)) is no step",
                    advice: "The stepper cannot be used. Give a step above 0."))
    }
}

extension Diagnostic {
    /// A diagnostic about the value of a stepper that is not finite: a step leads nowhere from there.
    fileprivate static func ofStepper(_ value: Any) -> Diagnostic? {
        guard let value = value as? any BinaryFloatingPoint, !value.isFinite else { return nil }
        return Diagnostic(
            "Stepper(value: \(value)) has a value that is not finite",
            advice: "Its buttons do not change it. Give a finite number.")
    }
}

extension Strideable {
    /// The value a step further on; whole numbers end at the largest and the least of their type.
    fileprivate func stepped(by step: Stride, isUp: Bool) -> Self {
        if let whole = self as? any FixedWidthInteger, let step = step as? Int,
            let result = whole.saturated(by: step, isUp: isUp) as? Self
        {
            return result
        }
        return advanced(by: isUp ? step : 0 - step)
    }
}

extension FixedWidthInteger {
    /// - Parameter step: Above 0.
    fileprivate func saturated(by step: Int, isUp: Bool) -> Self {
        let step = Self(clamping: step)
        let (result, isBeyond) =
            isUp ? addingReportingOverflow(step) : subtractingReportingOverflow(step)
        return isBeyond ? (isUp ? .max : .min) : result
    }
}

/// The label at the start and both buttons at the end of a row; only the buttons where labels are hidden.
struct StepperBody: View {
    let model: StepperModel
    let label: AnyView
    @Environment(\.labelsVisibility) private var labelsVisibility
    @WholeEnvironment() private var environment
    private var isEnabled: Bool { environment.isEnabled }

    var body: some View {
        Group {
            if labelsVisibility == .hidden {
                StepperButtons(model: model).controlNote(note).hiddenLabel(label)
            } else {
                LabeledControlRow {
                    label.labelBeside(isEnabled: isEnabled)
                    StepperButtons(model: model)
                }
                .alignmentGuide(.firstTextBaseline) { _ in 0 }
                .alignmentGuide(.lastTextBaseline) { _ in 0 }
                .controlNote(note)
            }
        }
        .modifier(ReportModifier(diagnostic: model.diagnostic))
    }

    private var note: AccessibilityNote {
        .adjustable(
            isEnabled: isEnabled, value: model.value?(environment),
            increment: model.edited(model.increment) ?? {},
            decrement: model.edited(model.decrement) ?? {})
    }
}

/// Minus and plus on a common ground.
private struct StepperButtons: View {
    let model: StepperModel
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.colorScheme) private var scheme
    @Environment(\.controlProfile.stepper) private var metrics
    @Environment(\.steppersRepeat) private var steppersRepeat
    @Environment(\.stepperSize) private var ownSize

    var body: some View {
        Group {
            if metrics.isUpright {
                VStack(spacing: 0) {
                    button(isPlus: true, model.increment)
                    button(isPlus: false, model.decrement)
                }
            } else {
                HStack(spacing: 0) {
                    button(isPlus: false, model.decrement)
                    button(isPlus: true, model.increment)
                }
            }
        }
        .background {
            ZStack {
                if let corner = metrics.corner {
                    RoundedRectangle(cornerRadius: corner).fill(metrics.ground.color(scheme))
                } else {
                    Capsule(style: .circular).fill(metrics.ground.color(scheme))
                }
                metrics.line.color(scheme)
                    .frame(
                        width: metrics.isUpright ? metrics.dividerHeight : metrics.divider,
                        height: metrics.isUpright ? metrics.divider : metrics.dividerHeight)
            }
        }
        .frame(
            width: (ownSize ?? metrics.size).width, height: (ownSize ?? metrics.size).height)
    }

    private func button(isPlus: Bool, _ change: (() -> Void)?) -> some View {
        let action = model.edited(change)
        return StepperSign(
            isPlus: isPlus, isChevron: metrics.isUpright, stroke: metrics.stroke
        )
        .fill(
            isEnabled && change != nil
                ? Color(system: .label) : Color(system: .tertiaryLabel)
        )
        .frame(width: metrics.sign, height: metrics.sign)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .contentShape(Rectangle())
        .modifier(TapModifier { action?() })
        .gesture(model.held(change), isEnabled: steppersRepeat)
        .accessibilityHidden(true)
    }
}

private enum SteppersRepeatKey: EnvironmentKey {
    static let defaultValue = true
}

private enum StepperSizeKey: EnvironmentKey {
    static var defaultValue: CGSize? { nil }
}

extension EnvironmentValues {
    /// The size of the buttons of steppers in points, where it is not that of the system.
    var stepperSize: CGSize? {
        get { self[StepperSizeKey.self] }
        set { self[StepperSizeKey.self] = newValue }
    }

    /// Whether steppers make their steps again and again while a button is held.
    package var steppersRepeat: Bool {
        get { self[SteppersRepeatKey.self] }
        set { self[SteppersRepeatKey.self] = newValue }
    }
}

/// A plus or a minus sign, or a chevron up or down.
private nonisolated struct StepperSign: Shape {
    let isPlus: Bool
    let isChevron: Bool
    let stroke: CGFloat

    func path(in rect: CGRect) -> Path {
        if isChevron { return chevron(in: rect) }
        let bar = CGRect(x: rect.minX, y: rect.midY - stroke / 2, width: rect.width, height: stroke)
        var path = Path(bar)
        guard isPlus else { return path }
        // Two rectangles beside the bar, so that nothing is covered twice.
        let half = (rect.height - stroke) / 2
        for y in [rect.minY, rect.midY + stroke / 2] {
            path.addRect(CGRect(x: rect.midX - stroke / 2, y: y, width: stroke, height: half))
        }
        return path
    }

    /// Half as high as wide.
    private func chevron(in rect: CGRect) -> Path {
        let (rise, half) = (isPlus ? -rect.width / 4 : rect.width / 4, rect.width / 2)
        var path = Path()
        path.move(to: CGPoint(x: rect.midX - half, y: rect.midY - rise))
        path.addLine(to: CGPoint(x: rect.midX, y: rect.midY + rise))
        path.addLine(to: CGPoint(x: rect.midX + half, y: rect.midY - rise))
        return path.strokedPath(
            StrokeStyle(lineWidth: stroke, lineCap: .round, lineJoin: .round))
    }
}
