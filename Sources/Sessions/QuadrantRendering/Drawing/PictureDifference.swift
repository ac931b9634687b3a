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
    /// - Parameter tolerance: How much a channel may differ, from 0 to 255, without counting.
    /// - Throws: `Problem`, also where the smallest picture that holds both is beyond the limit of a PNG.
    /// - Complexity: Linear in the pixels.
    package init(_ before: Data, _ after: Data, tolerance: Int) throws(Problem) {
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
        for y in 0..<height {
            for x in 0..<width {
                let difference = Self.difference(first, second, x, y)
                largest = max(largest, difference)
                let differs = difference > tolerance
                if differs {
                    count += 1
                    (left, right) = (min(left, x), max(right, x))
                    (top, bottom) = (min(top, y), max(bottom, y))
                }
                let place = (y * width + x) * 4
                (pixels[place], pixels[place + 1], pixels[place + 2]) = Self.shown(
                    second, x, y, difference: differs ? difference : nil)
            }
        }
        if count > 0 {
            bounds = CGRect(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
        }
        let image = DisplayImage(width: width, height: height, pixels: pixels)
        guard let file = PNGRenderer.encode(image) else { throw Problem(reason: "it is too large") }
        picture = file
    }

    private static func decoded(_ data: Data) throws(Problem) -> DisplayImage {
        do {
            return try ImageLibrary.shared.decode(data)
        } catch {
            throw Problem(reason: "\(error)")
        }
    }

    /// The largest difference of the channels at a place, all of it where only one picture has that.
    private static func difference(
        _ first: DisplayImage, _ second: DisplayImage, _ x: Int, _ y: Int
    ) -> Int {
        guard x < min(first.width, second.width), y < min(first.height, second.height) else {
            return 255
        }
        let one = (y * first.width + x) * 4
        let other = (y * second.width + x) * 4
        var largest = 0
        for channel in 0..<4 {
            let change = Int(first.pixels[one + channel]) - Int(second.pixels[other + channel])
            largest = max(largest, abs(change))
        }
        return largest
    }

    /// The pixel of the difference's picture: red the stronger the larger the difference is, else the pale
    /// grey of the picture.
    private static func shown(
        _ image: DisplayImage, _ x: Int, _ y: Int, difference: Int?
    ) -> (red: UInt8, green: UInt8, blue: UInt8) {
        if let difference {
            let rest = UInt8(clamping: 160 - difference * 160 / 255)
            return (230, rest / 2, rest / 2)
        }
        guard x < image.width, y < image.height else { return (255, 255, 255) }
        let place = (y * image.width + x) * 4
        func channel(_ number: Int) -> Int { Int(image.pixels[place + number]) }
        // The brightness on white, with the weights of Rec. 601.
        let light =
            (channel(0) * 299 + channel(1) * 587 + channel(2) * 114) / 1000 + 255 - channel(3)
        let pale = UInt8(clamping: 255 - (255 - light) / 4)
        return (pale, pale, pale)
    }
}
