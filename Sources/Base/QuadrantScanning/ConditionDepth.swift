/// How deep conditions (`#if`) lie in one another: parsers call themselves for each.
enum ConditionDepth {
    /// The most that the compiler reads ("structure nesting level exceeded maximum of 256").
    static let most = 256

    /// The first line, from 1, on which more conditions are open than the compiler reads; `nil` if there is none.
    ///
    /// It looks at the beginnings of lines only: what stands in comments and strings counts too.
    ///
    /// - Complexity: Linear in the length of the source.
    static func excess(in source: String) -> Int? {
        var depth = 0
        let lines = source.utf8.split(separator: 0x0A, omittingEmptySubsequences: false)
        for (number, line) in lines.enumerated() {
            let code = line.drop { $0 == 0x20 || $0 == 0x09 }
            guard code.first == UInt8(ascii: "#") else { continue }
            if code.starts(with: "#endif".utf8) {
                depth = max(0, depth - 1)
            } else if code.starts(with: "#if".utf8) {
                depth += 1
                if depth > most { return number + 1 }
            }
        }
        return nil
    }
}
