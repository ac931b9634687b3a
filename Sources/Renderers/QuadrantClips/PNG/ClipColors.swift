/// The colours of a clip of few, by their numbers.
///
/// Number 0 is that of pixels that nobody sees, and of those that stay as they are.
struct ClipColors {
    /// The most colours besides that of pixels that nobody sees.
    private static let most = 255
    private(set) var all: [UInt32] = [0]
    private var numbers = ColorNumbers(room: 1_024)

    /// Bits of a number in a file: 1, 2, 4 or 8.
    var depth: Int { all.count > 16 ? 8 : all.count > 4 ? 4 : all.count > 2 ? 2 : 1 }

    /// The numbers of pixels, new colours getting the next ones; `nil` if there would be too many.
    mutating func numbers(of pixels: [UInt32]) -> [UInt8]? {
        var result = [UInt8](repeating: 0, count: pixels.count)
        var (last, number): (UInt32, UInt8) = (0, 0)
        for (place, color) in pixels.enumerated() where color != 0 {
            if color != last {
                guard let found = self.number(of: color) else { return nil }
                (last, number) = (color, UInt8(found))
            }
            result[place] = number
        }
        return result
    }

    private mutating func number(of color: UInt32) -> Int? {
        let slot = numbers.slot(of: color)
        let number = numbers.number(at: slot)
        if number > 0 { return number }
        guard all.count <= Self.most else { return nil }
        numbers.put(color, all.count, at: slot)
        all.append(color)
        return all.count - 1
    }
}
