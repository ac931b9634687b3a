import SwiftUI
import UniformTypeIdentifiers

/// A letter as a file of text.
struct LetterDocument: FileDocument {
    static var readableContentTypes: [UTType] { [.plainText] }
    static var writableContentTypes: [UTType] { [.plainText, .utf8PlainText] }

    var text = "Dear reader,"

    init() {}

    init(configuration: FileDocumentReadConfiguration) throws {
        guard configuration.contentType.conforms(to: .text) else {
            throw CocoaError(.fileReadUnknown)
        }
        text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
    }

    func fileWrapper(configuration: FileDocumentWriteConfiguration) throws -> FileWrapper {
        let data = Data(text.utf8)
        if configuration.contentType == .utf8PlainText, let file = configuration.existingFile,
            file.regularFileContents == data
        {
            return file
        }
        return FileWrapper(regularFileWithContents: data)
    }
}

/// A drawing as an object that many views share.
final class DrawingDocument: ReferenceFileDocument {
    static var readableContentTypes: [UTType] { [.json] }
    static var writableContentTypes: [UTType] { [.json] }

    @Published var strokes: [[Double]]

    init() { strokes = [[0, 0, 40, 30]] }

    init(configuration: FileDocumentReadConfiguration) throws {
        strokes = try JSONDecoder().decode(
            [[Double]].self, from: configuration.file.regularFileContents ?? Data())
    }

    func snapshot(contentType: UTType) throws -> [[Double]] { strokes }

    func fileWrapper(
        snapshot: [[Double]], configuration: FileDocumentWriteConfiguration
    ) throws -> FileWrapper {
        FileWrapper(regularFileWithContents: try JSONEncoder().encode(snapshot))
    }
}

/// The kinds of documents, each in windows of its own.
struct DeskDocuments: Scene {
    var body: some Scene {
        DocumentGroup(newDocument: LetterDocument()) { letter in
            LetterEditor(file: letter)
        }
        DocumentGroup(newDocument: DrawingDocument.init) { drawing in
            DrawingEditor(file: drawing)
        }
        DocumentGroup(viewing: LetterDocument.self) { letter in
            Text(letter.document.text)
        }
    }
}
