public import Foundation
public import UniformTypeIdentifiers

/// Something that can be handed to other programs, and taken from them.
///
/// Apple: "Transferable".
public protocol Transferable: Sendable {
    /// In which forms values are handed over.
    associatedtype Representation: TransferRepresentation

    /// In which forms values are handed over, the preferred ones first.
    @TransferRepresentationBuilder<Self>
    static var transferRepresentation: Representation { get }
}

/// How far others may see a form in which values are handed over.
///
/// Apple: "TransferRepresentationVisibility".
public struct TransferRepresentationVisibility: Hashable, Sendable {
    private let rank: Int

    /// Every program.
    public static let all = TransferRepresentationVisibility(rank: 3)
    /// Programs of the same developers.
    public static let team = TransferRepresentationVisibility(rank: 2)
    /// Programs of the same group.
    public static let group = TransferRepresentationVisibility(rank: 1)
    /// The program itself.
    public static let ownProcess = TransferRepresentationVisibility(rank: 0)

    /// Whether who sees `other` sees this, too.
    func reaches(_ other: TransferRepresentationVisibility) -> Bool { rank >= other.rank }
}

/// Why something was not handed over.
public enum TransferError: Error, Equatable, CustomStringConvertible {
    /// No form of the type has such a content.
    case unsupportedContentType(String)
    /// The data are none of such a value.
    case unreadable(String)

    /// What is wrong.
    public var description: String {
        switch self {
        case .unsupportedContentType(let type): "no representation has the content type \(type)"
        case .unreadable(let type): "the data are no \(type)"
        }
    }
}

extension Transferable {
    private static var forms: [_TransferForm<Self>] {
        // A representation of other values than the type's own has none for it.
        transferRepresentation._forms as? [_TransferForm<Self>] ?? []
    }

    private func exported() -> [_TransferForm<Self>] {
        Self.forms.filter { $0.export != nil && $0.condition(self) }
    }

    /// The types of content in which the value is handed over to those who may see them, the preferred ones first.
    public func exportedContentTypes(
        _ visibility: TransferRepresentationVisibility = .all
    ) -> [UTType] {
        exported().filter { $0.visibility.reaches(visibility) }.map(\.contentType)
    }

    /// The types of content from which values are made, the preferred ones first.
    public static func importedContentTypes() -> [UTType] {
        forms.filter { $0.make != nil }.map(\.contentType)
    }

    /// The value as data of a type.
    ///
    /// - Throws: `TransferError` if the value has no such form; else what the form throws.
    public func exported(as contentType: UTType) async throws -> Data {
        let forms = exported()
        let form =
            forms.first { $0.contentType == contentType }
            ?? forms.first { $0.contentType.conforms(to: contentType) }
        guard let export = form?.export else {
            throw TransferError.unsupportedContentType(contentType.identifier)
        }
        return try await export(self)
    }

    /// Makes a value of data of a type; `nil` for any type that the value is made from.
    ///
    /// - Throws: `TransferError` if values are not made from such data; else what the form throws.
    public init(importing data: Data, contentType: UTType?) async throws {
        let form = Self.forms.first { form in
            form.make != nil && contentType.map { $0.conforms(to: form.contentType) } ?? true
        }
        guard let make = form?.make else {
            throw TransferError.unsupportedContentType(contentType?.identifier ?? "any")
        }
        self = try await make(data)
    }

    /// The name of a file for the value; `nil` if no form suggests one.
    public var suggestedFilename: String? {
        exported().lazy.compactMap { $0.fileName(self) }.first
    }
}
