import CoreTransferable
import Foundation
import QuadrantCore
import QuadrantGeometry
import UniformTypeIdentifiers

/// Writes a document to a file.
struct DocumentWriter {
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
    static func exporting(
        _ writers: [DocumentWriter], name: String?, _ cancel: @escaping () -> Void,
        _ finish: @escaping (Result<[URL], any Error>) -> Void
    ) -> FileDialogContent {
        let lines = writers.map { $0.type.fileName(name) }
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

/// Writes a value that can be handed over to a file.
struct ItemWriter {
    let type: UTType
    /// The name that the value suggests for its file; `nil` for none.
    let name: String?
    let data: @MainActor () async throws -> Data

    init<T: Transferable>(_ item: T, _ types: [UTType]) {
        let type = types.first ?? item.exportedContentTypes().first ?? .data
        let item = HandedOver(item)
        self.type = type
        name = item.value.suggestedFilename
        data = { try await item.value.exported(as: type) }
    }
}

extension FileDialogContent {
    /// A dialog that writes values to what is chosen, as soon as their data are made.
    static func handingOver(
        _ writers: [ItemWriter], name: String?, _ cancel: @escaping () -> Void,
        _ finish: @escaping (Result<[URL], any Error>) -> Void
    ) -> FileDialogContent {
        let (writers, finish) = (HandedOver(writers), HandedOver(finish))
        return FileDialogContent(
            title: "Export", verb: "Export",
            lines: writers.value.map { $0.name ?? $0.type.fileName(name) },
            most: writers.value.count,
            finish: { chosen in
                Task { @MainActor in
                    do {
                        let files = Array(zip(writers.value, try chosen.get()))
                        for (writer, url) in files { try await writer.data().write(to: url) }
                        finish.value(.success(files.map(\.1)))
                    } catch {
                        finish.value(.failure(error))
                    }
                }
            }, cancel: cancel)
    }
}

extension UTType {
    /// The name of a file of the type; "Untitled" unless it has one.
    fileprivate func fileName(_ name: String?) -> String {
        (name ?? "Untitled") + (preferredFilenameExtension.map { ".\($0)" } ?? "")
    }
}
