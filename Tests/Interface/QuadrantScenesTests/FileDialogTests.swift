import Expectations
import Foundation
import QuadrantControls
import QuadrantCore
import QuadrantScenes
import QuadrantTesting
import QuadrantText
import QuadrantViews
import SwiftUI
import Testing
import UniformTypeIdentifiers

@MainActor @Suite struct FileDialogTests {
    private struct Importing: View {
        @State private var isShown = true
        @State private var log = "nothing"

        var body: some View {
            Text(log).accessibilityIdentifier("log")
                .fileImporter(
                    isPresented: $isShown, allowedContentTypes: [.json],
                    allowsMultipleSelection: true
                ) {
                    log =
                        switch $0 {
                        case .success(let files):
                            files.map(\.lastPathComponent).joined(separator: " ")
                        case .failure: "failure"
                        }
                } onCancellation: {
                    log = "cancelled"
                }
        }
    }

    private let files = [URL(fileURLWithPath: "/a.json"), URL(fileURLWithPath: "/b.json")]

    @Test func chosenFilesAreTold() throws {
        let host = ViewHost(width: 375, height: 667) { Importing() }
        try host.chooseFiles(files)
        same(host.labels, ["a.json b.json"])
        #expect(throws: ActionFailure.self) { try host.chooseFiles(files) }
    }

    @Test func aDialogCanBeCancelledAndCanFail() throws {
        let cancelled = ViewHost(width: 375, height: 667) { Importing() }
        try cancelled.find(label: "Cancel").tap()
        same(cancelled.labels, ["cancelled"])
        let failed = ViewHost(width: 375, height: 667) { Importing() }
        try failed.failToChooseFiles(CocoaError(.fileReadNoPermission))
        same(failed.labels, ["failure"])
    }

    private struct Note: FileDocument {
        static var readableContentTypes: [UTType] { [.plainText] }
        var text = "hello"

        init() {}

        init(text: String) { self.text = text }

        init(configuration: ReadConfiguration) throws {
            text = String(
                decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
        }

        func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
            FileWrapper(regularFileWithContents: Data(text.utf8))
        }
    }

    @Test func aDocumentIsWrittenWhereOneChooses() throws {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        var result: Result<URL, any Error>?
        let host = ViewHost(width: 375, height: 667) {
            Text("root").fileExporter(
                isPresented: .constant(true), document: Note(), contentType: .plainText,
                defaultFilename: "Note"
            ) { result = $0 }
        }
        has(host.texts, "Note.txt")
        let file = folder.appendingPathComponent("Note.txt")
        try host.chooseFiles([file])
        try same(result?.get(), file)
        try same(String(contentsOf: file, encoding: .utf8), "hello")
        let wrapper = try FileWrapper(url: folder)
        same(wrapper.fileWrappers?["Note.txt"]?.regularFileContents, Data("hello".utf8))
    }

    private struct Moving: View {
        let files: [URL]
        @State private var isShown = true
        @State private var log = "nothing"

        init(files: [URL]) { self.files = files }

        var body: some View {
            Text(log).accessibilityIdentifier("log")
                .fileMover(isPresented: $isShown, files: files) {
                    log =
                        switch $0 {
                        case .success(let moved):
                            "moved " + moved.map(\.lastPathComponent).joined(separator: " ")
                        case .failure: "failure"
                        }
                } onCancellation: {
                    log = "cancelled"
                }
        }
    }

    private struct Handing: View {
        @State private var isShown = true
        @State private var log = "nothing"
        let items: [String]

        var body: some View {
            Text(log)
                .fileExporter(
                    isPresented: $isShown, items: items, contentTypes: [.utf8PlainText]
                ) {
                    switch $0 {
                    case .success(let files):
                        log = "wrote " + files.map(\.lastPathComponent).joined(separator: " ")
                    case .failure: log = "failure"
                    }
                } onCancellation: {
                    log = "cancelled"
                }
        }
    }

