package import Foundation
package import QuadrantDisplayList
package import QuadrantGeometry
import QuadrantLayout
package import QuadrantText

/// What a node shows beside its children.
///
/// What of it moves by itself when it changes with an animation is its animatable data; by default nothing.
package protocol NodeDrawing: Animatable where AnimatableData: VectorArithmetic {
    /// What of it moves; by default nothing.
    associatedtype AnimatableData = EmptyAnimatableData

    /// Adds what lies behind the children.
    func draw(_ context: inout DrawingContext)

    /// Adds what lies over the children.
    func drawOver(_ context: inout DrawingContext)

    /// How all that the node and its children show is moved beyond its layout; `nil` if it is not.
    var contentEffect: ContentEffect? { get }

    /// Changes all that the node and its children show, after the effect; `nil` leaves it.
    func group(_ content: Fragment, _ context: DrawingContext) -> DisplayGroup?

    /// How the children of the node are shown with the drawing.
    var role: DrawingRole { get }

    /// Whether `group` may return something else than `nil`.
    var isGroup: Bool { get }

    /// The view or modifier as it is written, for explanations, which alone ask for it; `nil` where
    /// the drawing does not tell.
    var label: String? { get }

    /// What the node tells assistive technologies before its modifiers say anything: an image its label,
    /// something invisible that it is hidden; `nil` for nothing.
    var accessibility: AccessibilityNote? { get }

    /// Whether the node shows something at a point of its space, so that a tap there reaches it;
    /// asked of nodes without children.
    func contains(_ point: CGPoint, size: CGSize, isRightToLeft: Bool) -> Bool

    /// The rectangle of the node's space outside of which `contains` returns `false`. The node's frame,
    /// unless said otherwise.
    func reach(size: CGSize, isRightToLeft: Bool) -> CGRect

    /// Whether `reach` may be another rectangle than the node's frame, so that it has to be asked.
    var hasOwnReach: Bool { get }

    /// Whether it is drawn by the frame of its node, which then moves and grows as it is animated; what only changes
    /// what its children show has none of its own.
    var hasFrame: Bool { get }

    /// Whether the node is drawn behind all its siblings as it leaves; else where it stood among them.
    var leavesBehind: Bool { get }

    /// The edges at which it is painted beyond its frame, under the safe area, where it touches that.
    var paintedEdges: Edge.Set { get }

    /// Whether taps reach neither the node nor its children, which are not to be seen.
    var letsTapsThrough: Bool { get }

    /// Whether a change of what it draws is shown by `drawChange` where it has an animation.
    var showsChanges: Bool { get }

    /// Whether another content is shown than by a drawing before, so that `drawChange` is to show the change.
    func isOtherContent(than old: Self) -> Bool

    /// Draws a part of the way from what the node showed before: 0 shows the old one, 1 the new one, and parts outside
    /// are where a spring swings beyond.
    func drawChange(from old: OldContent, part: Double, _ context: inout DrawingContext)
}

extension NodeDrawing {
    package func draw(_ context: inout DrawingContext) {}

    package func drawOver(_ context: inout DrawingContext) {}

    package var contentEffect: ContentEffect? { nil }

    package func group(_ content: Fragment, _ context: DrawingContext) -> DisplayGroup? { nil }

    package var role: DrawingRole { .plain }

    package var isGroup: Bool { true }

    package var label: String? { nil }

    package var accessibility: AccessibilityNote? { nil }

    package func contains(_ point: CGPoint, size: CGSize, isRightToLeft: Bool) -> Bool {
        CGRect(origin: .zero, size: size).contains(point)
    }

    package func reach(size: CGSize, isRightToLeft: Bool) -> CGRect {
        CGRect(origin: .zero, size: size)
    }

    package var hasOwnReach: Bool { false }

    package var letsTapsThrough: Bool { false }

    package var showsChanges: Bool { false }

    package func isOtherContent(than old: Self) -> Bool { false }

    package func drawChange(
        from old: OldContent, part: Double, _ context: inout DrawingContext
    ) { draw(&context) }

    package var hasFrame: Bool { true }

    package var leavesBehind: Bool { false }

    package var paintedEdges: Edge.Set { [] }
}

extension NodeDrawing where AnimatableData == EmptyAnimatableData {
    package var animatableData: EmptyAnimatableData {
        get { EmptyAnimatableData() }
        set {}
    }
}

/// The drawing of what shows nothing itself.
extension Never: NodeDrawing {}

