import SwiftUI

/// A form whose focus the program follows and moves.
struct FocusedForm: View {
    enum Field: Hashable {
        case name
        case city
    }

    @State private var name = "Ada"
    @State private var city = ""
    @FocusState private var field: Field?
    @FocusState private var isNoteFocused: Bool
    @Namespace private var scope
    @Environment(\.resetFocus) private var resetFocus
    @State private var told = "Not yet"

    var body: some View {
        VStack {
            VStack {
                TextField("Name", text: $name).focused($field, equals: .name)
                TextField("City", text: $city).focused($field, equals: .city)
                    .prefersDefaultFocus(in: scope)
            }
            .textFieldStyle(.roundedBorder)
            .focusSection()
            .defaultFocus($field, .name, priority: .userInitiated)
            NoteCard().focusable().focused($isNoteFocused).focusEffectDisabled()
            NoteCard().focusable(true, interactions: [.activate, .edit])
            NoteCard().focusable(true, interactions: .automatic)
            NoteCard().focusable { told = $0 ? "Focused" : "Left" }
            Text(told)
            Button("Name") { field = .name }
            Button("Note") { isNoteFocused = true }
            Button("Again") { resetFocus(in: scope) }
            FieldPair(field: $field, isOn: $isNoteFocused)
        }
        .focusScope(scope)
        .defaultFocus($isNoteFocused, false, priority: .automatic)
        .padding()
    }
}

/// A view that knows whether the one around it has the focus.
struct NoteCard: View {
    @Environment(\.isFocused) private var isFocused
    @Environment(\.isFocusEffectEnabled) private var isEffectEnabled

    var body: some View {
        Text(isFocused ? "Focused" : "At rest")
            .padding(4)
            .background(isFocused && isEffectEnabled ? .yellow : .clear)
    }
}

/// A part of a form that is given the focus of the whole.
struct FieldPair: View {
    let field: FocusState<FocusedForm.Field?>.Binding
    @FocusState.Binding var isOn: Bool

    init(field: FocusState<FocusedForm.Field?>.Binding, isOn: FocusState<Bool>.Binding) {
        self.field = field.projectedValue
        _isOn = isOn
    }

    var body: some View {
        Text(field.wrappedValue == nil ? "Nowhere" : "In a field")
            .opacity($isOn.wrappedValue ? 0.5 : 1)
    }
}

/// What the view with the focus says of itself.
final class Draft: ObservableObject {
    @Published var title = "Draft"
}

private struct TitleKey: FocusedValueKey {
    typealias Value = Binding<String>
}

private struct CountKey: FocusedValueKey {
    typealias Value = Int
}

extension FocusedValues {
    var draftTitle: Binding<String>? {
        get { self[TitleKey.self] }
        set { self[TitleKey.self] = newValue }
    }

    var draftCount: Int? {
        get { self[CountKey.self] }
        set { self[CountKey.self] = newValue }
    }
}

/// A card that says what it edits while it has the focus, and a bar that shows that.
struct DraftDesk: View {
    @State private var title = "Letter"
    @StateObject private var draft = Draft()

    var body: some View {
        VStack {
            DraftBar()
            Text(title).focusable()
                .focusedValue(\.draftTitle, $title)
                .focusedValue(\.draftCount, title.count)
                .focusedObject(draft)
            Text("Everywhere")
                .focusedSceneValue(\.draftCount, 7)
                .focusedSceneObject(draft)
        }
        .padding()
    }
}

/// Shows what the focused view edits.
struct DraftBar: View {
    @FocusedBinding(\.draftTitle) private var title
    @FocusedValue(\.draftCount) private var count
    @FocusedObject private var draft: Draft?

    var body: some View {
        HStack {
            Text(title ?? "No title")
            Text("\(count ?? 0) letters")
            Text(draft?.title ?? "No draft")
            if let binding = Binding($title) { TextField("Title", text: binding) }
            if let draft = $draft { TextField("Draft", text: draft.title) }
        }
        .font(.caption)
    }
}
