/// The difference of two texts, line by line.
package struct LineDifference: CustomStringConvertible {
    /// Lines with `-` before what is gone and `+` before what is new, some lines that stayed around
    /// them; empty for texts that are the same.
    package let description: String

    /// How many unchanged lines are shown before and after a change.
    private static let context = 2
    /// The largest number of lines that are shown.
    private static let most = 80
    /// The number of lines above which only the first line that differs is looked for: a full
    /// comparison would take too long.
    private static let longest = 4_000

    package init(from old: String, to new: String) {
        let before = old.split(separator: "\n", omittingEmptySubsequences: false)
        let after = new.split(separator: "\n", omittingEmptySubsequences: false)
        guard max(before.count, after.count) <= Self.longest else {
            let index = zip(before, after).enumerated().first { $0.element.0 != $0.element.1 }
            let line = index?.offset ?? min(before.count, after.count)
            description = "The first line that differs is line \(line + 1)."
            return
        }
        description = Self.shown(Self.lines(before, after)).joined(separator: "\n")
    }

    private typealias Line = (mark: Character, text: Substring)

    /// All lines of both, each once, in order.
    private static func lines(_ before: [Substring], _ after: [Substring]) -> [Line] {
        var (gone, come) = (Set<Int>(), Set<Int>())
        for change in after.difference(from: before) {
            switch change {
            case .remove(let offset, _, _): gone.insert(offset)
            case .insert(let offset, _, _): come.insert(offset)
            }
        }
        var lines: [Line] = []
        var (i, j) = (0, 0)
        while i < before.count || j < after.count {
            if i < before.count, gone.contains(i) {
                lines.append(("-", before[i]))
                i += 1
            } else if j < after.count, come.contains(j) {
                lines.append(("+", after[j]))
                j += 1
            } else {
                lines.append((" ", before[i]))
                i += 1
                j += 1
            }
        }
        return lines
    }

    /// The lines that changed and those near to them.
    private static func shown(_ lines: [Line]) -> [String] {
        var isShown = [Bool](repeating: false, count: lines.count)
        for (index, line) in lines.enumerated() where line.mark != " " {
            let range = max(0, index - context)...min(lines.count - 1, index + context)
            for near in range { isShown[near] = true }
        }
        var result: [String] = []
        var wasShown = true
        for (index, line) in lines.enumerated() {
            defer { wasShown = isShown[index] }
            guard isShown[index] else { continue }
            if !wasShown { result.append("  …") }
            guard result.count < most else {
                result.append("  … and more")
                break
            }
            result.append("\(line.mark) \(line.text)")
        }
        return result
    }
}
