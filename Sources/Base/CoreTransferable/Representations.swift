public import Combine
public import Foundation
public import UniformTypeIdentifiers

/// Values that are handed over as data.
///
/// Apple: "DataRepresentation".
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
    /// It is not made of others.
    public typealias Body = Never

    /// The one form.
    public let _forms: [_TransferForm<Item>]

    /// Values are handed over as data of a type, and made of them.
    public init(
        contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
        importing: @escaping @Sendable (Data) async throws -> Item
    ) {
        _forms = [_TransferForm(contentType: contentType, export: exporting, make: importing)]
    }

    /// Values are handed over as data of a type.
    public init(
        exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data
    ) {
        _forms = [_TransferForm(contentType: exportedContentType, export: exporting)]
    }

    /// Values are made of data of a type.
    public init(
        importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item
    ) {
        _forms = [_TransferForm(contentType: importedContentType, make: importing)]
    }
}

/// Values that are coded.
///
/// Apple: "CodableRepresentation".
public struct CodableRepresentation<Item, Encoder, Decoder>: TransferRepresentation
where
    Item: Transferable & Codable, Encoder: TopLevelEncoder, Encoder.Output == Data,
    Decoder: TopLevelDecoder, Decoder.Input == Data
{
    /// It is not made of others.
    public typealias Body = Never

    /// The one form.
    public let _forms: [_TransferForm<Item>]

    /// Values are handed over as JSON of a type, and made of it.
    public init(for itemType: Item.Type = Item.self, contentType: UTType)
    where Encoder == JSONEncoder, Decoder == JSONDecoder {
        self.init(
            for: itemType, contentType: contentType, encoder: JSONEncoder(), decoder: JSONDecoder())
    }

    /// Values are handed over as an encoder writes them, and made of that by a decoder.
    ///
    /// Neither is to be changed later: both are used wherever values are handed over.
    public init(
        for itemType: Item.Type = Item.self, contentType: UTType, encoder: Encoder, decoder: Decoder
    ) {
        let encode = Handed(value: { (item: Item) in try encoder.encode(item) })
        let decode = Handed(value: { (data: Data) in try decoder.decode(Item.self, from: data) })
        _forms = [
            _TransferForm(
                contentType: contentType, export: { try encode.value($0) },
                make: { try decode.value($0) })
        ]
    }
}

/// A coder that is used on any thread: coders are read only, as long as nobody changes their settings.
private struct Handed<Value>: @unchecked Sendable {
    let value: Value
}

/// Values that are handed over as values of another type.
///
/// Apple: "ProxyRepresentation".
public struct ProxyRepresentation<Item: Transferable, ProxyRepresentation: Transferable>:
    TransferRepresentation
{
    /// It is not made of others.
    public typealias Body = Never

    /// A form for each one of the other type.
    public let _forms: [_TransferForm<Item>]

    private init(
        exporting: (@Sendable (Item) throws -> ProxyRepresentation)?,
        making: (@Sendable (ProxyRepresentation) throws -> Item)?
    ) {
        let forms = ProxyRepresentation.transferRepresentation._forms
        let own = forms as? [_TransferForm<ProxyRepresentation>] ?? []
        _forms = own.map { form in
            var result = _TransferForm<Item>(contentType: form.contentType)
            if let exporting, let export = form.export {
                result.export = { try await export(exporting($0)) }
            }
            if let making, let make = form.make {
                result.make = { try await making(make($0)) }
            }
            return result
        }
    }

    /// Values are handed over as what `exporting` makes of them.
    public init(exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation) {
        self.init(exporting: exporting, making: nil)
    }

    /// Values are made of what `importing` is given.
    public init(importing: @escaping @Sendable (ProxyRepresentation) throws -> Item) {
        self.init(exporting: nil, making: importing)
    }

    /// Values are handed over as others, and made of them.
    public init(
        exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation,
        importing: @escaping @Sendable (ProxyRepresentation) throws -> Item
    ) {
        self.init(exporting: exporting, making: importing)
    }
}

/// A file that is handed over.
///
/// Apple: "SentTransferredFile".
public struct SentTransferredFile: Sendable {
    /// Where the file lies.
    public let file: URL
    /// Whether others may read the file itself instead of a copy. Files are always read once here.
    public let allowAccessingOriginalFile: Bool

    /// A file at an address.
    public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
        self.file = file
        self.allowAccessingOriginalFile = allowAccessingOriginalFile
    }
}

/// A file that is taken. It is gone when the value has been made.
///
/// Apple: "ReceivedTransferredFile".
public struct ReceivedTransferredFile: Sendable {
    /// Where the file lies.
    public let file: URL
    /// Whether it is the file itself and no copy; here always a copy.
    public let isOriginalFile: Bool
}

/// Values that are handed over as files.
///
/// Apple: "FileRepresentation".
public struct FileRepresentation<Item: Transferable>: TransferRepresentation {
    /// It is not made of others.
    public typealias Body = Never

    /// The one form.
    public let _forms: [_TransferForm<Item>]

    private init(
        _ contentType: UTType, _ exporting: (@Sendable (Item) async throws -> SentTransferredFile)?,
        _ importing: (@Sendable (ReceivedTransferredFile) async throws -> Item)?
    ) {
        var form = _TransferForm<Item>(contentType: contentType)
        if let exporting { form.export = { try await Data(contentsOf: exporting($0).file) } }
        if let importing {
            form.make = { data in
                let folder = FileManager.default.temporaryDirectory
                    .appendingPathComponent(UUID().uuidString)
                try FileManager.default.createDirectory(
                    at: folder, withIntermediateDirectories: true)
                defer { try? FileManager.default.removeItem(at: folder) }
                let file = folder.appendingPathComponent("file", conformingTo: contentType)
                try data.write(to: file)
                return try await importing(
                    ReceivedTransferredFile(file: file, isOriginalFile: false))
            }
        }
        _forms = [form]
    }

    /// Values are handed over as files of a type, and made of them.
    ///
    /// - Parameter shouldAttemptToOpenInPlace: Whether the file itself is wanted; here it is always a copy.
    public init(
        contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
        exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
        importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
    ) {
        self.init(contentType, exporting, importing)
    }

    /// Values are handed over as files of a type.
    ///
    /// - Parameter shouldAllowToOpenInPlace: Whether others may read the file itself; here they always read it once.
    public init(
        exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
        exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
    ) {
        self.init(exportedContentType, exporting, nil)
    }

    /// Values are made of files of a type.
    ///
    /// - Parameter shouldAttemptToOpenInPlace: Whether the file itself is wanted; here it is always a copy.
    public init(
        importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
        importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
    ) {
        self.init(importedContentType, nil, importing)
    }
}
