import SwiftUI

/// Questions about letters.
struct DialogsScreen: View {
    enum Trouble: LocalizedError {
        case noStamp, noPaper

        var errorDescription: String? { self == .noStamp ? "There is no stamp." : "No paper." }
        var recoverySuggestion: String? { "Buy some." }
    }

    @State private var isAsked = false
    @State private var isTold = false
    @State private var trouble: Trouble?
    @State private var hasTrouble = false
    @State private var asked: Letter?
    @State private var isAskedAbout = false
    @State private var isSilenced = false

    var body: some View {
        List {
            Button("Send") { isTold = true }
                .alert("Sent", isPresented: $isTold) { Button("Good", role: .cancel) {} }
            Button("Throw away") { isAsked = true }
                .alert("Throw all letters away?", isPresented: $isAsked) {
                    Button("Throw away", role: .destructive) {}
                } message: {
                    Text("They cannot be taken back.")
                }
            about
            troubles
            questions
        }
        .dialogIcon(Image(systemName: "envelope"))
        .dialogSeverity(.critical)
        .navigationTitle("Dialogs")
    }

    private var about: some View {
        Button("Ask") { (asked, isAskedAbout) = (Letter.samples.first, true) }
            .alert("Forward?", isPresented: $isAskedAbout, presenting: asked) { letter in
                Button("Forward \(letter.title)") {}
            }
            .alert("Forward?", isPresented: $isSilenced, presenting: asked) { letter in
                Button("Forward \(letter.title)") {}
            } message: { letter in
                Text(letter.text)
            }
    }

    private var troubles: some View {
        Button("Print") { (trouble, hasTrouble) = (.noStamp, true) }
            .alert(isPresented: $hasTrouble, error: trouble) { Button("Well") {} }
            .alert(isPresented: $isSilenced, error: trouble) { trouble in
                Button(trouble == .noStamp ? "Buy stamps" : "Buy paper") {}
            } message: { trouble in
                Text(trouble.recoverySuggestion ?? "")
            }
    }

    @ViewBuilder private var questions: some View {
        Button("Move") { isAsked = true }
            .confirmationDialog("Move", isPresented: $isSilenced, titleVisibility: .visible) {
                Button("To the archive") {}
            }
            .dialogSuppressionToggle(isSuppressed: $isSilenced)
            .dialogSeverity(.standard)
        Button("Copy") { isAsked = true }
            .confirmationDialog("Copy", isPresented: $isSilenced, titleVisibility: .hidden) {
                Button("By hand") {}
            } message: {
                Text("A copy is sent.")
            }
            .dialogSuppressionToggle("Never ask again", isSuppressed: $isSilenced)
            .dialogSeverity(.automatic)
        Button("Answer") { asked = Letter.samples.last }
            .confirmationDialog("Answer", isPresented: $isAskedAbout, presenting: asked) { letter in
                Button("Answer \(letter.title)") {}
            }
            .confirmationDialog("Answer", isPresented: $isSilenced, presenting: asked) { letter in
                Button("Answer \(letter.title)") {}
            } message: { letter in
                Text(letter.text)
            }
    }
}

/// The same questions as they were asked before iOS 15.
struct OlderDialogs: View {
    @State private var isTold = false
    @State private var told: Letter?
    @State private var isAsked = false
    @State private var asked: Letter?

    var body: some View {
        List {
            Button("Tell") { isTold = true }
                .alert(isPresented: $isTold) {
                    Alert(
                        title: Text("Sent"), message: Text("It is on its way."),
                        dismissButton: .default(Text("Good"), action: {}))
                }
            Button("Ask") { told = Letter.samples.first }
                .alert(item: $told) { letter in
                    Alert(
                        title: Text(letter.title), message: nil,
                        primaryButton: .destructive(Text("Burn"), action: {}),
                        secondaryButton: .cancel(Text("Keep"), action: {}))
                }
            Button("Choose") { isAsked = true }
                .actionSheet(isPresented: $isAsked) {
                    ActionSheet(
                        title: Text("Letters"), message: nil,
                        buttons: [.default(Text("Open"), action: {}), .cancel()])
                }
            Button("Choose one") { asked = Letter.samples.first }
                .actionSheet(item: $asked) { letter in
                    ActionSheet(title: Text(letter.title), buttons: [.cancel(Text("Back"))])
                }
        }
    }

    /// Two buttons side by side, on a Mac.
    static func sideBySide() -> Alert {
        let button: Alert.Button = .cancel({})
        return Alert.sideBySideButtons(
            title: Text("Both"), message: nil, primaryButton: .default(Text("Yes")),
            secondaryButton: button)
    }
}

#Preview("Dialogs") { NavigationStack { DialogsScreen() } }
#Preview("Alert") {
    Text("Behind").alert("Sent", isPresented: .constant(true)) { Button("Good") {} }
}
#Preview("Older") { OlderDialogs() }
