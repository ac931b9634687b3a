/// How hard a PNG file is packed; the pixels are the same.
package enum PNGCompression: Sendable {
    /// Three times as fast as `small`, for files that are a quarter larger.
    case fast
    /// Smaller files, for pictures that are kept long or sent often.
    case small
}
