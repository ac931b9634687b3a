public import Foundation
public import QuadrantCore
public import QuadrantGeometry
import QuadrantLayout
import QuadrantViews

/// What a popover points to.
///
/// Apple: "PopoverAttachmentAnchor".
public enum PopoverAttachmentAnchor {
    /// A rectangle of the view.
    case rect(Anchor<CGRect>.Source)
    /// A point of the view, in fractions of its size.
    case point(UnitPoint)

    /// What is wrong with its numbers; `nil` where nothing is.
    var diagnostic: Diagnostic? {
        let instead = "The popover points to the edge of the screen."
        switch self {
        case .rect(let source):
            let rect = source.value(in: CGSize(width: 1, height: 1), isRightToLeft: false)
            return .unlessNumber(
                ".rect",
                ["x": rect.minX, "y": rect.minY, "width": rect.width, "height": rect.height],
                instead: instead)
        case .point(let point):
            return .unlessNumber(".point", ["x": point.x, "y": point.y], instead: instead)
        }
    }

    /// The rectangle in a view of a frame.
    func rect(in frame: CGRect, isRightToLeft: Bool) -> CGRect {
        switch self {
        case .rect(let source):
            return source.value(in: frame.size, isRightToLeft: isRightToLeft)
                .offsetBy(dx: frame.minX, dy: frame.minY)
        case .point(let point):
            let x = isRightToLeft ? 1 - point.x : point.x
            return CGRect(
                x: frame.minX + x * frame.width, y: frame.minY + point.y * frame.height, width: 0,
                height: 0)
        }
    }
}

extension View {
    /// Shows a popover while a binding is `true`.
    ///
    /// Apple: "popover(isPresented:attachmentAnchor:arrowEdge:content:)". Where there is little room, as on phones, it is a
    /// sheet, unless the content has `presentationCompactAdaptation(.popover)`. It stands below what it points to where there
    /// is room, else above; `arrowEdge` is not read, as on iOS. A tap beside it closes it.
    ///
    /// - Parameters:
    ///   - isPresented: Whether the popover is shown; `false` is set when somebody closes it.
    ///   - attachmentAnchor: What it points to: the whole view unless given.
    ///   - content: What the popover shows.
    nonisolated public func popover<Content: View>(
        isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
        arrowEdge: Edge? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        let content = HandedOver(ContentMaker<Void, Content>(content))
        return modifier(
            SourceModifier { frame, isRightToLeft in
                let source = attachmentAnchor.rect(in: frame, isRightToLeft: isRightToLeft)
                return PresentationModifier(".popover", isPresented: isPresented) {
                    PresentedCard(
                        kind: .popover(source), model: $0, dismiss: isPresented,
                        content: SheetContent(maker: content.value))
                }
            }
        )
        .modifier(ReportModifier(diagnostic: attachmentAnchor.diagnostic))
    }

    /// Shows a popover while there is an item. Another item has it made again.
    ///
    /// Apple: "popover(item:attachmentAnchor:arrowEdge:content:)".
    nonisolated public func popover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
        arrowEdge: Edge? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        modifier(
            SourceModifier { frame, isRightToLeft in
                ItemPresentation(
                    ".popover",
                    .popover(attachmentAnchor.rect(in: frame, isRightToLeft: isRightToLeft)),
                    item: item, content: content)
            }
        )
        .modifier(ReportModifier(diagnostic: attachmentAnchor.diagnostic))
    }
}

/// Knows where a view stands in the root, for what points to it.
nonisolated struct SourceModifier<Inner: ViewModifier>: ViewModifier {
    private let inner: (CGRect, _ isRightToLeft: Bool) -> Inner
    @State private var frame = CGRect.zero
    @Environment(\.layoutDirection) private var direction

    init(_ inner: @escaping (CGRect, _ isRightToLeft: Bool) -> Inner) {
        self.inner = inner
    }

    @MainActor func body(content: Content) -> some View {
        let frame = $frame
        return
            content
            .onGeometryChange(for: CGRect.self) {
                $0.frameInRoot
            } action: {
                frame.wrappedValue = $0
            }
            .modifier(inner(self.frame, direction == .rightToLeft))
    }
}
