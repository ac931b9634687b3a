import Foundation

/// As JSON: an object with short names; what has its usual value is left out.
extension InputEvent: Codable {
    private enum Key: String, CodingKey, CaseIterable {
        case kind, phase, time, id, x, y, dx, dy, scale, angle, button, key, text, modifiers, view
    }

    /// Any key, for those that mean nothing.
    private struct AnyKey: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }
        init?(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }

    public init(from decoder: any Decoder) throws {
        let all = try decoder.container(keyedBy: AnyKey.self)
        if let other = all.allKeys.first(where: { Key(rawValue: $0.stringValue) == nil }) {
            throw DecodingError.dataCorruptedError(
                forKey: other, in: all,
                debugDescription: "\"\(other.stringValue)\" means nothing here; there are "
                    + Key.allCases.map(\.rawValue).joined(separator: ", "))
        }
        let box = try decoder.container(keyedBy: Key.self)
        self.init(
            try Self.named(box, .kind, of: Kind.allCases),
            try Self.named(box, .phase, of: Phase.allCases),
            time: try box.decode(Double.self, forKey: .time))
        id = try box.decodeIfPresent(Int.self, forKey: .id) ?? 0
        location.x = try box.decodeIfPresent(Double.self, forKey: .x) ?? 0
        location.y = try box.decodeIfPresent(Double.self, forKey: .y) ?? 0
        delta.width = try box.decodeIfPresent(Double.self, forKey: .dx) ?? 0
        delta.height = try box.decodeIfPresent(Double.self, forKey: .dy) ?? 0
        scale = try box.decodeIfPresent(Double.self, forKey: .scale) ?? 1
        angle = try box.decodeIfPresent(Double.self, forKey: .angle) ?? 0
        button = try box.decodeIfPresent(Int.self, forKey: .button) ?? 0
        key = try box.decodeIfPresent(String.self, forKey: .key) ?? ""
        text = try box.decodeIfPresent(String.self, forKey: .text) ?? ""
        view = try box.decodeIfPresent(String.self, forKey: .view) ?? ""
        for name in try box.decodeIfPresent([String].self, forKey: .modifiers) ?? [] {
            guard let known = Modifiers.names.first(where: { $0.0 == name }) else {
                throw DecodingError.dataCorruptedError(
                    forKey: .modifiers, in: box,
                    debugDescription: "\"\(name)\" is no modifier; there are "
                        + Modifiers.names.map(\.0).joined(separator: ", "))
            }
            modifiers.insert(known.1)
        }
    }

    private static func named<Value: RawRepresentable<String>>(
        _ box: KeyedDecodingContainer<Key>, _ key: Key, of all: [Value]
    ) throws -> Value {
        let name = try box.decode(String.self, forKey: key)
        guard let value = Value(rawValue: name) else {
            throw DecodingError.dataCorruptedError(
                forKey: key, in: box,
                debugDescription: "\"\(name)\" is no \(key.rawValue); there are "
                    + all.map(\.rawValue).joined(separator: ", "))
        }
        return value
    }

    public func encode(to encoder: any Encoder) throws {
        var box = encoder.container(keyedBy: Key.self)
        try box.encode(kind.rawValue, forKey: .kind)
        try box.encode(phase.rawValue, forKey: .phase)
        try box.encode(time, forKey: .time)
        if id != 0 { try box.encode(id, forKey: .id) }
        if location.x != 0 { try box.encode(Double(location.x), forKey: .x) }
        if location.y != 0 { try box.encode(Double(location.y), forKey: .y) }
        if delta.width != 0 { try box.encode(Double(delta.width), forKey: .dx) }
        if delta.height != 0 { try box.encode(Double(delta.height), forKey: .dy) }
        if scale != 1 { try box.encode(scale, forKey: .scale) }
        if angle != 0 { try box.encode(angle, forKey: .angle) }
        if button != 0 { try box.encode(button, forKey: .button) }
        if !key.isEmpty { try box.encode(key, forKey: .key) }
        if !text.isEmpty { try box.encode(text, forKey: .text) }
        if !view.isEmpty { try box.encode(view, forKey: .view) }
        if !modifiers.isEmpty {
            let names = Modifiers.names.filter { modifiers.contains($0.1) }.map(\.0)
            try box.encode(names, forKey: .modifiers)
        }
    }
}
