internal import Foundation

/// Sizes in memory, in words.
enum ByteCount {
    /// A size as `--memory-limit` reads it back, rounded: `800M`, `1.5G`.
    static func text(bytes: Int) -> String {
        let mebibytes = (Double(bytes) / 1_048_576).rounded()
        guard mebibytes >= 1024 else { return "\(mebibytes.plain)M" }
        return "\((mebibytes / 102.4).rounded() / 10)G".replacingOccurrences(of: ".0G", with: "G")
    }
}
