internal import Foundation

/// The kinds of clip that are written.
package enum ClipFormat: String, Sendable, CaseIterable {
    /// PNG with several pictures: exact colours and alpha.
    case apng = "APNG"
    /// WebP with several pictures: exact colours and alpha, mostly the smallest.
    case webP = "WebP"
    /// GIF: at most 255 colours in each picture, pixels that are seen or not.
    case gif = "GIF"

    /// The longest side that a file of the kind holds, in pixels.
    package var longestSide: Int {
        switch self {
        case .apng: 32_767
        case .webP: 16_383
        case .gif: 65_535
        }
    }

    /// The most pictures a second that are shown as the file says. GIF counts hundredths of a second, and viewers
    /// show what is shorter than two of them for ten.
    package var mostFramesPerSecond: Double { self == .gif ? 50 : 1_000 }
}

/// What a clip is, beside its pictures.
package struct ClipSettings: Equatable, Sendable {
    /// How many pictures a second are added. Above 0, and at most the format's `mostFramesPerSecond`.
    package var framesPerSecond: Double
    /// How often it is played; 0 for without end.
    package var plays: Int

    /// - Parameters:
    ///   - framesPerSecond: Held between one in a thousand seconds and 1,000; NaN is 30.
    ///   - plays: 0 for without end; held between 0 and 65,535.
    package init(framesPerSecond: Double = 30, plays: Int = 0) {
        self.framesPerSecond =
            framesPerSecond.isNaN ? 30 : min(max(framesPerSecond, 0.001), 1_000)
        self.plays = min(max(plays, 0), 65_535)
    }

    /// When a picture begins, in units of which `units` are a second: rounded from the true time, so that what is
    /// rounded never adds up.
    func time(ofFrame frame: Int, units: Double) -> Int {
        Int((Double(frame) * units / framesPerSecond).rounded())
    }
}

/// Why a clip cannot be written.
package enum ClipProblem: Error, Equatable, Sendable {
    /// No picture was added.
    case empty
    /// A picture is not as large as the first one; sizes in pixels.
    case otherSize(width: Int, height: Int, first: PixelArea)
    /// A side is longer than the kind of file holds.
    case tooLarge(ClipFormat, longest: Int)
    /// There was not enough memory.
    case outOfMemory
    /// A library refused; in its words.
    case refused(ClipFormat, String)

    /// What happened and what helps, in a sentence.
    package var description: String {
        switch self {
        case .empty: "a clip needs at least one picture"
        case .otherSize(let width, let height, let first):
            "a picture of a clip has \(width) by \(height) pixels, the first \(first.width) by \(first.height); "
                + "all need the same size"
        case .tooLarge(let format, let longest):
            "a side of \(longest) pixels is longer than \(format.rawValue) holds, which is \(format.longestSide); "
                + "use a smaller size or scale"
        case .outOfMemory: "there is not enough memory for the clip"
        case .refused(let format, let reason):
            "the clip cannot be packed as \(format.rawValue): \(reason)"
        }
    }
}
