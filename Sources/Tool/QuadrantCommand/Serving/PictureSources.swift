internal import Foundation
internal import QuadrantIndex
internal import QuadrantRendering
internal import Synchronization

/// From where a service takes pictures that data names: folders and hosts that were allowed, and nothing else. They are read before
/// anything is drawn; what draws reaches neither.
struct PictureSources: Sendable {
    /// The folders, as real paths.
    private(set) var folders: [String] = []
    /// The beginnings of addresses: `https://example.com`.
    private(set) var origins: [String] = []
    /// The places for pictures that are being fetched; who finds none does not wait.
    private let places: FetchPlaces

    /// The largest picture, in bytes.
    static let largest = 4 << 20
    /// The most pictures of hosts that a request names.
    private static let most = 8
    /// How many seconds all pictures of a request may take.
    private static let seconds = 5.0
    /// What begins the files that are pictures here, and their types.
    private static let kinds: [(mark: [UInt8], place: Int, type: String)] = [
        ([0x89, 0x50, 0x4E, 0x47], 0, "png"), ([0xFF, 0xD8, 0xFF], 0, "jpeg"),
        (Array("GIF8".utf8), 0, "gif"), (Array("WEBP".utf8), 8, "webp"),
    ]

    /// Nothing is allowed.
    ///
    /// - Parameter fetchesAtOnce: How many pictures of hosts are fetched at once, for all requests.
    init(fetchesAtOnce: Int = 16) { places = FetchPlaces(fetchesAtOnce) }

    /// What a request allows; throws for what is no folder or no host.
    init(for request: ServeRequest) throws(CommandError) {
        self.init()
        if !request.pictureHosts.isEmpty, let reason = NetworkLibrary.obstacle {
            throw .noNetwork(reason: reason)
        }
        for folder in request.pictureFolders { try allow(folder: folder) }
        for host in request.pictureHosts { try allow(host: host) }
    }

    /// Allows the pictures at `https://HOST/`; with `http://` or `https://` in front, and a port behind, those of that origin.
    mutating func allow(host: String) throws(CommandError) {
        let text = host.contains("://") ? host : "https://\(host)"
        guard let origin = URL(string: text).flatMap(Self.origin), text.lowercased() == origin
        else {
            throw .badValue(
                option: "--picture-host", value: host,
                expected: "a host, such as 'images.example.com'")
        }
        origins.append(origin)
    }

    /// Allows the pictures in a folder.
    mutating func allow(folder: String) throws(CommandError) {
        guard let real = System.resolved(folder), FileOutput.kind(of: real) == S_IFDIR else {
            throw .badValue(option: "--pictures", value: folder, expected: "a folder")
        }
        folders.append(real)
    }

    /// Puts the files of pictures that are named into data, as `data:` URLs. What is no name of a file stays: that of an asset or of
    /// a symbol.
    func fill(
        _ data: inout [String: JSONValue], for values: [TemplateFacts.Value]
    ) throws(ServiceProblem) {
        let end = Date().addingTimeInterval(Self.seconds)
        var count = 0
        for value in values where value.type.map({ WrittenType($0).name }) == "Image" {
            guard let name = data[value.key]?.string, !name.hasPrefix("data:") else { continue }
            let bytes: Data?
            if name.contains("://") {
                count += 1
                guard count <= Self.most else {
                    throw ServiceProblem(
                        422, "More than \(Self.most) pictures are to be fetched.")
                }
                bytes = try fetched(name, value.key, until: end)
            } else {
                bytes = try file(name, value.key)
            }
            guard let bytes else { continue }
            data[value.key] = .string(try Self.address(of: bytes, value.key))
        }
    }

    private static func address(of bytes: Data, _ key: String) throws(ServiceProblem) -> String {
        let kind = kinds.first { bytes.dropFirst($0.place).starts(with: $0.mark) }
        guard let kind else {
            throw ServiceProblem(422, "'\(key)' names no picture: PNG, JPEG, WebP and GIF are.")
        }
        return "data:image/\(kind.type);base64,\(bytes.base64EncodedString())"
    }

    // MARK: - Folders

    /// The file of a name in one of the folders; `nil` where there is none.
    private func file(_ name: String, _ key: String) throws(ServiceProblem) -> Data? {
        for folder in folders {
            // A link in the folder may not lead out of it.
            guard let real = System.resolved("\(folder)/\(name)"), real.hasPrefix("\(folder)/"),
                let file = FileInFolder(real, in: folder)
            else { continue }
            guard file.size <= Self.largest, let bytes = file.bytes(upTo: Self.largest) else {
                throw Self.tooLarge(key)
            }
            return bytes
        }
        return nil
    }

    private static func tooLarge(_ key: String) -> ServiceProblem {
        ServiceProblem(422, "'\(key)' names a picture that has more than 4 MB.")
    }

    // MARK: - Hosts

    private static func origin(of address: URL) -> String? {
        guard let scheme = address.scheme?.lowercased(), ["http", "https"].contains(scheme),
            let host = address.host?.lowercased(), !host.isEmpty, address.user == nil
        else { return nil }
        return "\(scheme)://\(host)" + (address.port.map { ":\($0)" } ?? "")
    }

    private func fetched(
        _ text: String, _ key: String, until end: Date
    ) throws(ServiceProblem) -> Data {
        let shown = TerminalText.line(String(text.prefix(200)))
        guard let address = URL(string: text), let origin = Self.origin(of: address),
            origins.contains(origin)
        else {
            throw ServiceProblem(
                422, "'\(key)' names \(shown), and pictures of that host are not taken here.")
        }
        guard places.take() else {
            throw ServiceProblem(
                503, "\(places.count) pictures are being fetched already.",
                headers: ["Retry-After": "1"])
        }
        defer { places.leave() }
        let download = PictureDownload(largest: Self.largest)
        switch download.run(address, seconds: end.timeIntervalSinceNow) {
        case .whole(let bytes): return bytes
        case .tooLarge: throw Self.tooLarge(key)
        case .failed(let reason):
            throw ServiceProblem(422, "'\(key)' names \(shown), which was not fetched: \(reason).")
        }
    }
}

/// How many pictures are fetched at once.
private final class FetchPlaces: Sendable {
    let count: Int
    private let taken = Mutex(0)

    init(_ count: Int) { self.count = count }

    /// Takes a place; returns whether there was one.
    func take() -> Bool {
        taken.withLock { taken in
            if taken >= count { return false }
            taken += 1
            return true
        }
    }

    func leave() { taken.withLock { $0 -= 1 } }
}
