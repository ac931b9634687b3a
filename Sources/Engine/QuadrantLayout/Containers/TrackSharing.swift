import Foundation

/// The lengths between which a column or row can be, in points.
struct TrackBounds {
    var minimum: CGFloat
    var maximum: CGFloat

    var flexibility: CGFloat { maximum == minimum ? 0 : maximum - minimum }

    /// The length of one that cannot be of another.
    var onlyLength: CGFloat? { maximum == minimum && maximum.isFinite ? maximum : nil }
}

extension CGFloat {
    /// The next length that is a multiple of 2⁻³⁰ points: sums and differences of such lengths are exact. With others the
    /// last bits depend on the order, and grids in grids would be asked for ever new lengths, all of them the same.
    var summable: CGFloat {
        guard isFinite, magnitude < 4_000_000 else { return self }
        let unit: CGFloat = 0x1p30
        return (self * unit).rounded(.up) / unit
    }
}

/// Shares `room` among columns or rows as a stack shares it among its children: the least flexible
/// first, each offered an equal part of what is left, but no more than it takes of endless room.
///
/// A track is offered the same when the grid is measured and when it is placed. That spares
/// measurements: otherwise grids in grids would be asked something else at each level. For the same reason one that
/// cannot be of another length is offered that.
///
/// - Parameters:
///   - bounds: Asked for only where the order matters, that is, for finite room above 0.
///   - offer: The length the track takes of what it is offered; called once for each track.
func shareTracks(
    count: Int, room: CGFloat, bounds: (Int) -> TrackBounds, offer: (Int, CGFloat) -> CGFloat
) -> [CGFloat] {
    guard room.isFinite, room > 0, count > 1 else {
        let offered = room.isNaN ? room : max(room, 0)
        return (0..<count).map { offer($0, offered) }
    }
    let limits = (0..<count).map(bounds)
    let order = (0..<count).sorted { a, b in
        let (left, right) = (limits[a], limits[b])
        if left.flexibility != right.flexibility { return left.flexibility < right.flexibility }
        if left.flexibility == .infinity, left.minimum != right.minimum {
            return left.minimum > right.minimum
        }
        return a < b
    }
    var lengths = Array(repeating: CGFloat(0), count: count)
    var available = room
    for (place, track) in order.enumerated() {
        let share = max(available / CGFloat(count - place), 0).summable
        lengths[track] = offer(track, limits[track].onlyLength ?? min(share, limits[track].maximum))
        available -= lengths[track]
        if available.isNaN { available = 0 }
    }
    return lengths
}
