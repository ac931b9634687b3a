public import Foundation
public import QuadrantCore
import QuadrantGeometry
public import UniformTypeIdentifiers

/// What an app of documents is asked to open.
enum DocumentRequest {
    /// A new document that is made.
    case made(@MainActor () -> Any)
    /// A new document of a type.
    case type(UTType)
    /// The document of a file.
    case file(URL)
}

/// Opens a document.
///
/// Apple: "OpenDocumentAction". The document takes the place of what the app shows, as on a phone. Where no `DocumentGroup` of the app shows such
/// documents it has no effect, which is reported.
@MainActor @preconcurrency
public struct OpenDocumentAction {
    private let perform: @MainActor (DocumentRequest, String) throws -> Void

    nonisolated init(perform: @escaping @MainActor (DocumentRequest, String) throws -> Void) {
        self.perform = perform
    }

    /// Opens the document of a file.
    ///
    /// - Throws: What reading the file throws.
    public func callAsFunction(at url: URL) async throws {
        try perform(.file(url), "openDocument(at: \"\(url.lastPathComponent)\")")
    }
}

/// Opens a new document.
///
/// Apple: "NewDocumentAction". The document takes the place of what the app shows, as on a phone. Where no `DocumentGroup` of the app shows such
/// documents it has no effect, which is reported.
@MainActor @preconcurrency
public struct NewDocumentAction {
    private let perform: @MainActor (DocumentRequest, String) -> Void

    nonisolated init(perform: @escaping @MainActor (DocumentRequest, String) -> Void) {
        self.perform = perform
    }

    /// Opens a new document that is a value.
    public func callAsFunction<D: FileDocument>(_ newDocument: @autoclosure @escaping () -> D) {
        let document = HandedOver(newDocument)
        perform(.made { document.value() }, "newDocument(\(D.self))")
    }

    /// Opens a new document that is an object.
    public func callAsFunction<D: ReferenceFileDocument>(_ newDocument: @escaping () -> D) {
        let document = HandedOver(newDocument)
        perform(.made { document.value() }, "newDocument(\(D.self))")
    }

    /// Opens a new document of a type.
    public func callAsFunction(contentType: UTType) {
        perform(.type(contentType), "newDocument(contentType: \(contentType.identifier))")
    }
}

private enum OpenDocumentKey: EnvironmentKey {
    static var defaultValue: OpenDocumentAction { OpenDocumentAction { tellWithoutApp($1) } }
}

private enum NewDocumentKey: EnvironmentKey {
    static var defaultValue: NewDocumentAction { NewDocumentAction { tellWithoutApp($1) } }
}

extension EnvironmentValues {
    /// Opens documents. Outside of an app there are none, which is told on standard error.
    ///
    /// Apple: "EnvironmentValues.openDocument".
    public package(set) var openDocument: OpenDocumentAction {
        get { self[OpenDocumentKey.self] }
        set { self[OpenDocumentKey.self] = newValue }
    }

    /// Opens new documents. Outside of an app there are none, which is told on standard error.
    ///
    /// Apple: "EnvironmentValues.newDocument".
    public package(set) var newDocument: NewDocumentAction {
        get { self[NewDocumentKey.self] }
        set { self[NewDocumentKey.self] = newValue }
    }
}
