public import Foundation
public import QuadrantCore
public import QuadrantGeometry
import QuadrantLayout
import QuadrantViews

/// How large a sheet is on a large screen.
///
/// Apple: "PresentationSizing". On a phone, sheets have the size of their detents.
public protocol PresentationSizing {
    /// The size that the content is proposed. A length that is not proposed is the content's own.
    func proposedSize(
        for root: PresentationSizingRoot, context: PresentationSizingContext
    ) -> ProposedViewSize
}

/// The content of a sheet, as a sizing can measure it.
///
/// Apple: "PresentationSizingRoot".
public struct PresentationSizingRoot {
    fileprivate let measure: (ProposedViewSize) -> CGSize

    /// The size that the content answers to a proposal, in points.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { measure(proposal) }
}

/// Where a sheet is shown.
///
/// Apple: "PresentationSizingContext".
public struct PresentationSizingContext {
    /// The size of forms, in points.
    fileprivate let form: CGSize
    /// The most that there is, in points.
    fileprivate let page: CGSize
}

/// The usual size: a form's.
///
/// Apple: "AutomaticPresentationSizing".
public struct AutomaticPresentationSizing: PresentationSizing, Sendable {
    /// The size of a form.
    public func proposedSize(
        for root: PresentationSizingRoot, context: PresentationSizingContext
    ) -> ProposedViewSize { ProposedViewSize(context.form) }
}

/// The size of a form.
///
/// Apple: "FormPresentationSizing".
public struct FormPresentationSizing: PresentationSizing, Sendable {
    /// The size of a form.
    public func proposedSize(
        for root: PresentationSizingRoot, context: PresentationSizingContext
    ) -> ProposedViewSize { ProposedViewSize(context.form) }
}

/// The size of a page: as large as there is room.
///
/// Apple: "PagePresentationSizing".
public struct PagePresentationSizing: PresentationSizing, Sendable {
    /// All of the room.
    public func proposedSize(
        for root: PresentationSizingRoot, context: PresentationSizingContext
    ) -> ProposedViewSize { ProposedViewSize(context.page) }
}

/// The content's own size.
///
/// Apple: "FittedPresentationSizing".
public struct FittedPresentationSizing: PresentationSizing, Sendable {
    /// The content's own size.
    public func proposedSize(
        for root: PresentationSizingRoot, context: PresentationSizingContext
    ) -> ProposedViewSize { .unspecified }
}

/// Another sizing, with the content's own length along some axes.
private struct PartlyFittedSizing<Base: PresentationSizing>: PresentationSizing {
    let base: Base
    let horizontal: Bool
    let vertical: Bool

    func proposedSize(
        for root: PresentationSizingRoot, context: PresentationSizingContext
    ) -> ProposedViewSize {
        var size = base.proposedSize(for: root, context: context)
        if horizontal { size.width = nil }
        if vertical { size.height = nil }
        return size
    }
}

extension PresentationSizing {
    /// The content's own length along some axes, and otherwise this.
    public func fitted(horizontal: Bool, vertical: Bool) -> some PresentationSizing {
        PartlyFittedSizing(base: self, horizontal: horizontal, vertical: vertical)
    }

    /// A size that grows with the content and does not shrink. A picture shows the size of one time, which is the same.
    public func sticky(
        horizontal: Bool = false, vertical: Bool = false
    ) -> some PresentationSizing { self }
}

extension PresentationSizing where Self == AutomaticPresentationSizing {
    /// The usual size.
    public static var automatic: AutomaticPresentationSizing { AutomaticPresentationSizing() }
}

extension PresentationSizing where Self == FormPresentationSizing {
    /// The size of a form.
    public static var form: FormPresentationSizing { FormPresentationSizing() }
}

extension PresentationSizing where Self == PagePresentationSizing {
    /// The size of a page.
    public static var page: PagePresentationSizing { PagePresentationSizing() }
}

extension PresentationSizing where Self == FittedPresentationSizing {
    /// The content's own size.
    public static var fitted: FittedPresentationSizing { FittedPresentationSizing() }
}

/// A sizing as a setting. Those of one type count as the same: their values rarely change while a sheet is open.
struct PresentationSizes: Equatable, Sendable {
    private let handed: HandedOver<any PresentationSizing>

    private var sizing: any PresentationSizing { handed.value }

    // Used where the content is laid out, on the main actor.
    init(sizing: any PresentationSizing) {
        handed = HandedOver(sizing)
    }

    static func == (lhs: PresentationSizes, rhs: PresentationSizes) -> Bool {
        type(of: lhs.sizing) == type(of: rhs.sizing)
    }

    /// The size of a card.
    ///
    /// - Parameters:
    ///   - form: The size of forms.
    ///   - most: The most that there is.
    func size(of card: LayoutSubview, form: CGSize, most: CGSize) -> CGSize {
        let context = PresentationSizingContext(form: form, page: most)
        let root = PresentationSizingRoot { card.sizeThatFits($0) }
        func valid(_ length: CGFloat?, _ most: CGFloat) -> CGFloat? {
            length.flatMap { $0.isNaN ? nil : max(0, min($0, most)) }
        }
        let wanted = sizing.proposedSize(for: root, context: context)
        var proposal = ProposedViewSize(
            width: valid(wanted.width, most.width), height: valid(wanted.height, most.height))
        if proposal.width == nil {
            proposal.width = min(card.sizeThatFits(proposal).width, most.width)
        }
        if proposal.height == nil {
            proposal.height = min(card.sizeThatFits(proposal).height, most.height)
        }
        return CGSize(width: proposal.width ?? 0, height: proposal.height ?? 0)
    }
}

extension View {
    /// Says how large the sheet that shows this view is on a large screen.
    ///
    /// Apple: "presentationSizing(_:)".
    nonisolated public func presentationSizing(_ sizing: some PresentationSizing) -> some View {
        settingPresentation { $0.sizing = PresentationSizes(sizing: sizing) }
    }
}
