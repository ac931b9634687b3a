import Foundation
import QuadrantControls
import QuadrantCore
import QuadrantEditing
import QuadrantGeometry
import QuadrantGestures
import QuadrantLayout
import QuadrantText
import QuadrantViews

/// A field without a border: its text, or its prompt, and what is seen of editing. All styles are made of it.
struct FieldCore: View {
    let field: FieldConfiguration
    /// What stands between the text and the field's edges, where taps reach the field too.
    var margins = EdgeInsets()
    /// The least height with margins, in points.
    var leastHeight: CGFloat = 0
    @State private var session = TextSession()
    @WholeEnvironment() private var environment

    var body: some View {
        let value = field.value.text(in: environment)
        let settings = field.settings
        let _ = session.update(settings, environment)
        EditingLife(
            session: session, value: value,
            selected: settings.selection?.selection(in: value, environment.textSelectionAffinity),
            wishes: environment.focusWishes
        ) {
            box(value)
        }
        .modifier(
            AccessibilityNoteModifier(
                note: note(session.isFocused ? session.content.text : value))
        )
        .modifier(RepresentationModifier(representation: field.label, kind: .hiddenLabel))
        // The text is moved aside where it is longer than the field.
        .separatedFromItsEdge()
    }

    private func box(_ value: String) -> some View {
        let isEdited = session.isFocused
        let isSingle = field.policy.isSingleLine
        let part =
            isEdited
            ? session.shownPart
            : ShownPart(
                of: value, around: 0, isCut: isSingle || TextSession.isFew(environment.lineLimit))
        return FieldBox(
            alignment: environment.multilineTextAlignment,
            extra: environment.controlProfile.field.lineExtra, isSingleLine: isSingle,
            least: leastHeight - margins.top - margins.bottom,
            scroll: session.scroll, isRightToLeft: environment.layoutDirection == .rightToLeft
        ) {
            if let pages = pages(value) {
                parts(pages).layoutValue(key: FieldPart.self, value: .text)
            } else if isEdited {
                // It says how large the field is; the text that is edited is seen in its place.
                lines(part, marks: nil, session: nil)
                    .hidden()
                    .layoutValue(key: FieldPart.self, value: .text)
                // All lines are laid out, and scrolled in the room of those that the field shows.
                lines(part, marks: EditMarks(session.content, in: part), session: session)
                    .lineLimit(isSingle ? 1 : nil)
                    .layoutValue(key: FieldPart.self, value: .edited)
            } else {
                lines(part, marks: nil, session: session)
                    .layoutValue(key: FieldPart.self, value: .text)
            }
            if part.text.isEmpty {
                prompt.layoutValue(key: FieldPart.self, value: .prompt)
            }
        }
        .clipShape(EditedArea(isEdited: isEdited))
        .textCase(nil)
        .lineLimit(of: field.axis)
        .controlInk(nil, isEnabled: environment.isEnabled)
        .padding(margins)
        .contentShape(Rectangle())
        .modifier(FieldTaps(session: session))
    }

    /// The parts of a long text in a field that shows all lines; `nil` for a text that is shown as a whole.
    private func pages(_ value: String) -> TextPages? {
        if session.isFocused { return session.pages }
        guard TextSession.showsAllLines(field.settings, environment.lineLimit) else { return nil }
        return TextPages(value, size: TextPages.fieldSize)
    }

    /// All parts of a long text below each other. A key lays out the part with the caret again; the others are as they were.
    private func parts(_ pages: TextPages) -> some View {
        let session = session
        let caretPage = session.isFocused ? session.caretPage(in: pages) : nil
        // The distance between texts is that between the lines of one.
        return VStack {
            ForEach(0..<pages.count, id: \.self) { page in
                let part = pages.part(page)
                EditorLines(alignment: environment.multilineTextAlignment) {
                    EditedText(
                        text: field.value.display(part, mark: nil), secret: nil,
                        marks: caretPage.map {
                            EditMarks(session.content, in: part, hasCaret: page == $0)
                        },
                        isSingleLine: false, session: session, page: page)
                }
            }
        }
    }

