internal import Foundation

/// Pictures that were drawn lately, in so many bytes of memory. Those that nobody asked for the longest go first.
struct PictureCache {
    private struct Entry {
        let picture: Data
        let issues: [String]
        var lastUse: UInt64
    }

    private let limit: Int
    private var entries: [PictureOrder: Entry] = [:]
    private var uses: UInt64 = 0
    /// What the pictures and their orders take, in bytes.
    private(set) var bytes = 0

    /// A cache of so many bytes; 0 keeps nothing.
    init(limit: Int) { self.limit = limit }

    /// The picture of an order with what was not drawn as written, if it is there.
    mutating func picture(of order: PictureOrder) -> (picture: Data, issues: [String])? {
        guard let entry = entries[order] else { return nil }
        uses += 1
        entries[order]?.lastUse = uses
        return (entry.picture, entry.issues)
    }

    /// Keeps a picture. One that would take more than a quarter of the room is not kept.
    mutating func add(_ picture: Data, issues: [String] = [], of order: PictureOrder) {
        let size = Self.size(of: picture, issues, order)
        guard size <= limit / 4, entries[order] == nil else { return }
        uses += 1
        entries[order] = Entry(picture: picture, issues: issues, lastUse: uses)
        bytes += size
        if bytes > limit { makeRoom() }
    }

    /// Lets go until a tenth of the room is free, so that not every picture has to look for one to let go.
    private mutating func makeRoom() {
        for (order, entry) in entries.sorted(by: { $0.value.lastUse < $1.value.lastUse }) {
            guard bytes > limit / 10 * 9 else { return }
            entries[order] = nil
            bytes -= Self.size(of: entry.picture, entry.issues, order)
        }
    }

    /// With what a dictionary takes beside, roughly.
    private static func size(
        of picture: Data, _ issues: [String], _ order: PictureOrder
    ) -> Int {
        issues.reduce(picture.count + order.data.utf8.count + 1024) { $0 + $1.utf8.count }
    }
}
