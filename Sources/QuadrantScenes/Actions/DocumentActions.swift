public import Foundation
public import QuadrantCore
public import UniformTypeIdentifiers

/// Opens a document in a window of its own.
///
/// Apple: "OpenDocumentAction". One window is shown here: it has no effect, which is reported in the view of an app.
@MainActor @preconcurrency
public struct OpenDocumentAction {
    private let perform: @MainActor (String) -> Void

    nonisolated init(perform: @escaping @MainActor (String) -> Void) {
        self.perform = perform
    }

    /// Opens the document of a file.
    public func callAsFunction(at url: URL) async throws {
        perform("openDocument(at: \"\(url.lastPathComponent)\")")
    }
}

/// Opens a new document in a window of its own.
///
/// Apple: "NewDocumentAction". One window is shown here: it has no effect, which is reported in the view of an app.
@MainActor @preconcurrency
public struct NewDocumentAction {
    private let perform: @MainActor (String) -> Void

    nonisolated init(perform: @escaping @MainActor (String) -> Void) {
        self.perform = perform
    }

    /// Opens a new document that is a value.
    public func callAsFunction<D: FileDocument>(_ newDocument: @autoclosure @escaping () -> D) {
        perform("newDocument(\(D.self))")
    }

    /// Opens a new document that is an object.
    public func callAsFunction<D: ReferenceFileDocument>(_ newDocument: @escaping () -> D) {
        perform("newDocument(\(D.self))")
    }

    /// Opens a new document of a type.
    public func callAsFunction(contentType: UTType) {
        perform("newDocument(contentType: \(contentType.identifier))")
    }
}

private enum OpenDocumentKey: EnvironmentKey {
    static var defaultValue: OpenDocumentAction { OpenDocumentAction(perform: tellWithoutApp) }
}

private enum NewDocumentKey: EnvironmentKey {
    static var defaultValue: NewDocumentAction { NewDocumentAction(perform: tellWithoutApp) }
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
