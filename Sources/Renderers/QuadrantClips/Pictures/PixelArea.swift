/// A rectangle of pixels, from the top left corner of a picture.
package struct PixelArea: Equatable, Sendable {
    package var x: Int
    package var y: Int
    package var width: Int
    package var height: Int

    /// How many pixels it has.
    var count: Int { width * height }
}

extension ClipPicture {
    /// All of the picture.
    var area: PixelArea { PixelArea(x: 0, y: 0, width: width, height: height) }

    /// The smallest rectangle around all pixels that differ from those of a picture of the same size; `nil` if
    /// none does.
    ///
    /// - Complexity: Linear in the pixels.
    func changes(from other: ClipPicture) -> PixelArea? {
        func differs(_ y: Int) -> Bool {
            pixels[y * width..<(y + 1) * width] != other.pixels[y * width..<(y + 1) * width]
        }
        guard let top = (0..<height).first(where: differs),
            let bottom = (top..<height).last(where: differs)
        else { return nil }
        var (left, right) = (width, 0)
        for y in top...bottom {
            let row = y * width
            var x = 0
            while x < left, pixels[row + x] == other.pixels[row + x] { x += 1 }
            left = min(left, x)
            x = width
            while x > right, pixels[row + x - 1] == other.pixels[row + x - 1] { x -= 1 }
            right = max(right, x)
        }
        return PixelArea(x: left, y: top, width: right - left, height: bottom - top + 1)
    }

    /// The pixels of a part, row by row.
    func pixels(in area: PixelArea) -> [UInt32] {
        if area == self.area { return pixels }
        var part: [UInt32] = []
        part.reserveCapacity(area.count)
        for y in area.y..<area.y + area.height {
            let start = y * width + area.x
            part += pixels[start..<start + area.width]
        }
        return part
    }

    /// The pixels of a part; 0 for those that are the same in a picture of the same size.
    func news(in area: PixelArea, since other: ClipPicture) -> [UInt32] {
        var part: [UInt32] = []
        part.reserveCapacity(area.count)
        for y in area.y..<area.y + area.height {
            let start = y * width + area.x
            for place in start..<start + area.width {
                part.append(pixels[place] == other.pixels[place] ? 0 : pixels[place])
            }
        }
        return part
    }

    /// Whether each pixel of a part that differs from that of another picture is opaque, so that laying the new
    /// pixels over the old ones gives this picture.
    func canLie(over other: ClipPicture, in area: PixelArea) -> Bool {
        for y in area.y..<area.y + area.height {
            let start = y * width + area.x
            for place in start..<start + area.width
            where pixels[place] < 0xFF00_0000 && pixels[place] != other.pixels[place] {
                return false
            }
        }
        return true
    }
}
