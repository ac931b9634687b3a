import Foundation
public import QuadrantCore
import QuadrantGeometry
import QuadrantLayout
import QuadrantText
public import QuadrantViews

/// The style of progress views where none is set: a bar if the part that is done is known, else a spinner.
///
/// Apple: "DefaultProgressViewStyle".
public struct DefaultProgressViewStyle: ProgressViewStyle {
    /// Creates the style.
    nonisolated public init() {}

    /// A bar, or a spinner.
    public func makeBody(configuration: Configuration) -> some View {
        if configuration.fractionCompleted == nil {
            SpinnerProgress(configuration: configuration, tint: nil)
        } else {
            LinearProgress(configuration: configuration, tint: nil)
        }
    }
}

/// A style that shows a bar, which the part that is done fills from its leading end.
///
/// Apple: "LinearProgressViewStyle". The label is above the bar, and the label of the current value below it, in
/// secondary captions (the font is not measured). Without a value the bar is empty.
public struct LinearProgressViewStyle: ProgressViewStyle {
    private let tint: Color?

    /// Creates the style, with bars in the tint of the environment.
    nonisolated public init() {
        tint = nil
    }

    /// Creates the style, with bars in a colour of their own.
    nonisolated public init(tint: Color) {
        self.tint = tint
    }

    /// The label, the bar, and the label of the current value.
    public func makeBody(configuration: Configuration) -> some View {
        LinearProgress(configuration: configuration, tint: tint)
    }
}

/// A style that shows a spinner of eight spokes.
///
/// Apple: "CircularProgressViewStyle". On iOS it does not show how much is done, nor the label of the current
/// value; the label is below the spinner.
public struct CircularProgressViewStyle: ProgressViewStyle {
    private let tint: Color?

    /// Creates the style, with spinners in the tint that is set around, or in grey.
    nonisolated public init() {
        tint = nil
    }

    /// Creates the style, with spinners in a colour of their own.
    nonisolated public init(tint: Color) {
        self.tint = tint
    }

    /// The spinner, and the label below it.
    public func makeBody(configuration: Configuration) -> some View {
        SpinnerProgress(configuration: configuration, tint: tint)
    }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
    /// A bar if the part that is done is known, else a spinner.
    public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
    /// A bar.
    public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
    /// A spinner.
    public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

/// A bar with labels above and below.
private struct LinearProgress: View {
    let configuration: ProgressViewStyleConfiguration
    let tint: Color?
    @Environment(\.controlProfile.progress) private var metrics
    @Environment(\.labelsVisibility) private var labelsVisibility

    var body: some View {
        if labelsVisibility == .hidden, let label = configuration.label {
            bar.hiddenLabel(label)
        } else {
            VStack(alignment: .leading, spacing: metrics.labelDistance) {
                configuration.label
                bar
                configuration.currentValueLabel
                    .font(metrics.valueIsPlain ? nil : .caption).foregroundStyle(.secondary)
            }
        }
    }

    @ViewBuilder private var bar: some View {
        if let row = metrics.barRow { track.frame(height: row) } else { track }
    }

    private var track: some View {
        FilledTrack(fraction: configuration.fractionCompleted ?? 0) {
            Capsule().fill(Color(system: metrics.track))
            Capsule().fill(tint.map { AnyShapeStyle($0) } ?? AnyShapeStyle(.tint))
        }
        .modifier(OnePieceModifier())
        .frame(height: metrics.barHeight)
    }
}

/// A spinner with a label below.
private struct SpinnerProgress: View {
    let configuration: ProgressViewStyleConfiguration
    let tint: Color?
    @Environment(\.labelsVisibility) private var labelsVisibility
    @Environment(\.controlProfile.progress) private var metrics

    var body: some View {
        if labelsVisibility == .hidden, let label = configuration.label {
            circle.hiddenLabel(label)
        } else if let label = configuration.label {
            VStack {
                circle
                label.foregroundStyle(.secondary)
            }
        } else {
            circle
        }
    }

