import Expectations
import Foundation
import QuadrantTesting
import SwiftUI
import Testing

/// Lists of places that people go to.
@MainActor @Suite struct RotorTests {
    private struct Message: Identifiable {
        let id: Int
        var subject: String { "Message \(id)" }
        var isVIP: Bool { id % 10 == 0 }
    }

    private static let messages = (0..<100).map { Message(id: $0) }

    private struct Inbox: View {
        let messages = RotorTests.messages

        var body: some View {
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(messages) { message in
                        Text(message.subject).frame(height: 40)
                    }
                }
            }
            .accessibilityElement(children: .contain)
            .accessibilityRotor("VIPs") {
                ForEach(messages) { message in
                    if message.isVIP {
                        AccessibilityRotorEntry(message.subject, id: message.id)
                    }
                }
            }
            .accessibilityRotor("All", entries: messages, entryLabel: \.subject)
            .accessibilityRotor(
                Text("By number"), entries: messages, entryID: \.id, entryLabel: \.subject
            )
            .accessibilityIdentifier("inbox")
        }
    }

    @Test func entriesAreThoseThatTheClosureWrites() throws {
        let host = ViewHost(width: 200, height: 200) { Inbox() }
        try same(host["inbox"].rotors.map(\.name), ["VIPs", "All", "By number"])
        let labels = try host["inbox"].rotor("VIPs").labels
        same(labels, (0..<10).map { "Message \($0 * 10)" })
        try same(host["inbox"].rotor("All").entries.count, 100)
        try same(host["inbox"].rotor("By number").labels.last, "Message 99")
    }

    @Test func anEntryLeadsToAViewThatIsNotMade() throws {
        let host = ViewHost(width: 200, height: 200) { Inbox() }
        fails(host.texts.contains("Message 70"))
        let view = try host["inbox"].rotor("VIPs").entry("Message 70").select()
        same(view.text, "Message 70")
        same(host.accessibilityFocus?.label, "Message 70")
        holds(CGRect(x: 0, y: 0, width: 200, height: 200).contains(view.frame))
        try host["inbox"].rotor("By number").entry("Message 3").select()
        same(host.accessibilityFocus?.label, "Message 3")
        same(host.issues, [])
    }

    @Test func entriesInANamespaceAreMade() throws {
        struct Inbox: View {
            @Namespace private var namespace

            var body: some View {
                ScrollViewReader { scroller in
                    ScrollView {
                        LazyVStack(spacing: 0) {
                            ForEach(0..<100) { index in
                                VStack {
                                    Text("Subject \(index)")
                                    Text("Content \(index)")
                                        .accessibilityRotorEntry(
                                            id: "\(index)_content", in: namespace)
                                }
                                .frame(height: 60)
                            }
                        }
                    }
                    .accessibilityElement(children: .contain)
                    .accessibilityRotor("Contents") {
                        ForEach([3, 50, 90], id: \.self) { index in
                            AccessibilityRotorEntry(
                                "Entry \(index)", id: "\(index)_content", in: namespace
                            ) {
                                scroller.scrollTo(index)
                            }
                        }
                    }
                }
            }
        }
        let host = ViewHost(width: 200, height: 200) { Inbox() }
        let view = try host.rotor("Contents").entry("Entry 90").select()
        same(view.text, "Content 90")
        same(host.accessibilityFocus?.label, "Content 90")
        try host.rotor("Contents").entry("Entry 3").select()
        same(host.accessibilityFocus?.label, "Content 3")
    }

    @Test func partsOfATextAreEntries() throws {
        let text = "Write to ada@example.org or to bob@example.org"
        let ranges = ["ada@example.org", "bob@example.org"].compactMap { text.range(of: $0) }
        let host = ViewHost(width: 400, height: 200) {
            Text(verbatim: text).accessibilityRotor("Addresses", textRanges: ranges)
                .accessibilityRotor("First") {
                    AccessibilityRotorEntry("Ada", textRange: ranges[0])
                }
                .accessibilityIdentifier("text")
        }
        let entries = try host["text"].rotor("Addresses").entries
        same(entries.map(\.label), ["ada@example.org", "bob@example.org"])
        try same(host["text"].rotor("First").entry("Ada").text, "ada@example.org")
        try same(entries[1].select().identifier, "text")
    }

    @Test func systemRotorsHaveEntriesByThemselvesUntilAnAppFillsThem() throws {
        let host = ViewHost(width: 300, height: 300) {
            VStack {
                Text("Chapter").accessibilityAddTraits(.isHeader)
                Text("Words")
                Link("Site", destination: URL(string: "https://example.org")!)
                Image(systemName: "star")
            }
        }
        same(host.rotors.map(\.name), ["headings", "links", "images"])
        try same(host.rotor("headings").labels, ["Chapter"])
        try host.rotor("links").entry("Site").select()
        same(host.accessibilityFocus?.label, "Site")
        let filled = ViewHost(width: 300, height: 300) {
            Text("Words").id("words").accessibilityRotor(.headings) {
                AccessibilityRotorEntry("Words", id: "words")
            }
            .accessibilityRotor(.headings(level: .h2)) {
                AccessibilityRotorEntry("Second", id: "words")
            }
            Text("Chapter").accessibilityAddTraits(.isHeader)
        }
        try same(filled.rotor("headings").labels, ["Words"])
        try same(filled.rotor("headings level 2").labels, ["Second"])
    }

    @Test func anEntryToNowhereSaysSo() throws {
        let host = ViewHost(width: 300, height: 300) {
            Text("Words").accessibilityRotor("Places") {
                AccessibilityRotorEntry("Gone", id: "nowhere")
            }
        }
        let error = #expect(throws: ActionFailure.self) {
            try host.rotor("Places").entry("Gone").select()
        }
        #expect("\(error!)".contains("none has the identity nowhere"))
        let other = #expect(throws: ActionFailure.self) { try host.rotor("People") }
        same("\(other!)", "The host has no rotor \"People\"; it has \"Places\".")
    }

    @Test func contentOfItsOwnTypeIsTakenApart() throws {
        struct Two: AccessibilityRotorContent {
            var body: some AccessibilityRotorContent {
                AccessibilityRotorEntry("One", id: 1)
                AccessibilityRotorEntry("Two", id: 2)
            }
        }
        struct Endless: AccessibilityRotorContent {
            var body: Endless { Endless() }
        }
        let host = ViewHost(width: 300, height: 300) {
            Text("Words").accessibilityRotor("Numbers") { Two() }
                .accessibilityRotor("Endless") { Endless() }
        }
        try same(host.rotor("Numbers").labels, ["One", "Two"])
        try same(host.rotor("Endless").labels, [])
    }
}