    private func lines(_ part: ShownPart, marks: EditMarks?, session: TextSession?) -> EditedText {
        EditedText(
            text: field.value.display(part, mark: nil), secret: field.isSecret ? part.text : nil,
            marks: marks, isSingleLine: field.policy.isSingleLine, session: session)
    }

    private var prompt: some View {
        Group {
            if let prompt = field.prompt { prompt } else { field.label }
        }
        .foregroundStyle(.placeholder)
        .accessibilityHidden(true)
    }

    private func note(_ value: String) -> AccessibilityNote {
        let session = session
        var note = AccessibilityNote()
        note.children = .ignore
        let isSecret = field.isSecret
        note.currentValue = {
            isSecret ? String(repeating: "\u{2022}", count: value.count) : value
        }
        note.isDisabled = !environment.isEnabled
        note.respondsToUserInteraction = true
        note.actions = [
            AccessibilityNoteAction(name: AccessibilityNoteAction.activate) {
                session.takeFocus()
            }
        ]
        return note
    }
}

/// The text of a field that grows along no axis is one line.
private nonisolated struct LineLimitModifier: ViewModifier {
    let axis: Axis

    func body(content: Content) -> some View {
        if axis == .horizontal { content.lineLimit(1) } else { content }
    }
}

extension View {
    fileprivate func lineLimit(of axis: Axis) -> some View {
        modifier(LineLimitModifier(axis: axis))
    }
}

/// Whether a field or an editor in a view has the focus, so that a keyboard would lie at the bottom.
package enum EditedTextKey: PreferenceKey {
    package static var defaultValue: Bool { false }

    package static func reduce(value: inout Bool, nextValue: () -> Bool) {
        value = value || nextValue()
    }
}

/// Does what a session has to do when the view's values change, or when it goes.
struct EditingLife<Content: View>: View {
    let session: TextSession
    /// The value as a text.
    let value: String
    /// What the program has selected.
    let selected: EditSelection?
    let wishes: [FocusWish]
    @ViewBuilder let content: Content
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
        let isWanted = wishes.contains { $0.isWanted() }
        content
            .environment(\.isFocused, session.isFocused)
            .preference(key: EditedTextKey.self, value: session.isFocused)
            .onChange(of: isWanted, initial: true) { _, isWanted in
                if isWanted {
                    session.center.focusAsWished(session) { session.takeFocus() }
                } else if !wishes.isEmpty {
                    session.center.resign(session)
                }
            }
            // A disabled field has no focus, whoever gave it.
            .onChange(of: isEnabled) { _, isEnabled in
                if !isEnabled { session.center.resign(session) }
            }
            .onChange(of: Spelling(text: value)) { _, value in session.adopt(value.text) }
            .onChange(of: selected) { session.adoptSelection() }
            // After the layout: the caret is where the new lines are.
            .onChange(of: session.revision) { session.reveal() }
            .onDisappear { session.center.resign(session) }
    }
}

/// A text that equals another of the same bytes. `String` finds other spellings of a character equal, in which places are
/// counted otherwise.
private struct Spelling: Equatable {
    let text: String

    static func == (lhs: Spelling, rhs: Spelling) -> Bool { lhs.text.hasSameBytes(as: rhs.text) }
}

/// Gives a field the focus when it is tapped, and its caret the place.
struct FieldTaps: ViewModifier {
    let session: TextSession
    @State private var drag = FieldDrag()

    func body(content: Content) -> some View {
        content
            // Each tap is done at once: the second one selects a word after it has moved the caret, the third one more.
            .modifier(tap(1))
            .modifier(tap(2))
            .modifier(tap(3))
            .gesture(drag.gesture(of: session))
            .modifier(FocusTargetModifier(session))
    }

    private func tap(_ count: Int) -> TapModifier {
        let (session, drag) = (session, drag)
        return TapModifier(count: count, space: .root, isSimultaneous: true) {
            drag.noteTap($0, count: count)
            session.tap(at: $0.location, count: count)
        }
    }
}
