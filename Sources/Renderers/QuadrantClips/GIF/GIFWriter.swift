internal import Foundation

/// Packs pictures as a GIF: at most 255 colours in each, and pixels that are seen or not.
///
/// A pixel that is less than half opaque is not seen, others are opaque. Of a clip of opaque pictures only the pixels
/// that change are written. Others are written whole, as a GIF cannot take single pixels away.
final class GIFWriter: ClipWriter {
    private let settings: ClipSettings
    private var body: [UInt8] = []
    private var size = (width: 0, height: 0)
    /// The colours of the first picture, which later ones may use.
    private var shared: ColorQuantizer?

    init(_ settings: ClipSettings) { self.settings = settings }

    func write(_ step: ClipStep) throws(ClipProblem) {
        size = (step.picture.width, step.picture.height)
        let isClear =
            [step.before, step.picture, step.next].contains { $0?.hasClearPixels == true }
        let area = isClear ? step.picture.area : step.area
        let pixels: [UInt32]
        if let before = step.before, !isClear {
            pixels = step.picture.news(in: area, since: before)
        } else {
            pixels = step.picture.pixels(in: area).map { $0.byte(3) < 128 ? 0 : $0 | 0xFF00_0000 }
        }
        var palette = shared
        let nearest = shared.flatMap { NearestColors(pixels, among: $0.colors) }
        if nearest != nil {
            // The first picture's colours do.
        } else if palette == nil
            || !pixels.allSatisfy({ $0 == 0 || palette?.hasExactly($0) == true })
        {
            palette = ColorQuantizer(pixels)
        }
        guard let palette else { return }
        let isShared = shared == nil || palette.colors == shared?.colors
        if shared == nil { shared = palette }
        let clear = palette.colors.count
        control(step, clear: clear, isClear: isClear)
        let bits = Self.bits(clear + 1)
        body.append(0x2C)
        for value in [area.x, area.y, area.width, area.height] { append(value) }
        body.append(isShared ? 0 : 0x80 | UInt8(bits - 1))
        if !isShared { body += Self.table(palette.colors, bits: bits) }
        var (last, number): (UInt32, UInt8) = (0, UInt8(clear))
        let numbers = pixels.map { pixel in
            if pixel != last {
                (last, number) = (
                    pixel,
                    UInt8(
                        pixel == 0 ? clear : nearest?.number(of: pixel) ?? palette.number(of: pixel)
                    )
                )
            }
            return number
        }
        body += LZWCoder.blocks(of: numbers, colorBits: bits)
    }

    func file() throws(ClipProblem) -> Data {
        let colors = shared?.colors ?? []
        let bits = Self.bits(colors.count + 1)
        var file = Data("GIF89a".utf8)
        file.append(contentsOf: Self.bytes(size.width) + Self.bytes(size.height))
        file.append(contentsOf: [0xF0 | UInt8(bits - 1), 0, 0])
        file.append(contentsOf: Self.table(colors, bits: bits))
        if settings.plays != 1 {
            // How often it is played again; 0 is without end.
            file.append(contentsOf: [0x21, 0xFF, 11])
            file.append(contentsOf: Data("NETSCAPE2.0".utf8))
            file.append(contentsOf: [3, 1] + Self.bytes(max(0, settings.plays - 1)) + [0])
        }
        file.append(contentsOf: body)
        file.append(0x3B)
        return file
    }

    /// How long a picture is shown, which number is not seen, and what becomes of it after its time.
    private func control(_ step: ClipStep, clear: Int, isClear: Bool) {
        let start = settings.time(ofFrame: step.frames.lowerBound, units: 100)
        let end = settings.time(ofFrame: step.frames.upperBound, units: 100)
        body += [0x21, 0xF9, 4, (isClear ? 2 : 1) << 2 | 1]
        append(min(end - start, 65_535))
        body += [UInt8(clear), 0]
    }

    private func append(_ value: Int) { body += Self.bytes(value) }

    /// Two bytes, the lower first.
    private static func bytes(_ value: Int) -> [UInt8] {
        [UInt8(truncatingIfNeeded: value), UInt8(truncatingIfNeeded: value >> 8)]
    }

    /// How many bits count so many colours: at least 1.
    private static func bits(_ count: Int) -> Int {
        (1...8).first { count <= 1 << $0 } ?? 8
    }

    /// The colours as a table of a power of two entries.
    private static func table(_ colors: [UInt32], bits: Int) -> [UInt8] {
        let entries = colors.flatMap { [$0.byte(0), $0.byte(1), $0.byte(2)] }
        return entries + [UInt8](repeating: 0, count: 3 * (1 << bits) - entries.count)
    }
}
