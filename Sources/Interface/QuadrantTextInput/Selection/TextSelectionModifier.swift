import Foundation
import QuadrantControls
public import QuadrantCore
import QuadrantGestures
import QuadrantLayout
public import QuadrantViews

/// Whether texts in a view can be selected, and by what: the note of `textSelection` at the view. The innermost counts.
struct SelectableTexts: NodeNoteKey {
    typealias Value = SelectableTexts

    /// `nil` where they cannot be selected.
    let picker: TextPicker?

    static func combine(_ inner: SelectableTexts, _ outer: SelectableTexts) -> SelectableTexts {
        inner
    }
}

private nonisolated struct SelectableTextsModifier: AttachingModifier {
    let note: SelectableTexts

    func attach(_ attachments: inout NodeAttachments) {
        attachments.add(note, for: SelectableTexts.self)
    }
}

/// Lets people select texts in a view.
private nonisolated struct TextSelectionModifier: ViewModifier {
    let isEnabled: Bool
    @State private var picker = TextPicker()
    @Environment(\.focusCenter) private var center

    init(isEnabled: Bool) { self.isEnabled = isEnabled }

    @MainActor
    func body(content: Content) -> some View {
        let picker = picker
        let _ = picker.take(center)
        if isEnabled {
            content
                .modifier(SelectableTextsModifier(note: SelectableTexts(picker: picker)))
                .gesture(picker.gesture)
                .modifier(FocusTargetModifier(picker))
                .overlay(alignment: .topLeading) { TextMenu(picker: picker) }
                .onDisappear { picker.center?.resign(picker) }
        } else {
            content.modifier(SelectableTextsModifier(note: SelectableTexts(picker: nil)))
        }
    }
}

/// What can be done with a text that a finger holds.
private struct TextMenu: View {
    let picker: TextPicker

    var body: some View {
        let picker = picker
        if let frame = picker.menuFrame {
            OpenMenuItems(
                isOpen: Binding(get: { picker.menuFrame != nil }, set: { _ in picker.clear() }),
                items: AnyView(Button("Copy") { picker.copy() }), kind: .editMenu
            )
            .frame(width: frame.width, height: frame.height)
            .offset(x: frame.minX, y: frame.minY)
        }
    }
}

extension View {
    /// Sets whether the texts in this view can be selected.
    ///
    /// Apple: "View.textSelection(_:)". As Apple documents for iOS, a finger that holds a text for half a second selects all
    /// of it, and a menu offers to copy it; as for macOS, a pointer selects what it is drawn over, a double click the word and
    /// whole words from there on, a third one the paragraph. The keys to copy and to select all work meanwhile; a click
    /// elsewhere and Escape take the selection away. Text in a PDF can be selected in any case, text in a PNG never.
    nonisolated public func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
        modifier(TextSelectionModifier(isEnabled: S.allowsSelection))
    }
}
