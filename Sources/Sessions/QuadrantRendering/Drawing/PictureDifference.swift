package import Foundation
internal import QuadrantCairo
internal import QuadrantDisplayList
internal import QuadrantImages

/// How two pictures differ, pixel by pixel.
///
/// Pictures of different sizes are laid upon each other at the top left; pixels that only one of them has
/// differ.
package struct PictureDifference: Sendable {
    /// A picture that cannot be compared.
    package struct Problem: Error {
        /// Why, in a few words.
        package let reason: String
    }

    /// A size in pixels.
    package struct Size: Equatable, Sendable {
        /// The width in pixels.
        package let width: Int
        /// The height in pixels.
        package let height: Int
    }

    /// The size of the picture before.
    package let before: Size
    /// The size of the picture after.
    package let after: Size
    /// How many pixels differ.
    package private(set) var count = 0
    /// The largest difference of a channel, from 0 to 255.
    package private(set) var largest = 0
    /// The smallest rectangle of pixels that holds all that differ; `nil` where none does.
    package private(set) var bounds: CGRect?
    /// The picture after in pale grey, what differs in red, as a PNG file.
    package private(set) var picture = Data()

    /// How many pixels were compared: those of the smallest picture that holds both.
    package var total: Int { max(before.width, after.width) * max(before.height, after.height) }

    /// Compares two files: PNG, JPEG or WebP.
    ///
    /// - Throws: `Problem`, also where the smallest picture that holds both is beyond the limit of a PNG.
    /// - Complexity: Linear in the pixels.
    package init(_ before: Data, _ after: Data, by measure: PixelMeasure) throws(Problem) {
        let first = try Self.decoded(before)
        let second = try Self.decoded(after)
        self.before = Size(width: first.width, height: first.height)
        self.after = Size(width: second.width, height: second.height)
        let (width, height) = (max(first.width, second.width), max(first.height, second.height))
        guard width * height <= PNGRenderer.pixelLimit else {
            throw Problem(
                reason: "both together take \(width) by \(height) pixels; the limit is "
                    + "\(PNGRenderer.pixelLimit) in all")
        }
        var pixels = [UInt8](repeating: 255, count: width * height * 4)
        var (left, top, right, bottom) = (Int.max, Int.max, -1, -1)
        let (old, new) = (first.pixels, second.pixels)
        for y in 0..<height {
            for x in 0..<width {
                let (one, other) = (Self.place(first, x, y), Self.place(second, x, y))
                // All of it where only one picture has the place.
                var (difference, differs) = (255, true)
                if let one, let other {
                    difference = 0
                    for channel in 0..<4 {
                        let change = Int(old[one + channel]) - Int(new[other + channel])
                        difference = max(difference, abs(change))
                    }
                    differs =
                        difference > 0
                        && measure.tells(difference, old[one..<one + 4], new[other..<other + 4])
                }
                largest = max(largest, difference)
                if differs {
                    count += 1
                    (left, right) = (min(left, x), max(right, x))
                    (top, bottom) = (min(top, y), max(bottom, y))
                }
                let place = (y * width + x) * 4
                (pixels[place], pixels[place + 1], pixels[place + 2]) =
                    differs ? Self.red(difference) : Self.pale(new, other)
            }
        }
        if count > 0 {
            bounds = CGRect(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
        }
        let image = DisplayImage(width: width, height: height, pixels: pixels)
        guard let file = PNGRenderer.encode(image) else { throw Problem(reason: "it is too large") }
        picture = file
    }

    /// Whether the sizes are equal and few enough pixels differ.
    ///
    /// - Parameter share: The fraction of them that may, from 0 to 1.
    package func isWithin(share: Double) -> Bool {
        before == after && Double(count) <= share * Double(total)
    }

    /// The fraction of pixels that may differ where a fraction has to be alike: 0.1 of 0.9, and no rounding less.
    package static func share(precision: Double) -> Double {
        ((1 - precision) * 1e9).rounded() / 1e9
    }

    /// How many pixels differ, by how much and where, or which sizes the pictures have.
    package func words(by measure: PixelMeasure, share: Double) -> String {
        guard before == after else {
            return
                "It was \(before.width) by \(before.height) pixels and is \(after.width) by \(after.height)."
        }
        let percent = (Double(count) / Double(max(1, total)) * 100_000).rounded() / 1_000
        var text =
            "\(count) of \(total) pixels (\(percent) %) differ by more than \(measure.words), the most by \(largest)"
        if let bounds {
            text +=
                "; all stand in x \(Int(bounds.minX)) to \(Int(bounds.maxX) - 1), "
                + "y \(Int(bounds.minY)) to \(Int(bounds.maxY) - 1)"
        }
        return text + ". Allowed are \((share * 1e7).rounded() / 1e5) %."
    }

    private static func decoded(_ data: Data) throws(Problem) -> DisplayImage {
        do {
            return try ImageLibrary.shared.decode(data)
        } catch {
            throw Problem(reason: "\(error)")
        }
    }

    /// Where the bytes of a pixel begin; `nil` outside of the picture.
    private static func place(_ image: DisplayImage, _ x: Int, _ y: Int) -> Int? {
        x < image.width && y < image.height ? (y * image.width + x) * 4 : nil
    }

    /// The pixel of the difference's picture where they differ: red, the stronger the more they do.
    private static func red(_ difference: Int) -> (red: UInt8, green: UInt8, blue: UInt8) {
        let rest = UInt8(clamping: 160 - difference * 160 / 255)
        return (230, rest / 2, rest / 2)
    }

    /// The pixel where they do not: the pale grey of the picture.
    private static func pale(
        _ pixels: [UInt8], _ place: Int?
    ) -> (red: UInt8, green: UInt8, blue: UInt8) {
        guard let place else { return (255, 255, 255) }
        func channel(_ number: Int) -> Int { Int(pixels[place + number]) }
        // The brightness on white, with the weights of Rec. 601.
        let light =
            (channel(0) * 299 + channel(1) * 587 + channel(2) * 114) / 1000 + 255 - channel(3)
        let pale = UInt8(clamping: 255 - (255 - light) / 4)
        return (pale, pale, pale)
    }
}
