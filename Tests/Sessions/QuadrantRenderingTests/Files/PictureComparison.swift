/// Two pictures of one size, pixel by pixel.
struct PictureComparison {
    /// A channel that is off by more is seen.
    static let tolerance = 8
    /// What differs by more from its neighbours is an edge, which programs cover by other rules.
    static let edge = 32
    /// So many pixels beside each other may be off.
    static let mostBeside = 4

    private let width: Int
    private let height: Int
    /// Red, green, blue and alpha of each pixel, without what may be seen through.
    private let first: [UInt8]
    private let second: [UInt8]

    /// - Parameter first: The picture whose edges count.
    init(_ first: [UInt8], _ second: [UInt8], width: Int, height: Int) {
        (self.width, self.height, self.first, self.second) = (width, height, first, second)
    }

    /// The number of pixels in the largest area of a part that is off, away from edges.
    func largestFault(x: Range<Int>, y: Range<Int>) -> Int {
        var left = Set<Int>()
        for row in y {
            for pixel in row * width + x.lowerBound..<row * width + x.upperBound
            where isOff(pixel) && !isEdge(pixel) {
                left.insert(pixel)
            }
        }
        var most = 0
        while let start = left.popFirst() {
            var (area, next) = (0, [start])
            while let pixel = next.popLast() {
                area += 1
                for other in around(pixel) where left.remove(other) != nil { next.append(other) }
            }
            most = max(most, area)
        }
        return most
    }

    private func isOff(_ pixel: Int) -> Bool {
        for channel in pixel * 4..<pixel * 4 + 3
        where abs(Int(first[channel]) - Int(second[channel])) > Self.tolerance {
            return true
        }
        return false
    }

    /// Whether the neighbours in the first picture spread widely.
    private func isEdge(_ pixel: Int) -> Bool {
        let pixels = around(pixel) + [pixel]
        return (0..<3).contains { channel in
            let values = pixels.map { Int(first[$0 * 4 + channel]) }
            return (values.max() ?? 0) - (values.min() ?? 0) > Self.edge
        }
    }

    private func around(_ pixel: Int) -> [Int] {
        let (x, y) = (pixel % width, pixel / width)
        var result: [Int] = []
        for row in max(0, y - 1)...min(height - 1, y + 1) {
            for column in max(0, x - 1)...min(width - 1, x + 1) where row != y || column != x {
                result.append(row * width + column)
            }
        }
        return result
    }
}
