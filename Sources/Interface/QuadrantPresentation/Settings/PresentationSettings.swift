import Foundation
import QuadrantCore
import QuadrantLayout
import QuadrantViews

/// What presented content says of its presentation; `nil` for nothing.
struct PresentationSettings: Equatable {
    /// A binding to the detent, as what writes it; two are always the same.
    struct Choice: Equatable {
        let detent: Binding<PresentationDetent>

        static func == (lhs: Choice, rhs: Choice) -> Bool { true }
    }

    var detents: Set<PresentationDetent>?
    var selection: PresentationDetent?
    /// Chooses a detent when the sheet was dragged to it; `nil` where nobody else keeps it.
    var select: Choice?
    var dragIndicator: Visibility?
    var cornerRadius: CGFloat?
    var interaction: PresentationBackgroundInteraction?
    var horizontal: PresentationAdaptation?
    var vertical: PresentationAdaptation?
    var isDismissDisabled: Bool?
    /// How large a form is; `nil` for the usual size.
    var sizing: PresentationSizes?

    /// What this says, and where it says nothing what `other` says.
    mutating func complete(with other: PresentationSettings) {
        if detents == nil {
            (detents, selection, select) = (other.detents, other.selection, other.select)
        }
        dragIndicator = dragIndicator ?? other.dragIndicator
        cornerRadius = cornerRadius ?? other.cornerRadius
        interaction = interaction ?? other.interaction
        horizontal = horizontal ?? other.horizontal
        vertical = vertical ?? other.vertical
        isDismissDisabled = isDismissDisabled ?? other.isDismissDisabled
        sizing = sizing ?? other.sizing
    }
}

/// The settings of neighbours: the first that says something counts.
enum PresentationSettingsKey: PreferenceKey {
    static var defaultValue: PresentationSettings { PresentationSettings() }

    static func reduce(
        value: inout PresentationSettings, nextValue: () -> PresentationSettings
    ) {
        value.complete(with: nextValue())
    }
}

/// What stands behind presented content in place of the usual ground.
enum PresentationGroundKey: PreferenceKey {
    static var defaultValue: AnyView? { nil }

    static func reduce(value: inout AnyView?, nextValue: () -> AnyView?) {
        value = value ?? nextValue()
    }
}

extension View {
    /// Says something of the presentation that shows the view; what is said further out wins.
    nonisolated func settingPresentation(
        _ change: @escaping (inout PresentationSettings) -> Void
    ) -> some View {
        transformPreference(PresentationSettingsKey.self, change)
    }
}
