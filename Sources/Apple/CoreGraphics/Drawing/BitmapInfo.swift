/// Where the opacity of a pixel is, and whether colours are multiplied by it.
///
/// Apple: "CGImageAlphaInfo" (Core Graphics).
public enum CGImageAlphaInfo: UInt32, Sendable {
    /// There is none.
    case none
    /// It follows, or precedes, colours that are multiplied by it.
    case premultipliedLast, premultipliedFirst
    /// It follows, or precedes, colours as they are.
    case last, first
    /// Its place, after or before the colours, holds nothing.
    case noneSkipLast, noneSkipFirst
    /// There is nothing else.
    case alphaOnly
}

/// How the bytes of pixels are laid out.
///
/// Apple: "CGBitmapInfo" (Core Graphics).
public struct CGBitmapInfo: OptionSet, Sendable {
    /// A bit for each, and the place of the opacity.
    public let rawValue: UInt32

    /// The layout of a set of bits.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// The bits that say where the opacity is.
    public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1f)
    /// Parts are numbers with a point.
    public static let floatComponents = CGBitmapInfo(rawValue: 1 << 8)
    /// 32 bits, the lowest first.
    public static let byteOrder32Little = CGBitmapInfo(rawValue: 2 << 12)
    /// 32 bits, the highest first.
    public static let byteOrder32Big = CGBitmapInfo(rawValue: 4 << 12)
}
