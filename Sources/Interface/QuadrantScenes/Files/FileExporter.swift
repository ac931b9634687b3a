public import CoreTransferable
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
        fileExporter(
            isPresented: isPresented, document: document, contentTypes: [contentType],
            defaultFilename: defaultFilename, onCompletion: onCompletion)
    }

    /// Lets people write a document that is an object in one of some types while a binding is `true`; the first one is taken.
    ///
    /// Apple: "fileExporter(isPresented:document:contentTypes:defaultFilename:onCompletion:onCancellation:)".
    nonisolated public func fileExporter<D: ReferenceFileDocument>(
        isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [],
        defaultFilename: String? = nil,
        onCompletion: @escaping (Result<URL, any Error>) -> Void,
        onCancellation: @escaping () -> Void = {}
    ) -> some View {
        fileDialog(
            isPresented: isPresented.where(document != nil),
            .exporting(
                document.map { [DocumentWriter(object: $0, contentTypes)] } ?? [],
                name: defaultFilename, onCancellation
            ) { onCompletion($0.firstFile) })
    }

    /// Lets people write several documents that are objects while a binding is `true`.
    ///
    /// Apple: "fileExporter(isPresented:documents:contentType:onCompletion:)".
    nonisolated public func fileExporter<C: Collection>(
        isPresented: Binding<Bool>, documents: C, contentType: UTType,
        onCompletion: @escaping (Result<[URL], any Error>) -> Void
    ) -> some View where C.Element: ReferenceFileDocument {
        fileExporter(
            isPresented: isPresented, documents: documents, contentTypes: [contentType],
            onCompletion: onCompletion)
    }

    /// Lets people write several documents that are objects in one of some types while a binding is `true`; the first one is taken.
    ///
    /// Apple: "fileExporter(isPresented:documents:contentTypes:onCompletion:onCancellation:)".
    nonisolated public func fileExporter<C: Collection>(
        isPresented: Binding<Bool>, documents: C, contentTypes: [UTType] = [],
        onCompletion: @escaping (Result<[URL], any Error>) -> Void,
        onCancellation: @escaping () -> Void = {}
    ) -> some View where C.Element: ReferenceFileDocument {
        fileDialog(
            isPresented: isPresented,
            .exporting(
                documents.map { DocumentWriter(object: $0, contentTypes) }, name: nil,
                onCancellation, onCompletion))
    }

    /// Lets people write a value that can be handed over while a binding is `true`.
    ///
    /// Apple: "fileExporter(isPresented:item:contentTypes:defaultFilename:onCompletion:onCancellation:)". The first of
    /// `contentTypes` is written, or else the first type in which the value is handed over. Making the data may
    /// take a while: `onCompletion` is called when the file is written.
    nonisolated public func fileExporter<T: Transferable>(
        isPresented: Binding<Bool>, item: T?, contentTypes: [UTType] = [],
        defaultFilename: String? = nil,
        onCompletion: @escaping (Result<URL, any Error>) -> Void,
        onCancellation: @escaping () -> Void = {}
    ) -> some View {
        fileDialog(
            isPresented: isPresented.where(item != nil),
            .handingOver(
                item.map { [ItemWriter($0, contentTypes)] } ?? [], name: defaultFilename,
                onCancellation
            ) { onCompletion($0.firstFile) })
    }

    /// Lets people write several values that can be handed over while a binding is `true`, as `fileExporter` with `item` does.
    ///
    /// Apple: "fileExporter(isPresented:items:contentTypes:onCompletion:onCancellation:)".
    nonisolated public func fileExporter<C: Collection>(
        isPresented: Binding<Bool>, items: C, contentTypes: [UTType] = [],
        onCompletion: @escaping (Result<[URL], any Error>) -> Void,
        onCancellation: @escaping () -> Void = {}
    ) -> some View where C.Element: Transferable {
        fileDialog(
            isPresented: isPresented,
            .handingOver(
                items.map { ItemWriter($0, contentTypes) }, name: nil, onCancellation, onCompletion)
        )
    }
}

extension Binding where Value == Bool {
    /// The binding where something is there; else `false`.
    func `where`(_ isThere: Bool) -> Binding<Bool> {
        Binding(get: { isThere && wrappedValue }, set: { wrappedValue = $0 })
    }
}
