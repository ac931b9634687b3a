public import SwiftUI

extension ChartSelection {
    /// A selection of one value; a value of another type selects nothing.
    fileprivate init<P: Plottable>(_ kind: Kind, _ value: Binding<P?>) {
        self.kind = kind
        select = { _, found in
            let new = found.flatMap { P.value(of: $0.start) }
            if new?.datum != value.wrappedValue?.datum { value.wrappedValue = new }
        }
        self.value = { value.wrappedValue.map { ($0.datum, $0.datum) } }
    }

    /// A selection of a range.
    fileprivate init<P: Plottable & Comparable>(_ kind: Kind, _ range: Binding<ClosedRange<P>?>) {
        self.kind = kind
        select = { _, found in
            guard let found, let start = P.value(of: found.start), let end = P.value(of: found.end)
            else { return }
            range.wrappedValue = min(start, end)...max(start, end)
        }
        value = { range.wrappedValue.map { ($0.lowerBound.datum, $0.upperBound.datum) } }
    }
}

extension View {
    /// Tells which value along x people select by a tap or a finger that moves. Nothing shows it: the chart draws it
    /// by a mark of its own.
    ///
    /// Apple: "chartXSelection(value:)".
    nonisolated public func chartXSelection<P: Plottable>(value: Binding<P?>) -> some View {
        settings { $0.selections.append(ChartSelection(.x, value)) }
    }

    /// Tells which range along x people select: from where a finger comes to where it leaves.
    nonisolated public func chartXSelection<P: Plottable & Comparable>(
        range: Binding<ClosedRange<P>?>
    ) -> some View {
        settings { $0.selections.append(ChartSelection(.xRange, range)) }
    }

    /// Tells which value along y people select.
    nonisolated public func chartYSelection<P: Plottable>(value: Binding<P?>) -> some View {
        settings { $0.selections.append(ChartSelection(.y, value)) }
    }

    /// Tells which range along y people select.
    nonisolated public func chartYSelection<P: Plottable & Comparable>(
        range: Binding<ClosedRange<P>?>
    ) -> some View {
        settings { $0.selections.append(ChartSelection(.yRange, range)) }
    }

    /// Tells which value of a pie people select: the sum of its sectors up to where they touch it.
    ///
    /// Apple: "chartAngleSelection(value:)".
    nonisolated public func chartAngleSelection<P: Plottable>(value: Binding<P?>) -> some View {
        settings { $0.selections.append(ChartSelection(.angle, value)) }
    }

    /// Selections along z have no effect here, which is reported once.
    nonisolated public func chartZSelection<P: Plottable>(value: Binding<P?>) -> some View {
        ChartNotes.tell("chartZSelection(value:) has no effect: a finger has no place along z.")
        return self
    }

    /// Selections along z have no effect here, which is reported once.
    nonisolated public func chartZSelection<P: Plottable & Comparable>(
        range: Binding<ClosedRange<P>?>
    ) -> some View {
        ChartNotes.tell("chartZSelection(range:) has no effect: a finger has no place along z.")
        return self
    }
}
