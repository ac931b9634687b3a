import Expectations
import Foundation
import QuadrantCore
import QuadrantTesting
import QuadrantTextInput
import QuadrantViews
import SwiftUI
import Testing

@MainActor @Suite struct InputSettingsTests {
    /// The traits in the environment of a view.
    private func traits(_ change: @escaping (Reader) -> some View) -> InputTraits {
        let box = Box()
        let host = ViewHost { change(Reader(box: box)) }
        host.update()
        return box.traits
    }

    private final class Box {
        var traits = InputTraits()

        func take(_ traits: InputTraits) { self.traits = traits }
    }

    private struct Reader: View {
        let box: Box
        @Environment(\.inputTraits) private var traits

        var body: some View {
            let _ = box.take(traits)
            Text("")
        }
    }

    @Test func fieldsAskForKeyboards() {
        same(traits { $0.keyboardType(.emailAddress) }.keyboard, .emailAddress)
        same(traits { $0.textContentType(.oneTimeCode) }.content, .oneTimeCode)
        same(traits { $0.submitLabel(.next) }.submitLabel?.kind, .next)
        same(traits { $0.autocorrectionDisabled() }.disablesCorrection, true)
        same(traits { $0.disableAutocorrection(nil) }.disablesCorrection, nil)
        same(traits { $0.textInputAutocapitalization(.words) }.capitalization?.kind, .words)
        same(traits { $0.autocapitalization(.none) }.capitalization?.kind, .never)
        same(traits { $0.keyboardType(.URL).keyboardType(.numberPad) }.keyboard, .URL)
    }

    private struct Submitting: View {
        @State var log: [String] = []
        @State var text = ""
        let blocks: Bool

        var body: some View {
            VStack {
                TextField("Text", text: $text)
                    .accessibilityIdentifier("field")
                    .onSubmit { log.append("inner") }
                    .submitScope(blocks)
                Text(log.joined(separator: " ")).accessibilityIdentifier("log")
            }
            .onSubmit { log.append("outer") }
            .onSubmit(of: .search) { log.append("search") }
        }
    }

    @Test func submittingCallsTheInnermostFirst() throws {
        let host = ViewHost(width: 200, height: 100) { Submitting(blocks: false) }
        try host["field"].type("a\n")
        try same(host["log"].text, "inner outer")
        let blocking = ViewHost(width: 200, height: 100) { Submitting(blocks: true) }
        try blocking["field"].type("a\n")
        try same(blocking["log"].text, "inner")
    }

    @Test func olderClosuresAreCalled() throws {
        struct Older: View {
            @State var text = ""
            @State var log: [String] = []

            var body: some View {
                VStack {
                    TextField(
                        "Text", text: $text,
                        onEditingChanged: { log.append($0 ? "begin" : "end") },
                        onCommit: { log.append("commit") }
                    ).accessibilityIdentifier("field")
                    Text(log.joined(separator: " ")).accessibilityIdentifier("log")
                }
            }
        }
        let host = ViewHost(width: 200, height: 100) { Older() }
        try host["field"].type("a\n")
        try same(host["log"].text, "begin commit end")
    }

    @Test func whatHasNoMeaningHereIsTold() {
        let host = ViewHost(width: 200, height: 100) {
            TextEditor(text: .constant(""))
                .findNavigator(isPresented: .constant(true))
                .findDisabled()
                .replaceDisabled()
                .writingToolsBehavior(.disabled)
        }
        host.update()
        same(host.issues.count, 2)
        holds(host.issues.allSatisfy { $0.description.contains("without effect here") })
    }

    @Test func viewsAreToldHowWordsAreLookedFor() throws {
        struct Told: View {
            @Environment(\.findContext) private var context

            private func words(_ context: FindContext) -> String {
                "\(context.isPresented?.wrappedValue == true) \(context.supportsReplace)"
            }

            var body: some View {
                Text(context.map(words) ?? "nil")
            }
        }
        func told(_ change: @escaping (Told) -> some View) -> String {
            ViewHost { change(Told()) }.texts.first ?? ""
        }
        same(told { $0 }, "nil")
        same(told { $0.findNavigator(isPresented: .constant(true)) }, "true true")
        same(
            told { $0.replaceDisabled().findNavigator(isPresented: .constant(false)) },
            "false false")
        same(told { $0.findDisabled().findNavigator(isPresented: .constant(true)) }, "nil")
    }
}
