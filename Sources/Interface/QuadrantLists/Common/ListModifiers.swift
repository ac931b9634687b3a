public import Foundation
import QuadrantControls
public import QuadrantCore
import QuadrantLayout
public import QuadrantViews

extension View {
    /// Sets how much the headers of the sections in this view stand out.
    ///
    /// Apple: "headerProminence(_:)".
    nonisolated public func headerProminence(_ prominence: Prominence) -> some View {
        environment(\.headerProminence, prominence)
    }

    /// Sets the distance between the rows of the lists in this view, in points; each row is a card of its own
    /// then. `nil` for rows that make one card. Values that are negative or not finite count as 0 and are reported.
    ///
    /// Apple: "listRowSpacing(_:)".
    nonisolated public func listRowSpacing(_ spacing: CGFloat?) -> some View {
        environment(\.listRowSpacing, spacing)
            .modifier(
                ReportModifier(
                    diagnostic: spacing.flatMap {
                        .unlessLength(".listRowSpacing", ["": $0], instead: "It counts as 0.")
                    }))
    }

    /// Sets the distance between the sections of the lists in this view, or between this section and its
    /// neighbours.
    ///
    /// Apple: "listSectionSpacing(_:)". Between sections of different distances it is the mean of both.
    nonisolated public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
        modifier(RowTraitModifier<SectionSpacingTrait>(value: spacing))
            .environment(\.listSectionSpacing, spacing)
            .modifier(ReportModifier(diagnostic: spacing.diagnostic))
    }

    /// Sets the distance between sections in points.
    ///
    /// Apple: "listSectionSpacing(_:)".
    nonisolated public func listSectionSpacing(_ spacing: CGFloat) -> some View {
        listSectionSpacing(.custom(spacing))
    }

    /// Colours the icons of the labels in rows; `nil` for the tint.
    ///
    /// Apple: "listItemTint(_:)".
    nonisolated public func listItemTint(_ tint: Color?) -> some View {
        listItemTint(tint.map { ListItemTint.fixed($0) })
    }

    /// Colours the icons of the labels in rows; `nil` for the tint.
    ///
    /// Apple: "listItemTint(_:)".
    nonisolated public func listItemTint(_ tint: ListItemTint?) -> some View {
        environment(\.rowItemStyle, tint.map(\.style))
    }
}

/// The key of the distance that a section keeps from others.
enum SectionSpacingTrait: RowTrait {
    typealias Value = ListSectionSpacing
}

/// A value that a modifier leaves at each row, header and footer for the list around.
protocol RowTrait {
    associatedtype Value: Equatable
}

/// Leaves a value at each row.
nonisolated struct RowTraitModifier<Trait: RowTrait>: AttachingModifier {
    let value: Trait.Value

    func attach(_ attachments: inout NodeAttachments) {
        attachments.setTrait(value, for: Trait.self)
    }
}

extension RuleContext {
    /// The value that a modifier left at a row's content; `nil` for none.
    func value<Trait: RowTrait>(_ trait: Trait.Type, of content: UInt32) -> Trait.Value? {
        traitValue(ObjectIdentifier(trait), of: content) as? Trait.Value
    }
}
