public import Foundation
public import QuadrantCore
import QuadrantGeometry
public import QuadrantLayout
public import QuadrantViews

/// Whether what lies behind a presentation can be used.
///
/// Apple: "PresentationBackgroundInteraction".
public struct PresentationBackgroundInteraction: Equatable, Sendable {
    enum Kind: Equatable, Sendable {
        case automatic
        case enabled
        case enabledUpThrough(PresentationDetent)
        case disabled
    }

    let kind: Kind

    /// As the presentation has it: sheets and the like keep it from being used.
    public static var automatic: PresentationBackgroundInteraction { Self(kind: .automatic) }
    /// It can be used, and is not dimmed.
    public static var enabled: PresentationBackgroundInteraction { Self(kind: .enabled) }
    /// It cannot be used.
    public static var disabled: PresentationBackgroundInteraction { Self(kind: .disabled) }

    /// It can be used as long as the sheet is not higher than at a detent.
    public static func enabled(
        upThrough detent: PresentationDetent
    ) -> PresentationBackgroundInteraction {
        Self(kind: .enabledUpThrough(detent))
    }
}

/// What happens first when content of a sheet is swiped up: the sheet grows, or the content scrolls.
///
/// Apple: "PresentationContentInteraction". It has no effect here: what is recognised first moves.
public struct PresentationContentInteraction: Equatable, Sendable {
    enum Kind: Sendable {
        case automatic
        case resizes
        case scrolls
    }

    private let kind: Kind

    /// As the presentation has it.
    public static var automatic: PresentationContentInteraction { Self(kind: .automatic) }
    /// The sheet grows first.
    public static var resizes: PresentationContentInteraction { Self(kind: .resizes) }
    /// The content scrolls first.
    public static var scrolls: PresentationContentInteraction { Self(kind: .scrolls) }
}

/// What a presentation becomes where there is little room.
///
/// Apple: "PresentationAdaptation".
public struct PresentationAdaptation: Equatable, Sendable {
    enum Kind: Sendable {
        case automatic
        case none
        case popover
        case sheet
        case fullScreenCover
    }

    let kind: Kind

    /// The usual one: a popover becomes a sheet.
    public static var automatic: PresentationAdaptation { Self(kind: .automatic) }
    /// It stays what it is.
    public static var none: PresentationAdaptation { Self(kind: .none) }
    /// A popover.
    public static var popover: PresentationAdaptation { Self(kind: .popover) }
    /// A sheet.
    public static var sheet: PresentationAdaptation { Self(kind: .sheet) }
    /// A cover of the whole screen.
    public static var fullScreenCover: PresentationAdaptation { Self(kind: .fullScreenCover) }
}

extension View {
    /// Says whether the sheet that shows this view has a grabber. Without it, it has one if it can rest at several
    /// heights.
    ///
    /// Apple: "presentationDragIndicator(_:)".
    nonisolated public func presentationDragIndicator(_ visibility: Visibility) -> some View {
        settingPresentation { $0.dragIndicator = visibility }
    }

    /// Sets the radius of the corners of the sheet or popover that shows this view, in points; `nil` for the usual one.
    ///
    /// Apple: "presentationCornerRadius(_:)". A radius that is negative or not finite is the usual one, and
    /// is reported.
    nonisolated public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
        settingPresentation { $0.cornerRadius = cornerRadius }
            .modifier(
                ReportModifier(
                    diagnostic: cornerRadius.flatMap {
                        .unlessLength(".presentationCornerRadius", ["": $0])
                    }))
    }

    /// Says what stands behind the content of the sheet or other presentation that shows this view.
    ///
    /// Apple: "presentationBackground(_:)".
    nonisolated public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
        preference(key: PresentationGroundKey.self, value: AnyView(Rectangle().fill(style)))
    }

    /// Puts a view behind the content of the sheet or other presentation that shows this view.
    ///
    /// Apple: "presentationBackground(alignment:content:)".
    nonisolated public func presentationBackground<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        let content = content()
        return preference(
            key: PresentationGroundKey.self,
            value: AnyView(
                content.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)))
    }

    /// Says whether what lies behind the sheet that shows this view can be used.
    ///
    /// Apple: "presentationBackgroundInteraction(_:)".
    nonisolated public func presentationBackgroundInteraction(
        _ interaction: PresentationBackgroundInteraction
    ) -> some View {
        settingPresentation { $0.interaction = interaction }
    }

    /// Says what happens first when the content of the sheet is swiped up. It has no effect here, which is reported.
    ///
    /// Apple: "presentationContentInteraction(_:)".
    nonisolated public func presentationContentInteraction(
        _ behavior: PresentationContentInteraction
    ) -> some View {
        modifier(
            ReportModifier(
                diagnostic: .withoutEffect(
                    ".presentationContentInteraction",
                    advice: "The sheet or its content moves, whichever is recognised first.")))
    }

    /// Says what the presentation that shows this view becomes where there is little room.
    ///
    /// Apple: "presentationCompactAdaptation(_:)".
    nonisolated public func presentationCompactAdaptation(
        _ adaptation: PresentationAdaptation
    ) -> some View {
        settingPresentation { ($0.horizontal, $0.vertical) = (adaptation, adaptation) }
    }

    /// Says what the presentation that shows this view becomes where there is little room horizontally or vertically. Where
    /// both is so, the vertical one counts.
    ///
    /// Apple: "presentationCompactAdaptation(horizontal:vertical:)".
    nonisolated public func presentationCompactAdaptation(
        horizontal horizontalAdaptation: PresentationAdaptation,
        vertical verticalAdaptation: PresentationAdaptation
    ) -> some View {
        settingPresentation {
            ($0.horizontal, $0.vertical) = (horizontalAdaptation, verticalAdaptation)
        }
    }

    /// Keeps a tap beside the presentation that shows this view from closing it. `dismiss` and the binding close it all the
    /// same.
    ///
    /// Apple: "interactiveDismissDisabled(_:)".
    nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
        settingPresentation { $0.isDismissDisabled = isDisabled }
    }
}
