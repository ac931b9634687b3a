import Foundation

/// Values of any types that lead from one screen to the next.
///
/// Apple: "NavigationPath". Each value shows the destination that `navigationDestination(for:destination:)` says for its
/// type.
public struct NavigationPath: Equatable {
    /// A value, and what writes it.
    struct Element {
        /// `nil` for a value that was decoded and not asked for yet.
        var known: AnyHashable?
        /// The value as it was decoded; `nil` for one that was appended.
        var encoded: EncodedElement?
        /// Writes the value; `nil` for one whose type cannot be encoded.
        var encode: (() throws -> EncodedElement)?
    }

    /// A value as text, with the name of its type.
    struct EncodedElement: Hashable {
        let type: String
        let value: String
    }

    var elements: [Element] = []

    /// Creates a path to the first screen.
    public init() {}

    /// Creates a path with values.
    public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
        for element in elements { append(element) }
    }

    /// Creates a path with values that can be encoded.
    public init<S: Sequence>(_ elements: S) where S.Element: Hashable, S.Element: Codable {
        for element in elements { append(element) }
    }

    /// Creates a path that was decoded. A value whose type the program does not know by its name ends the program's use of
    /// it: it leads nowhere, and is told.
    public init(_ codable: CodableRepresentation) {
        elements = codable.elements.map(Element.init(decoded:))
    }

    /// How many values there are.
    public var count: Int { elements.count }

    /// Whether there are none.
    public var isEmpty: Bool { elements.isEmpty }

    /// The path as a value that can be encoded; `nil` if one of its values cannot be.
    ///
    /// Apple: "codable".
    public var codable: CodableRepresentation? {
        var result: [EncodedElement] = []
        for element in elements {
            if let encoded = element.encoded {
                result.append(encoded)
            } else if let encoded = try? element.encode?() {
                result.append(encoded)
            } else {
                return nil
            }
        }
        return CodableRepresentation(elements: result)
    }

    /// Adds a value at the end.
    public mutating func append<V: Hashable>(_ value: V) {
        if let codable = value as? any Codable & Hashable {
            appendCodable(codable)
        } else {
            elements.append(Element(known: AnyHashable(value)))
        }
    }

    /// Adds a value at the end that can be encoded.
    public mutating func append<V: Hashable & Codable>(_ value: V) { appendCodable(value) }

    private mutating func appendCodable<V: Hashable & Codable>(_ value: V) {
        elements.append(
            Element(known: AnyHashable(value), encode: { try EncodedElement(value) }))
    }

    /// Removes values from the end.
    ///
    /// - Parameter k: How many; all, if there are not as many.
    public mutating func removeLast(_ k: Int = 1) {
        elements.removeLast(max(0, min(k, elements.count)))
    }

    /// Whether two paths have the same values in the same order.
    public static func == (lhs: NavigationPath, rhs: NavigationPath) -> Bool {
        lhs.elements.elementsEqual(rhs.elements) { a, b in
            if let a = a.known, let b = b.known { return a == b }
            return a.encoded == b.encoded
        }
    }

    /// A path that can be encoded and decoded.
    ///
    /// Apple: "NavigationPath.CodableRepresentation".
    public struct CodableRepresentation: Codable, Equatable {
        let elements: [EncodedElement]

        init(elements: [EncodedElement]) {
            self.elements = elements
        }

        /// Reads a path: names of types and values as texts, the last value first.
        public init(from decoder: any Decoder) throws {
            var container = try decoder.unkeyedContainer()
            var result: [EncodedElement] = []
            while !container.isAtEnd {
                let type = try container.decode(String.self)
                result.append(
                    EncodedElement(type: type, value: try container.decode(String.self)))
            }
            elements = result.reversed()
        }

        /// Writes the path, as it is read.
        public func encode(to encoder: any Encoder) throws {
            var container = encoder.unkeyedContainer()
            for element in elements.reversed() {
                try container.encode(element.type)
                try container.encode(element.value)
            }
        }
    }
}

extension NavigationPath.EncodedElement {
    init<V: Hashable & Codable>(_ value: V) throws {
        type = _mangledTypeName(V.self) ?? String(reflecting: V.self)
        // A text by itself is no JSON to some decoders: it stands in an array.
        self.value = String(decoding: try JSONEncoder().encode([value]), as: UTF8.self)
    }

    /// The value; `nil` if its type is not known by its name, or if it cannot be read.
    var decoded: (value: AnyHashable, encode: () throws -> Self)? {
        guard let type = _typeByName(type) as? any (Hashable & Codable).Type else { return nil }
        return decode(as: type)
    }

    private func decode<V: Hashable & Codable>(
        as type: V.Type
    ) -> (value: AnyHashable, encode: () throws -> Self)? {
        guard
            let value = try? JSONDecoder().decode([V].self, from: Data(value.utf8)).first
        else { return nil }
        return (AnyHashable(value), { try Self(value) })
    }
}

extension NavigationPath.Element {
    init(decoded element: NavigationPath.EncodedElement) {
        let known = element.decoded
        self.init(known: known?.value, encoded: element, encode: known?.encode)
    }

    /// The value; where it cannot be known, the text that stands for it.
    var value: AnyHashable { known ?? encoded.map { AnyHashable($0) } ?? AnyHashable(0) }
}
