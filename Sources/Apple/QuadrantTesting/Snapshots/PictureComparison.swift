internal import Foundation
internal import QuadrantDisplayList

/// The difference of two pictures.
struct PictureComparison {
    /// The message for pictures of different sizes, whose pixels are not compared.
    private var sizes: String?
    /// Pixels of which a channel differs by more than is allowed.
    private(set) var count = 0
    /// By how much a channel differs at most, of 255.
    private(set) var largest = 0
    /// Around the pixels that differ.
    private var columns: ClosedRange<Int>?
    private var rows: ClosedRange<Int>?
    private let total: Int
    /// What stayed in pale grey, what differs in red.
    let picture: DisplayImage?

    init(_ before: DisplayImage, _ after: DisplayImage, _ tolerance: PictureTolerance) {
        total = before.width * before.height
        guard before.width == after.width, before.height == after.height else {
            sizes =
                "It was \(before.width) by \(before.height) pixels and is \(after.width) by "
                + "\(after.height)."
            picture = nil
            return
        }
        var pixels = [UInt8](repeating: 255, count: total * 4)
        let (old, new) = (before.pixels, after.pixels)
        var (count, largest) = (0, 0)
        var (left, right, top, bottom) = (Int.max, Int.min, Int.max, Int.min)
        for index in 0..<total {
            let at = index * 4
            var difference = 0
            for channel in at..<at + 4 {
                difference = max(difference, abs(Int(old[channel]) - Int(new[channel])))
            }
            largest = max(largest, difference)
            guard tolerance.tells(difference, old[at..<at + 4], new[at..<at + 4]) else {
                let grey = (Int(old[at]) * 3 + Int(old[at + 1]) * 6 + Int(old[at + 2])) / 10
                let pale = UInt8(255 - (255 - min(grey, 255)) / 4)
                (pixels[at], pixels[at + 1], pixels[at + 2]) = (pale, pale, pale)
                continue
            }
            count += 1
            let (x, y) = (index % before.width, index / before.width)
            (left, right) = (min(left, x), max(right, x))
            (top, bottom) = (min(top, y), max(bottom, y))
            (pixels[at], pixels[at + 1], pixels[at + 2]) = (220, 0, 0)
        }
        (self.count, self.largest) = (count, largest)
        if count > 0 { (columns, rows) = (left...right, top...bottom) }
        picture = DisplayImage(width: before.width, height: before.height, pixels: pixels)
    }

    /// Whether few enough pixels differ.
    func isWithin(_ tolerance: PictureTolerance) -> Bool {
        sizes == nil && Double(count) <= tolerance.share * Double(total)
    }

    /// How many pixels differ, by how much and where.
    func description(_ tolerance: PictureTolerance) -> String {
        if let sizes { return sizes }
        let percent = (Double(count) / Double(max(1, total)) * 100_000).rounded() / 1_000
        var text =
            "\(count) of \(total) pixels (\(percent) %) differ by more than "
            + "\(tolerance.words), the most by \(largest)"
        if let columns, let rows {
            text +=
                "; all stand in x \(columns.lowerBound) to \(columns.upperBound), "
                + "y \(rows.lowerBound) to \(rows.upperBound)"
        }
        return text + ". Allowed are \(tolerance.share * 100) %."
    }
}

extension PictureTolerance {
    /// Whether two colours count as different.
    ///
    /// - Parameter difference: That of the channel that differs most.
    fileprivate func tells(
        _ difference: Int, _ one: ArraySlice<UInt8>, _ other: ArraySlice<UInt8>
    ) -> Bool {
        guard let perceptualPrecision else { return difference > self.difference }
        guard difference > 0 else { return false }
        let (a, b) = (LabColor(one), LabColor(other))
        return a.distance(to: b) > (1 - perceptualPrecision) * 100 + 1e-9
    }

    /// What is allowed: "2 of 255".
    fileprivate var words: String {
        perceptualPrecision.map { "a perceptual precision of \($0)" } ?? "\(difference) of 255"
    }
}

/// A colour in the Lab space of CIE 1976, on white, for the white point D65.
private struct LabColor {
    private let lightness: Double
    private let a: Double
    private let b: Double

    init(_ pixel: ArraySlice<UInt8>) {
        let bytes = Array(pixel)
        let alpha = Double(bytes[3]) / 255
        // The matrix of sRGB (IEC 61966-2-1), and the transfer curve of its channels.
        let (r, g, b) = (
            Self.linear(bytes[0], alpha), Self.linear(bytes[1], alpha), Self.linear(bytes[2], alpha)
        )
        let x = Self.curve((0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047)
        let y = Self.curve(0.2126729 * r + 0.7151522 * g + 0.0721750 * b)
        let z = Self.curve((0.0193339 * r + 0.1191920 * g + 0.9503041 * b) / 1.08883)
        (lightness, a, self.b) = (116 * y - 16, 500 * (x - y), 200 * (y - z))
    }

    private static func linear(_ byte: UInt8, _ alpha: Double) -> Double {
        let value = Double(byte) / 255 * alpha + 1 - alpha
        return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }

    private static func curve(_ value: Double) -> Double {
        value > 216.0 / 24389 ? cbrt(value) : (24389.0 / 27 * value + 16) / 116
    }

    /// ΔE of CIE 1976: 2.3 is about what one can tell apart.
    func distance(to other: LabColor) -> Double {
        let (l, x, y) = (lightness - other.lightness, a - other.a, b - other.b)
        return (l * l + x * x + y * y).squareRoot()
    }
}