    @ViewBuilder private var circle: some View {
        if metrics.fillsCircle, let fraction = configuration.fractionCompleted {
            ProgressRing(fraction: fraction, tint: tint, metrics: metrics)
        } else {
            Spinner(tint: tint)
        }
    }
}

/// A ring of which as much is filled as is done.
private struct ProgressRing: View {
    let fraction: Double
    let tint: Color?
    let metrics: ProgressMetrics
    @Environment(\.controlSize) private var size

    /// A choice: an eighth of the side.
    private static let width = 0.125

    var body: some View {
        let side = metrics.side(size)
        ZStack {
            Circle().stroke(Color(system: metrics.track), lineWidth: side * Self.width)
            Circle().trim(from: 0, to: fraction)
                .stroke(
                    tint.map { AnyShapeStyle($0) } ?? AnyShapeStyle(.tint),
                    style: StrokeStyle(lineWidth: side * Self.width, lineCap: .round)
                )
                .rotationEffect(.degrees(-90))
        }
        .padding(side * Self.width)
        .frame(width: side, height: side)
    }
}

/// Eight spokes, each fainter than the one before it, which turn with the host's clock.
private struct Spinner: View {
    let tint: Color?
    @ViewTime private var clock
    @Environment(\.tintStyle) private var surroundingTint
    @Environment(\.colorScheme) private var scheme
    @Environment(\.controlSize) private var size
    @Environment(\.controlProfile.progress) private var metrics
    @Environment(\.spinnerGrowth) private var growth

    init(tint: Color?) { self.tint = tint }

    var body: some View {
        let side = metrics.side(size) * growth
        let strongest = scheme == .dark ? metrics.darkSpoke : metrics.lightSpoke
        let time = clock.time
        let step = SpinnerTurn.step(at: time)
        clock.wake(.at(SpinnerTurn.next(after: time)))
        return ZStack {
            ForEach(0..<SpinnerSpoke.count, id: \.self) { index in
                // The strongest is at the left at first, and those that it has left clockwise are the older ones.
                let age = Double((step + SpinnerSpoke.count - index) % SpinnerSpoke.count)
                let part = 1 - age / Double(SpinnerSpoke.count - 1) * (1 - metrics.faintestSpoke)
                SpinnerSpoke(index: index).fill(style)
                    .opacity(isTinted ? part : part * strongest)
            }
        }
        // A spinner turns clockwise in every language.
        .environment(\.layoutDirection, .leftToRight)
        .frame(width: side, height: side)
    }

    private var isTinted: Bool { tint != nil || surroundingTint != nil }

    private var style: AnyShapeStyle {
        if let tint { return AnyShapeStyle(tint) }
        return surroundingTint == nil ? AnyShapeStyle(Color(system: .label)) : AnyShapeStyle(.tint)
    }
}

extension EnvironmentValues {
    /// How many times as large as at the usual text size a spinner is. Evidence: Apple's pictures: 2.3 times at
    /// accessibility 5, and 19 points for 20 at medium, which is how the lines of the second title grow.
    fileprivate var spinnerGrowth: CGFloat {
        var usual = self
        usual.dynamicTypeSize = .large
        return line(of: .title2).pitch / usual.line(of: .title2).pitch
    }
}

/// One spoke of a spinner: a capsule from half of the radius outward. 0 is at the left.
private nonisolated struct SpinnerSpoke: Shape {
    static var count: Int { SpinnerTurn.count }

    let index: Int

    func path(in rect: CGRect) -> Path {
        let radius = min(rect.width, rect.height) / 2
        // Lengths are read off recordings of iOS 26: 5.5 by 2.5 of a radius of 10.
        let (length, width) = (radius * 0.55, radius * 0.25)
        let spoke = CGRect(x: -radius, y: -width / 2, width: length, height: width)
        let turn = 2 * Double.pi * Double(index) / Double(Self.count)
        return Path(roundedRect: spoke, cornerRadius: width / 2)
            .applying(
                CGAffineTransform(translationX: rect.midX, y: rect.midY).rotated(by: CGFloat(turn)))
    }
}
