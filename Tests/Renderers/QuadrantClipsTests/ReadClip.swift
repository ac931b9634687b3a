import CDeflate
import CImageCodecs
import Foundation

/// A clip as a viewer sees it.
struct ReadClip {
    /// All of the pixels of each picture, and how long it is shown in seconds.
    var pictures: [(pixels: [UInt32], seconds: Double)] = []
    /// The rectangles that the file holds: x, y, width, height.
    var areas: [[Int]] = []
    var plays = 0
    var width = 0
    var height = 0

    var seconds: Double { pictures.reduce(0) { $0 + $1.seconds } }
}

/// Reads PNGs of several pictures, as far as this package writes them.
enum APNGReader {
    private static func number(_ bytes: ArraySlice<UInt8>) -> Int {
        bytes.reduce(0) { $0 << 8 | Int($1) }
    }

    static func read(_ data: Data) -> ReadClip {
        let file = [UInt8](data)
        var clip = ReadClip()
        var (depth, kind) = (8, 6)
        var colors: [UInt32] = []
        var canvas: [UInt32] = []
        var control: [UInt8] = []
        var place = 8
        while place + 12 <= file.count {
            let count = number(file[place..<place + 4])
            let name = String(decoding: file[place + 4..<place + 8], as: UTF8.self)
            let content = Array(file[place + 8..<place + 8 + count])
            place += count + 12
            switch name {
            case "IHDR":
                (clip.width, clip.height) = (number(content[0..<4]), number(content[4..<8]))
                (depth, kind) = (Int(content[8]), Int(content[9]))
                canvas = [UInt32](repeating: 0, count: clip.width * clip.height)
            case "acTL": clip.plays = number(content[4..<8])
            case "PLTE":
                colors = stride(from: 0, to: count, by: 3).map {
                    0xFF00_0000 | UInt32(content[$0]) | UInt32(content[$0 + 1]) << 8
                        | UInt32(content[$0 + 2]) << 16
                }
            case "tRNS":
                for (index, alpha) in content.enumerated() {
                    colors[index] = alpha == 0 ? 0 : colors[index] & 0xFF_FFFF | UInt32(alpha) << 24
                }
            case "fcTL": control = content
            case "IDAT", "fdAT":
                var area = [0, 0, clip.width, clip.height]
                var (seconds, isOver) = (0.0, false)
                if !control.isEmpty {
                    area = [12, 16, 4, 8].map { number(control[$0..<$0 + 4]) }
                    seconds =
                        Double(number(control[20..<22])) / Double(number(control[22..<24]))
                    isOver = control[25] == 1
                }
                let stream = name == "fdAT" ? Array(content[4...]) : content
                let pixels = pixels(stream, area[2], area[3], depth, kind, colors)
                for y in 0..<area[3] {
                    for x in 0..<area[2] where !isOver || pixels[y * area[2] + x] >> 24 != 0 {
                        canvas[(area[1] + y) * clip.width + area[0] + x] = pixels[y * area[2] + x]
                    }
                }
                clip.pictures.append((canvas, seconds))
                clip.areas.append(area)
            default: break
            }
        }
        return clip
    }

    private static func pixels(
        _ stream: [UInt8], _ width: Int, _ height: Int, _ depth: Int, _ kind: Int,
        _ colors: [UInt32]
    ) -> [UInt32] {
        let length = kind == 6 ? width * 4 : (width * depth + 7) / 8
        let step = kind == 6 ? 4 : 1
        var rows = [UInt8](repeating: 0, count: (length + 1) * height)
        let decompressor = libdeflate_alloc_decompressor()
        defer { libdeflate_free_decompressor(decompressor) }
        libdeflate_zlib_decompress(decompressor, stream, stream.count, &rows, rows.count, nil)
        var above = [UInt8](repeating: 0, count: length)
        var pixels: [UInt32] = []
        for y in 0..<height {
            let filter = rows[y * (length + 1)]
            var row = Array(rows[y * (length + 1) + 1..<(y + 1) * (length + 1)])
            for x in 0..<length {
                let left = x < step ? 0 : Int(row[x - step])
                let corner = x < step ? 0 : Int(above[x - step])
                let up = Int(above[x])
                let distances = [abs(up - corner), abs(left - corner), abs(left + up - 2 * corner)]
                let nearest =
                    distances[0] <= distances[1] && distances[0] <= distances[2]
                    ? left : distances[1] <= distances[2] ? up : corner
                row[x] &+= UInt8([0, left, up, (left + up) / 2, nearest][Int(filter)])
            }
            above = row
            for x in 0..<width {
                if kind == 6 {
                    let pixel = row[x * 4..<x * 4 + 4].reversed().reduce(UInt32(0)) {
                        $0 << 8 | UInt32($1)
                    }
                    pixels.append(pixel)
                } else {
                    let shift = 8 - depth * (x % (8 / depth) + 1)
                    let number = Int(row[x * depth / 8]) >> shift & (1 << depth - 1)
                    pixels.append(colors[number])
                }
            }
        }
        return pixels
    }
}

