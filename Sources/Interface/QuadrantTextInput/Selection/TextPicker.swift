import Foundation
import Observation
import QuadrantControls
import QuadrantCore
import QuadrantDragDrop
import QuadrantEditing
import QuadrantEvents
import QuadrantGeometry
import QuadrantGestures
import QuadrantLayout
import QuadrantText
import QuadrantViews

/// Selects what people point at of the texts in a view, one text at a time.
@Observable @MainActor
final class TextPicker: FocusTarget {
    /// The text that a finger holds, in the coordinates of the view with the texts; `nil` for none.
    private(set) var menuFrame: CGRect?
    @ObservationIgnored private(set) var center: FocusCenter?
    @ObservationIgnored @TreeReference private var tree: ViewTree?
    /// The text of which something is selected, and its characters with what is selected of them.
    @ObservationIgnored private var node: NodeID?
    @ObservationIgnored private var content = EditableText("")
    @ObservationIgnored private var request: TextRequest?
    @ObservationIgnored private var last: (time: Double, point: CGPoint, count: Int)?
    @ObservationIgnored private var unit = TextUnit.character

    nonisolated init() {}

    func take(_ center: FocusCenter?) { self.center = center }

    // MARK: Hands

    var gesture: _LiftGesture {
        _LiftGesture { [weak self] tree, _, sample in
            self?.begin(sample, in: tree) ?? .never
        } _: { [weak self] tree, view, event in
            self?.follow(event, in: tree, view)
            return nil
        }
    }

    private func begin(_ sample: TouchSample, in tree: ViewTree) -> LiftStart {
        guard let text = text(at: sample.location, in: tree) else {
            clear()
            return .never
        }
        guard sample.kind == .pointer else { return .usual }
        let count = clicks(sample)
        unit = count == 1 ? .character : count == 2 ? .word : .paragraph
        clear()
        take(text, in: tree)
        select(at: sample.location, extending: false)
        return .byMoving
    }

    /// The how manieth click in the same place it is: after the third one it begins with one again.
    private func clicks(_ sample: TouchSample) -> Int {
        var count = 1
        if let last, sample.time - last.time <= GestureFigures.tapInterval,
            max(abs(last.point.x - sample.location.x), abs(last.point.y - sample.location.y)) <= 5
        {
            count = last.count % 3 + 1
        }
        last = (sample.time, sample.location, count)
        return count
    }

    private func follow(_ event: LiftEvent, in tree: ViewTree, _ view: NodeID) {
        switch event {
        case .lifted(let point, let byPointer):
            guard !byPointer else { return }
            guard let text = text(at: point, in: tree) else { return }
            take(text, in: tree)
            _ = content.perform(.selectAll, Self.policy, nil)
            show()
            let (frame, around) = (tree.frame(of: text), tree.frame(of: view))
            menuFrame = frame.offsetBy(dx: -around.minX, dy: -around.minY)
        case .moved(let point), .dropped(let point):
            if menuFrame == nil { select(at: point, extending: true) }
        case .waited, .cancelled: break
        }
    }

    /// The text at a point of the root that this can select.
    private func text(at point: CGPoint, in tree: ViewTree) -> NodeID? {
        guard let node = tree.nodes(at: point).first(where: { tree.layout.isText($0) }) else {
            return nil
        }
        var current: NodeID? = node
        while let next = current {
            if let note = tree.note(SelectableTexts.self, of: next) {
                return note.picker === self ? node : nil
            }
            current = tree.layout.parent(of: next)
        }
        return nil
    }

    // MARK: What is selected

    private static let policy = EditingPolicy(isSingleLine: false)

    private func take(_ text: NodeID, in tree: ViewTree) {
        guard case .text(let request) = tree.layout.rule(of: text) else { return }
        (node, self.tree, self.request) = (text, tree, request)
        content = EditableText(
            request.runs.map { $0.attachment == nil ? $0.text : "\u{FFFC}" }.joined())
        center?.focus(self)
    }

    private var geometry: TextGeometry? {
        guard let tree, let node, let request, tree.layout.contains(node) else { return nil }
        let width = tree.layout.size(of: node).width
        let places = tree.layout.textEngine.places(
            request, proposal: ProposedViewSize(width: width, height: nil))
        return TextGeometry(places, of: content.text)
    }

    private func select(at point: CGPoint, extending: Bool) {
        guard let tree, let node, tree.layout.contains(node) else { return }
        let own = tree.point(point, in: node)
        _ = content.perform(
            .point(own, unit: unit, extending: extending), Self.policy, geometry)
        show()
    }

    /// Marks what is selected in the text.
    private func show() {
        guard let tree, let node, tree.layout.contains(node) else { return }
        guard !content.selection.isCaret, let geometry else { return tree.mark(node, nil) }
        let width = tree.layout.size(of: node).width
        var color = tree.environment.accentRGBA
        color.alpha *= tree.environment.controlProfile.field.selectionOpacity
        let rects = content.selection.stretches.flatMap { geometry.rects(of: $0, width: width) }
        tree.mark(node, TextMarks(rects, color))
    }

    /// Nothing is selected any more.
    func clear() {
        menuFrame = nil
        if let tree, let node { tree.mark(node, nil) }
        node = nil
        center?.resign(self)
    }

    /// Copies what is selected.
    func copy() {
        guard node != nil, !content.selection.isCaret else { return }
        center?.copiedItems.text = content.selected
    }

    // MARK: Focus

    var stopsTabs: Bool { false }
    func takeFocusByKey() {}
    func didGainFocus() {}

    func didLoseFocus() { if node != nil { clear() } }

    func take(_ key: InputEvent) -> Bool {
        guard node != nil, let press = KeyPress(key), press.phase != .up else { return false }
        if press.key == .escape {
            clear()
            return true
        }
        guard !press.modifiers.isDisjoint(with: [.command, .control]) else { return false }
        switch press.key.character {
        case "c":
            copy()
            return true
        case "a":
            _ = content.perform(.selectAll, Self.policy, nil)
            show()
            return true
        default: return false
        }
    }
}
