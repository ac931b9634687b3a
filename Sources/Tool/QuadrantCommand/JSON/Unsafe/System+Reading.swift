internal import Foundation
internal import QuadrantRendering

extension System {
    /// Reads what there is, and waits where there is nothing yet: the number of bytes, 0 at the end, -1 for an error.
    static func read(_ file: Int32, into bytes: inout [UInt8]) -> Int {
        unsafe bytes.withUnsafeMutableBytes { buffer in
            while true {
                let count = unsafe Foundation.read(file, buffer.baseAddress, buffer.count)
                if count >= 0 || errno != EINTR { return count }
            }
        }
    }
}
