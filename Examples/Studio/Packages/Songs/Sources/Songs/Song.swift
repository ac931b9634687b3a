/// A song of the studio.
public struct Song: Identifiable, Sendable {
    public let id: Int
    public let title: String
    /// How long it takes, in seconds.
    public let length: Int
    /// Seen in the package alone.
    package let swatch: String

    public init(id: Int, title: String, length: Int) {
        self.id = id
        self.title = title
        self.length = length
        swatch = id.isMultiple(of: 2) ? "Moss" : "Dusk"
    }

    public static let all = [
        Song(id: 1, title: "Harbour", length: 187), Song(id: 2, title: "Slow Train", length: 242),
        Song(id: 3, title: "Lanterns", length: 205),
    ]
}
