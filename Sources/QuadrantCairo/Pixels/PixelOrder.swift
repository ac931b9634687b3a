/// The order of a pixel's bytes: red first in files and pictures, blue first in Cairo's surfaces.
enum PixelOrder {
    /// Copies pixels from the one order into the other; with `isOpaque` the alpha is full.
    static func swap(
        _ from: UnsafePointer<UInt8>, into to: UnsafeMutablePointer<UInt8>, count: Int,
        isOpaque: Bool = false
    ) {
        for offset in stride(from: 0, to: count &* 4, by: 4) {
            to[offset] = from[offset &+ 2]
            to[offset &+ 1] = from[offset &+ 1]
            to[offset &+ 2] = from[offset]
            to[offset &+ 3] = isOpaque ? 255 : from[offset &+ 3]
        }
    }
}
