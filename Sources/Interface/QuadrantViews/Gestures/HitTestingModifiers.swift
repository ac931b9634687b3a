import Foundation
public import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantLayout

/// Sets where taps reach a view.
nonisolated struct HitShapeModifier: AttachingModifier {
    let shape: HitShapes.Shape

    func attach(_ attachments: inout NodeAttachments) {
        attachments.add(HitShapes(shape), for: HitShapes.self)
    }
}

/// The modifier of `contentShape`, for any kinds of uses.
private nonisolated struct ContentShapeModifier<Content: Shape>: ViewModifier {
    typealias Body = Never

    let kinds: ContentShapeKinds
    let shape: Content
    let isEvenOdd: Bool

    @MainActor
    static func _makeNodes<V: View>(
        _ modifier: ContentShapeModifier<Content>, _ content: V, _ cursor: inout _ViewCursor
    ) {
        let traits = Content._traits(modifier.shape, in: .zero)
        traits.fault?.say()
        let modifier = ContentShapeModifier(
            kinds: modifier.kinds, shape: modifier.shape.standing(in: cursor.environment, traits),
            isEvenOdd: modifier.isEvenOdd)
        if modifier.kinds.contains(.hoverEffect) {
            cursor.report(
                .withoutEffect(
                    ".contentShape(_:_:eoFill:) of the kind .hoverEffect",
                    advice: "Effects under a pointer keep the view's frame."))
        }
        cursor.attaching(content) { modifier.attach(&$0) }
    }

    private func attach(_ attachments: inout NodeAttachments) {
        let outline = ContentShapeOutline(kinds: kinds) { [shape] size, isRightToLeft in
            let frame = CGRect(origin: .zero, size: size)
            return shape.outline(in: frame, isRightToLeft: isRightToLeft).path
        }
        attachments.add([outline], for: ContentShapeKey.self)
        if kinds.contains(.interaction) {
            HitShapeModifier(
                shape: .area(
                    { [shape, isEvenOdd] point, size, isRightToLeft in
                        shape.contains(
                            point, size: size, isRightToLeft: isRightToLeft, isEvenOdd: isEvenOdd)
                    },
                    bounds: { [shape] size, isRightToLeft in
                        let frame = CGRect(origin: .zero, size: size)
                        return shape.outline(in: frame, isRightToLeft: isRightToLeft).bounds
                    })
            ).attach(&attachments)
        }
        if !kinds.isDisjoint(with: [.interaction, .accessibility]) {
            var note = AccessibilityNote()
            note.frame = { [shape] size, isRightToLeft in
                let frame = CGRect(origin: .zero, size: size)
                return shape.outline(in: frame, isRightToLeft: isRightToLeft).path.boundingRect
            }
            AccessibilityNoteModifier(note: note).attach(&attachments)
        }
    }

    nonisolated static func _arity(of content: _ViewArity) -> _ViewArity { content }
}

extension Shape {
    /// Whether a point lies in the shape of a frame of `size` at the origin.
    nonisolated func contains(
        _ point: CGPoint, size: CGSize, isRightToLeft: Bool, isEvenOdd: Bool
    ) -> Bool {
        outline(in: CGRect(origin: .zero, size: size), isRightToLeft: isRightToLeft)
            .path.contains(point, eoFill: isEvenOdd)
    }
}

extension View {
    /// Sets the shape in which taps reach the view, whatever the view shows inside or outside of
    /// that shape.
    ///
    /// Apple: "contentShape(_:eoFill:)".
    ///
    /// - Parameters:
    ///   - shape: The shape, in the view's frame.
    ///   - eoFill: Whether the even-odd rule decides what is inside: a ray from the point crosses
    ///     the outline an odd number of times. Otherwise the winding of outlines decides.
    nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
        contentShape(.interaction, shape, eoFill: eoFill)
    }

    /// Sets the shape of the view for certain uses.
    ///
    /// Apple: "contentShape(_:_:eoFill:)". The kind `hoverEffect` has no effect here,
    /// which is reported.
    nonisolated public func contentShape<S: Shape>(
        _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
    ) -> some View {
        modifier(ContentShapeModifier(kinds: kind, shape: shape, isEvenOdd: eoFill))
    }

    /// Sets whether taps reach the view and the views in it; if not, they reach what is behind the
    /// view.
    ///
    /// Apple: "allowsHitTesting(_:)".
    nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View {
        modifier(HittableModifier(isHittable: enabled))
    }
}

private nonisolated struct HittableModifier: AttachingModifier {
    let isHittable: Bool

    func attach(_ attachments: inout NodeAttachments) {
        if !isHittable { HitShapeModifier(shape: .none).attach(&attachments) }
    }
}
