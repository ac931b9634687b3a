public import Combine
public import Foundation
public import QuadrantCore
public import QuadrantViews
public import UniformTypeIdentifiers

/// What is known where a document is read.
///
/// Apple: "FileDocumentReadConfiguration".
public struct FileDocumentReadConfiguration {
    /// The type of the file.
    public let contentType: UTType
    /// The file.
    public let file: FileWrapper

    package init(contentType: UTType, file: FileWrapper) {
        (self.contentType, self.file) = (contentType, file)
    }
}

/// What is known where a document is written.
///
/// Apple: "FileDocumentWriteConfiguration".
public struct FileDocumentWriteConfiguration {
    /// The type of the file.
    public let contentType: UTType
    /// The file as it was read; `nil` for a new document.
    public let existingFile: FileWrapper?

    package init(contentType: UTType, existingFile: FileWrapper?) {
        (self.contentType, self.existingFile) = (contentType, existingFile)
    }
}

/// A document as a value.
///
/// Apple: "FileDocument".
public protocol FileDocument {
    /// What is known where a document is read.
    typealias ReadConfiguration = FileDocumentReadConfiguration
    /// What is known where a document is written.
    typealias WriteConfiguration = FileDocumentWriteConfiguration

    /// The types that can be read.
    static var readableContentTypes: [UTType] { get }
    /// The types that can be written; those that can be read unless given.
    static var writableContentTypes: [UTType] { get }

    /// Reads a document.
    init(configuration: ReadConfiguration) throws
    /// The file that the document becomes.
    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
}

extension FileDocument {
    /// By default, the types that can be read.
    public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// A document as an object.
///
/// Apple: "ReferenceFileDocument".
public protocol ReferenceFileDocument: ObservableObject {
    /// What is written of a document.
    associatedtype Snapshot
    /// What is known where a document is read.
    typealias ReadConfiguration = FileDocumentReadConfiguration
    /// What is known where a document is written.
    typealias WriteConfiguration = FileDocumentWriteConfiguration

    /// The types that can be read.
    static var readableContentTypes: [UTType] { get }
    /// The types that can be written; those that can be read unless given.
    static var writableContentTypes: [UTType] { get }

    /// Reads a document.
    init(configuration: ReadConfiguration) throws
    /// What is written of the document as it is now.
    func snapshot(contentType: UTType) throws -> Snapshot
    /// The file that a snapshot becomes.
    func fileWrapper(snapshot: Snapshot, configuration: WriteConfiguration) throws -> FileWrapper
}

extension ReferenceFileDocument {
    /// By default, the types that can be read.
    public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// An open document that is a value.
///
/// Apple: "FileDocumentConfiguration".
@MainActor
public struct FileDocumentConfiguration<Document: FileDocument> {
    /// The document.
    @Binding public var document: Document
    /// Its file; `nil` for a new document.
    public var fileURL: URL?
    /// Whether it can be changed.
    public var isEditable: Bool
}

/// An open document that is an object.
///
/// Apple: "ReferenceFileDocumentConfiguration".
@MainActor
public struct ReferenceFileDocumentConfiguration<Document: ReferenceFileDocument> {
    /// The document.
    @ObservedObject public var document: Document
    /// Its file; `nil` for a new document.
    public var fileURL: URL?
    /// Whether it can be changed.
    public var isEditable: Bool
}

/// The document around a view.
///
/// Apple: "DocumentConfiguration".
public struct DocumentConfiguration: Sendable {
    /// Its file; `nil` for a new document.
    public var fileURL: URL?
    /// Whether it can be changed.
    public var isEditable: Bool
}

private enum DocumentConfigurationKey: EnvironmentKey {
    static var defaultValue: DocumentConfiguration? { nil }
}

extension EnvironmentValues {
    /// The document around a view; `nil` outside of documents.
    ///
    /// Apple: "EnvironmentValues.documentConfiguration".
    public package(set) var documentConfiguration: DocumentConfiguration? {
        get { self[DocumentConfigurationKey.self] }
        set { self[DocumentConfigurationKey.self] = newValue }
    }
}
