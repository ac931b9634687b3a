internal import Foundation

extension String {
    /// Whether both texts consist of the same bytes: texts that Swift takes for equal need not. As fast as memory
    /// is compared.
    package func hasSameBytes(as other: String) -> Bool {
        guard utf8.count == other.utf8.count else { return false }
        let fast = unsafe utf8.withContiguousStorageIfAvailable { left in
            unsafe other.utf8.withContiguousStorageIfAvailable { right in
                guard let one = left.baseAddress, let two = right.baseAddress else { return true }
                // Both are as long as that; copies of a text share their bytes.
                return unsafe (one == two || memcmp(one, two, left.count) == 0)
            }
        }
        return fast.flatMap(\.self) ?? utf8.elementsEqual(other.utf8)
    }
}
