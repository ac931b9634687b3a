public import Foundation
import UniformTypeIdentifiers

extension Data: Transferable {
    /// Data are handed over as they are.
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(contentType: .data, exporting: { $0 }, importing: { $0 })
    }
}

extension String: Transferable {
    /// A text is handed over in UTF-8.
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(
            contentType: .utf8PlainText, exporting: { Data($0.utf8) }, importing: String.init(read:)
        )
        DataRepresentation(importedContentType: .plainText, importing: String.init(read:))
    }

    private init(read data: Data) throws {
        guard let text = String(data: data, encoding: .utf8) else {
            throw TransferError.unreadable("text in UTF-8")
        }
        self = text
    }
}

extension URL: Transferable {
    /// An address is handed over as text.
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(
            contentType: .url, exporting: { Data($0.absoluteString.utf8) },
            importing: URL.init(read:))
        DataRepresentation(contentType: .fileURL) {
            Data($0.absoluteString.utf8)
        } importing: {
            try URL(read: $0)
        }
        .exportingCondition(\.isFileURL)
    }

    private init(read data: Data) throws {
        guard let url = String(data: data, encoding: .utf8).flatMap({ URL(string: $0) }) else {
            throw TransferError.unreadable("address")
        }
        self = url
    }
}

extension AttributedString: Transferable {
    /// A text is handed over without its attributes: Foundation does not code them on this system.
    public static var transferRepresentation: some TransferRepresentation {
        ProxyRepresentation(
            exporting: { String($0.characters) }, importing: { AttributedString($0) })
    }
}
