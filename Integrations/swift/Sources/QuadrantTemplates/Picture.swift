public import Foundation

/// A picture that was drawn.
public struct Picture: Sendable {
    /// The file.
    public var bytes: Data
    /// SHA-256 of the file, in hexadecimal digits: an `ETag`.
    public var digest: String
    /// What could not be drawn as written.
    public var issues: [String]
}

/// Why there is no picture.
public struct PictureFailure: Error, Hashable, Sendable, CustomStringConvertible {
    /// That of HTTP: 422 for data that the view does not take, 500 for a trap, 503 for too many callers.
    public var status: Int
    /// A sentence.
    public var message: String

    /// Too many callers wait: try again later.
    public static let busy = PictureFailure(status: 503, message: "Too many pictures wait.")

    public var description: String { message }
}

/// A line of the worker's.
struct Answer: Decodable {
    var id: Int?
    /// The number of the line that is answered, from 1 on.
    var line: Int?
    var bytes: Data?
    var digest: String?
    var issues: [String]?
    var status: Int?
    var error: String?

    var result: Result<Picture, any Error> {
        guard let bytes, let digest else {
            return .failure(
                PictureFailure(status: status ?? 500, message: error ?? "The worker says nothing."))
        }
        return .success(Picture(bytes: bytes, digest: digest, issues: issues ?? []))
    }
}
