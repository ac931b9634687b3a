import Foundation
public import QuadrantCore
public import QuadrantGeometry
public import QuadrantLayout
public import QuadrantViews

/// Where an ornament is attached, on visionOS.
///
/// Apple: "OrnamentAttachmentAnchor".
public struct OrnamentAttachmentAnchor: Equatable, Sendable {
    enum Kind: Equatable, Sendable {
        case scene(UnitPoint)
        case parent(UnitPoint)
    }

    private let kind: Kind

    /// A point of the window, in fractions of its size.
    public static func scene(_ alignment: UnitPoint) -> OrnamentAttachmentAnchor {
        OrnamentAttachmentAnchor(kind: .scene(alignment))
    }

    /// A point of the view around, in fractions of its size.
    public static func parent(_ alignment: UnitPoint) -> OrnamentAttachmentAnchor {
        OrnamentAttachmentAnchor(kind: .parent(alignment))
    }
}

extension View {
    /// Adds a view beside the window on visionOS. There is no such place here: it is told, and not drawn.
    ///
    /// Apple: "ornament(visibility:attachmentAnchor:contentAlignment:ornament:)".
    nonisolated public func ornament<Content: View>(
        visibility: Visibility = .automatic, attachmentAnchor: OrnamentAttachmentAnchor,
        contentAlignment: Alignment = .center, @ViewBuilder ornament: () -> Content
    ) -> some View {
        modifier(
            ReportModifier(
                diagnostic: visibility == .hidden
                    ? nil
                    : .withoutEffect(
                        ".ornament(attachmentAnchor:ornament:)",
                        advice: "There is no room beside the window: it is not drawn.")))
    }
}
