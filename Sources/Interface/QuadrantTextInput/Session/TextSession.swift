package import Foundation
import Observation
import QuadrantCore
import QuadrantDragDrop
package import QuadrantEditing
package import QuadrantEvents
import QuadrantGeometry
package import QuadrantLayout
import QuadrantText
package import QuadrantViews

/// The editing of one field or editor, as long as the view lives: what was typed since it has the focus, what
/// is selected, what can be undone.
///
/// Everything that happens to the text comes as a `TextInputEvent`, from a test, a page or a window. A text that is
/// not being edited is the value's; as soon as the field has the focus, it is the session's, and goes to the value
/// with each edit; where a format reads it, with each edit that the format can read.
@Observable @MainActor
package final class TextSession: FocusTarget {
    /// The text while it is edited.
    package private(set) var content = EditableText("")
    package private(set) var isFocused = false
    /// How far the text is scrolled in a field that is too small for it, in points.
    private(set) var scroll = CGPoint.zero

    /// Counts what may have moved the caret.
    private(set) var revision = 0

    @ObservationIgnored private var settings: SessionSettings?
    @ObservationIgnored private var environment = EnvironmentValues()
    @ObservationIgnored private var textEnvironment = EnvironmentValues()
    @ObservationIgnored @TreeReference private var tree: ViewTree?
    @ObservationIgnored private var node: NodeID?
    /// The parts of a long text, as they were cut last, and the nodes that show them, by their numbers.
    @ObservationIgnored private var lastPages: TextPages?
    @ObservationIgnored private var pageNodes: [Int: NodeID] = [:]
    /// Scrolls to a part of a long text that is not in sight, and the part that the caret waits for.
    @ObservationIgnored private var showPage: ((Int) -> Void)?
    @ObservationIgnored private var awaitedPage: Int?
    @ObservationIgnored private lazy var ownCenter = FocusCenter()
    /// The text with which editing began.
    @ObservationIgnored private var first = ""

    package nonisolated init() {}

    /// Takes what the view was given last.
    func update(_ settings: SessionSettings, _ environment: EnvironmentValues) {
        self.settings = settings
        self.environment = environment.kept()
    }

    /// Takes note of where the text is shown, or a part of a long one.
    func place(
        _ node: NodeID, page: Int?, in tree: ViewTree, _ environment: EnvironmentValues
    ) {
        (self.tree, textEnvironment) = (tree, environment.kept())
        if let page { pageNodes[page] = node } else { self.node = node }
    }

    var center: FocusCenter { environment.focusCenter ?? ownCenter }
    /// What the field asks of keyboards.
    package var traits: InputTraits { environment.inputTraits }
    /// Whether the field is one of one line, or is secret.
    package var policy: EditingPolicy {
        settings?.policy ?? EditingPolicy(isSingleLine: true)
    }
    /// The node that shows the text; `nil` before it is shown.
    package var shownNode: NodeID? { caretNode }

    package func didGainFocus() {
        guard let settings else { return }
        first = settings.value.text(in: environment)
        var new = EditableText(first)
        if let wanted = wantedSelection(in: first) { new.select(wanted) }
        content = new
        isFocused = true
        for wish in environment.focusWishes where !wish.isWanted() { wish.set(true) }
        settings.editingChanged?(true)
        revision += 1
    }

    package func didLoseFocus() {
        content.commit()
        finish()
        isFocused = false
        scroll = .zero
        for wish in environment.focusWishes where wish.isWanted() { wish.set(false) }
        settings?.editingChanged?(false)
    }

    /// Gives the value what was typed.
    private func finish() {
        guard let settings, !content.text.hasSameBytes(as: first) else { return }
        let problem = settings.value.take(content.text, content.takeChanges(), in: environment)
        first = content.text
        if let problem, let tree, let node {
            tree.report(problem.message, at: node, advice: problem.advice)
        }
    }

    /// Takes a value that somebody else set while the text is edited.
    func adopt(_ text: String) {
        guard isFocused, settings?.value.isFormatted == false else { return }
        if content.text.hasSameBytes(as: text) { return }
        content.adopt(text)
        revision += 1
    }

    /// Selects what the program has selected.
    func adoptSelection() {
        guard isFocused, let wanted = wantedSelection(in: content.text),
            wanted.stretches != content.selection.stretches
        else { return }
        content.select(wanted)
        revision += 1
    }

    private func wantedSelection(in text: String) -> EditSelection? {
        settings?.selection?.selection(in: text, environment.textSelectionAffinity)
    }
}

extension TextSession {
    /// Does what an event says; nothing comes of it while the field has not the focus.
    @discardableResult
    package func send(_ event: TextInputEvent) -> EditOutcome {
        send(event, geometry(surroundingPart))
    }

