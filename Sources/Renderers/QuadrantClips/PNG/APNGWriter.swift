internal import Foundation

/// Packs pictures as a PNG of several pictures: numbers of colours as long as the clip has at most 255 of them, the
/// colours themselves else.
final class APNGWriter: ClipWriter {
    private let settings: ClipSettings
    private var size = (width: 0, height: 0)
    private var frames: [Frame] = []
    /// The colours of the clip by their numbers; `nil` as soon as they are too many.
    private var colors: ClipColors? = ClipColors()
    /// How hard rows are packed: far beyond this, files get little smaller.
    private static let level: Int32 = 8

    private struct Frame {
        var area: PixelArea
        var frames: Range<Int>
        /// Whether it lies over the picture before, and does not take its place.
        var isOver: Bool
        /// As long as there are numbers, these, packed; then the rows as they stand in the file.
        var packed: [UInt8]
    }

    init(_ settings: ClipSettings) { self.settings = settings }

    func write(_ step: ClipStep) throws(ClipProblem) {
        size = (step.picture.width, step.picture.height)
        let canLie = step.before.map { step.picture.canLie(over: $0, in: step.area) } ?? false
        var frame = Frame(area: step.area, frames: step.frames, isOver: canLie, packed: [])
        let whole = step.picture.pixels(in: step.area)
        let news =
            canLie ? step.before.map { step.picture.news(in: step.area, since: $0) } : nil
        if let numbers = colors?.numbers(of: news ?? whole) {
            frame.packed = try Self.zlib(numbers, level: 1)
        } else {
            try leaveNumbers()
            if let news {
                let all = try PNGRows.best(
                    [news, whole], width: step.area.width, level: Self.level)
                frame.isOver = all.choice == 0
                frame.packed = all.bytes
            } else {
                frame.packed =
                    try PNGRows.best([whole], width: step.area.width, level: Self.level).bytes
            }
        }
        frames.append(frame)
    }

    /// Packs the pictures so far as colours, as there are too many for numbers.
    private func leaveNumbers() throws(ClipProblem) {
        guard let colors else { return }
        self.colors = nil
        for place in frames.indices {
            let area = frames[place].area
            guard let numbers = Deflate.bytes(of: frames[place].packed, count: area.count) else {
                throw .outOfMemory
            }
            let pixels = numbers.map { colors.all[Int($0)] }
            frames[place].packed =
                try PNGRows.best([pixels], width: area.width, level: Self.level).bytes
        }
    }

    func file() throws(ClipProblem) -> Data {
        var file = PNGChunks()
        let depth = colors?.depth ?? 8
        file.append(
            "IHDR",
            UInt32(size.width).bytes + UInt32(size.height).bytes
                + [UInt8(depth), colors == nil ? 6 : 3, 0, 0, 0])
        file.append("sRGB", [0])
        // A single picture is a PNG as any other.
        if frames.count > 1 {
            file.append("acTL", UInt32(frames.count).bytes + UInt32(settings.plays).bytes)
        }
        if let colors {
            file.append(
                "PLTE",
                colors.all.flatMap { [UInt8(truncatingIfNeeded: $0), $0.byte(1), $0.byte(2)] })
            let alphas = colors.all.map { $0.byte(3) }
            if let last = alphas.lastIndex(where: { $0 < 255 }) {
                file.append("tRNS", Array(alphas[...last]))
            }
        }
        var sequence: UInt32 = 0
        for (place, frame) in frames.enumerated() {
            if frames.count > 1 {
                file.append("fcTL", sequence.bytes + control(frame))
                sequence += 1
            }
            let rows = try rows(of: frame, depth: depth)
            if place == 0 {
                file.append("IDAT", rows)
            } else {
                file.append("fdAT", sequence.bytes + rows)
                sequence += 1
            }
        }
        file.append("IEND", [])
        return file.data
    }

    /// The packed rows of a picture as they stand in the file.
    private func rows(of frame: Frame, depth: Int) throws(ClipProblem) -> [UInt8] {
        guard colors != nil else { return frame.packed }
        guard let numbers = Deflate.bytes(of: frame.packed, count: frame.area.count) else {
            throw .outOfMemory
        }
        return try Self.zlib(
            PNGRows.packed(numbers, width: frame.area.width, depth: depth), level: Self.level + 1)
    }

    private static func zlib(_ bytes: [UInt8], level: Int32) throws(ClipProblem) -> [UInt8] {
        guard let packed = Deflate.zlib(bytes, level: level) else { throw .outOfMemory }
        return packed
    }

    /// Where a picture stands, how long it is shown, and how it is laid upon the one before.
    private func control(_ frame: Frame) -> [UInt8] {
        let area = frame.area
        let delay = delay(of: frame.frames)
        let place = [area.width, area.height, area.x, area.y].flatMap { UInt32($0).bytes }
        let times = [delay.count, delay.units].flatMap { UInt32($0).bytes[2...] }
        // What is shown stays; the next one takes its place or lies over it.
        return place + times + [0, frame.isOver ? 1 : 0]
    }

    /// A time as a number of units, and how many of them are a second: pictures where a second has a whole number of
    /// them, else the finest unit in which both numbers have room.
    private func delay(of frames: Range<Int>) -> (count: Int, units: Int) {
        let rate = settings.framesPerSecond
        if rate == rate.rounded(), rate >= 1, frames.count <= 65_535 {
            return (frames.count, Int(rate))
        }
        for units in [1_000, 100, 10] {
            let end = settings.time(ofFrame: frames.upperBound, units: Double(units))
            let count = end - settings.time(ofFrame: frames.lowerBound, units: Double(units))
            if count <= 65_535 { return (count, units) }
        }
        return (min(Int(Double(frames.count) / rate), 65_535), 1)
    }
}
