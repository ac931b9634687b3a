/// Numbers above 0 for colours other than 0, in a table with open addresses: always the same order.
struct ColorNumbers {
    private var colors: [UInt32]
    private var numbers: [UInt32]
    private let mask: Int
    private(set) var count = 0

    /// - Parameter room: The number of places, a power of two; half of them are to stay free.
    init(room: Int) {
        mask = room - 1
        colors = [UInt32](repeating: 0, count: room)
        numbers = [UInt32](repeating: 0, count: room)
    }

    /// Where a colour is, or would be.
    func slot(of color: UInt32) -> Int {
        var place = Int(truncatingIfNeeded: (color &* 0x9E37_79B1) >> 8) & mask
        while colors[place] != color, colors[place] != 0 { place = (place &+ 1) & mask }
        return place
    }

    /// The number at a place; 0 if there is none.
    func number(at slot: Int) -> Int { Int(numbers[slot]) }

    mutating func put(_ color: UInt32, _ number: Int, at slot: Int) {
        if colors[slot] == 0 { count += 1 }
        colors[slot] = color
        numbers[slot] = UInt32(number)
    }
}
