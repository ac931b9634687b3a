public import Foundation

/// Packs a picture with the encoder beside this file, of whichever commit it is.
public func pack(
    _ pixels: UnsafePointer<UInt8>, _ width: Int, _ height: Int, isOpaque: Bool
) -> Data {
    let pixels = PNGEncoder.Pixels(
        data: pixels, width: width, height: height, stride: width * 4, isOpaque: isOpaque)
    return PNGEncoder(pixelsPerMetre: 5669).encode(pixels, .fast) ?? Data()
}

/// What the encoder names of its surroundings.
enum PNGRenderer {
    enum Compression {
        case fast
        case small
    }
}
