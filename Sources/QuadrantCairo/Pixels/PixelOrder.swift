/// The order of a pixel's bytes: red first in files and pictures, blue first in Cairo's surfaces.
enum PixelOrder {
    /// Copies pixels from the one order into the other; with `isOpaque` the alpha is full.
    static func swap(
        _ from: UnsafePointer<UInt8>, into to: UnsafeMutablePointer<UInt8>, count: Int,
        isOpaque: Bool = false
    ) {
        for offset in stride(from: 0, to: count &* 4, by: 4) {
            unsafe to[offset] = unsafe from[offset &+ 2]
            unsafe to[offset &+ 1] = unsafe from[offset &+ 1]
            unsafe to[offset &+ 2] = unsafe from[offset]
            unsafe to[offset &+ 3] = unsafe isOpaque ? 255 : from[offset &+ 3]
        }
    }
}
