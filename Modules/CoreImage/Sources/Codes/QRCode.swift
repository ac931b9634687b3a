/// A QR code of bytes (ISO/IEC 18004), as small as it can be.
struct QRCode {
    /// How much may be damaged: 7, 15, 25 or 30 %.
    enum Level: Int {
        case low, medium, quartile, high

        /// The bits that say it in a code.
        var bits: Int { [1, 0, 3, 2][rawValue] }
    }

    /// How many squares a side has.
    let size: Int
    /// Whether squares are dark, row by row from the top.
    private(set) var isDark: [Bool]
    private var isFixed: [Bool]
    private let version: Int
    private let level: Level

    /// A code; `nil` for more bytes than the largest one holds.
    init?(_ bytes: [UInt8], level: Level) {
        let found = (1...40).first { version in
            let header = version < 10 ? 12 : 20
            return header + bytes.count * 8 <= QRCapacity.dataBytes(version, level) * 8
        }
        guard let version = found else { return nil }
        (self.version, self.level) = (version, level)
        size = version * 4 + 17
        isDark = [Bool](repeating: false, count: size * size)
        isFixed = isDark
        drawPatterns()
        drawCodewords(QRCapacity.codewords(bytes, version, level))
        chooseMask()
    }

    private mutating func set(_ x: Int, _ y: Int, _ dark: Bool) {
        isDark[y * size + x] = dark
        isFixed[y * size + x] = true
    }

    private mutating func drawPatterns() {
        for index in 0..<size {
            set(6, index, index % 2 == 0)
            set(index, 6, index % 2 == 0)
        }
        for (x, y) in [(3, 3), (size - 4, 3), (3, size - 4)] {
            for dy in -4...4 {
                for dx in -4...4 where (0..<size).contains(x + dx) && (0..<size).contains(y + dy) {
                    let ring = max(abs(dx), abs(dy))
                    set(x + dx, y + dy, ring != 2 && ring != 4)
                }
            }
        }
        let places = alignments
        for (i, x) in places.enumerated() {
            for (j, y) in places.enumerated() {
                let last = places.count - 1
                if (i, j) == (0, 0) || (i, j) == (0, last) || (i, j) == (last, 0) { continue }
                for dy in -2...2 {
                    for dx in -2...2 { set(x + dx, y + dy, max(abs(dx), abs(dy)) != 1) }
                }
            }
        }
        drawFormat(mask: 0)
        drawVersion()
    }

    /// The middles of the small squares.
    private var alignments: [Int] {
        if version == 1 { return [] }
        let count = version / 7 + 2
        let step = version == 32 ? 26 : (version * 4 + count * 2 + 1) / (count * 2 - 2) * 2
        return ([6] + (0..<count - 1).map { size - 7 - $0 * step }).sorted()
    }

    /// Bits that say how damaged it may be and which mask is on it.
    private mutating func drawFormat(mask: Int) {
        let data = level.bits << 3 | mask
        var rest = data
        for _ in 0..<10 { rest = rest << 1 ^ (rest >> 9) * 0x537 }
        let bits = (data << 10 | rest) ^ 0x5412
        func bit(_ index: Int) -> Bool { bits >> index & 1 == 1 }
        for index in 0...5 { set(8, index, bit(index)) }
        set(8, 7, bit(6))
        set(8, 8, bit(7))
        set(7, 8, bit(8))
        for index in 9..<15 { set(14 - index, 8, bit(index)) }
        for index in 0..<8 { set(size - 1 - index, 8, bit(index)) }
        for index in 8..<15 { set(8, size - 15 + index, bit(index)) }
        set(8, size - 8, true)
    }

    private mutating func drawVersion() {
        if version < 7 { return }
        var rest = version
        for _ in 0..<12 { rest = rest << 1 ^ (rest >> 11) * 0x1F25 }
        let bits = version << 12 | rest
        for index in 0..<18 {
            let (a, b) = (size - 11 + index % 3, index / 3)
            set(a, b, bits >> index & 1 == 1)
            set(b, a, bits >> index & 1 == 1)
        }
    }

    private mutating func drawCodewords(_ words: [UInt8]) {
        var index = 0
        for right in stride(from: size - 1, through: 1, by: -2) {
            let right = right <= 6 ? right - 1 : right
            for step in 0..<size {
                for x in [right, right - 1] {
                    let y = (right + 1) & 2 == 0 ? size - 1 - step : step
                    guard !isFixed[y * size + x], index < words.count * 8 else { continue }
                    isDark[y * size + x] = words[index / 8] >> UInt8(7 - index % 8) & 1 == 1
                    index += 1
                }
            }
        }
    }

    private mutating func mask(_ mask: Int) {
        for y in 0..<size {
            for x in 0..<size where !isFixed[y * size + x] {
                let isTurned =
                    switch mask {
                    case 0: (x + y) % 2 == 0
                    case 1: y % 2 == 0
                    case 2: x % 3 == 0
                    case 3: (x + y) % 3 == 0
                    case 4: (x / 3 + y / 2) % 2 == 0
                    case 5: x * y % 2 + x * y % 3 == 0
                    case 6: (x * y % 2 + x * y % 3) % 2 == 0
                    default: ((x + y) % 2 + x * y % 3) % 2 == 0
                    }
                if isTurned { isDark[y * size + x].toggle() }
            }
        }
    }

    private mutating func chooseMask() {
        var best = (mask: 0, penalty: Int.max)
        for candidate in 0..<8 {
            mask(candidate)
            drawFormat(mask: candidate)
            let penalty = penalty
            if penalty < best.penalty { best = (candidate, penalty) }
            mask(candidate)
        }
        mask(best.mask)
        drawFormat(mask: best.mask)
    }

    /// How hard it would be to read (ISO/IEC 18004, 7.8.3).
    private var penalty: Int {
        var result = 0
        let finder: [Bool] = [true, false, true, true, true, false, true]
        let four = [Bool](repeating: false, count: 4)
        let patterns = [finder + four, four + finder]
        for isColumn in [false, true] {
            for line in 0..<size {
                let squares = (0..<size).map {
                    isColumn ? isDark[$0 * size + line] : isDark[line * size + $0]
                }
                var run = 1
                for index in 1...size {
                    if index < size, squares[index] == squares[index - 1] {
                        run += 1
                    } else {
                        if run >= 5 { result += run - 2 }
                        run = 1
                    }
                }
                for start in 0...size - 11
                where patterns.contains(Array(squares[start..<start + 11])) { result += 40 }
            }
        }
        for y in 0..<size - 1 {
            for x in 0..<size - 1 {
                let dark = isDark[y * size + x]
                if dark == isDark[y * size + x + 1], dark == isDark[(y + 1) * size + x],
                    dark == isDark[(y + 1) * size + x + 1]
                {
                    result += 3
                }
            }
        }
        let count = isDark.reduce(0) { $0 + ($1 ? 1 : 0) }
        let total = size * size
        return result + max(0, (abs(count * 20 - total * 10) + total - 1) / total - 1) * 10
    }
}
