import Foundation

/// Whether two texts consist of the same characters by their codes: strings that Swift takes for equal need not.
///
/// - Complexity: Linear, as fast as memory is compared where both lie in one piece.
func haveSameCodes(_ left: String, _ right: String) -> Bool {
    let fast = unsafe left.utf8.withContiguousStorageIfAvailable { left in
        unsafe right.utf8.withContiguousStorageIfAvailable { right in
            guard left.count == right.count else { return false }
            guard let one = left.baseAddress, let other = right.baseAddress else { return true }
            // Both are as long as that.
            return unsafe memcmp(one, other, left.count) == 0
        }
    }
    return fast.flatMap(\.self) ?? left.utf8.elementsEqual(right.utf8)
}
