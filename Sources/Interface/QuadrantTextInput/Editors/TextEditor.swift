public import Foundation
import QuadrantControls
public import QuadrantCore
import QuadrantEditing
import QuadrantGeometry
import QuadrantLayout
import QuadrantText
import QuadrantViews

/// A view in which a long text is written and scrolled.
///
/// Apple: "TextEditor". It fills the room that it is offered. Font, colour, alignment and line spacing are those
/// of texts; the return key begins a new line.
public nonisolated struct TextEditor: View {
    private let value: EditorValue

    /// Creates an editor of a text.
    public init(text: Binding<String>) {
        value = EditorValue(TextValue(binding: text, scrollsItself: true))
    }

    /// Creates an editor of a text whose selection the program reads and sets.
    ///
    /// - Parameter selection: What is selected; `nil` for nothing, before the text is edited.
    public init(text: Binding<String>, selection: Binding<TextSelection?>) {
        value = EditorValue(
            TextValue(binding: text, scrollsItself: true), selection: .plain(selection))
    }

    /// Creates an editor of a text with attributes. What is typed has the attributes of the character before it.
    ///
    /// - Parameter selection: What is selected; `nil` for a selection that the program does not know.
    public init(
        text: Binding<AttributedString>, selection: Binding<AttributedTextSelection>? = nil
    ) {
        value = EditorValue(
            AttributedValue(binding: text, selection: selection),
            selection: selection.map { .attributed($0, text) })
    }

    /// The editor in the style around.
    public var body: some View { StyledEditor(value: value) }
}

/// What an editor edits.
nonisolated struct EditorValue {
    enum Selection {
        case plain(Binding<TextSelection?>)
        case attributed(Binding<AttributedTextSelection>, Binding<AttributedString>)
    }

    let value: any FieldValue
    let selection: Selection?

    init(_ value: any FieldValue, selection: Selection? = nil) {
        self.value = value
        self.selection = selection
    }

    @MainActor
    var settings: SessionSettings {
        var settings = SessionSettings(value: value, policy: EditingPolicy(isSingleLine: false))
        switch selection {
        case .plain(let binding): settings.selection = TextSelectionLink(binding)
        case .attributed(let binding, let text):
            settings.selection = AttributedSelectionLink(binding: binding, text: text)
        case nil: break
        }
        return settings
    }
}

/// The text of an editor in its scroll view.
struct EditorCore: View {
    let value: EditorValue
    @State private var session = TextSession()
    @WholeEnvironment() private var environment

    var body: some View {
        let text = value.value.text(in: environment)
        let settings = value.settings
        let _ = session.update(settings, environment)
        let metrics = environment.controlProfile.field
        EditingLife(
            session: session, value: text,
            selected: settings.selection?.selection(in: text, environment.textSelectionAffinity),
            wishes: environment.focusWishes
        ) {
            ScrollViewReader { reader in
                let _ = session.showPages { reader.scrollTo($0, anchor: .center) }
                ScrollView(.vertical) {
                    content(text)
                        .padding(.vertical, metrics.editorVertical)
                        .padding(.horizontal, metrics.editorHorizontal)
                }
            }
            .contentShape(Rectangle())
            .modifier(FieldTaps(session: session))
        }
        .modifier(
            AccessibilityNoteModifier(note: note(session.isFocused ? session.content.text : text)))
    }

    /// The text as a whole or, of a long one, its parts, of which those in sight are laid out.
    @ViewBuilder private func content(_ text: String) -> some View {
        let isEdited = session.isFocused
        let pages =
            isEdited ? session.pages : value.value.showsParts ? TextPages(text) : nil
        if let pages {
            let session = session
            LazyVStack(alignment: .leading, spacing: 0) {
                ForEach(0..<pages.count, id: \.self) { page in
                    let part = pages.part(page)
                    let marks =
                        isEdited
                        ? EditMarks(
                            session.content, in: part,
                            hasCaret: session.caretPage(in: pages) == page) : nil
                    lines(part, marks, page: page)
                        .onAppear { session.pageDidAppear(page) }
                }
            }
        } else {
            let part =
                isEdited
                ? session.shownPart : ShownPart(of: text, around: 0, isCut: false)
            lines(part, isEdited ? EditMarks(session.content, in: part) : nil, page: nil)
        }
    }

    private func lines(_ part: ShownPart, _ marks: EditMarks?, page: Int?) -> some View {
        let mark = session.isFocused ? session.content.shownMark : nil
        return EditorLines(alignment: environment.multilineTextAlignment) {
            EditedText(
                text: value.value.display(part, mark: mark), secret: nil, marks: marks,
                isSingleLine: false, session: session, page: page)
        }
        // Evidence (iOS, recorded): lines are as far apart as the font has them, not as its text style.
        .ignoresStyleLeading()
        .textCase(nil)
        .lineLimit(nil)
        .controlInk(nil, isEnabled: environment.isEnabled)
    }

    private func note(_ text: String) -> AccessibilityNote {
        let session = session
        var note = AccessibilityNote()
        note.children = .ignore
        note.value = text
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
