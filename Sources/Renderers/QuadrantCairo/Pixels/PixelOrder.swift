/// The order of a pixel's bytes: red first in files and pictures, blue first in Cairo's surfaces.
enum PixelOrder {
    /// Copies pixels from the one order into the other; with `isOpaque` the alpha is full.
    ///
    /// Eight pixels at once: byte by byte it took more of a frame than drawing did.
    static func swap(
        _ from: UnsafePointer<UInt8>, into to: UnsafeMutablePointer<UInt8>, count: Int,
        isOpaque: Bool = false
    ) {
        let (source, target) = unsafe (UnsafeRawPointer(from), UnsafeMutableRawPointer(to))
        let fullAlpha: UInt32 = isOpaque ? 0xFF00_0000 : 0
        var offset = 0
        while offset &+ 32 <= count &* 4 {
            let pixels = unsafe source.loadUnaligned(
                fromByteOffset: offset, as: SIMD8<UInt32>.self)
            let red = (pixels &>> 16) & 0xFF
            let blue = (pixels & 0xFF) &<< 16
            let swapped = (pixels & 0xFF00_FF00) | red | blue | SIMD8(repeating: fullAlpha)
            unsafe target.storeBytes(of: swapped, toByteOffset: offset, as: SIMD8<UInt32>.self)
            offset &+= 32
        }
        while offset < count &* 4 {
            let (red, blue) = unsafe (from[offset &+ 2], from[offset])
            unsafe to[offset] = red
            unsafe to[offset &+ 1] = unsafe from[offset &+ 1]
            unsafe to[offset &+ 2] = blue
            unsafe to[offset &+ 3] = unsafe isOpaque ? 255 : from[offset &+ 3]
            offset &+= 4
        }
    }
}
