import SwiftUI

/// Fields of a form that asks who somebody is: what each is for, what keyboard it wants, what it does when it is left.
struct SignUp: View {
    @State private var name = "Ada Lovelace"
    @State private var mail = ""
    @State private var password = "secret"
    @State private var again = ""
    @State private var code = ""
    @State private var sentences = "I wrote the first program."
    @State private var isEditing = false
    @State private var submissions = 0

    var body: some View {
        Form {
            Section("Who") {
                TextField("Name", text: $name)
                    .textContentType(.name).textInputAutocapitalization(.words)
                TextField("Mail", text: $mail, prompt: Text("you@example.com"))
                    .textContentType(.emailAddress).keyboardType(.emailAddress)
                    .textInputAutocapitalization(.never).autocorrectionDisabled()
                TextField(text: $code, prompt: Text("ABC-123")) { Text("Code") }
                    .textInputAutocapitalization(.characters)
                    .disableAutocorrection(true)
                Corrections().autocorrectionDisabled()
            }
            .onSubmit(of: .text) { submissions += 1 }
            .submitLabel(.next)
            Section("About") {
                TextField("About", text: $sentences, prompt: Text("A sentence"), axis: .vertical)
                    .textInputAutocapitalization(.sentences)
                TextField(text: $sentences, prompt: Text("More"), axis: .vertical) { Text("More") }
                    .textInputAutocapitalization(TextInputAutocapitalization(.allCharacters))
                    .searchDictationBehavior(.inline(activation: .onSelect))
                TextEditor(text: $sentences).frame(height: 60)
                    .searchDictationBehavior(.inline(activation: .onLook))
            }
            .onSubmit(of: [.search, SubmitTriggers(rawValue: SubmitTriggers.text.rawValue)]) {
                submissions += 1
            }
            Section("Secret") {
                SecureField("Password", text: $password, prompt: Text("Eight characters"))
                    .textContentType(.newPassword)
                SecureField(text: $again, prompt: Text("Again")) { Text("Again") }
                    .searchDictationBehavior(.preventDictation)
                SecureField("Old way", text: $again, onCommit: { submissions += 1 })
                    .searchDictationBehavior(.automatic)
            }
        }
    }
}

/// Whether corrections are off around here.
struct Corrections: View {
    @Environment(\.autocorrectionDisabled) private var areOff

    var body: some View { Text(areOff ? "Nothing is corrected here." : "Typing is corrected.") }
}

/// Fields of numbers and dates, by formats and by formatters.
struct Measurements: View {
    @State private var height = 1.72
    @State private var weight: Double? = 68
    @State private var born = Date(timeIntervalSince1970: 0)
    @State private var note = "Typed in"
    @State private var selection: TextSelection?
    @State private var isEditing = false
    @State private var commits = 0
    private static let tens: NumberFormatter = {
        let formatter = NumberFormatter()
        formatter.maximumFractionDigits = 1
        return formatter
    }()

    var body: some View {
        VStack(spacing: 8) {
            TextField(value: $height, format: .number, prompt: Text("Metres")) { Text("Height") }
            TextField(value: $weight, format: .number, prompt: Text("Kilograms")) { Text("Weight") }
            TextField("Height", value: $height, formatter: Self.tens)
            TextField("Height", value: $height, formatter: Self.tens, prompt: Text("Metres"))
            TextField(value: $height, formatter: Self.tens, prompt: Text("Metres")) {
                Text("Height")
            }
            TextField(text: $note, selection: $selection, prompt: Text("Note"), axis: .vertical) {
                Text("Note")
            }
            older
        }
        .textFieldStyle(.roundedBorder)
        .padding()
        .frame(width: 390)
    }

    /// Calls of older code.
    @ViewBuilder private var older: some View {
        TextField("Note", text: $note, onCommit: { commits += 1 })
        TextField("Note", text: $note, onEditingChanged: { isEditing = $0 })
        TextField(
            "Note", text: $note, onEditingChanged: { isEditing = $0 }, onCommit: { commits += 1 })
        TextField("Height", value: $height, formatter: Self.tens, onCommit: { commits += 1 })
        TextField(
            "Height", value: $height, formatter: Self.tens, onEditingChanged: { isEditing = $0 })
        TextField(
            "Height", value: $height, formatter: Self.tens,
            onEditingChanged: { isEditing = $0 }, onCommit: { commits += 1 })
        TextField("Note", text: $note).autocapitalization(.words)
        Text(isEditing ? "Typing" : "Committed \(commits) times").font(.footnote)
    }
}

/// Fields and editors in each style.
struct FieldStyles: View {
    @State private var text = "Words"

    var body: some View {
        VStack(spacing: 12) {
            TextField("Automatic", text: $text).textFieldStyle(.automatic)
            TextField("Plain", text: $text).textFieldStyle(.plain)
            TextField("Rounded", text: $text).textFieldStyle(RoundedBorderTextFieldStyle())
            TextField("Square", text: $text).textFieldStyle(SquareBorderTextFieldStyle())
            TextField("Default", text: $text).textFieldStyle(DefaultTextFieldStyle())
            TextField("By its type", text: $text).textFieldStyle(PlainTextFieldStyle())
            Group {
                TextEditor(text: $text).textEditorStyle(.automatic)
                TextEditor(text: $text).textEditorStyle(.plain)
                TextEditor(text: $text).textEditorStyle(AutomaticTextEditorStyle())
                TextEditor(text: $text).textEditorStyle(PlainTextEditorStyle())
                TextEditor(text: $text).textEditorStyle(RoundedBorderTextEditorStyle())
                TextEditor(text: $text).textEditorStyle(FramedEditorStyle())
            }
            .frame(height: 44)
        }
        .padding()
        .frame(width: 390)
    }
}

/// A frame around an editor.
struct FramedEditorStyle: TextEditorStyle {
    func makeBody(configuration: TextEditorStyleConfiguration) -> some View {
        AutomaticTextEditorStyle().makeBody(configuration: configuration)
            .padding(4).border(.tint)
    }
}

/// A frame around a field.
struct FramedFieldStyle: TextFieldStyle {
    func _body(configuration: TextField<Self._Label>) -> some View {
        configuration.padding(4).border(.tint)
    }
}

#Preview("Sign up") { SignUp() }

#Preview("Sign up, dark") { SignUp().preferredColorScheme(.dark) }

#Preview("Measurements") { Measurements() }

#Preview("Styles") { FieldStyles() }
