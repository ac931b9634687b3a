import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantLayout
import QuadrantText
import QuadrantViews

/// The part of a total that a value is, with what is wrong with both.
struct ProgressFraction {
    let fraction: Double
    let diagnostic: Diagnostic?

    init(value: Double, total: Double) {
        let call = "ProgressView(value: \(value), total: \(total))"
        guard value.isFinite, total.isFinite, total > 0 else {
            fraction = 0
            diagnostic = Diagnostic(
                "\(call) is no part of a total",
                advice: "The progress is shown as 0. Give finite numbers and a total above 0.")
            return
        }
        fraction = min(max(value / total, 0), 1)
        diagnostic =
            value < 0 || value > total
            ? Diagnostic(
                "\(call) is out of bounds",
                advice:
                    "It is shown as \(fraction == 0 ? "0" : "the total"). Give a value from 0 to "
                    + "the total.")
            : nil
    }
}

/// A progress view in the style around, with what assistive technologies are told of it.
struct StyledProgress: View {
    private let configuration: ProgressViewStyleConfiguration
    /// Whether a style was given the configuration.
    private let isGiven: Bool

    init(_ configuration: ProgressViewStyleConfiguration, isGiven: Bool = false) {
        self.configuration = configuration
        self.isGiven = isGiven
    }

    var body: some View {
        StyledControl(
            configuration, isGiven: isGiven,
            fallback: HostedStyle(
                ProgressViewBody<DefaultProgressViewStyle>.self, DefaultProgressViewStyle())
        )
        .controlNote(note)
    }

    private var note: AccessibilityNote {
        var note = AccessibilityNote(.updatesFrequently)
        note.value = configuration.fractionCompleted.map { $0.percentText } ?? "In progress"
        note.children = .combine
        return note
    }
}

/// A progress view for a time: it reads the clock when it is evaluated.
struct DateProgress: View {
    let dates: ClosedRange<Date>
    let countsDown: Bool
    let label: AnyView?
    let currentValueLabel: AnyView?
    @Environment(\.now) private var now

    var body: some View {
        StyledProgress(
            ProgressViewStyleConfiguration(
                fraction, label: label, currentValueLabel: currentValueLabel))
    }

    private var fraction: Double {
        let whole = dates.upperBound.timeIntervalSince(dates.lowerBound)
        let over = (now ?? Date()).timeIntervalSince(dates.lowerBound)
        // Of no time at all everything is over at once.
        let ratio = over / whole
        let part = whole > 0 && ratio.isFinite ? min(max(ratio, 0), 1) : over < 0 ? 0 : 1
        return countsDown ? 1 - part : part
    }
}

extension Double {
    /// A part of 1 in whole percents, as assistive technologies are told it.
    var percentText: String {
        "\(Int((isFinite ? min(max(self, -1e9), 1e9) * 100 : 0).rounded()))%"
    }
}

extension Progress {
    /// The part that is done, from 0 to 1: more may be done than was to do.
    var shownFraction: Double {
        let fraction = fractionCompleted
        return fraction.isFinite ? min(max(fraction, 0), 1) : 0
    }

    /// What the progress is about. Foundation on Linux has no localised descriptions, so it is English.
    var shownDescription: String { "\(fractionCompleted.percentText) completed" }

    /// How many units are done.
    var shownCount: String { "\(completedUnitCount) of \(totalUnitCount)" }
}
