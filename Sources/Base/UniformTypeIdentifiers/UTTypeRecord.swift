/// What is known of a declared type.
struct UTTypeRecord: Sendable {
    let identifier: String
    let parents: [String]
    let extensions: [String]
    let mimeTypes: [String]

    /// All declared types, as they stand in the table.
    static let all: [UTTypeRecord] = table.split(separator: "\n").map(UTTypeRecord.init)

    private static let byIdentifier = Dictionary(
        all.map { ($0.identifier, $0) }, uniquingKeysWith: { first, _ in first })

    /// The record of a name, however it is capitalised.
    static func of(_ identifier: String) -> UTTypeRecord? { byIdentifier[identifier.lowercased()] }

    private init(_ line: Substring) {
        let fields = line.split(separator: "|", omittingEmptySubsequences: false)
            .map { $0.split(separator: " ").map(String.init) }
        func field(_ index: Int) -> [String] { fields.indices.contains(index) ? fields[index] : [] }
        identifier = field(0).first ?? ""
        parents = field(1)
        extensions = field(2)
        mimeTypes = field(3)
    }

    func tags(of tagClass: UTTagClass) -> [String] {
        switch tagClass {
        case .filenameExtension: extensions
        case .mimeType: mimeTypes
        default: []
        }
    }
}

/// The tag of a type whose name was made from it.
///
/// The name is `dyn.a` and the text `?0=PARENT:CLASS=TAG` in 32 signs of five bits each, with figures for the most
/// usual parents and classes, as on Apple's systems.
struct UTTypeTag {
    let tagClass: UTTagClass
    let tag: String
    let parent: String

    private static let signs: [UInt8] = Array("abcdefghkmnpqrstuvwxyz0123456789".utf8)
    private static let prefix = "dyn.a"
    private static let parents = [
        "6": "public.data", "7": "public.text", "8": "public.plain-text",
        "9": "public.utf16-plain-text", "A": "com.apple.traditional-mac-plain-text",
        "B": "public.image", "C": "public.video", "D": "public.audio", "E": "public.directory",
        "F": "public.folder",
    ]
    private static let classes: [String: UTTagClass] = ["1": .filenameExtension, "3": .mimeType]

    init(tagClass: UTTagClass, tag: String, parent: String) {
        (self.tagClass, self.tag, self.parent) = (tagClass, tag, parent)
    }

    /// The name of the type.
    var identifier: String {
        let parent = Self.parents.first { $0.value == self.parent }?.key ?? self.parent
        let kind = Self.classes.first { $0.value == self.tagClass }?.key ?? tagClass.rawValue
        var signs: [UInt8] = []
        var (rest, count) = (0, 0)
        for byte in "?0=\(parent):\(kind)=\(tag)".utf8 {
            rest = (rest << 8 | Int(byte)) & 0xFFFF
            count += 8
            while count >= 5 {
                count -= 5
                signs.append(Self.signs[(rest >> count) & 31])
            }
        }
        if count > 0 { signs.append(Self.signs[(rest << (5 - count)) & 31]) }
        return Self.prefix + String(decoding: signs, as: UTF8.self)
    }

    /// The tag that a name was made from; `nil` for other names.
    init?(dynamic identifier: String) {
        guard identifier.hasPrefix(Self.prefix) else { return nil }
        var (bytes, rest, count) = ([UInt8](), 0, 0)
        for sign in identifier.utf8.dropFirst(Self.prefix.utf8.count) {
            guard let value = Self.signs.firstIndex(of: sign) else { return nil }
            rest = (rest << 5 | value) & 0xFFFF
            count += 5
            guard count >= 8 else { continue }
            count -= 8
            bytes.append(UInt8(truncatingIfNeeded: rest >> count))
        }
        let fields = String(decoding: bytes, as: UTF8.self).dropFirst().split(separator: ":")
            .map { $0.split(separator: "=", maxSplits: 1).map(String.init) }
        guard bytes.first == UInt8(ascii: "?"), fields.count == 2,
            fields.allSatisfy({ $0.count == 2 }), fields[0][0] == "0"
        else { return nil }
        parent = Self.parents[fields[0][1]] ?? fields[0][1]
        tagClass = Self.classes[fields[1][0]] ?? UTTagClass(rawValue: fields[1][0])
        tag = fields[1][1]
    }
}
