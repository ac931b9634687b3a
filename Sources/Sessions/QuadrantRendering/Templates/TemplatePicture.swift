internal import Foundation
internal import QuadrantViews

/// Pictures in data: whole files in a `data:` URL.
enum TemplatePicture {
    private static let types = ["png", "jpeg", "jpg", "webp", "gif"]
    /// The largest file, in bytes.
    private static let largest = 8 << 20

    /// The picture of an address such as `data:image/png;base64,…`.
    ///
    /// - Parameter key: What data calls it.
    static func image(_ address: String, _ key: String) throws -> Image {
        let wanted = "'\(key)' has to be a picture such as \"data:image/png;base64,…\""
        guard let comma = address.firstIndex(of: ",") else { throw TemplateFault(wanted) }
        let head = address[..<comma].lowercased().split(separator: ";")
        guard head.last == "base64", let type = head.first?.dropFirst("data:image/".count),
            head[0].hasPrefix("data:image/"), types.contains(String(type))
        else {
            throw TemplateFault("\(wanted) of PNG, JPEG, WebP or GIF")
        }
        let text = address[address.index(after: comma)...]
        guard text.utf8.count / 4 * 3 <= largest else {
            throw TemplateFault("'\(key)' has more than 8 MB, the most that a picture in data has")
        }
        guard let bytes = Data(base64Encoded: String(text)), !bytes.isEmpty else {
            throw TemplateFault("'\(key)' has no base64 behind its comma")
        }
        return Image(data: bytes)
    }
}
