internal import Dispatch
internal import Synchronization

/// The rows of pictures as PNG packs them: each a byte that names a filter, and its bytes, filtered.
enum PNGRows {
    /// Numbers of colours in rows without a filter, several to a byte where they are small.
    static func packed(_ numbers: [UInt8], width: Int, depth: Int) -> [UInt8] {
        let each = 8 / depth
        let length = (width + each - 1) / each
        let height = numbers.count / max(width, 1)
        var rows = [UInt8](repeating: 0, count: height * (length + 1))
        for y in 0..<height {
            let (from, to) = (y * width, y * (length + 1) + 1)
            for x in 0..<width {
                let shift = UInt8(8 - depth * (x % each + 1))
                rows[to + x / each] |= numbers[from + x] << shift
            }
        }
        return rows
    }

    /// The rows of the pictures that pack smallest, packed; `choice` says which picture it is.
    ///
    /// Each is tried with its rows as they are and with each row as calm as a filter makes it.
    static func best(
        _ pictures: [[UInt32]], width: Int, level: Int32
    ) throws(ClipProblem) -> (bytes: [UInt8], choice: Int) {
        let ways = pictures.indices.flatMap { [($0, false), ($0, true)] }
        let tries = Mutex([Int: (size: Int, rows: [UInt8])]())
        DispatchQueue.concurrentPerform(iterations: ways.count) { index in
            let (picture, isCalm) = ways[index]
            let rows = isCalm ? calm(pictures[picture], width) : plain(pictures[picture], width)
            let size = Deflate.zlib(rows, level: 1)?.count ?? .max
            tries.withLock { $0[index] = (size, rows) }
        }
        let all = tries.withLock { $0 }
        let least = ways.indices.min { (all[$0]?.size ?? .max) < (all[$1]?.size ?? .max) } ?? 0
        guard let rows = all[least]?.rows, let bytes = Deflate.zlib(rows, level: level) else {
            throw .outOfMemory
        }
        return (bytes, ways[least].0)
    }

    private static func plain(_ pixels: [UInt32], _ width: Int) -> [UInt8] {
        let height = pixels.count / max(width, 1)
        var rows = [UInt8](repeating: 0, count: height * (width * 4 + 1))
        var to = 0
        for y in 0..<height {
            to += 1
            for pixel in pixels[y * width..<(y + 1) * width] {
                rows[to] = UInt8(truncatingIfNeeded: pixel)
                rows[to &+ 1] = pixel.byte(1)
                rows[to &+ 2] = pixel.byte(2)
                rows[to &+ 3] = pixel.byte(3)
                to &+= 4
            }
        }
        return rows
    }

    /// Rows, each by the filter after which its bytes are smallest on the whole.
    private static func calm(_ pixels: [UInt32], _ width: Int) -> [UInt8] {
        var rows = plain(pixels, width)
        let length = width * 4
        let height = pixels.count / max(width, 1)
        var tried = [[UInt8]](repeating: [UInt8](repeating: 0, count: length), count: 4)
        for y in stride(from: height - 1, through: 0, by: -1) {
            let start = y * (length + 1) + 1
            let above = y > 0 ? start - length - 1 : nil
            var sums = [0, 0, 0, 0]
            var unfiltered = 0
            for x in 0..<length {
                let value = rows[start &+ x]
                let left = x < 4 ? 0 : rows[start &+ x &- 4]
                let up = above.map { rows[$0 &+ x] } ?? 0
                let corner = x < 4 ? 0 : above.map { rows[$0 &+ x &- 4] } ?? 0
                let results = (
                    value &- left, value &- up,
                    value &- UInt8((UInt16(left) &+ UInt16(up)) / 2),
                    value &- paeth(left, up, corner)
                )
                unfiltered &+= magnitude(value)
                tried[0][x] = results.0
                tried[1][x] = results.1
                tried[2][x] = results.2
                tried[3][x] = results.3
                sums[0] &+= magnitude(results.0)
                sums[1] &+= magnitude(results.1)
                sums[2] &+= magnitude(results.2)
                sums[3] &+= magnitude(results.3)
            }
            guard let least = sums.indices.min(by: { sums[$0] < sums[$1] }),
                sums[least] < unfiltered
            else { continue }
            rows[start - 1] = UInt8(least + 1)
            for x in 0..<length { rows[start &+ x] = tried[least][x] }
        }
        return rows
    }

    /// How far a byte is from 0, where 255 is as near as 1.
    private static func magnitude(_ byte: UInt8) -> Int { Int(byte < 128 ? byte : 0 &- byte) }

    /// Of three neighbours the one that is nearest to where a plane through them would go on.
    private static func paeth(_ left: UInt8, _ up: UInt8, _ corner: UInt8) -> UInt8 {
        let (a, b, c) = (Int(left), Int(up), Int(corner))
        let (toLeft, toUp, toCorner) = (abs(b &- c), abs(a &- c), abs(a &+ b &- c &- c))
        if toLeft <= toUp, toLeft <= toCorner { return left }
        return toUp <= toCorner ? up : corner
    }
}
