internal import CCivetweb
internal import Foundation

/// Whether the lines of a head are as RFC 9112 has them. The library is lenient: it takes spaces before a colon and single line feeds, and
/// passes over what follows a folded line or the last field that it has room for. Somebody between may have read on.
///
/// It writes a NUL behind each name and value where they stand, so what stood between them is told by where they stand.
enum HeadLines {
    /// What is wrong, as a sentence; `nil` where nothing is.
    ///
    /// - Parameter room: How many bytes the library keeps a head in.
    static func fault(of information: mg_request_info, room: Int) -> String? {
        guard let method = unsafe information.request_method,
            let target = unsafe information.request_uri,
            let version = unsafe information.http_version
        else { return "The request cannot be read." }
        let targetEnd = unsafe end(of: information.query_string ?? target)
        // Behind HTTP/, which the library leaves out.
        guard unsafe end(of: method) + 1 == target, unsafe targetEnd + 1 == version - 5 else {
            return "The first line has to be a method, a target and a version, a space between."
        }
        var line = unsafe end(of: version) + 2
        let count = unsafe max(0, Int(information.num_headers))
        let fault = unsafe withUnsafeBytes(of: information.http_headers) { bytes -> String? in
            let fields = unsafe bytes.bindMemory(to: mg_header.self)
            for index in 0..<count {
                guard let name = unsafe fields[index].name,
                    let value = unsafe fields[index].value
                else { break }
                guard unsafe name == line else {
                    return "Lines of the head have to end with CR and LF, and are not folded."
                }
                // The colon has become the end of the name; spaces before it became NULs as well.
                let colon = unsafe end(of: name)
                if unsafe value > colon + 1, unsafe colon[1] == 0 {
                    return "A field of the head has a space before its colon."
                }
                unsafe line = unsafe end(of: value) + 2
            }
            return nil
        }
        if let fault { return fault }
        // The library ends what it reads with a NUL, in place of the last line feed.
        let isInRoom = unsafe line + 1 < method + room
        guard isInRoom, unsafe line[-1] == 0, unsafe line[0] == 0x0D, unsafe line[1] == 0 else {
            return count >= Int(MG_MAX_HEADERS)
                ? "The head has more than \(count - 1) fields."
                : "Lines of the head have to end with CR and LF, and are not folded."
        }
        return nil
    }

    private static func end(of text: UnsafePointer<CChar>) -> UnsafePointer<CChar> {
        unsafe text + strlen(text)
    }
}
