public import Foundation

/// Which colours numbers stand for: those of sRGB here.
///
/// Apple: "NSColorSpace" (AppKit).
public final class NSColorSpace: NSObject, @unchecked Sendable {
    /// The usual one.
    public static let sRGB = NSColorSpace()
    /// That of the screen: sRGB here.
    public static let deviceRGB = NSColorSpace()
    /// That of no device: sRGB here.
    public static let genericRGB = NSColorSpace()
    /// The wide one of screens: sRGB here.
    public static let displayP3 = NSColorSpace()
    /// Adobe's: sRGB here.
    public static let adobeRGB1998 = NSColorSpace()
    /// sRGB beyond 0 and 1.
    public static let extendedSRGB = NSColorSpace()
    /// Greys of the screen: those of sRGB here.
    public static let deviceGray = NSColorSpace()
    /// Greys of no device: those of sRGB here.
    public static let genericGray = NSColorSpace()
}