    private func send(
        _ event: TextInputEvent, _ geometry: @autoclosure () -> TextGeometry?
    ) -> EditOutcome {
        guard isFocused, environment.isEnabled else { return .nothing }
        if case .delete(_, backward: true) = event, content.shownText.isEmpty,
            let action = environment.emptyFieldDeletion
        {
            action()
            return .nothing
        }
        let outcome = content.perform(event, policy, geometry())
        switch outcome {
        case .nothing: return outcome
        case .moved: break
        case .edited: push()
        case .copied(let characters, let wasCut):
            center.copiedItems.text = characters
            if wasCut { push() }
        case .submitted: submit()
        }
        settings?.selection?.tell(content.selection, in: content.text)
        revision += 1
        return outcome
    }

    /// Takes the focus, if the view is enabled; focus states that wish a disabled view the focus are set back.
    @discardableResult
    func takeFocus() -> Bool {
        guard environment.isEnabled else {
            for wish in environment.focusWishes where wish.isWanted() { wish.set(false) }
            return false
        }
        center.focus(self)
        return true
    }

    package func takeFocusByKey() { takeFocus() }

    package var stopsTabs: Bool { environment.isEnabled }

    package var wantsKeyboard: Bool { true }

    package var wishes: [FocusWish] { environment.focusWishes }

    /// Takes note of a key as a keyboard for the field does.
    package func take(_ key: InputEvent) -> Bool {
        let copied = center.copiedItems
        guard isFocused, let event = TextInputEvent(key, policy, copied: copied.text) else {
            return false
        }
        send(event)
        return true
    }

    /// Takes the focus and does what a tap does: moves the caret to the point, or selects the word or the
    /// paragraph there; or selects up to the point what a pointer is drawn over.
    func tap(at point: CGPoint, count: Int, extending: Bool = false) {
        select(
            count == 1 ? .character : count == 2 ? .word : .paragraph, at: point,
            extending: extending)
    }

    /// Selects what is at a point, or all from where selecting began to there.
    func select(_ unit: TextUnit, at point: CGPoint, extending: Bool = false) {
        guard extending ? isFocused : takeFocus(), let tree, let (part, node) = part(at: point)
        else { return }
        let origin = tree.frame(of: node).origin
        _ = send(
            .point(
                CGPoint(x: point.x - origin.x, y: point.y - origin.y), unit: unit,
                extending: extending), geometry(part))
    }

    /// Gives the value the text, as far as a format can read it; a binding may answer with another text.
    private func push() {
        guard let value = settings?.value, content.marked == nil else { return }
        let problem = value.take(content.text, content.takeChanges(), in: environment)
        if value.isFormatted {
            if problem == nil { first = content.text }
            return
        }
        first = content.text
        let answer = value.text(in: environment)
        if !answer.hasSameBytes(as: content.text) { content.adopt(answer) }
    }

    /// Hands the text over and calls what waits for it. The focus goes, unless somebody moved it.
    private func submit() {
        finish()
        for action in environment.submitActions.reversed() where action.triggers.contains(.text) {
            action.perform()
        }
        settings?.committed?()
        center.resign(self)
    }
}

extension TextSession {
    /// The part of the text that is shown while it is edited; of a long text in an editor, the part with the caret.
    var shownPart: ShownPart {
        if let pages { return pages.part(caretPage(in: pages)) }
        return ShownPart(
            of: content.shownText, around: content.shownSelection.head,
            isCut: isCut)
    }

    /// Whether the field shows so few lines at a time that a part of a long text fills them.
    private var isCut: Bool {
        policy.isSingleLine
            || (settings?.value.scrollsItself == false && Self.isFew(environment.lineLimit))
    }

    static func isFew(_ lines: Int?) -> Bool { lines.map { $0 <= 20 } ?? false }

    /// Whether a field shows all lines of its text, so that a long one is shown part by part.
    static func showsAllLines(_ settings: SessionSettings, _ lineLimit: Int?) -> Bool {
        !settings.policy.isSingleLine && !settings.value.scrollsItself && lineLimit == nil
    }

    /// The same with the parts beside it, in which the caret can move from line to line.
    private var surroundingPart: ShownPart {
        guard let pages else { return shownPart }
        return pages.part(around: caretPage(in: pages))
    }

    /// The parts in which a long text is shown while it is edited; `nil` for a text that is shown as a whole.
    var pages: TextPages? {
        guard let settings else { return nil }
        let isField = Self.showsAllLines(settings, environment.lineLimit)
        guard isField || settings.value.showsParts else { return nil }
        let text = content.shownText
        if let lastPages, lastPages.text.hasSameBytes(as: text) { return lastPages }
        lastPages = TextPages(
            text, size: isField ? TextPages.fieldSize : TextPages.editorSize)
        return lastPages
    }