/// A node that is being recorded: its size, and the items it adds in its own coordinates.
package struct DrawingContext {
    /// The node's size in points.
    package private(set) var size: CGSize
    package let source: SourceTag
    package let isRightToLeft: Bool
    /// The node's text, shaped as it was measured; `nil` for nodes without.
    package private(set) var text: ShapedText?
    package internal(set) var items: [DisplayItem] = []
    /// The children of a `SymbolHostDrawing`, recorded.
    package internal(set) var symbols: [RecordedSymbol] = []
    let node: NodeID
    @Unretained private(set) var tree: ViewTree

    package var bounds: CGRect { CGRect(origin: .zero, size: size) }

    /// The node's bounds and what lies beyond them under the safe area, on those of `edges` that
    /// touch it. Linear in the node's depth where there is a safe area.
    package func bounds(ignoringSafeAreaOn edges: Edge.Set) -> CGRect {
        tree.shown.readsSurroundings = true
        let insets = tree.layout.safeAreaInsets(at: node).only(edges)
        return CGRect(
            x: -MirrorMap(isRightToLeft).left(insets), y: -insets.top,
            width: size.width + insets.horizontal, height: size.height + insets.vertical)
    }

    package mutating func add(_ item: DisplayItem) {
        items.append(item)
    }

    package mutating func fill(
        _ shape: DisplayShape, _ paint: Paint, style: FillStyle = FillStyle()
    ) {
        var item = FillItem(shape: shape, paint: paint)
        item.style = style
        item.source = source
        add(.fill(item))
    }

    /// Fills the node's frame; its edges are moved to whole pixels.
    package mutating func fillFrame(_ rect: CGRect, _ paint: Paint) {
        var item = FillItem(shape: .rect(rect), paint: paint)
        item.snapsToPixels = true
        item.source = source
        add(.fill(item))
    }

    package mutating func stroke(_ shape: DisplayShape, _ paint: Paint, style: StrokeStyle) {
        var item = StrokeItem(shape: shape, paint: paint, style: style)
        item.source = source
        add(.stroke(item))
    }

    /// What `drawing` shows in a frame of `size`, in the coordinates of the frame, with its own
    /// text if it draws one.
    package func items(
        of drawing: some NodeDrawing, size: CGSize, text: ShapedText? = nil
    ) -> [DisplayItem] {
        var inner = self
        inner.size = size
        inner.text = text
        inner.items = []
        drawing.draw(&inner)
        drawing.drawOver(&inner)
        guard let group = drawing.group(Fragment(items: inner.items), inner) else {
            return inner.items
        }
        return [.group(group)]
    }

    /// Adds what `draw` adds, as something that means `meaning`; nothing if it adds nothing.
    package mutating func add(
        _ meaning: DisplayMeaning, _ draw: (inout DrawingContext) -> Void
    ) {
        var inner = self
        inner.items = []
        draw(&inner)
        guard !inner.items.isEmpty else { return }
        var group = DisplayGroup(content: Fragment(items: inner.items))
        group.meaning = meaning
        group.source = source
        add(.group(group))
    }

    /// Reports, once for each place, what is wrong with the arguments of the view.
    package func report(_ diagnostic: Diagnostic?) {
        guard let diagnostic else { return }
        tree.report(diagnostic.message, at: node, advice: diagnostic.advice)
    }

    /// The engine that shapes texts.
    package var textEngine: any TextEngine { tree.layout.textEngine }

    /// The nearest node around, or the node itself, that is drawn by a `D`: its drawing, its size,
    /// and the node's frame in its coordinates. Linear in the node's depth.
    package func nearest<D: NodeDrawing>(
        _ type: D.Type
    ) -> (drawing: D, size: CGSize, frame: CGRect)? {
        tree.shown.readsSurroundings = true
        var current: NodeID? = node
        while let candidate = current {
            if let drawing = tree.drawing(of: candidate)?.value(D.self) {
                return (
                    drawing, tree.presentation.size(of: candidate, .shown),
                    tree.frame(bounds, from: node, to: candidate)
                )
            }
            current = tree.layout.parent(of: candidate)
        }
        return nil
    }

    init(_ node: NodeID, in tree: ViewTree, text: ShapedText?) {
        self.node = node
        self.tree = tree
        size = tree.presentation.size(of: node, .shown)
        source = SourceTag(node: node.index)
        isRightToLeft = tree.layout.isRightToLeft(node)
        self.text = text
    }
}
