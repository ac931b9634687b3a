/// At most 255 colours that stand for all of a picture, and which of them each pixel gets.
///
/// Pictures of so few colours keep them exactly. Of more, boxes of colours are halved, the one first whose colours
/// differ most from their mean, until there are 255; each box becomes its mean. Nothing is dithered: clips of flat
/// areas stay small, and what stands still does not flicker.
struct ColorQuantizer {
    /// The colours, opaque, by their numbers.
    private(set) var colors: [UInt32] = []
    /// Whether each pixel has exactly its own colour.
    private(set) var isExact = true

    private var numbers: ColorNumbers
    /// Which bits of a colour count.
    private var mask: UInt32 = 0xFFFF_FFFF

    private static let most = 255
    /// So many different colours are told apart; of more, only six bits of each channel count.
    private static let mostExact = 1 << 15

    /// A colour and how many pixels have it.
    private struct Sample {
        var color: UInt32
        var count = 0
    }

    /// The colours for pixels; those that are 0 need none.
    init(_ pixels: [UInt32]) {
        numbers = ColorNumbers(room: Self.mostExact * 4)
        var samples = Self.samples(pixels, &numbers, mask)
        if samples == nil {
            mask = 0xFFFC_FCFC
            // A colour that is 0 has no place in the table; black is opaque, so it is none.
            numbers = ColorNumbers(room: 1 << 20)
            samples = Self.samples(pixels, &numbers, mask, most: .max)
        }
        guard var samples else { return }
        if samples.count <= Self.most, mask == 0xFFFF_FFFF {
            colors = samples.map(\.color)
            return
        }
        isExact = false
        for (number, box) in Self.boxes(&samples).enumerated() {
            colors.append(Self.mean(samples[box]))
            for sample in samples[box] {
                numbers.put(sample.color, number + 1, at: numbers.slot(of: sample.color))
            }
        }
    }

    /// The number of the colour that stands for a pixel other than 0; one that was not among the first has
    /// number 0.
    func number(of pixel: UInt32) -> Int {
        max(0, numbers.number(at: numbers.slot(of: pixel & mask)) - 1)
    }

    /// Whether a pixel's own colour is among the colours.
    func hasExactly(_ pixel: UInt32) -> Bool {
        isExact && numbers.number(at: numbers.slot(of: pixel)) > 0
    }

    /// The colours in the order in which they come, numbered from 1; `nil` if there are more than `most`.
    private static func samples(
        _ pixels: [UInt32], _ numbers: inout ColorNumbers, _ mask: UInt32, most: Int = mostExact
    ) -> [Sample]? {
        var samples: [Sample] = []
        var (last, number): (UInt32, Int) = (0, 0)
        for pixel in pixels where pixel != 0 {
            let color = pixel & mask
            if color != last {
                let slot = numbers.slot(of: color)
                number = numbers.number(at: slot)
                if number == 0 {
                    guard samples.count < most else { return nil }
                    samples.append(Sample(color: color))
                    number = samples.count
                    numbers.put(color, number, at: slot)
                }
                last = color
            }
            samples[number - 1].count += 1
        }
        return samples
    }

    // MARK: Boxes

    /// A part of the samples, and along which channel it is halved.
    private struct Box {
        var range: Range<Int>
        /// How far the colours are from their mean, squared and summed over pixels, in the channel where this is most.
        var error: Double
        var channel: UInt32
    }

    private static func boxes(_ samples: inout [Sample]) -> [Range<Int>] {
        var boxes = [box(samples, samples.indices)]
        while boxes.count < most {
            guard let worst = boxes.indices.max(by: { boxes[$0].error < boxes[$1].error }),
                boxes[worst].error > 0
            else { break }
            let parent = boxes[worst]
            samples[parent.range].sort {
                let (one, other) = ($0.color.byte(parent.channel), $1.color.byte(parent.channel))
                return one == other ? $0.color < $1.color : one < other
            }
            let middle = half(samples, parent)
            boxes[worst] = box(samples, parent.range.lowerBound..<middle)
            boxes.append(box(samples, middle..<parent.range.upperBound))
        }
        return boxes.map(\.range)
    }

    /// Where the samples of a box, in order, are nearest to their mean in its channel.
    private static func half(_ samples: [Sample], _ box: Box) -> Int {
        let mean = self.mean(samples[box.range]).byte(box.channel)
        let first = samples[box.range].firstIndex { $0.color.byte(box.channel) > mean }
        let middle = first ?? box.range.upperBound - 1
        return min(max(middle, box.range.lowerBound + 1), box.range.upperBound - 1)
    }

    private static func box(_ samples: [Sample], _ range: Range<Int>) -> Box {
        var worst = Box(range: range, error: -1, channel: 0)
        for channel: UInt32 in 0..<3 {
            var (count, sum, squares) = (0.0, 0.0, 0.0)
            for sample in samples[range] {
                let (value, weight) = (Double(sample.color.byte(channel)), Double(sample.count))
                count += weight
                sum += value * weight
                squares += value * value * weight
            }
            let error = range.count < 2 ? 0 : max(0, squares - sum * sum / max(count, 1))
            if error > worst.error { (worst.error, worst.channel) = (error, channel) }
        }
        return worst
    }

    private static func mean(_ samples: ArraySlice<Sample>) -> UInt32 {
        var (count, red, green, blue) = (0, 0, 0, 0)
        for sample in samples {
            count += sample.count
            red += Int(sample.color.byte(0)) * sample.count
            green += Int(sample.color.byte(1)) * sample.count
            blue += Int(sample.color.byte(2)) * sample.count
        }
        func mean(_ sum: Int) -> UInt32 { UInt32(min(255, (sum + count / 2) / max(count, 1))) }
        return mean(red) | mean(green) << 8 | mean(blue) << 16 | 0xFF00_0000
    }
}
