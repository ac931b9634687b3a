public import Foundation
import QuadrantControls
public import QuadrantCore
import QuadrantGeometry
import QuadrantLayout
public import QuadrantViews
public import UniformTypeIdentifiers

/// A button that creates a document and opens it.
///
/// Apple: "NewDocumentButton". Without a label it says "Create Document". One window is shown here, so the document is
/// not opened: `newDocument` of the environment is called when it is prepared, which says so.
public nonisolated struct NewDocumentButton<Label: View>: View {
    private let label: Label
    private let create: @MainActor (NewDocumentAction) async throws -> Void
    @Environment(\.newDocument) private var newDocument

    private init(
        label: Label, create: @escaping @MainActor (NewDocumentAction) async throws -> Void
    ) {
        (self.label, self.create) = (label, create)
    }

    /// The button.
    @MainActor public var body: some View {
        Button {
            // Whoever prepares the document throws where people think better of it: then nothing is opened.
            Task { @MainActor in try? await create(newDocument) }
        } label: {
            label
        }
    }
}

extension NewDocumentButton where Label == Text {
    /// Creates a button that creates a document of a type of content; `nil` for the first one of the app.
    @MainActor
    public init(_ label: Text? = nil, contentType: UTType? = nil) {
        self.init(label: label ?? .createDocument) { $0(contentType: contentType ?? .data) }
    }

    /// Creates a button with a localised title.
    @MainActor
    public init(_ titleKey: LocalizedStringKey, contentType: UTType? = nil) {
        self.init(Text(titleKey), contentType: contentType)
    }

    /// Creates a button that creates a document of a file that is prepared; `nil` for an empty document.
    @MainActor
    public init(
        _ label: Text? = nil, contentType: UTType,
        prepareDocumentURL: @escaping () async throws -> URL?
    ) {
        let prepare = HandedOver(prepareDocumentURL)
        self.init(label: label ?? .createDocument) { newDocument in
            _ = try await prepare.value()
            newDocument(contentType: contentType)
        }
    }

    /// Creates a button with a localised title that creates a document of a file that is prepared.
    @MainActor
    public init(
        _ titleKey: LocalizedStringKey, contentType: UTType,
        prepareDocumentURL: @escaping () async throws -> URL?
    ) {
        self.init(Text(titleKey), contentType: contentType, prepareDocumentURL: prepareDocumentURL)
    }

    /// Creates a button that creates a document that is prepared; `nil` for an empty one.
    @MainActor
    public init<D: FileDocument>(
        _ label: Text? = nil, for documentType: D.Type = D.self, contentType: UTType? = nil,
        prepareDocument: @escaping () async throws -> D? = { nil }
    ) {
        let prepare = HandedOver(prepareDocument)
        let type = contentType ?? D.writableContentTypes.first ?? .data
        self.init(label: label ?? .createDocument) { newDocument in
            if let document = try await prepare.value() {
                newDocument(document)
            } else {
                newDocument(contentType: type)
            }
        }
    }

    /// Creates a button with a localised title that creates a document that is prepared.
    @MainActor
    public init<D: FileDocument>(
        _ titleKey: LocalizedStringKey, for documentType: D.Type = D.self,
        contentType: UTType? = nil, prepareDocument: @escaping () async throws -> D? = { nil }
    ) {
        self.init(
            Text(titleKey), for: documentType, contentType: contentType,
            prepareDocument: prepareDocument)
    }
}

extension Text {
    /// What a button says that creates a document.
    fileprivate static var createDocument: Text { Text("Create Document") }
}

/// The action of a screen for documents that has none of its own: a button that creates a document.
///
/// Apple: "DefaultDocumentGroupLaunchActions".
public nonisolated struct DefaultDocumentGroupLaunchActions: View {
    /// Creates the actions.
    public init() {}

    /// The button.
    @MainActor public var body: some View { NewDocumentButton() }
}
