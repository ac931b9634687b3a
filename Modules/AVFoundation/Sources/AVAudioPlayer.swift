public import Foundation

/// A sound from a file. It is not played here, which is told once.
///
/// Apple: "AVAudioPlayer" (AV Foundation). A file that is missing is an error; the length of a WAVE file is read from its head.
open class AVAudioPlayer: NSObject {
    /// The file; `nil` for bytes.
    public let url: URL?
    /// The bytes; `nil` for a file.
    public let data: Data?
    /// The length in seconds: 0 where it is not known.
    public let duration: TimeInterval
    /// How many channels there are.
    public let numberOfChannels: Int
    /// Who is told of the end, which does not come.
    open weak var delegate: (any AVAudioPlayerDelegate)?
    /// From 0 to 1.
    open var volume: Float = 1
    /// From -1 to 1.
    open var pan: Float = 0
    /// Whether `rate` counts.
    open var enableRate = false
    /// From 0.5 to 2.
    open var rate: Float = 1
    /// How often it is played again; less than 0 for ever.
    open var numberOfLoops = 0
    /// Where it is, in seconds.
    open var currentTime: TimeInterval = 0
    /// Whether levels are measured.
    open var isMeteringEnabled = false
    /// Never here.
    open var isPlaying: Bool { false }
    /// The time of the device.
    open var deviceCurrentTime: TimeInterval { 0 }
    /// How it is stored.
    open var settings: [String: Any] { [AVNumberOfChannelsKey: numberOfChannels] }

    /// Reads a file; throws what reading it throws.
    public convenience init(contentsOf url: URL) throws {
        try self.init(url, try Data(contentsOf: url))
    }

    /// Reads a file of a type; throws what reading it throws.
    public convenience init(contentsOf url: URL, fileTypeHint utiString: String?) throws {
        try self.init(url, try Data(contentsOf: url))
    }

    /// Reads bytes.
    public convenience init(data: Data) throws { try self.init(nil, data) }

    /// Reads bytes of a type.
    public convenience init(data: Data, fileTypeHint utiString: String?) throws {
        try self.init(nil, data)
    }

    private init(_ url: URL?, _ bytes: Data) throws {
        guard !bytes.isEmpty else { throw AVError(.fileFormatNotRecognized) }
        let head = WaveHead(bytes)
        (self.url, data, duration, numberOfChannels) = (
            url, url == nil ? bytes : nil, head.seconds, head.channels
        )
        super.init()
    }

    /// Makes ready: that would succeed.
    @discardableResult open func prepareToPlay() -> Bool { true }

    /// Would play: `false`, as nothing is heard.
    @discardableResult open func play() -> Bool {
        QuietNotes.tell("no sound is played or recorded here")
        return false
    }

    /// Would play later: `false`, as nothing is heard.
    @discardableResult open func play(atTime time: TimeInterval) -> Bool { play() }

    /// Stays where it is.
    open func pause() {}

    /// Stays where it is.
    open func stop() {}

    /// Sets the volume at once.
    open func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) {
        self.volume = volume
    }

    /// Nothing is measured.
    open func updateMeters() {}

    /// Silence, in decibels.
    open func averagePower(forChannel channelNumber: Int) -> Float { -160 }

    /// Silence, in decibels.
    open func peakPower(forChannel channelNumber: Int) -> Float { -160 }
}

/// What stands at the head of a WAVE file.
private struct WaveHead {
    private(set) var seconds = 0.0
    private(set) var channels = 2

    init(_ data: Data) {
        let bytes = [UInt8](data)
        func number(_ at: Int, _ count: Int) -> Int {
            (0..<count).reduce(0) { $0 | Int(bytes[at + $1]) << (8 * $1) }
        }
        func isNamed(_ name: String, _ at: Int) -> Bool {
            at + 4 <= bytes.count && Array(bytes[at..<at + 4]) == Array(name.utf8)
        }
        guard isNamed("RIFF", 0), isNamed("WAVE", 8) else { return }
        var (position, rate) = (12, 0)
        while position + 8 <= bytes.count {
            let length = number(position + 4, 4)
            if isNamed("fmt ", position), position + 20 <= bytes.count {
                channels = number(position + 10, 2)
                rate = number(position + 16, 4)
            } else if isNamed("data", position), rate > 0 {
                seconds = Double(length) / Double(rate)
                return
            }
            position += 8 + length + length % 2
        }
    }
}

/// The largest rectangle of an aspect ratio in the middle of another.
///
/// Apple: "AVMakeRect(aspectRatio:insideRect:)" (AV Foundation).
// swift-format-ignore: AlwaysUseLowerCamelCase
public func AVMakeRect(aspectRatio: CGSize, insideRect boundingRect: CGRect) -> CGRect {
    guard aspectRatio.width > 0, aspectRatio.height > 0 else { return boundingRect }
    let scale = min(
        boundingRect.width / aspectRatio.width, boundingRect.height / aspectRatio.height)
    let size = CGSize(width: aspectRatio.width * scale, height: aspectRatio.height * scale)
    return CGRect(
        x: boundingRect.midX - size.width / 2, y: boundingRect.midY - size.height / 2,
        width: size.width,
        height: size.height)
}
