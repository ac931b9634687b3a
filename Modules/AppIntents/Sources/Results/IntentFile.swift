public import Foundation
public import UniformTypeIdentifiers

/// A file that an intent is given or answers.
///
/// Apple: "IntentFile".
public struct IntentFile: Hashable, Sendable {
    /// What is in it.
    public let data: Data
    /// Its name.
    public var filename: String
    /// What kind of data it is.
    public var type: UTType?
    /// Where it lies; `nil` for data alone.
    public let fileURL: URL?

    /// A file of some data.
    public init(data: Data, filename: String, type: UTType? = nil) {
        (self.data, self.filename, self.type, fileURL) = (data, filename, type, nil)
    }

    /// A file that lies somewhere; where it cannot be read it is empty.
    public init(fileURL: URL, filename: String? = nil, type: UTType? = nil) {
        data = (try? Data(contentsOf: fileURL)) ?? Data()
        self.filename = filename ?? fileURL.lastPathComponent
        (self.type, self.fileURL) = (type, fileURL)
    }
}

/// Things to choose from, in sections.
///
/// Apple: "IntentItemCollection".
public struct IntentItemCollection<Value: Sendable>: ExpressibleByArrayLiteral, Sendable {
    /// The sections.
    public var sections: [IntentItemSection<Value>]
    /// What asks for them.
    public var promptLabel: LocalizedStringResource?
    /// Whether they are an index.
    public var usesIndexedCollation: Bool

    /// Sections.
    public init(
        promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false,
        sections: [IntentItemSection<Value>]
    ) {
        (self.promptLabel, self.usesIndexedCollation) = (promptLabel, usesIndexedCollation)
        self.sections = sections
    }

    /// Things of one section.
    public init(
        promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false,
        items: [Value]
    ) {
        self.init(
            promptLabel: promptLabel, usesIndexedCollation: usesIndexedCollation,
            sections: [IntentItemSection(items: items)])
    }

    /// Things of one section.
    public init(arrayLiteral elements: Value...) { self.init(items: elements) }

    /// All things, in their order.
    public var items: [Value] { sections.flatMap { $0.items.map(\.value) } }
}

/// Things under a title.
///
/// Apple: "IntentItemSection".
public struct IntentItemSection<Value: Sendable>: Sendable {
    /// The title.
    public var title: LocalizedStringResource?
    /// The line below it.
    public var subtitle: LocalizedStringResource?
    /// The things.
    public var items: [IntentItem<Value>]

    /// Things under a title.
    public init(
        _ title: LocalizedStringResource? = nil, subtitle: LocalizedStringResource? = nil,
        items: [IntentItem<Value>]
    ) {
        (self.title, self.subtitle, self.items) = (title, subtitle, items)
    }

    /// Things under a title.
    public init(
        _ title: LocalizedStringResource? = nil, subtitle: LocalizedStringResource? = nil,
        items: [Value]
    ) {
        self.init(title, subtitle: subtitle, items: items.map { IntentItem($0) })
    }
}

/// A thing to choose.
///
/// Apple: "IntentItem".
public struct IntentItem<Value: Sendable>: Sendable {
    /// The thing.
    public var value: Value
    /// What it is called.
    public var title: LocalizedStringResource?
    /// The line below it.
    public var subtitle: LocalizedStringResource?
    /// Its picture.
    public var image: DisplayRepresentation.Image?

    /// A thing with its names.
    public init(
        _ value: Value, title: LocalizedStringResource? = nil,
        subtitle: LocalizedStringResource? = nil,
        image: DisplayRepresentation.Image? = nil
    ) {
        (self.value, self.title, self.subtitle, self.image) = (value, title, subtitle, image)
    }
}
