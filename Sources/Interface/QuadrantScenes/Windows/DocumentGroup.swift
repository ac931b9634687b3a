import Foundation
public import QuadrantCore
import QuadrantGeometry
import QuadrantLayout
import QuadrantNavigation
import QuadrantViews
import UniformTypeIdentifiers

/// Windows with documents.
///
/// Apple: "DocumentGroup". A new document is shown; a viewer of documents has none, and shows that it has none. `newDocument` and `openDocument` show others.
public nonisolated struct DocumentGroup<Document, Content: View>: Scene {
    /// A primitive scene: it has no body.
    public typealias Body = Never

    private let view: AnyView
    private let open: @MainActor (DocumentRequest) throws -> AnyView?

    /// Adds the window of a new document.
    @MainActor
    public static func _collect(
        _ scene: DocumentGroup<Document, Content>, into list: inout _SceneList
    ) {
        var entry = SceneEntry(.document, content: scene.view)
        entry.open = scene.open
        list.entries.append(entry)
    }
}

extension DocumentGroup where Document: FileDocument {
    /// Creates a group of documents that can be changed.
    ///
    /// - Parameters:
    ///   - newDocument: A new document.
    ///   - editor: What shows a document.
    @MainActor
    public init(
        newDocument: @autoclosure @escaping () -> Document,
        @ViewBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> Content
    ) {
        view = AnyView(OpenDocument(document: newDocument, editor: editor))
        let (new, editor) = (HandedOver(newDocument), HandedOver(editor))
        open = { request in
            try request.document(Document.readableContentTypes, new: new.value) {
                try Document(configuration: $0)
            }
            .map { document, url in
                AnyView(OpenDocument(document: { document }, fileURL: url, editor: editor.value))
            }
        }
    }

    /// Creates a group of documents that are only shown. There is none here to show.
    @MainActor
    public init(
        viewing documentType: Document.Type,
        @ViewBuilder viewer: @escaping (FileDocumentConfiguration<Document>) -> Content
    ) {
        view = AnyView(NoDocument(type: "\(documentType)"))
        let viewer = HandedOver(viewer)
        open = { request in
            try request.document(Document.readableContentTypes, new: nil) {
                try Document(configuration: $0)
            }
            .map { document, url in
                AnyView(
                    OpenDocument(
                        document: { document }, fileURL: url, isEditable: false,
                        editor: viewer.value))
            }
        }
    }
}

extension DocumentGroup where Document: ReferenceFileDocument {
    /// Creates a group of documents that can be changed and are objects.
    ///
    /// - Parameters:
    ///   - newDocument: Makes a new document.
    ///   - editor: What shows a document.
    @MainActor
    public init(
        newDocument: @escaping () -> Document,
        @ViewBuilder editor: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
    ) {
        view = AnyView(OpenObject(document: newDocument, editor: editor))
        let (new, editor) = (HandedOver(newDocument), HandedOver(editor))
        open = { request in
            try request.document(Document.readableContentTypes, new: new.value) {
                try Document(configuration: $0)
            }
            .map { document, url in
                AnyView(OpenObject(document: { document }, fileURL: url, editor: editor.value))
            }
        }
    }

    /// Creates a group of documents that are only shown and are objects. There is none here to show.
    @MainActor
    public init(
        viewing documentType: Document.Type,
        @ViewBuilder viewer: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
    ) {
        view = AnyView(NoDocument(type: "\(documentType)"))
        let viewer = HandedOver(viewer)
        open = { request in
            try request.document(Document.readableContentTypes, new: nil) {
                try Document(configuration: $0)
            }
            .map { document, url in
                AnyView(
                    OpenObject(
                        document: { document }, fileURL: url, isEditable: false,
                        editor: viewer.value))
            }
        }
    }
}

/// A document that is a value.
private struct OpenDocument<Document: FileDocument, Content: View>: View {
    @State private var document: Document
    private let fileURL: URL?
    private let isEditable: Bool
    private let editor: (FileDocumentConfiguration<Document>) -> Content

    init(
        document: @escaping () -> Document, fileURL: URL? = nil, isEditable: Bool = true,
        editor: @escaping (FileDocumentConfiguration<Document>) -> Content
    ) {
        _document = State(wrappedValue: document())
        (self.fileURL, self.isEditable, self.editor) = (fileURL, isEditable, editor)
    }

    var body: some View {
        DocumentStack(DocumentRequest.name(of: fileURL)) {
            editor(
                FileDocumentConfiguration(
                    document: $document, fileURL: fileURL, isEditable: isEditable))
        }
        .environment(
            \.documentConfiguration,
            DocumentConfiguration(fileURL: fileURL, isEditable: isEditable))
    }
}

/// A document that is an object.
private struct OpenObject<Document: ReferenceFileDocument, Content: View>: View {
    @StateObject private var document: Document
    private let fileURL: URL?
    private let isEditable: Bool
    private let editor: (ReferenceFileDocumentConfiguration<Document>) -> Content

    init(
        document: @escaping () -> Document, fileURL: URL? = nil, isEditable: Bool = true,
        editor: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
    ) {
        _document = StateObject(wrappedValue: document())
        (self.fileURL, self.isEditable, self.editor) = (fileURL, isEditable, editor)
    }

    var body: some View {
        DocumentStack(DocumentRequest.name(of: fileURL)) {
            editor(
                ReferenceFileDocumentConfiguration(
                    document: document, fileURL: fileURL, isEditable: isEditable))
        }
        .environment(
            \.documentConfiguration,
            DocumentConfiguration(fileURL: fileURL, isEditable: isEditable))
    }
}

extension DocumentRequest {
    /// The name of a document in its bar.
    static func name(of url: URL?) -> String {
        url?.deletingPathExtension().lastPathComponent ?? "Untitled"
    }

    /// The document that is asked for, and its file, where a scene is for such documents.
    ///
    /// - Parameters:
    ///   - types: The types that the scene reads.
    ///   - new: Makes a new document; `nil` where the scene has none.
    ///   - read: Reads a document.
    @MainActor
    fileprivate func document<Document>(
        _ types: [UTType], new: (() -> Document)?,
        read: (FileDocumentReadConfiguration) throws -> Document
    ) throws -> (Document, URL?)? {
        switch self {
        case .made(let make): return new == nil ? nil : (make() as? Document).map { ($0, nil) }
        case .type(let type):
            guard let new, types.contains(where: { $0.conforms(to: type) || type.conforms(to: $0) })
            else { return nil }
            return (new(), nil)
        case .file(let url):
            let type = UTType(filenameExtension: url.pathExtension) ?? .data
            guard types.contains(where: { type.conforms(to: $0) }) else { return nil }
            let file = try FileWrapper(url: url)
            return (try read(FileDocumentReadConfiguration(contentType: type, file: file)), url)
        }
    }
}

/// What stands in place of a document where there is none.
private struct NoDocument: View {
    let type: String

    var body: some View {
        Text(verbatim: "No document of the type \(type) is open")
    }
}
