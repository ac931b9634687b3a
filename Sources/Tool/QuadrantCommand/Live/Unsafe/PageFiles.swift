internal import CLivePage
internal import Foundation

/// The files of the page, which are part of the program.
enum PageFiles {
    /// A file, by its name; `nil` for none.
    static func file(_ name: String) -> (type: String, data: Data)? {
        files[name].map { (types[(name as NSString).pathExtension] ?? "text/plain", $0) }
    }

    private static let types = [
        "html": "text/html; charset=utf-8", "css": "text/css; charset=utf-8",
        "js": "text/javascript; charset=utf-8",
    ]

    private static let files: [String: Data] = {
        var found: [String: Data] = [:]
        for file in 0..<Int32(QUADRANT_PAGE_FILES) {
            guard let name = unsafe quadrant_page_name(file),
                let bytes = unsafe quadrant_page_data(file)
            else { continue }
            unsafe found[String(cString: name)] = unsafe Data(
                bytes: bytes, count: quadrant_page_length(file))
        }
        return found
    }()
}