    @Test func valuesAreWrittenAsTheirData() async throws {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let files = ["a.txt", "b.txt"].map { folder.appendingPathComponent($0) }
        let host = ViewHost(width: 375, height: 667) { Handing(items: ["one", "two"]) }
        try host.chooseFiles(files)
        try await host.settle()
        same(host.labels, ["wrote a.txt b.txt"])
        try same(files.map { try String(contentsOf: $0, encoding: .utf8) }, ["one", "two"])
        let failed = ViewHost(width: 375, height: 667) { Handing(items: ["one"]) }
        try failed.chooseFiles([folder.appendingPathComponent("missing/c.txt")])
        try await failed.settle()
        same(failed.labels, ["failure"])
        let cancelled = ViewHost(width: 375, height: 667) { Handing(items: ["one"]) }
        try cancelled.find(label: "Cancel").tap()
        same(cancelled.labels, ["cancelled"])
    }

    @Test func filesAreMovedWhereOneChooses() throws {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let (old, new) = (
            folder.appendingPathComponent("old.txt"), folder.appendingPathComponent("new.txt")
        )
        try Data("words".utf8).write(to: old)
        let host = ViewHost(width: 375, height: 667) { Moving(files: [old]) }
        has(host.texts, "old.txt")
        try host.chooseFiles([new])
        same(host.labels, ["moved new.txt"])
        try same(String(contentsOf: new, encoding: .utf8), "words")
        fails(FileManager.default.fileExists(atPath: old.path))
        // A file that is not there cannot be moved.
        let failed = ViewHost(width: 375, height: 667) { Moving(files: [old]) }
        try failed.chooseFiles([folder.appendingPathComponent("third.txt")])
        same(failed.labels, ["failure"])
        let cancelled = ViewHost(width: 375, height: 667) { Moving(files: [new]) }
        try cancelled.find(label: "Cancel").tap()
        same(cancelled.labels, ["cancelled"])
    }

    private struct NotesApp: App {
        var body: some Scene {
            DocumentGroup(newDocument: Note()) { file in
                TextField("Text", text: file.$document.text).accessibilityIdentifier("text")
                    .toolbar { Button("Bold") {}.accessibilityIdentifier("bold") }
            }
        }
    }

    @Test func aNewDocumentIsShownAndCanBeChanged() throws {
        let host = ViewHost(width: 375, height: 667) { _AppView(NotesApp()) }
        try host["text"].type("!")
        has(host.accessibility.description, "hello!")
        // It has a bar without a stack: the name, and what its views put there.
        #expect(try host["bold"].frame.maxY < 60)
        near(try host.find(label: "Untitled").frame.midX, 187.5, within: 1)
    }

    private struct OpeningApp: App {
        struct Opening: View {
            let text: String
            @Environment(\.newDocument) private var newDocument
            @Environment(\.openDocument) private var openDocument
            @Environment(\.documentConfiguration) private var configuration
            let url: URL

            var body: some View {
                let name = configuration?.fileURL?.lastPathComponent ?? "no file"
                VStack {
                    Text("\(text) in \(name)").accessibilityIdentifier("text")
                    Button("New") { newDocument(Note(text: "made")) }
                    Button("Open") { Task { try? await openDocument(at: url) } }
                }
            }
        }

        static let url = FileManager.default.temporaryDirectory
            .appendingPathComponent("letter-\(UUID().uuidString).txt")

        var body: some Scene {
            DocumentGroup(newDocument: Note()) { file in
                Opening(text: file.document.text, url: Self.url)
            }
        }
    }

    @Test func documentsAreOpenedInPlaceOfOthers() async throws {
        let url = OpeningApp.url
        try Data("from a file".utf8).write(to: url)
        defer { try? FileManager.default.removeItem(at: url) }
        let host = ViewHost(width: 375, height: 667) { _AppView(OpeningApp()) }
        try same(host["text"].text, "hello in no file")
        try host.find(label: "New").tap()
        try same(host["text"].text, "made in no file")
        try host.find(label: "Open").tap()
        try await host.settle()
        try same(host["text"].text, "from a file in \(url.lastPathComponent)")
        has(host.texts, url.deletingPathExtension().lastPathComponent)
        empty(host.issues)
    }

    @Test func aURLReachesTheViewThatTakesIt() throws {
        var opened: [URL] = []
        let host = ViewHost(width: 300, height: 300) {
            Text("root").onOpenURL { opened.append($0) }
        }
        let url = try #require(URL(string: "app://page"))
        try host.open(url)
        same(opened, [url])
    }
}
