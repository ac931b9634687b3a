package import Foundation

/// The lengths of a lazy list's elements along its axis: those that were laid out once are known,
/// the others are thought to be as long as these are on average (Apple, WWDC26, session 321).
///
/// A length reaches up to the start of the next element. In a grid what is called an element here is a
/// line of them.
package struct LazyLengths {
    package private(set) var count = 0
    /// The lengths of the elements that are known, by index. Memory grows with these only, as a list
    /// may have more elements than memory has bytes.
    private var values: [Int: CGFloat] = [:]
    /// Sums over ranges whose ends double (a Fenwick tree), by the range's end.
    private var sums: [Int: Sum] = [:]

    /// The total length and the number of the known elements in a range.
    private struct Sum {
        var length = CGFloat(0)
        var number = 0
    }

    /// What an unknown element is thought to take; `nil` before any was laid out.
    package private(set) var average: CGFloat?

    package init() {}

    /// Forgets single lengths, not their average.
    package mutating func reset(count: Int) {
        self.count = count
        values = [:]
        sums = [:]
    }

    /// Whether the element was laid out.
    package func isKnown(_ index: Int) -> Bool { values[index] != nil }

    /// Notes how long an element is. A length that is known already, but for `tolerance`, stays. Logarithmic.
    package mutating func note(_ length: CGFloat, at index: Int, tolerance: CGFloat = 0) {
        let old = values[index]
        guard old != length, index < count else { return }
        if let old, abs(length - old) <= tolerance { return }
        values[index] = length
        var place = index + 1
        while place <= count {
            sums[place, default: Sum()].length += length - (old ?? 0)
            if old == nil { sums[place, default: Sum()].number += 1 }
            let (next, isBeyond) = place.addingReportingOverflow(place & -place)
            if isBeyond { break }
            place = next
        }
    }

    /// Works out the average again. Logarithmic.
    package mutating func settleAverage() {
        let (sum, number) = total(count)
        if number > 0 { average = sum / CGFloat(number) }
    }

    /// How long the elements are together. Logarithmic.
    package func length(of range: Range<Int>) -> CGFloat {
        guard !range.isEmpty else { return 0 }
        let (start, end) = (total(range.lowerBound), total(range.upperBound))
        let unknown = range.count - (end.number - start.number)
        return end.sum - start.sum + CGFloat(unknown) * (average ?? 0)
    }

    /// The element of `range` at `offset` from the range's start; its last one beyond the end.
    package func index(at offset: CGFloat, in range: Range<Int>) -> Int {
        var (low, high) = (range.lowerBound, max(range.lowerBound, range.upperBound - 1))
        while low < high {
            let middle = low + (high - low + 1) / 2
            if length(of: range.lowerBound..<middle) <= offset {
                low = middle
            } else {
                high = middle - 1
            }
        }
        return low
    }

    private func total(_ end: Int) -> (sum: CGFloat, number: Int) {
        guard !values.isEmpty else { return (0, 0) }
        var (sum, number, place) = (CGFloat(0), 0, end)
        while place > 0 {
            if let part = sums[place] {
                sum += part.length
                number += part.number
            }
            place -= place & -place
        }
        return (sum, number)
    }
}
