internal import Foundation
internal import QuadrantRendering

/// Reads lines from a descriptor, each whole, however they come.
struct LineReader {
    /// What a line may be.
    enum Line: Equatable {
        case text([UInt8])
        /// It was longer than may be; it was read to its end and forgotten.
        case tooLong
    }

    let file: Int32
    /// The longest line in bytes.
    let longest: Int
    /// Whether what stands behind the last end of a line is a line too, as in files; else it was cut off on its way, and is none.
    let keepsRest: Bool
    private var kept: [UInt8] = []
    /// How much of `kept` has no end of a line in it.
    private var searched = 0
    private var isSkipping = false
    private var isAtEnd = false

    init(file: Int32, longest: Int, keepsRest: Bool = false) {
        (self.file, self.longest, self.keepsRest) = (file, longest, keepsRest)
    }

    /// The next line without its end; `nil` when there is no more.
    mutating func next() -> Line? {
        while true {
            if let end = kept[searched...].firstIndex(of: UInt8(ascii: "\n")) {
                let line = Array(kept[..<end])
                kept.removeSubrange(...end)
                searched = 0
                if isSkipping {
                    isSkipping = false
                    return .tooLong
                }
                return .text(line)
            }
            searched = kept.count
            if isAtEnd {
                guard keepsRest, !kept.isEmpty || isSkipping else { return nil }
                defer { (kept, searched, isSkipping) = ([], 0, false) }
                return isSkipping ? .tooLong : .text(kept)
            }
            if kept.count > longest {
                (isSkipping, searched) = (true, 0)
                kept.removeAll()
            }
            var bytes = [UInt8](repeating: 0, count: 65_536)
            let count = System.read(file, into: &bytes)
            if count <= 0 { isAtEnd = true } else { kept += bytes.prefix(count) }
        }
    }
}
