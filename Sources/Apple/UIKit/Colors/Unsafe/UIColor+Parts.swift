public import Foundation
public import QuadrantViews

// UIKit hands the parts of colours over through pointers, of which any may be missing. Each is written once, in the call.
extension UIColor {
    /// Writes the components in sRGB, with the traits of now; answers whether there are some, as always.
    ///
    /// Apple: "getRed(_:green:blue:alpha:)". Variables are handed over with `&`, and `nil` for what is not wanted.
    @discardableResult
    public func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let parts = resolved(nil)
        unsafe red?.pointee = CGFloat(parts.red)
        unsafe green?.pointee = CGFloat(parts.green)
        unsafe blue?.pointee = CGFloat(parts.blue)
        unsafe alpha?.pointee = CGFloat(parts.opacity)
        return true
    }

    /// Writes the lightness of a grey, and the opacity, with the traits of now; answers whether the colour
    /// is a grey.
    ///
    /// Apple: "getWhite(_:alpha:)".
    @discardableResult
    public func getWhite(
        _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let parts = resolved(nil)
        guard parts.red == parts.green, parts.green == parts.blue else { return false }
        unsafe white?.pointee = CGFloat(parts.red)
        unsafe alpha?.pointee = CGFloat(parts.opacity)
        return true
    }

    /// Writes hue, saturation and brightness in sRGB, with the traits of now; answers whether there are
    /// some, as always.
    ///
    /// Apple: "getHue(_:saturation:brightness:alpha:)".
    @discardableResult
    public func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
        brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let parts = hueParts
        unsafe hue?.pointee = parts.hue
        unsafe saturation?.pointee = parts.saturation
        unsafe brightness?.pointee = parts.brightness
        unsafe alpha?.pointee = parts.alpha
        return true
    }
}
