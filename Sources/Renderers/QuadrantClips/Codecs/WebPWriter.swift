internal import CImageCodecs
internal import Foundation

/// Packs pictures as a WebP of several pictures with libwebp: exact colours, and of each the part that changes.
final class WebPWriter: ClipWriter {
    private let settings: ClipSettings
    private let encoder = WebPAnimation()
    private var end = 0
    private var isBegun = false

    init(_ settings: ClipSettings) { self.settings = settings }

    func write(_ step: ClipStep) throws(ClipProblem) {
        let (width, height) = (step.picture.width, step.picture.height)
        if !isBegun {
            try check(encoder.begin(width: width, height: height, plays: settings.plays))
            isBegun = true
        }
        let start = settings.time(ofFrame: step.frames.lowerBound, units: 1_000)
        end = max(settings.time(ofFrame: step.frames.upperBound, units: 1_000), start + 1)
        try check(encoder.add(step.picture.pixels, width: width, height: height, time: start))
    }

    func file() throws(ClipProblem) -> Data {
        var data = Data()
        try check(encoder.finish(at: end, into: &data))
        return data
    }

    private func check(_ problem: String?) throws(ClipProblem) {
        if let problem { throw .refused(.webP, problem) }
    }
}

/// An animation of libwebp's.
@safe
final class WebPAnimation {
    private var encoder: OpaquePointer?
    private var config = WebPConfig()
    /// How hard it packs, 0 to 9. Below 6 nothing is looked for that lies far off: what scrolls takes twice the bytes then, and
    /// longer. Beyond, files get little smaller.
    private static let effort: Int32 = 6

    deinit { unsafe encoder.map { unsafe WebPAnimEncoderDelete($0) } }

    /// Each function answers the problem, `nil` if there is none.
    func begin(width: Int, height: Int, plays: Int) -> String? {
        var options = WebPAnimEncoderOptions()
        guard unsafe WebPAnimEncoderOptionsInit(&options) != 0,
            unsafe WebPConfigInit(&config) != 0,
            unsafe WebPConfigLosslessPreset(&config, Self.effort) != 0
        else { return "libwebp has another version than it was built with" }
        options.anim_params.loop_count = Int32(plays)
        // No picture is packed as a whole again: clips are short, and nobody begins in their midst.
        (options.kmin, options.kmax) = (0, 0)
        options.minimize_size = 0
        options.allow_mixed = 0
        config.exact = 0
        unsafe encoder = WebPAnimEncoderNew(Int32(width), Int32(height), &options)
        return unsafe encoder == nil ? "there is not enough memory" : nil
    }

    func add(_ pixels: [UInt32], width: Int, height: Int, time: Int) -> String? {
        guard let encoder = unsafe encoder else { return "it was not begun" }
        var picture = unsafe WebPPicture()
        guard unsafe WebPPictureInit(&picture) != 0 else { return "libwebp has another version" }
        unsafe picture.use_argb = 1
        unsafe picture.width = Int32(width)
        unsafe picture.height = Int32(height)
        defer { unsafe WebPPictureFree(&picture) }
        let isRead = unsafe pixels.withUnsafeBytes { bytes in
            unsafe WebPPictureImportRGBA(
                &picture, bytes.bindMemory(to: UInt8.self).baseAddress, Int32(width * 4)) != 0
        }
        guard isRead else { return "there is not enough memory" }
        guard unsafe WebPAnimEncoderAdd(encoder, &picture, Int32(clamping: time), &config) != 0
        else { return message }
        return nil
    }

    func finish(at time: Int, into file: inout Data) -> String? {
        guard let encoder = unsafe encoder else { return "it was not begun" }
        guard unsafe WebPAnimEncoderAdd(encoder, nil, Int32(clamping: time), nil) != 0 else {
            return message
        }
        var data = unsafe WebPData()
        guard unsafe WebPAnimEncoderAssemble(encoder, &data) != 0 else { return message }
        defer { unsafe WebPDataClear(&data) }
        guard let bytes = unsafe data.bytes else { return "the file is empty" }
        unsafe file = Data(bytes: bytes, count: data.size)
        return nil
    }

    private var message: String {
        guard let encoder = unsafe encoder,
            let text = unsafe WebPAnimEncoderGetError(encoder)
        else { return "there is not enough memory" }
        return unsafe String(cString: text)
    }
}
