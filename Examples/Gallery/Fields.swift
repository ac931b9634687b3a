import SwiftUI

/// Fields and editors of text: empty, filled, with prompts, in each style, growing, secure, disabled, while they
/// are edited.
struct FieldsGallery: View {
    @State private var name = "Ada Lovelace"
    @State private var empty = ""
    @State private var password = "secret"
    @State private var notes = "Several words that wrap in a field that grows by lines"
    @State private var amount = 1234.5
    @State private var essay = AttributedString("An editor keeps attributes of a text.")
    @State private var selection: TextSelection?
    @FocusState private var isEditing: Bool

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            TextField("Name", text: $name)
            TextField("Name", text: $empty)
            TextField("Name", text: $empty, prompt: Text("Required"))
            Group {
                TextField("Name", text: $name)
                TextField("Name", text: $empty)
                SecureField("Password", text: $password)
                TextField("Amount", value: $amount, format: .currency(code: "EUR"))
                    .multilineTextAlignment(.trailing)
                TextField("Notes", text: $notes, axis: .vertical).lineLimit(2...4)
                TextField("Disabled", text: $name).disabled(true)
            }
            .textFieldStyle(.roundedBorder)
            TextField("Name", text: $name).textFieldStyle(.squareBorder)
            TextField("Message", text: $name, selection: $selection)
                .textFieldStyle(.roundedBorder)
                .focused($isEditing)
            TextEditor(text: $essay).frame(height: 80).textEditorStyle(.roundedBorder)
        }
        .padding()
        .onAppear {
            selection = TextSelection(
                range: name.startIndex..<name.index(name.startIndex, offsetBy: 3))
            isEditing = true
        }
    }
}

#Preview("Light") { FieldsGallery() }

#Preview("Dark") {
    FieldsGallery().background(.background).preferredColorScheme(.dark)
}

#Preview("Right to left") {
    FieldsGallery().environment(\.layoutDirection, .rightToLeft)
}

#Preview("Largest text") {
    FieldsGallery().environment(\.dynamicTypeSize, .accessibility3)
}
