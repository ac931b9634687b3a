import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantLayout

struct FilledShapeDrawing<Content: Shape>: NodeDrawing {
    typealias AnimatableData = AnimatablePair<Content.AnimatableData, AnimatableNumbers>

    var shape: Content
    var style: _ResolvedStyle
    let fillStyle: FillStyle

    var animatableData: AnimatablePair<Content.AnimatableData, AnimatableNumbers> {
        get { AnimatablePair(shape.animatableData, style.numbers) }
        set { (shape.animatableData, style.numbers) = (newValue.first, newValue.second) }
    }

    var showsChanges: Bool { true }

    func isOtherContent(than old: FilledShapeDrawing) -> Bool {
        // A shape that moves goes on; its style changes at once then.
        style.fades(from: old.style) && shape.animatableData == old.shape.animatableData
    }

    func drawChange(from old: OldContent, part: Double, _ context: inout DrawingContext) {
        context.fade(from: old, to: self, style, part: part)
    }

    var isGroup: Bool { false }

    func contains(_ point: CGPoint, size: CGSize, isRightToLeft: Bool) -> Bool {
        guard !style.isClear else { return false }
        return shape.contains(
            point, size: size, isRightToLeft: isRightToLeft, isEvenOdd: fillStyle.isEOFilled)
    }

    var hasOwnReach: Bool { true }

    func reach(size: CGSize, isRightToLeft: Bool) -> CGRect {
        let rect = CGRect(origin: .zero, size: size)
        return shape.outline(in: rect, isRightToLeft: isRightToLeft).bounds
    }

    func draw(_ context: inout DrawingContext) {
        let known = shape.knownOutline(in: context.bounds)
        if known == nil, let traced = shape as? any TracedShape {
            context.stroke(
                traced.traced, style, traced.line, isAntialiased: fillStyle.isAntialiased)
            return
        }
        let outline = known ?? context.pathOutline(shape)
        if case .rect(let rect) = outline, rect == context.bounds {
            context.fillFrame(rect, with: style)
        } else {
            context.fill(outline, with: style, fillStyle: fillStyle)
        }
    }
}

struct StrokedShapeDrawing<Content: Shape>: NodeDrawing {
    typealias AnimatableData = AnimatablePair<
        Content.AnimatableData, AnimatablePair<AnimatableNumbers, AnimatableNumbers>
    >

    var shape: Content
    var style: _ResolvedStyle
    var line: StrokeStyle
    let isAntialiased: Bool

    var animatableData:
        AnimatablePair<
            Content.AnimatableData, AnimatablePair<AnimatableNumbers, AnimatableNumbers>
        >
    {
        get {
            AnimatablePair(
                shape.animatableData, AnimatablePair(style.numbers, line.numbers))
        }
        set {
            shape.animatableData = newValue.first
            style.numbers = newValue.second.first
            line.numbers = newValue.second.second
        }
    }

    var showsChanges: Bool { true }

    func isOtherContent(than old: StrokedShapeDrawing) -> Bool {
        style.fades(from: old.style) && line == old.line
            && shape.animatableData == old.shape.animatableData
    }

    func drawChange(from old: OldContent, part: Double, _ context: inout DrawingContext) {
        context.fade(from: old, to: self, style, part: part)
    }

    var isGroup: Bool { false }

    func contains(_ point: CGPoint, size: CGSize, isRightToLeft: Bool) -> Bool {
        guard !style.isClear else { return false }
        let rect = CGRect(origin: .zero, size: size)
        return shape.outline(in: rect, isRightToLeft: isRightToLeft).path
            .strokedPath(line.sanitized).contains(point)
    }

    var hasOwnReach: Bool { true }

    func reach(size: CGSize, isRightToLeft: Bool) -> CGRect {
        let rect = CGRect(origin: .zero, size: size)
        let outline = shape.outline(in: rect, isRightToLeft: isRightToLeft)
        let item = StrokeItem(shape: outline, paint: .color(.clear), style: line.sanitized)
        return DisplayItem.stroke(item).bounds
    }

    func draw(_ context: inout DrawingContext) {
        context.stroke(shape, style, line, isAntialiased: isAntialiased)
    }
}

extension DrawingContext {
    /// Draws lines along a shape in the node's frame.
    fileprivate mutating func stroke(
        _ shape: some Shape, _ style: _ResolvedStyle, _ line: StrokeStyle, isAntialiased: Bool
    ) {
        let (outline, line, source) = (outline(shape), line.sanitized, source)
        let target = StyleTarget(frame: bounds, source: source) { paint in
            var item = StrokeItem(shape: outline, paint: paint, style: line)
            item.isAntialiased = isAntialiased
            item.source = source
            return [.stroke(item)]
        }
        draw(target, with: style)
    }
}
