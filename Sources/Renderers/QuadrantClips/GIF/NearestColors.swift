/// Which of some colours is nearest to each colour of a picture.
struct NearestColors {
    private var numbers = ColorNumbers(room: 1 << 13)

    /// More different colours are not looked at.
    private static let most = 1 << 12
    /// How far pixels may be from their colours on the average: the square root of the mean square, in steps of 255, of
    /// all channels together. Less is not seen beside a table of its own, which takes up to 768 bytes.
    private static let largestError = 5.0

    /// How far a single pixel may be.
    private static let farthest = 60.0

    /// `nil` where the colours are not near enough, or the pixels have too many.
    init?(_ pixels: [UInt32], among colors: [UInt32]) {
        guard !colors.isEmpty else { return nil }
        var (error, count) = (0.0, 0)
        var (last, lastError): (UInt32, Double) = (0, 0)
        var errors: [Double] = [0]
        for pixel in pixels where pixel != 0 {
            if pixel != last {
                let slot = numbers.slot(of: pixel)
                var place = numbers.number(at: slot)
                if place == 0 {
                    guard errors.count < Self.most else { return nil }
                    let (color, distance) = Self.nearest(pixel, colors)
                    guard distance <= Self.farthest * Self.farthest else { return nil }
                    place = errors.count << 8 | color
                    numbers.put(pixel, place, at: slot)
                    errors.append(distance)
                }
                (last, lastError) = (pixel, errors[place >> 8])
            }
            error += lastError
            count += 1
        }
        guard error <= Self.largestError * Self.largestError * Double(count) else { return nil }
    }

    /// The number of the colour that is nearest to a pixel of the picture.
    func number(of pixel: UInt32) -> Int { numbers.number(at: numbers.slot(of: pixel)) & 255 }

    private static func nearest(_ pixel: UInt32, _ colors: [UInt32]) -> (Int, Double) {
        var best = (0, Int.max)
        for (number, color) in colors.enumerated() {
            var distance = 0
            for channel: UInt32 in 0..<3 {
                let way = Int(pixel.byte(channel)) &- Int(color.byte(channel))
                distance &+= way &* way
            }
            if distance < best.1 { best = (number, distance) }
        }
        return (best.0, Double(best.1))
    }
}
