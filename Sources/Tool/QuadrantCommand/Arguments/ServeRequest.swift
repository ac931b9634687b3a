/// The arguments of `quadrant serve`.
package struct ServeRequest: Equatable, Sendable {
    /// The files of the views, and how they are drawn where a request does not say otherwise.
    package var drawing = RenderRequest()
    /// The address of the interface.
    package var address = "127.0.0.1"
    /// The port; 0 for a free one.
    package var port = 8080
    /// The file of the key with which addresses have to be signed; `nil` for none.
    package var signKey: String?
    /// The address that is signed, in place of serving.
    package var signed: String?
    /// The folders and hosts from where pictures that data names are taken.
    package var pictureFolders: [String] = []
    package var pictureHosts: [String] = []
    /// For how many seconds a signed address counts.
    package var lasts = 3600.0
    /// How many different pictures may be drawn or wait for it.
    package var queue = 256
    /// How many requests of one client may wait.
    package var perClient = 128
    /// How much memory pictures are kept in, in bytes.
    package var cacheBytes = 64 << 20
    /// For how many seconds others may keep a picture.
    package var maxAge = 300
    /// Whether each request is a line on standard output.
    package var isLogged = true

    /// A request with every default; views are given ten seconds.
    package init() {
        drawing.isConfined = true
        drawing.timeLimit = 10
    }

    /// Takes over an option of its own; `false` for one that is of all drawing.
    mutating func set(_ name: String, to value: String) throws(CommandError) -> Bool {
        switch name {
        case "--port": port = try Self.number(name, value, 0...65_535)
        case "--address": address = try OptionValue.text(value, for: name)
        case "--picture-host": pictureHosts.append(value)
        case "--pictures": pictureFolders.append(value)
        case "--sign-key": signKey = try OptionValue.text(value, for: name)
        case "--sign":
            guard value.hasPrefix("/") else {
                throw .badValue(option: name, value: value, expected: "it begins with '/'")
            }
            signed = value
        case "--lasts": lasts = Double(try Self.number(name, value, 1...3_155_760_000))
        case "--queue": queue = try Self.number(name, value, 1...100_000)
        case "--per-client": perClient = try Self.number(name, value, 1...100_000)
        case "--cache": cacheBytes = value == "0" ? 0 : try OptionValue.bytes(value)
        case "--max-age": maxAge = try Self.number(name, value, 0...31_536_000)
        case "--no-log": isLogged = false
        default: return false
        }
        return true
    }

    private static func number(
        _ name: String, _ value: String, _ range: ClosedRange<Int>
    ) throws(CommandError) -> Int {
        guard let number = Int(value), range.contains(number) else {
            throw .badValue(
                option: name, value: value,
                expected: "a whole number, \(range.lowerBound) to \(range.upperBound)")
        }
        return number
    }
}
