internal import Foundation
internal import QuadrantDisplayList
internal import QuadrantShaping

/// A glyph as pixels at one size and one place between pixels.
enum RasterGlyph: Sendable {
    /// A mask, through which the paint of the text is drawn.
    case mask(GlyphMask)
    /// A picture, which has colours of its own.
    case picture(PixelPicture)
    /// Too large for pixels to be kept: drawn as an outline.
    case outline

    /// Bytes that keeping it takes, about.
    var cost: Int {
        switch self {
        case .mask(let mask): 96 + mask.coverage.count
        case .picture(let picture): 96 + picture.pixels.count
        case .outline: 64
        }
    }
}

/// The glyphs that drawings have turned into pixels, for other drawings to use again; of any engine,
/// on any thread.
///
/// What it holds changes no pixel: a glyph that was forgotten is made again, alike. Keeps at most
/// some 8 MB. Each part is touched only under its lock, which is why the class may be shared.
final class GlyphMaskCache: @unchecked Sendable {
    /// What decides the pixels of a glyph.
    struct Key: Hashable {
        /// The face, as `number(of:)` names it.
        var face: UInt32
        var glyph: UInt32
        /// Pixels per em.
        var size: Double
        /// The place of the origin in its pixel, in `GlyphPhase` steps.
        var phase: UInt8
    }

    /// Used by all renderers of the program.
    static let shared = GlyphMaskCache(capacity: 8 << 20)

    /// A part of the cache with a lock of its own.
    private final class Shard {
        let lock = NSLock()
        /// Two generations: what was not asked for while one filled up is forgotten.
        var young: [Key: RasterGlyph] = [:]
        var old: [Key: RasterGlyph] = [:]
        var youngCost = 0
    }

    /// Makes the masks.
    let rasterizer = GlyphRasterizer()
    private let shards = (0..<8).map { _ in Shard() }
    private let generationCapacity: Int
    private let numberLock = NSLock()
    private var numbers: [FontSource: UInt32] = [:]

    /// An empty cache of at most so many bytes.
    init(capacity: Int) {
        generationCapacity = capacity / 2 / shards.count
    }

    /// A number for a face that is the same in all engines.
    func number(of source: FontSource) -> UInt32 {
        numberLock.withLock {
            if let number = numbers[source] { return number }
            let number = UInt32(numbers.count)
            numbers[source] = number
            return number
        }
    }

    /// The glyph under `key`, by `make` if it is not there. Two threads may make the same one.
    func glyph(_ key: Key, make: () -> RasterGlyph) -> RasterGlyph {
        let shard = shards[Int(key.glyph) & 7]
        if let known = shard.lock.withLock({ value(for: key, in: shard) }) { return known }
        let made = make()
        shard.lock.withLock { store(made, for: key, in: shard) }
        return made
    }

    private func value(for key: Key, in shard: Shard) -> RasterGlyph? {
        if let value = shard.young[key] { return value }
        guard let value = shard.old.removeValue(forKey: key) else { return nil }
        store(value, for: key, in: shard)
        return value
    }

    private func store(_ glyph: RasterGlyph, for key: Key, in shard: Shard) {
        let cost = glyph.cost
        if shard.youngCost + cost > generationCapacity {
            shard.old = shard.young
            shard.young = [:]
            shard.youngCost = 0
        }
        shard.youngCost += cost
        shard.young[key] = glyph
    }
}

/// A place between pixels: a glyph is drawn at the nearest quarter of a pixel, in both directions.
///
/// With quarters an edge is off by an eighth of a pixel at most, which is not seen; Skia does the same.
struct GlyphPhase {
    /// Places in a pixel, in one direction.
    static let steps = 4.0

    /// The whole pixel.
    let pixel: (x: Int, y: Int)
    /// The place in it, 0 to 15.
    let code: UInt8

    /// The place nearest to a point in pixels, whose coordinates are finite and within ±2²³.
    init(_ x: Double, _ y: Double) {
        let column = Int((x * Self.steps).rounded())
        let row = Int((y * Self.steps).rounded())
        pixel = (column >> 2, row >> 2)
        code = UInt8(column & 3 | (row & 3) << 2)
    }

    /// The place as an offset in its pixel.
    static func offset(_ code: UInt8) -> CGPoint {
        CGPoint(x: Double(code & 3) / steps, y: Double(code >> 2) / steps)
    }
}
