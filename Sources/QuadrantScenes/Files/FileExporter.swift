public import Foundation
public import QuadrantCore
import QuadrantGeometry
import QuadrantViews
public import UniformTypeIdentifiers

extension View {
    /// Lets people write a document while a binding is `true`.
    ///
    /// Apple: "fileExporter(isPresented:document:contentType:defaultFilename:onCompletion:)". What a test chooses with
    /// `ViewHost.chooseFiles(_:)` is where the document is written; `onCompletion` is called when it is, or could not be.
    nonisolated public func fileExporter<D: FileDocument>(
        isPresented: Binding<Bool>, document: D?, contentType: UTType,
        defaultFilename: String? = nil,
        onCompletion: @escaping (Result<URL, any Error>) -> Void
    ) -> some View {
        fileExporter(
            isPresented: isPresented, document: document, contentTypes: [contentType],
            defaultFilename: defaultFilename, onCompletion: onCompletion)
    }

    /// Lets people write a document in one of some types while a binding is `true`; the first one is taken.
    ///
    /// Apple: "fileExporter(isPresented:document:contentTypes:defaultFilename:onCompletion:onCancellation:)".
    nonisolated public func fileExporter<D: FileDocument>(
        isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [],
        defaultFilename: String? = nil,
        onCompletion: @escaping (Result<URL, any Error>) -> Void,
        onCancellation: @escaping () -> Void = {}
    ) -> some View {
        fileDialog(
            isPresented: isPresented.where(document != nil),
            .exporting(
                document.map { [DocumentWriter($0, contentTypes)] } ?? [], name: defaultFilename,
                onCancellation
            ) { onCompletion($0.firstFile) })
    }

    /// Lets people write several documents while a binding is `true`.
    ///
    /// Apple: "fileExporter(isPresented:documents:contentType:onCompletion:)".
    nonisolated public func fileExporter<C: Collection>(
        isPresented: Binding<Bool>, documents: C, contentType: UTType,
        onCompletion: @escaping (Result<[URL], any Error>) -> Void
    ) -> some View where C.Element: FileDocument {
        fileExporter(
            isPresented: isPresented, documents: documents, contentTypes: [contentType],
            onCompletion: onCompletion)
    }

    /// Lets people write several documents in one of some types while a binding is `true`; the first one is taken.
    ///
    /// Apple: "fileExporter(isPresented:documents:contentTypes:onCompletion:onCancellation:)".
    nonisolated public func fileExporter<C: Collection>(
        isPresented: Binding<Bool>, documents: C, contentTypes: [UTType] = [],
        onCompletion: @escaping (Result<[URL], any Error>) -> Void,
        onCancellation: @escaping () -> Void = {}
    ) -> some View where C.Element: FileDocument {
        fileDialog(
            isPresented: isPresented,
            .exporting(
                documents.map { DocumentWriter($0, contentTypes) }, name: nil, onCancellation,
                onCompletion))
    }

    /// Lets people write a document that is an object while a binding is `true`.
    ///
    /// Apple: "fileExporter(isPresented:document:contentType:defaultFilename:onCompletion:)".
    nonisolated public func fileExporter<D: ReferenceFileDocument>(
        isPresented: Binding<Bool>, document: D?, contentType: UTType,
        defaultFilename: String? = nil,
        onCompletion: @escaping (Result<URL, any Error>) -> Void
    ) -> some View {
        fileDialog(
            isPresented: isPresented.where(document != nil),
            .exporting(
                document.map { [DocumentWriter(object: $0, [contentType])] } ?? [],
                name: defaultFilename, {}
            ) { onCompletion($0.firstFile) })
    }
}

extension Binding where Value == Bool {
    /// The binding where something is there; else `false`.
    fileprivate func `where`(_ isThere: Bool) -> Binding<Bool> {
        Binding(get: { isThere && wrappedValue }, set: { wrappedValue = $0 })
    }
}

/// Writes a document to a file.
private struct DocumentWriter {
    let type: UTType
    private let wrapper: (UTType) throws -> FileWrapper

    init<D: FileDocument>(_ document: D, _ types: [UTType]) {
        type = types.first ?? D.writableContentTypes.first ?? .data
        wrapper = {
            try document.fileWrapper(
                configuration: FileDocumentWriteConfiguration(contentType: $0, existingFile: nil))
        }
    }

    init<D: ReferenceFileDocument>(object document: D, _ types: [UTType]) {
        type = types.first ?? D.writableContentTypes.first ?? .data
        wrapper = {
            try document.fileWrapper(
                snapshot: try document.snapshot(contentType: $0),
                configuration: FileDocumentWriteConfiguration(contentType: $0, existingFile: nil))
        }
    }

    func write(to url: URL) throws { try wrapper(type).write(to: url) }
}

extension FileDialogContent {
    /// A dialog that writes documents to what is chosen.
    fileprivate static func exporting(
        _ writers: [DocumentWriter], name: String?, _ cancel: @escaping () -> Void,
        _ finish: @escaping (Result<[URL], any Error>) -> Void
    ) -> FileDialogContent {
        let lines = writers.map { writer in
            (name ?? "Untitled")
                + (writer.type.preferredFilenameExtension.map { ".\($0)" } ?? "")
        }
        return FileDialogContent(
            title: "Export", verb: "Export", lines: lines, most: writers.count,
            finish: { chosen in
                finish(
                    Result {
                        try zip(writers, try chosen.get()).map { writer, url in
                            try writer.write(to: url)
                            return url
                        }
                    })
            }, cancel: cancel)
    }
}
