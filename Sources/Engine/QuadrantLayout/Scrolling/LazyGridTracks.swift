import Foundation

/// One column of a lazy grid that grows downward (or row of one that grows sideways).
struct LazyGridTrack {
    var offset: CGFloat
    var length: CGFloat
    var alignment: Alignment?
}

/// The tracks that a lazy grid's items make of a room, from its leading or top edge on.
///
/// Evidence: measured by objc.io; also 60, 102, 80 of (60, flexible, flexible at most 80) in 280,
/// and 163, 180 of two flexible ones of at least 100 and 180 in 334.
struct LazyGridTracks {
    private(set) var tracks: [LazyGridTrack] = []
    /// From the first track's start to the last one's end.
    private(set) var total = CGFloat(0)

    /// The greatest number of tracks that one adaptive item makes.
    private static let mostTracks = 1000
    /// The number of tracks of all items from which on each further item makes only one.
    private static let mostInAll = 10_000

    /// Spacing and fixed items are taken off the room; then each other item is offered what is left
    /// in equal parts, from first to last.
    init(_ items: [GridItem], room: CGFloat) {
        var rest = room
        var waiting = 0
        for (index, item) in items.enumerated() {
            if index < items.count - 1 { rest -= item.gap }
            if case .fixed = item.size { rest -= item.size.bounds.lowerBound } else { waiting += 1 }
        }
        var offset = CGFloat(0)
        for item in items {
            let used: CGFloat
            if case .fixed = item.size {
                used = add(item, offered: 0, at: offset)
            } else {
                let share = max(rest / CGFloat(waiting), 0)
                used = add(item, offered: share.isNaN ? 0 : share, at: offset)
                rest -= used
                waiting -= 1
            }
            total = max(total, offset + used)
            offset += used + item.gap
        }
    }

    /// Adds the item's tracks; returns how much they take, the gaps between them included.
    private mutating func add(_ item: GridItem, offered: CGFloat, at offset: CGFloat) -> CGFloat {
        let bounds = item.size.bounds
        var count = 1
        var length = offered
        if case .adaptive = item.size {
            let pitch = bounds.lowerBound + item.gap
            if offered.isFinite, pitch > 0 {
                let fitting = ((offered + item.gap) / pitch).rounded(.down)
                let most = min(Self.mostTracks, Self.mostInAll - tracks.count)
                count = Int(max(min(fitting, CGFloat(most)), 1))
            }
            length = (offered - CGFloat(count - 1) * item.gap) / CGFloat(count)
        }
        length = min(max(length, bounds.lowerBound), bounds.upperBound)
        for index in 0..<count {
            let start = index == 0 ? offset : offset + CGFloat(index) * (length + item.gap)
            tracks.append(
                LazyGridTrack(offset: start, length: length, alignment: item.alignment))
        }
        return CGFloat(count) * length + CGFloat(count - 1) * item.gap
    }
}