    /// The number of the part with the caret.
    func caretPage(in pages: TextPages) -> Int { pages.index(of: content.shownSelection.head) }

    /// The node that shows the part with the caret; `nil` where it is out of sight.
    private var caretNode: NodeID? {
        guard let pages else { return node }
        return liveNode(caretPage(in: pages))
    }

    private func liveNode(_ page: Int) -> NodeID? {
        guard let tree, let node = pageNodes[page] else { return nil }
        guard tree.layout.contains(node) else {
            pageNodes[page] = nil
            return nil
        }
        return tree.layout.isShownInTree(node) ? node : nil
    }

    /// The part that is shown nearest to a point of the root, and its node.
    private func part(at point: CGPoint) -> (ShownPart, NodeID)? {
        guard let tree else { return nil }
        guard let pages else { return node.map { (shownPart, $0) } }
        let shown = pageNodes.keys.sorted().compactMap { page in
            page < pages.count ? liveNode(page).map { (page, $0, tree.frame(of: $0)) } : nil
        }
        func distance(_ frame: CGRect) -> CGFloat {
            max(frame.minY - point.y, point.y - frame.maxY, 0)
        }
        return shown.min { distance($0.2) < distance($1.2) }.map { (pages.part($0.0), $0.1) }
    }

    private func request(_ part: ShownPart) -> TextRequest {
        let display =
            settings?.value.display(part, mark: content.shownMark) ?? Text(verbatim: part.text)
        var request =
            policy.isSecret
            ? Bullets(count: part.text.count).request(in: textEnvironment, tree)
            : display.request(in: textEnvironment)
        request.options.lineLimit = nil
        request.options.reservedLines = 0
        request.options.minimumScaleFactor = 1
        return request
    }

    /// The room in which the text is broken into lines or scrolled; `nil` before it is shown.
    private var room: CGSize? {
        let known = caretNode ?? pageNodes.keys.sorted().lazy.compactMap(liveNode).first
        guard let tree, let node = known, let parent = tree.layout.parent(of: node) else {
            return nil
        }
        return tree.frame(of: parent).size
    }

    private var proposal: ProposedViewSize {
        ProposedViewSize(width: policy.isSingleLine ? nil : room?.width, height: nil)
    }

    /// Where the characters of the shown text stand; `nil` before it is shown.
    package func geometry() -> TextGeometry? { geometry(shownPart) }

    private func geometry(_ part: ShownPart) -> TextGeometry? {
        guard let tree, node != nil || !pageNodes.isEmpty else { return nil }
        var places = tree.layout.textEngine.places(request(part), proposal: proposal)
        if policy.isSecret { places = Bullets.places(places, of: part.text) }
        return TextGeometry(part.outside(places), of: content.shownText)
    }

    /// The caret in the coordinates of the root, for the windows of input methods; `nil` before it is shown.
    package var caretFrame: CGRect? {
        guard isFocused, let tree, let node = caretNode, let geometry = geometry() else {
            return nil
        }
        let origin = tree.frame(of: node).origin
        return geometry.caret(content.shownSelection.position).offsetBy(dx: origin.x, dy: origin.y)
    }

    /// Scrolls the text as it was laid out last so that the caret is seen.
    func reveal() {
        guard isFocused else { return }
        guard let node = caretNode else {
            // The part with the caret comes into sight first.
            guard let pages else { return }
            awaitedPage = caretPage(in: pages)
            showPage?(caretPage(in: pages))
            return
        }
        guard let tree, let room, let geometry = geometry() else { return }
        let caret = geometry.caret(content.shownSelection.position)
        if settings?.value.scrollsItself == true {
            tree.scrollToShow(caret.minY, caret.maxY, of: node)
            return
        }
        let size = tree.layout.textEngine.measure(request(shownPart), proposal: proposal).size
        let next = CGPoint(
            x: Self.offset(scroll.x, caret.minX, caret.minX + 2, size.width + 2, room.width),
            y: policy.isSingleLine
                ? 0 : Self.offset(scroll.y, caret.minY, caret.maxY, size.height, room.height))
        if next != scroll { scroll = next }
    }

    /// Takes what scrolls to a part of a long text.
    func showPages(_ show: @escaping (Int) -> Void) { showPage = show }

    /// Called when a part of a long text has come into sight.
    func pageDidAppear(_ page: Int) {
        guard awaitedPage == page else { return }
        awaitedPage = nil
        reveal()
    }
}