/// Reads GIFs of several pictures.
enum GIFReader {
    static func read(_ data: Data) -> ReadClip {
        let file = [UInt8](data)
        var clip = ReadClip()
        func two(_ place: Int) -> Int { Int(file[place]) | Int(file[place + 1]) << 8 }
        func table(_ place: Int, _ flags: UInt8) -> [UInt32] {
            (0..<2 << Int(flags & 7)).map {
                let entry = place + 3 * $0
                return 0xFF00_0000 | UInt32(file[entry]) | UInt32(file[entry + 1]) << 8
                    | UInt32(file[entry + 2]) << 16
            }
        }
        (clip.width, clip.height, clip.plays) = (two(6), two(8), 1)
        var canvas = [UInt32](repeating: 0, count: clip.width * clip.height)
        let shared = table(13, file[10])
        var place = 13 + 3 * shared.count
        var (delay, clear, disposal) = (0, -1, 0)
        while file[place] != 0x3B {
            if file[place] == 0x21 {
                let kind = file[place + 1]
                place += 2
                if kind == 0xF9 {
                    disposal = Int(file[place + 1]) >> 2
                    delay = two(place + 2)
                    clear = Int(file[place + 4])
                } else {
                    let again = two(place + 14)
                    clip.plays = again == 0 ? 0 : again + 1
                }
                while file[place] != 0 { place += Int(file[place]) + 1 }
                place += 1
                continue
            }
            let area = [1, 3, 5, 7].map { two(place + $0) }
            let flags = file[place + 9]
            place += 10
            var colors = shared
            if flags & 0x80 != 0 {
                colors = table(place, flags)
                place += 3 * colors.count
            }
            let bits = Int(file[place])
            place += 1
            var bytes: [UInt8] = []
            while file[place] != 0 {
                bytes += file[place + 1...place + Int(file[place])]
                place += Int(file[place]) + 1
            }
            place += 1
            let numbers = decode(bytes, bits)
            precondition(numbers.count == area[2] * area[3], "\(numbers.count) of \(area)")
            for y in 0..<area[3] {
                for x in 0..<area[2] where Int(numbers[y * area[2] + x]) != clear {
                    let to = (area[1] + y) * clip.width + area[0] + x
                    canvas[to] = colors[Int(numbers[y * area[2] + x])]
                }
            }
            clip.pictures.append((canvas, Double(delay) / 100))
            clip.areas.append(area)
            if disposal == 2 {
                for y in area[1]..<area[1] + area[3] {
                    for x in area[0]..<area[0] + area[2] { canvas[y * clip.width + x] = 0 }
                }
            }
        }
        return clip
    }

    private static func decode(_ bytes: [UInt8], _ bits: Int) -> [UInt8] {
        let clear = 1 << bits
        var table: [[UInt8]] = []
        func start() -> [[UInt8]] { (0..<clear).map { [UInt8($0)] } + [[], []] }
        table = start()
        var (length, place, result) = (bits + 1, 0, [UInt8]())
        var last: [UInt8]?
        while place + length <= bytes.count * 8 {
            var code = 0
            for bit in 0..<length {
                code |= Int(bytes[(place + bit) / 8] >> UInt8((place + bit) % 8) & 1) << bit
            }
            place += length
            if code == clear {
                (table, length, last) = (start(), bits + 1, nil)
                continue
            }
            if code == clear + 1 { break }
            if let before = last {
                let entry = code < table.count ? table[code] : before + [before[0]]
                if table.count < 4_096 { table.append(before + [entry[0]]) }
                if table.count == 1 << length, length < 12 { length += 1 }
                result += entry
                last = entry
            } else {
                result += table[code]
                last = table[code]
            }
        }
        return result
    }
}

/// Reads WebPs of several pictures with libwebp.
enum WebPReader {
    static func read(_ data: Data) -> ReadClip {
        var clip = ReadClip()
        data.withUnsafeBytes { bytes in
            var input = WebPData()
            input.bytes = bytes.bindMemory(to: UInt8.self).baseAddress
            input.size = bytes.count
            guard let decoder = WebPAnimDecoderNew(&input, nil) else { return }
            defer { WebPAnimDecoderDelete(decoder) }
            var info = WebPAnimInfo()
            WebPAnimDecoderGetInfo(decoder, &info)
            (clip.width, clip.height) = (Int(info.canvas_width), Int(info.canvas_height))
            clip.plays = Int(info.loop_count)
            var (picture, time, last) = (UnsafeMutablePointer<UInt8>?.none, Int32(0), Int32(0))
            while WebPAnimDecoderGetNext(decoder, &picture, &time) != 0, let picture {
                let pixels = (0..<clip.width * clip.height).map { place in
                    (0..<4).reversed().reduce(UInt32(0)) {
                        $0 << 8 | UInt32(picture[place * 4 + $1])
                    }
                }
                clip.pictures.append((pixels, Double(time - last) / 1_000))
                last = time
            }
        }
        return clip
    }
}
