public import Foundation

/// Which colours numbers stand for: those of sRGB here.
///
/// Apple: "NSColorSpace" (AppKit).
public final class NSColorSpace: NSObject, @unchecked Sendable {
    /// The spaces of Apple's names.
    public static let sRGB = NSColorSpace()
    public static let deviceRGB = NSColorSpace()
    public static let genericRGB = NSColorSpace()
    public static let displayP3 = NSColorSpace()
    public static let adobeRGB1998 = NSColorSpace()
    public static let extendedSRGB = NSColorSpace()
    public static let deviceGray = NSColorSpace()
    public static let genericGray = NSColorSpace()
}
