import Foundation
import QuadrantDisplayList

/// The pictures used last.
struct ImageCache {
    /// What a picture was made of.
    enum Key: Hashable, Sendable {
        case bytes(Data)
        case file(FileIdentity)
    }

    private struct Entry {
        var image: DisplayImage
        var bytes: Int
        var lastUse: Int
    }

    private var entries: [Key: Entry] = [:]
    private var clock = 0
    /// The bytes that the pictures take, their files included.
    private(set) var bytes = 0
    /// How many pictures there are.
    var count: Int { entries.count }

    /// The picture kept under `key`, which is thereby the one used last.
    mutating func picture(_ key: Key) -> DisplayImage? {
        clock += 1
        entries[key]?.lastUse = clock
        return entries[key]?.image
    }

    /// Keeps a picture and drops those that were not used for longest. One that is larger than the
    /// limit alone is not kept. Answers the picture to use: another thread may have kept one under
    /// this key before.
    ///
    /// - Complexity: Linear in the number of pictures for each one that is dropped.
    mutating func keep(_ image: DisplayImage, as key: Key, limit: Int) -> DisplayImage {
        if let known = picture(key) { return known }
        let size = image.pixels.count + (image.file?.data.count ?? 0)
        guard size <= limit else { return image }
        while bytes + size > limit,
            let oldest = entries.min(by: { $0.value.lastUse < $1.value.lastUse })
        {
            bytes -= oldest.value.bytes
            entries[oldest.key] = nil
        }
        entries[key] = Entry(image: image, bytes: size, lastUse: clock)
        bytes += size
        return image
    }
}
