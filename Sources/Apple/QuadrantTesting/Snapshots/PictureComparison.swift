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
            guard difference > tolerance.difference else {
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
            + "\(tolerance.difference) of 255, the most by \(largest)"
        if let columns, let rows {
            text +=
                "; all stand in x \(columns.lowerBound) to \(columns.upperBound), "
                + "y \(rows.lowerBound) to \(rows.upperBound)"
        }
        return text + ". Allowed are \(tolerance.share * 100) %."
    }
}
