internal import CPrefetch
internal import Foundation

/// The rows of a picture as a PNG file holds them before they are filtered: channels, or numbers of colours.
///
/// A row is made from the one above, as most of a drawn picture is the same in both.
protocol PictureRows: Sendable {
    /// Bytes of a row, without its filter byte.
    var length: Int { get }
    /// The size of a pixel in bytes; 1 if a byte holds one number of a colour or more.
    associatedtype Size: PixelSize
    /// The picture.
    var pixels: PNGEncoder.Pixels { get }

    /// From the first to the last pixel that is not as the one above; row 0 has none above.
    func changes(ofRow y: Int) -> Range<Int>

    /// Writes some pixels of a row into what is to become that row; as much as 8 bytes beyond the row are written.
    ///
    /// - Parameter overAbove: Whether `row` holds the row above.
    /// - Returns: The bytes that were written, at least those of the pixels.
    func write(
        _ part: Range<Int>, ofRow y: Int, to row: UnsafeMutablePointer<UInt8>, overAbove: Bool
    ) -> Range<Int>
}

/// How many bytes a pixel takes, known when the program is compiled: what is done for each then needs no division
/// and no test of it.
protocol PixelSize: SendableMetatype {
    static var bytes: Int { get }
}
enum OneByte: PixelSize {
    static var bytes: Int { 1 }
}
enum ThreeBytes: PixelSize {
    static var bytes: Int { 3 }
}
enum FourBytes: PixelSize {
    static var bytes: Int { 4 }
}

extension PNGEncoder.Pixels {
    /// A row, and the one above.
    @inline(__always)
    private func rows(_ y: Int) -> (UnsafeRawPointer, UnsafeRawPointer) {
        let here = unsafe UnsafeRawPointer(data + y * stride)
        return unsafe (here, here - stride)
    }

    /// Has the processor fetch the row after the next one, if it is before `end`: a picture of a phone's screen is
    /// larger than the processor's nearer caches.
    func fetchRow(after y: Int, before end: Int) {
        guard y + 2 < end else { return }
        unsafe quadrant_prefetch_bytes(data + (y + 2) * stride, width * 4)
    }

    /// Whether eight pixels are equal to eight others.
    @inline(__always)
    static func areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
        @inline(__always) func difference(_ offset: Int) -> UInt64 {
            unsafe a.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
                ^ b.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
        }
        return (difference(0) | difference(8)) | (difference(16) | difference(24)) == 0
    }

    /// From the first to the last pixel that is not as the one above; row 0 has none above.
    func changes(ofRow y: Int) -> Range<Int> {
        let (here, above) = unsafe rows(y)
        @inline(__always) func isSame(_ x: Int) -> Bool {
            unsafe here.load(fromByteOffset: 4 &* x, as: UInt32.self)
                == above.load(fromByteOffset: 4 &* x, as: UInt32.self)
        }
        @inline(__always) func areSame(_ x: Int) -> Bool {
            unsafe Self.areEqual(here + 4 &* x, above + 4 &* x)
        }
        // Many at once by the library's comparison, which uses all that the processor has.
        let step = 128
        var (first, last) = (0, width)
        while first &+ step <= width,
            unsafe memcmp(here + 4 &* first, above + 4 &* first, 4 &* step) == 0
        {
            first &+= step
        }
        while first &+ 8 <= width, areSame(first) { first &+= 8 }
        while first < width, isSame(first) { first &+= 1 }
        if first == width { return 0..<0 }
        while last &- step > first,
            unsafe memcmp(here + 4 &* (last &- step), above + 4 &* (last &- step), 4 &* step) == 0
        {
            last &-= step
        }
        while last &- 8 > first, areSame(last &- 8) { last &-= 8 }
        while last > first, isSame(last &- 1) { last &-= 1 }
        return first..<last
    }

    /// How many of some pixels are not as those above.
    func countChanges(_ part: Range<Int>, ofRow y: Int) -> Int {
        let (here, above) = unsafe rows(y)
        var x = part.lowerBound
        var counts = SIMD8<UInt32>()
        while x &+ 8 <= part.upperBound {
            let one = unsafe here.loadUnaligned(fromByteOffset: 4 &* x, as: SIMD8<UInt32>.self)
            let two = unsafe above.loadUnaligned(fromByteOffset: 4 &* x, as: SIMD8<UInt32>.self)
            counts &+= SIMD8(repeating: 1).replacing(with: 0, where: one .== two)
            x &+= 8
        }
        var count = Int(counts.wrappedSum())
        while x < part.upperBound {
            if unsafe here.load(fromByteOffset: 4 &* x, as: UInt32.self)
                != above.load(fromByteOffset: 4 &* x, as: UInt32.self)
            {
                count &+= 1
            }
            x &+= 1
        }
        return count
    }

    /// How many pixels of a row are neither as the one to the left nor as the one above, and how many of these differ
    /// from both by more than gradients do.
    func countNewPixels(ofRow y: Int) -> SIMD2<Int> {
        let (here, above) = unsafe rows(y)
        // Gradients go on in steps that most of the time leave the upper half of a channel.
        let coarse = SIMD8<UInt32>(repeating: 0xF0F0_F0F0)
        var (new, sharp) = (SIMD8<UInt32>(), SIMD8<UInt32>())
        let (zeros, ones) = (SIMD8<UInt32>(), SIMD8<UInt32>(repeating: 1))
        for offset in Swift.stride(from: 4, through: width &* 4 &- 32, by: 32) {
            let pixel = unsafe here.loadUnaligned(fromByteOffset: offset, as: SIMD8<UInt32>.self)
            let left =
                unsafe pixel ^ here.loadUnaligned(fromByteOffset: offset &- 4, as: SIMD8.self)
            let up = unsafe pixel ^ above.loadUnaligned(fromByteOffset: offset, as: SIMD8.self)
            new &+= ones.replacing(with: zeros, where: (left .== zeros) .| (up .== zeros))
            sharp &+= ones.replacing(
                with: zeros, where: (left & coarse .== zeros) .| (up & coarse .== zeros))
        }
        return SIMD2(Int(new.wrappedSum()), Int(sharp.wrappedSum()))
    }
}

