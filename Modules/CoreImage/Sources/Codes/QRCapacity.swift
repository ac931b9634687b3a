/// What QR codes hold, and their bytes (ISO/IEC 18004, tables 7 and 9).
enum QRCapacity {
    private static let correctionBytes: [[Int]] = [
        [
            7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30, 22, 24, 28, 30, 28, 28, 28, 28,
            30, 30, 26, 28,
        ]
            + [Int](repeating: 30, count: 14),
        [10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26, 26]
            + [Int](repeating: 28, count: 19),
        [
            13, 22, 18, 26, 18, 24, 18, 22, 20, 24, 28, 26, 24, 20, 30, 24, 28, 28, 26, 30, 28, 30,
            30, 30, 30, 28,
        ]
            + [Int](repeating: 30, count: 14),
        [17, 28, 22, 16, 22, 28, 26, 26, 24, 28, 24, 28, 22, 24, 24, 30, 28, 28, 26, 28, 30, 24]
            + [Int](repeating: 30, count: 18),
    ]
    private static let blocks: [[Int]] = [
        [
            1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6, 6, 6, 6, 7, 8, 8, 9, 9, 10, 12, 12, 12, 13,
            14, 15, 16, 17, 18, 19,
            19, 20, 21, 22, 24, 25,
        ],
        [
            1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16, 17, 17, 18, 20, 21,
            23, 25, 26, 28, 29, 31,
            33, 35, 37, 38, 40, 43, 45, 47, 49,
        ],
        [
            1, 1, 2, 2, 4, 4, 6, 6, 8, 8, 8, 10, 12, 16, 12, 17, 16, 18, 21, 20, 23, 23, 25, 27, 29,
            34, 34, 35, 38, 40, 43,
            45, 48, 51, 53, 56, 59, 62, 65, 68,
        ],
        [
            1, 1, 2, 4, 4, 4, 5, 6, 8, 8, 11, 11, 16, 16, 18, 16, 19, 21, 25, 25, 25, 34, 30, 32,
            35, 37, 40, 42, 45, 48,
            51, 54, 57, 60, 63, 66, 70, 74, 77, 81,
        ],
    ]

    /// How many bytes a code has in all.
    static func allBytes(_ version: Int) -> Int {
        var squares = (16 * version + 128) * version + 64
        if version >= 2 {
            let count = version / 7 + 2
            squares -= (25 * count - 10) * count - 55
            if version >= 7 { squares -= 36 }
        }
        return squares / 8
    }

    /// How many of them are data.
    static func dataBytes(_ version: Int, _ level: QRCode.Level) -> Int {
        allBytes(version) - correctionBytes[level.rawValue][version - 1]
            * blocks[level.rawValue][version - 1]
    }

    /// The bytes of a code in the order in which they are drawn.
    static func codewords(_ bytes: [UInt8], _ version: Int, _ level: QRCode.Level) -> [UInt8] {
        var bits: [Bool] = []
        func add(_ value: Int, _ count: Int) {
            for index in (0..<count).reversed() { bits.append(value >> index & 1 == 1) }
        }
        add(4, 4)
        add(bytes.count, version < 10 ? 8 : 16)
        for byte in bytes { add(Int(byte), 8) }
        let capacity = dataBytes(version, level)
        add(0, min(4, capacity * 8 - bits.count))
        add(0, (8 - bits.count % 8) % 8)
        var data = stride(from: 0, to: bits.count, by: 8).map { start in
            bits[start..<start + 8].reduce(UInt8(0)) { $0 << 1 | ($1 ? 1 : 0) }
        }
        var filler: UInt8 = 0xEC
        while data.count < capacity {
            data.append(filler)
            filler ^= 0xEC ^ 0x11
        }
        return interleaved(data, version, level)
    }

    private static func interleaved(_ data: [UInt8], _ version: Int, _ level: QRCode.Level)
        -> [UInt8]
    {
        let (count, extra) = (
            blocks[level.rawValue][version - 1], correctionBytes[level.rawValue][version - 1]
        )
        let all = allBytes(version)
        let short = count - all % count
        let length = all / count - extra
        let generator = ReedSolomon.generator(extra)
        var parts: [[UInt8]] = []
        var corrections: [[UInt8]] = []
        var start = 0
        for index in 0..<count {
            let part = Array(data[start..<start + length + (index < short ? 0 : 1)])
            start += part.count
            parts.append(part)
            corrections.append(ReedSolomon.rest(part, generator))
        }
        var result: [UInt8] = []
        for index in 0...length {
            for part in parts where index < part.count { result.append(part[index]) }
        }
        for index in 0..<extra { for part in corrections { result.append(part[index]) } }
        return result
    }
}

/// Bytes that mend others: numbers of 8 bits modulo x⁸+x⁴+x³+x²+1.
enum ReedSolomon {
    private static func product(_ x: UInt8, _ y: UInt8) -> UInt8 {
        var result = 0
        for bit in (0..<8).reversed() {
            result = result << 1 ^ (result >> 7) * 0x11D
            result ^= Int(y >> UInt8(bit) & 1) * Int(x)
        }
        return UInt8(truncatingIfNeeded: result)
    }

    static func generator(_ degree: Int) -> [UInt8] {
        var result = [UInt8](repeating: 0, count: degree)
        result[degree - 1] = 1
        var root: UInt8 = 1
        for _ in 0..<degree {
            for index in 0..<degree {
                result[index] = product(result[index], root)
                if index + 1 < degree { result[index] ^= result[index + 1] }
            }
            root = product(root, 2)
        }
        return result
    }

    static func rest(_ data: [UInt8], _ generator: [UInt8]) -> [UInt8] {
        var result = [UInt8](repeating: 0, count: generator.count)
        for byte in data {
            let factor = byte ^ result.removeFirst()
            result.append(0)
            for (index, value) in generator.enumerated() { result[index] ^= product(value, factor) }
        }
        return result
    }
}
