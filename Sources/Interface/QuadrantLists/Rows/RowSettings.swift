import Foundation
public import QuadrantCore
public import QuadrantGestures
import QuadrantLayout
public import QuadrantViews

/// Whether rows have grounds of two kinds in turn.
///
/// Apple: "AlternatingRowBackgroundBehavior". It has no effect here: Apple has it on macOS only.
public struct AlternatingRowBackgroundBehavior: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case automatic
        case enabled
        case disabled
    }

    private let kind: Kind

    /// As the list's style has it.
    public static let automatic = AlternatingRowBackgroundBehavior(kind: .automatic)
    /// In turn.
    public static let enabled = AlternatingRowBackgroundBehavior(kind: .enabled)
    /// All the same.
    public static let disabled = AlternatingRowBackgroundBehavior(kind: .disabled)
}

extension View {
    /// Has no effect here, which is reported: no pointer is over a row.
    ///
    /// Apple: "listRowHoverEffect(_:)".
    nonisolated public func listRowHoverEffect(_ effect: HoverEffect?) -> some View {
        told(".listRowHoverEffect(_:)", "No pointer is over a row here.")
    }

    /// Has no effect here, which is reported: Apple has it on macOS only.
    ///
    /// Apple: "alternatingRowBackgrounds(_:)".
    nonisolated public func alternatingRowBackgrounds(
        _ behavior: AlternatingRowBackgroundBehavior = .enabled
    ) -> some View {
        told(".alternatingRowBackgrounds(_:)", "Only lists of macOS have them.")
    }

    /// Has no effect here, which is reported: no pointer is over a row.
    ///
    /// Apple: "listRowHoverEffectDisabled(_:)".
    nonisolated public func listRowHoverEffectDisabled(_ disabled: Bool = true) -> some View {
        told(".listRowHoverEffectDisabled(_:)", "No pointer is over a row here.")
    }

    /// Has no effect here, which is reported: only lists of watchOS have platters.
    ///
    /// Apple: "listRowPlatterColor(_:)".
    nonisolated public func listRowPlatterColor(_ color: Color?) -> some View {
        told(".listRowPlatterColor(_:)", "Only lists of watchOS have platters.")
    }

    /// Has no effect here, which is reported: nothing is selected by typing.
    ///
    /// Apple: "typeSelectEquivalent(_:)".
    nonisolated public func typeSelectEquivalent(_ text: Text?) -> some View {
        told(".typeSelectEquivalent(_:)", "Rows are not selected by typing here.")
    }

    /// Has no effect here, which is reported: nothing is selected by typing.
    ///
    /// Apple: "typeSelectEquivalent(_:)".
    nonisolated public func typeSelectEquivalent(_ stringKey: LocalizedStringKey) -> some View {
        typeSelectEquivalent(Text(stringKey))
    }

    /// Has no effect here, which is reported: nothing is selected by typing.
    ///
    /// Apple: "typeSelectEquivalent(_:)".
    @_disfavoredOverload
    nonisolated public func typeSelectEquivalent<S: StringProtocol>(_ string: S) -> some View {
        typeSelectEquivalent(Text(string))
    }

    private nonisolated func told(_ call: String, _ advice: String) -> some View {
        modifier(ReportModifier(diagnostic: .withoutEffect(call, advice: advice)))
    }
}
