/// Packs numbers of colours as GIF wants them: by Lempel, Ziv and Welch, the codes growing from few bits to twelve.
struct LZWCoder {
    private var bytes: [UInt8] = []
    private var bits: UInt32 = 0
    private var bitCount = 0
    /// The places of a table with open addresses: which code stands for a code and the number after it.
    private var keys = [Int32](repeating: -1, count: 1 << 13)
    private var codes = [Int16](repeating: 0, count: 1 << 13)
    private let clear: Int
    private var next: Int
    private var length: Int
    private let least: Int

    /// The most codes, and so the longest of twelve bits.
    private static let most = 4_096

    /// - Parameter bits: How many bits the largest number has, 2 to 8.
    private init(bits: Int) {
        least = bits
        clear = 1 << bits
        next = clear + 2
        length = bits + 1
    }

    /// The numbers as the file holds them: the bits of the smallest code, then blocks of at most 255 bytes, each
    /// after its length, and an empty one.
    ///
    /// - Parameter colorBits: How many bits the largest number has; fewer than 2 count as 2.
    static func blocks(of numbers: [UInt8], colorBits: Int) -> [UInt8] {
        let bits = min(max(colorBits, 2), 8)
        var coder = LZWCoder(bits: bits)
        coder.code(numbers)
        var blocks = [UInt8(bits)]
        blocks.reserveCapacity(coder.bytes.count * 256 / 255 + 3)
        for start in stride(from: 0, to: coder.bytes.count, by: 255) {
            let block = coder.bytes[start..<min(start + 255, coder.bytes.count)]
            blocks.append(UInt8(block.count))
            blocks += block
        }
        return blocks + [0]
    }

    private mutating func code(_ numbers: [UInt8]) {
        write(clear)
        guard let first = numbers.first else {
            end()
            return
        }
        var prefix = Int(first)
        for number in numbers.dropFirst() {
            let key = Int32(prefix << 8 | Int(number))
            var place = Int((UInt32(bitPattern: key) &* 0x9E37_79B1) >> 19)
            while keys[place] != key, keys[place] >= 0 { place = (place &+ 1) & (1 << 13 &- 1) }
            if keys[place] == key {
                prefix = Int(codes[place])
                continue
            }
            write(prefix)
            if next < Self.most {
                keys[place] = key
                codes[place] = Int16(next)
                if next == 1 << length, length < 12 { length += 1 }
                next += 1
            } else {
                write(clear)
                restart()
            }
            prefix = Int(number)
        }
        write(prefix)
        // Whoever reads has made a code of the last two by now, and may take the next one for longer.
        if next == 1 << length, length < 12 { length += 1 }
        end()
    }

    private mutating func restart() {
        for place in keys.indices { keys[place] = -1 }
        next = clear + 2
        length = least + 1
    }

    private mutating func end() {
        write(clear + 1)
        if bitCount > 0 { bytes.append(UInt8(truncatingIfNeeded: bits)) }
    }

    private mutating func write(_ code: Int) {
        bits |= UInt32(code) << UInt32(bitCount)
        bitCount += length
        while bitCount >= 8 {
            bytes.append(UInt8(truncatingIfNeeded: bits))
            bits >>= 8
            bitCount -= 8
        }
    }
}
