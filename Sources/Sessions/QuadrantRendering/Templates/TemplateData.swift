internal import Foundation
public import QuadrantCore
internal import QuadrantText
public import QuadrantViews

/// The data of which a view is made that `quadrant render --data` draws. Generated code reads it; nobody else needs it.
public struct _TemplateData {
    private let values: KeyedDecodingContainer<TemplateKey>
    private let known: [String]

    /// Reads a JSON object whose keys are among those that are known.
    fileprivate init(_ json: Data, known: [String]) throws {
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .custom { try TemplateDate.date(from: $0) }
        decoder.dataDecodingStrategy = .base64
        do {
            values = try decoder.decode(TemplateRoot.self, from: json).values
        } catch {
            throw TemplateFault(error)
        }
        self.known = known
        let keys = values.allKeys.map(\.stringValue).sorted()
        guard let other = keys.first(where: { !known.contains($0) }) else { return }
        let near = NearestNames.of(other, in: known)
        throw TemplateFault(
            "there is no '\(other)' in the view"
                + (near.first.map { "; did you mean '\($0)'?" }
                    ?? "; it takes \(known.map { "'\($0)'" }.joined(separator: ", "))"))
    }

    /// A value of any type that can be decoded; `nil` for an optional one that is not there.
    public func value<Value: Decodable>(_ key: String) throws -> Value {
        let place = TemplateKey(stringValue: key)
        do {
            if !values.contains(place),
                let optional = Value.self as? any ExpressibleByNilLiteral.Type,
                let none = optional.init(nilLiteral: ()) as? Value
            {
                return none
            }
            if let named = Value.self as? any NamedDictionary.Type,
                let object = try? values.nestedContainer(keyedBy: TemplateKey.self, forKey: place),
                let dictionary = try named.value(in: object, of: key) as? Value
            {
                return dictionary
            }
            return try values.decode(Value.self, forKey: place)
        } catch {
            throw TemplateFault(error, for: Value.self, at: key)
        }
    }

    /// The same; what it is where nothing is given.
    public func value<Value: Decodable>(
        _ key: String, default standard: @autoclosure () throws -> Value
    ) throws -> Value {
        try values.contains(TemplateKey(stringValue: key)) ? value(key) : standard()
    }

    /// A colour: `#RRGGBB`, `#RRGGBBAA`, or the name of one of SwiftUI's or of the assets.
    public func value(_ key: String) throws -> Color {
        try TemplateColor.color(try value(key), at: key)
    }

    /// Colours.
    public func value(_ key: String) throws -> [Color] {
        let texts: [String] = try value(key)
        return try texts.enumerated().map { try TemplateColor.color($1, at: "\(key)[\($0)]") }
    }

    /// The same; what they are where nothing is given.
    public func value(_ key: String, default standard: @autoclosure () throws -> [Color]) throws
        -> [Color]
    {
        try values.contains(TemplateKey(stringValue: key)) ? value(key) : standard()
    }

    /// The same, where there may be none.
    public func value(_ key: String, default standard: @autoclosure () throws -> [Color]?) throws
        -> [Color]?
    {
        guard values.contains(TemplateKey(stringValue: key)) else { return try standard() }
        let texts: [String]? = try value(key)
        return try texts.map { _ in try value(key) as [Color] }
    }

    /// The same, where there may be none.
    public func value(_ key: String) throws -> Color? {
        let text: String? = try value(key)
        return try text.map { _ in try value(key) as Color }
    }

    /// The same; what it is where nothing is given.
    public func value(_ key: String, default standard: @autoclosure () throws -> Color) throws
        -> Color
    {
        try values.contains(TemplateKey(stringValue: key)) ? value(key) : standard()
    }

    /// The same, where there may be none.
    public func value(_ key: String, default standard: @autoclosure () throws -> Color?) throws
        -> Color?
    {
        try values.contains(TemplateKey(stringValue: key)) ? value(key) : standard()
    }

    /// A picture: the name of an asset, `symbol:` and that of a symbol, or a file as a `data:` URL.
    public func value(_ key: String) throws -> Image {
        let name: String = try value(key)
        if name.hasPrefix("data:") { return try TemplatePicture.image(name, key) }
        if name.hasPrefix("symbol:") { return Image(systemName: String(name.dropFirst(7))) }
        TemplateInput.use(.picture(name), at: key)
        return Image(name)
    }

    /// The same, where there may be none.
    public func value(_ key: String) throws -> Image? {
        let name: String? = try value(key)
        return try name.map { _ in try value(key) as Image }
    }

    /// The same; what it is where nothing is given.
    public func value(_ key: String, default standard: @autoclosure () throws -> Image) throws
        -> Image
    {
        try values.contains(TemplateKey(stringValue: key)) ? value(key) : standard()
    }

    /// The same, where there may be none.
    public func value(_ key: String, default standard: @autoclosure () throws -> Image?) throws
        -> Image?
    {
        try values.contains(TemplateKey(stringValue: key)) ? value(key) : standard()
    }

    /// A text that is looked for in the string tables of the view.
    public func value(_ key: String) throws -> LocalizedStringKey {
        LocalizedStringKey(try value(key) as String)
    }

    /// The same, where there may be none.
    public func value(_ key: String) throws -> LocalizedStringKey? {
        (try value(key) as String?).map { LocalizedStringKey($0) }
    }

    /// The same; what it is where nothing is given.
    public func value(
        _ key: String, default standard: @autoclosure () throws -> LocalizedStringKey
    ) throws -> LocalizedStringKey {
        try values.contains(TemplateKey(stringValue: key)) ? value(key) : standard()
    }

    /// The same, where there may be none.
    public func value(
        _ key: String, default standard: @autoclosure () throws -> LocalizedStringKey?
    ) throws -> LocalizedStringKey? {
        try values.contains(TemplateKey(stringValue: key)) ? value(key) : standard()
    }
}

/// The view that is made of data.
public struct _TemplateView<Content: View>: View {
    private let content: Content?

    /// Makes the view of the data that the process was given.
    ///
    /// - Parameter known: The keys that the data may have.
    public init(known: [String], _ make: (_TemplateData) throws -> Content) {
        do {
            content = try make(try _TemplateData(TemplateInput.data, known: known))
        } catch {
            content = nil
            TemplateInput.fail(error)
        }
    }

    public var body: some View { content }
}

private struct TemplateRoot: Decodable {
    let values: KeyedDecodingContainer<TemplateKey>

    init(from decoder: any Decoder) throws {
        values = try decoder.container(keyedBy: TemplateKey.self)
    }
}

struct TemplateKey: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
}
