public import QuadrantCore
import QuadrantGeometry
import QuadrantLayout
import QuadrantNavigation
import QuadrantViews
import UniformTypeIdentifiers

/// Windows with documents.
///
/// Apple: "DocumentGroup". A new document is shown; a viewer of documents has none, and shows that it has none.
public nonisolated struct DocumentGroup<Document, Content: View>: Scene {
    /// A primitive scene: it has no body.
    public typealias Body = Never

    private let view: AnyView

    /// Adds the window of a new document.
    @MainActor
    public static func _collect(
        _ scene: DocumentGroup<Document, Content>, into list: inout _SceneList
    ) {
        list.entries.append(SceneEntry(.document, content: scene.view))
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
    }

    /// Creates a group of documents that are only shown. There is none here to show.
    @MainActor
    public init(
        viewing documentType: Document.Type,
        @ViewBuilder viewer: @escaping (FileDocumentConfiguration<Document>) -> Content
    ) {
        view = AnyView(NoDocument(type: "\(documentType)"))
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
    }

    /// Creates a group of documents that are only shown and are objects. There is none here to show.
    @MainActor
    public init(
        viewing documentType: Document.Type,
        @ViewBuilder viewer: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
    ) {
        view = AnyView(NoDocument(type: "\(documentType)"))
    }
}

/// A new document that is a value.
private struct OpenDocument<Document: FileDocument, Content: View>: View {
    @State private var document: Document
    private let editor: (FileDocumentConfiguration<Document>) -> Content

    init(
        document: @escaping () -> Document,
        editor: @escaping (FileDocumentConfiguration<Document>) -> Content
    ) {
        _document = State(wrappedValue: document())
        self.editor = editor
    }

    var body: some View {
        DocumentStack("Untitled") {
            editor(FileDocumentConfiguration(document: $document, fileURL: nil, isEditable: true))
        }
        .environment(
            \.documentConfiguration, DocumentConfiguration(fileURL: nil, isEditable: true))
    }
}

/// A new document that is an object.
private struct OpenObject<Document: ReferenceFileDocument, Content: View>: View {
    @StateObject private var document: Document
    private let editor: (ReferenceFileDocumentConfiguration<Document>) -> Content

    init(
        document: @escaping () -> Document,
        editor: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
    ) {
        _document = StateObject(wrappedValue: document())
        self.editor = editor
    }

    var body: some View {
        DocumentStack("Untitled") {
            editor(
                ReferenceFileDocumentConfiguration(
                    document: document, fileURL: nil, isEditable: true))
        }
        .environment(
            \.documentConfiguration, DocumentConfiguration(fileURL: nil, isEditable: true))
    }
}

/// What stands in place of a document where there is none.
private struct NoDocument: View {
    let type: String

    var body: some View {
        Text(verbatim: "No document of the type \(type) is open")
    }
}