/// Rows of channels: red, green and blue in three bytes, with alpha in four.
struct ChannelRows<Size: PixelSize>: PictureRows {
    let pixels: PNGEncoder.Pixels

    var length: Int { pixels.width * Size.bytes }

    func changes(ofRow y: Int) -> Range<Int> { pixels.changes(ofRow: y) }

    func write(
        _ part: Range<Int>, ofRow y: Int, to row: UnsafeMutablePointer<UInt8>, overAbove: Bool
    ) -> Range<Int> {
        let from = unsafe UnsafeRawPointer(pixels.data + y * pixels.stride)
        @inline(__always) func isThere(_ x: Int) -> Bool {
            unsafe overAbove && x &+ 8 <= part.upperBound
                && PNGEncoder.Pixels.areEqual(
                    from + 4 &* x, from + (4 &* x &- pixels.stride))
        }
        var x = part.lowerBound
        while x < part.upperBound {
            if isThere(x) {
                x &+= 8
                continue
            }
            var end = x
            repeat {
                end = min(part.upperBound, end &+ 8)
            } while end < part.upperBound && !isThere(end)
            // What is written beyond the end belongs to pixels that stay.
            let behind = unsafe UnsafeMutableRawPointer(row + end &* Size.bytes)
            let kept = unsafe behind.loadUnaligned(as: UInt64.self)
            let first = unsafe (from + 4 &* x).assumingMemoryBound(to: UInt8.self)
            unsafe Self.copy(first, to: row + x &* Size.bytes, width: end &- x)
            unsafe behind.storeBytes(of: kept, as: UInt64.self)
            x = end
        }
        return (part.lowerBound * Size.bytes)..<(part.upperBound * Size.bytes)
    }

    /// Red, green, blue and alpha of a pixel as Cairo keeps it.
    static func channels(of color: UInt32) -> [UInt8] {
        let from = [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: color >> $0) }
        var channels: [UInt8] = [0, 0, 0, 0]
        unsafe copyWithAlpha(from, to: &channels, width: 1)
        return channels
    }

    @inline(__always)
    private static func copy(
        _ from: UnsafePointer<UInt8>, to: UnsafeMutablePointer<UInt8>, width: Int
    ) {
        if Size.bytes == 3 {
            unsafe copyOpaque(from, to: to, width: width)
        } else {
            unsafe copyWithAlpha(from, to: to, width: width)
        }
    }

    private static func copyOpaque(
        _ from: UnsafePointer<UInt8>, to: UnsafeMutablePointer<UInt8>, width: Int
    ) {
        var (from, to) = unsafe (UnsafeRawPointer(from), UnsafeMutableRawPointer(to))
        for _ in 0..<width / 2 {
            // Two pixels at once: the bytes of each turned round, the last one dropped.
            let one = unsafe from.loadUnaligned(as: UInt32.self).bigEndian >> 8
            let two = unsafe from.loadUnaligned(fromByteOffset: 4, as: UInt32.self).bigEndian >> 8
            unsafe to.storeBytes(
                of: (UInt64(one) | UInt64(two) << 24).littleEndian, as: UInt64.self)
            unsafe from += 8
            unsafe to += 6
        }
        if width % 2 > 0 {
            let one = unsafe from.loadUnaligned(as: UInt32.self).bigEndian >> 8
            unsafe to.storeBytes(of: one.littleEndian, as: UInt32.self)
        }
    }

    private static func copyWithAlpha(
        _ from: UnsafePointer<UInt8>, to: UnsafeMutablePointer<UInt8>, width: Int
    ) {
        for offset in stride(from: 0, to: width &* 4, by: 4) {
            let (from, to) = unsafe (from + offset, to + offset)
            let alpha = unsafe UInt32(from[3])
            unsafe to[3] = unsafe from[3]
            if alpha == 255 {
                unsafe to[0] = unsafe from[2]
                unsafe to[1] = unsafe from[1]
                unsafe to[2] = unsafe from[0]
            } else {
                unsafe to[0] = unsafe unpremultiplied(from[2], alpha)
                unsafe to[1] = unsafe unpremultiplied(from[1], alpha)
                unsafe to[2] = unsafe unpremultiplied(from[0], alpha)
            }
        }
    }

    private static func unpremultiplied(_ value: UInt8, _ alpha: UInt32) -> UInt8 {
        alpha == 0
            ? 0
            : UInt8(truncatingIfNeeded: min(255, (UInt32(value) &* 255 &+ alpha / 2) / alpha))
    }
}
