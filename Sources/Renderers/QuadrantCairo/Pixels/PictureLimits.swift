/// How large pictures may be.
enum PictureLimits {
    /// The longest side of a picture, in pixels: what Cairo's pictures in memory allow.
    static let side = 32_767
    /// The most pixels of a picture; at four bytes each they take 1.6 GB.
    static let pixels = 400_000_000
}
