public import Foundation

/// A type of data or of files: a name such as `public.png`, and which other types it is one of.
///
/// Apple: "UTType". The system's types are those that Apple documents; what a program declares in its property list is
/// not read. A type that nobody declared has a name of its own, made from its file extension or MIME type as on Apple's
/// systems (`dyn.…`).
public struct UTType: Hashable, Sendable, Codable, CustomStringConvertible {
    /// The name of the type.
    public let identifier: String
    /// What the program itself says of the type; `nil` for a type of the table and for a made name.
    private let declaration: Declaration?

    struct Declaration: Hashable, Sendable, Codable {
        let parent: String?
    }

    private init(identifier: String, declaration: Declaration?) {
        self.identifier = identifier
        self.declaration = declaration
    }

    /// A type of the table.
    init(declared identifier: String) {
        self.init(identifier: identifier, declaration: nil)
    }

    /// The type with a name; `nil` if nobody declared it.
    public init?(_ identifier: String) {
        guard UTTypeRecord.of(identifier) != nil || UTTypeTag(dynamic: identifier) != nil else {
            return nil
        }
        self.init(declared: identifier.lowercased())
    }

    /// A type that the program declares itself.
    ///
    /// - Parameter parentType: What it conforms to; `nil` for data.
    public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.init(
            identifier: identifier.lowercased(),
            declaration: UTTypeRecord.of(identifier) == nil
                ? Declaration(parent: parentType?.identifier) : nil)
    }

    /// A type that another program declares, which this one knows.
    ///
    /// - Parameter parentType: What it conforms to; `nil` for data.
    public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.init(exportedAs: identifier, conformingTo: parentType)
    }

    /// Whether both have the same name.
    public static func == (lhs: UTType, rhs: UTType) -> Bool { lhs.identifier == rhs.identifier }

    /// Takes the name into a hash.
    public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }

    /// The name of the type.
    public var description: String { identifier }
}

extension UTType {
    /// The type of files with an extension, such as `png`.
    ///
    /// - Parameter supertype: What the type has to conform to.
    public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
        self.init(
            tag: filenameExtension, tagClass: .filenameExtension, conformingTo: supertype)
    }

    /// The type of data with a MIME type, such as `image/png`.
    ///
    /// - Parameter supertype: What the type has to conform to.
    public init?(mimeType: String, conformingTo supertype: UTType = .data) {
        self.init(tag: mimeType, tagClass: .mimeType, conformingTo: supertype)
    }

    /// The type with a tag; one with a made name if no declared one has it and conforms to `supertype`.
    public init?(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) {
        guard let found = UTType.types(tag: tag, tagClass: tagClass, conformingTo: supertype).first
        else { return nil }
        self = found
    }

    /// All types with a tag that conform to `supertype`; one with a made name if there is none.
    public static func types(
        tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?
    ) -> [UTType] {
        let tag = tag.lowercased()
        guard !tag.isEmpty else { return [] }
        let declared = UTTypeRecord.all.filter { $0.tags(of: tagClass).contains(tag) }
            .map { UTType(declared: $0.identifier) }
            .filter { type in supertype.map { type.conforms(to: $0) } ?? true }
        if !declared.isEmpty { return declared }
        let parent = supertype?.identifier ?? UTType.data.identifier
        let made = UTTypeTag(tagClass: tagClass, tag: tag, parent: parent)
        return [UTType(declared: made.identifier)]
    }

    /// The first file extension of the type; `nil` if it has none.
    public var preferredFilenameExtension: String? { tags[.filenameExtension]?.first }

    /// The first MIME type of the type; `nil` if it has none.
    public var preferredMIMEType: String? { tags[.mimeType]?.first }

    /// File extensions and MIME types of the type.
    public var tags: [UTTagClass: [String]] {
        if let made = UTTypeTag(dynamic: identifier) { return [made.tagClass: [made.tag]] }
        guard let record = UTTypeRecord.of(identifier) else { return [:] }
        return [
            .filenameExtension: record.extensions, .mimeType: record.mimeTypes,
        ].filter { !$0.value.isEmpty }
    }

    /// The types that the type conforms to, directly or through others.
    public var supertypes: Set<UTType> {
        var (found, open) = (Set<UTType>(), parents)
        while let next = open.popLast() {
            if found.insert(next).inserted { open += next.parents }
        }
        return found
    }

    private var parents: [UTType] {
        if let declaration {
            return [UTType(declared: declaration.parent ?? UTType.data.identifier)]
        }
        if let made = UTTypeTag(dynamic: identifier) { return [UTType(declared: made.parent)] }
        return UTTypeRecord.of(identifier)?.parents.map { UTType(declared: $0) } ?? []
    }

    /// Whether the type is `other` or conforms to it.
    public func conforms(to other: UTType) -> Bool {
        self == other || supertypes.contains(other)
    }

    /// Whether the type conforms to `other` and is not the same.
    public func isSubtype(of other: UTType) -> Bool { supertypes.contains(other) }

    /// Whether `other` conforms to the type and is not the same.
    public func isSupertype(of other: UTType) -> Bool { other.supertypes.contains(self) }

    /// Whether the name of the type was made from a tag.
    public var isDynamic: Bool { UTTypeTag(dynamic: identifier) != nil }

    /// Whether somebody declared the type.
    public var isDeclared: Bool { !isDynamic }

    /// Whether the type belongs to nobody: its name begins with `public.`.
    public var isPublic: Bool { identifier.hasPrefix("public.") }

    /// What the type is called, in English: "PNG image". `nil` if that is not known.
    public var localizedDescription: String? {
        guard !isDynamic else { return nil }
        let name = preferredFilenameExtension?.uppercased()
        let kinds: [(UTType, String)] = [
            (.image, "image"), (.audio, "audio"), (.movie, "movie"), (.archive, "archive"),
            (.sourceCode, "source code"), (.text, "text"), (.folder, "folder"), (.font, "font"),
        ]
        let kind = kinds.first { conforms(to: $0.0) }?.1
        let words = [name, kind ?? (name == nil ? nil : "document")].compactMap(\.self)
        return words.isEmpty ? nil : words.joined(separator: " ")
    }
}

/// Ways in which types are told from each other beside their names.
///
/// Apple: "UTTagClass".
public struct UTTagClass: RawRepresentable, Hashable, Sendable, Codable {
    /// The name of the class.
    public let rawValue: String

    /// A class with a name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// File extensions.
    public static let filenameExtension = UTTagClass(rawValue: "public.filename-extension")
    /// MIME types.
    public static let mimeType = UTTagClass(rawValue: "public.mime-type")
}

extension URL {
    /// The address of a file with the extension of a type.
    public func appendingPathExtension(for contentType: UTType) -> URL {
        contentType.preferredFilenameExtension.map { appendingPathExtension($0) } ?? self
    }

    /// The address of something in a folder, with the extension of a type.
    public func appendingPathComponent(_ name: String, conformingTo contentType: UTType) -> URL {
        let child = appendingPathComponent(name)
        let hasExtension = contentType.tags[.filenameExtension]?.contains(
            child.pathExtension.lowercased())
        return hasExtension == true ? child : child.appendingPathExtension(for: contentType)
    }
}
