public import Foundation

// Core Graphics takes boxes by pointers, which are read at once.
extension CGContext {
    /// Creates a PDF file at `url` whose pages are as large as `mediaBox` in points (612 by 792 for
    /// `nil`); `nil` if the URL is not that of a file. Auxiliary information is not read.
    public convenience init?(
        _ url: CFURL, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?
    ) {
        guard let consumer = CGDataConsumer(url: url) else { return nil }
        unsafe self.init(consumer: consumer, mediaBox: mediaBox?.pointee)
    }

    /// Creates a PDF file whose pages are as large as `mediaBox` in points (612 by 792 for `nil`).
    /// Auxiliary information is not read.
    public convenience init?(
        consumer: CGDataConsumer, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?
    ) {
        unsafe self.init(consumer: consumer, mediaBox: mediaBox?.pointee)
    }

    /// Begins a page as large as `mediaBox` in points, or as the media box of the file.
    public func beginPage(mediaBox: UnsafePointer<CGRect>?) {
        unsafe beginPage(in: mediaBox?.pointee)
    }
}
