internal import CImageCodecs
internal import Foundation
internal import QuadrantDisplayList

/// Reads WebP files with libwebp: lossy, lossless, with alpha; of an animation the first picture.
enum WebPDecoder {
    /// Premultiplied pixels of the size in `header`.
    static func pixels(of data: Data, _ header: ImageHeader) throws(ImageProblem) -> [UInt8] {
        let count = header.width * header.height * 4
        var problem: String?
        var pixels = unsafe [UInt8](unsafeUninitializedCapacity: count) { out, written in
            unsafe out.initialize(repeating: 0)
            problem = unsafe data.withUnsafeBytes { unsafe read($0, header, into: out) }
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
        let start = unsafe bytes.bindMemory(to: UInt8.self).baseAddress
        var features = WebPBitstreamFeatures()
        guard unsafe WebPGetFeatures(start, bytes.count, &features) == VP8_STATUS_OK else {
            return "its header is damaged"
        }
        guard features.width == header.width, features.height == header.height else {
            return "its sizes do not agree"
        }
        if features.has_animation != 0 { return unsafe readFirst(bytes, header, into: out) }
        let stride = Int32(header.width * 4)
        return unsafe WebPDecodeRGBAInto(start, bytes.count, out.baseAddress, out.count, stride)
            == nil
            ? "its data are cut off or damaged" : nil
    }

    private static func readFirst(
        _ bytes: UnsafeRawBufferPointer, _ header: ImageHeader,
        into out: UnsafeMutableBufferPointer<UInt8>
    ) -> String? {
        var data = unsafe WebPData()
        unsafe data.bytes = unsafe bytes.bindMemory(to: UInt8.self).baseAddress
        unsafe data.size = bytes.count
        guard let decoder = unsafe WebPAnimDecoderNew(&data, nil) else {
            return "its frames are damaged"
        }
        defer { unsafe WebPAnimDecoderDelete(decoder) }
        var info = WebPAnimInfo()
        var (picture, time) = unsafe (UnsafeMutablePointer<UInt8>?.none, Int32(0))
        guard unsafe WebPAnimDecoderGetInfo(decoder, &info) != 0, info.canvas_width == header.width,
            info.canvas_height == header.height,
            unsafe WebPAnimDecoderGetNext(decoder, &picture, &time) != 0,
            let picture = unsafe picture,
            let base = out.baseAddress
        else { return "its first frame is damaged" }
        unsafe base.update(from: picture, count: header.width * header.height * 4)
        return nil
    }
}
