import Foundation

extension Substring {
    /// The value of an attribute in a tag of XML; `nil` for one that it has not.
    func attribute(_ name: String) -> Substring? {
        for quote in ["\"", "'"] {
            for blank in [" ", "\n", "\t", "\r"] {
                if let from = range(of: "\(blank)\(name)=\(quote)") {
                    return self[from.upperBound...].prefix { String($0) != quote }
                }
            }
        }
        return nil
    }
}
