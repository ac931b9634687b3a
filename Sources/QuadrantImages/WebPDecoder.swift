internal import CImageCodecs
internal import Foundation
internal import QuadrantDisplayList

/// Reads WebP files with libwebp: lossy, lossless, with alpha; of an animation the first picture.
enum WebPDecoder {
    /// Premultiplied pixels of the size in `header`.
    static func pixels(of data: Data, _ header: ImageHeader) throws(ImageProblem) -> [UInt8] {
        let count = header.width * header.height * 4
        var problem: String?
        var pixels = [UInt8](unsafeUninitializedCapacity: count) { out, written in
            out.initialize(repeating: 0)
            problem = data.withUnsafeBytes { read($0, header, into: out) }
            written = count
        }
        if let problem { throw .corrupt(.webP, problem) }
        premultiply(&pixels)
        return pixels
    }

    /// Reads the pixels; answers the problem if there is one.
    private static func read(
        _ bytes: UnsafeRawBufferPointer, _ header: ImageHeader,
        into out: UnsafeMutableBufferPointer<UInt8>
    ) -> String? {
        let start = bytes.bindMemory(to: UInt8.self).baseAddress
        var features = WebPBitstreamFeatures()
        guard WebPGetFeatures(start, bytes.count, &features) == VP8_STATUS_OK else {
            return "its header is damaged"
        }
        guard features.width == header.width, features.height == header.height else {
            return "its sizes do not agree"
        }
        if features.has_animation != 0 { return readFirst(bytes, header, into: out) }
        let stride = Int32(header.width * 4)
        return WebPDecodeRGBAInto(start, bytes.count, out.baseAddress, out.count, stride) == nil
            ? "its data are cut off or damaged" : nil
    }

    private static func readFirst(
        _ bytes: UnsafeRawBufferPointer, _ header: ImageHeader,
        into out: UnsafeMutableBufferPointer<UInt8>
    ) -> String? {
        var data = WebPData()
        data.bytes = bytes.bindMemory(to: UInt8.self).baseAddress
        data.size = bytes.count
        guard let decoder = WebPAnimDecoderNew(&data, nil) else { return "its frames are damaged" }
        defer { WebPAnimDecoderDelete(decoder) }
        var info = WebPAnimInfo()
        var (picture, time) = (UnsafeMutablePointer<UInt8>?.none, Int32(0))
        guard WebPAnimDecoderGetInfo(decoder, &info) != 0, info.canvas_width == header.width,
            info.canvas_height == header.height,
            WebPAnimDecoderGetNext(decoder, &picture, &time) != 0, let picture,
            let base = out.baseAddress
        else { return "its first frame is damaged" }
        base.update(from: picture, count: header.width * header.height * 4)
        return nil
    }
}
