package import Foundation
package import SwiftUI

/// The names of views, in their order.
package struct Names: PreferenceKey {
    package static let defaultValue: [String] = []

    package static func reduce(value: inout [String], nextValue: () -> [String]) {
        value += nextValue()
    }
}

/// The names as in `Names`, with the nesting of the containers.
package struct Outline: PreferenceKey {
    package static let defaultValue = "-"

    package static func reduce(value: inout String, nextValue: () -> String) {
        value = "(\(value) \(nextValue()))"
    }
}

/// The greatest width.
package struct Widest: PreferenceKey {
    package static let defaultValue: CGFloat = 0

    package static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
        value = max(value, nextValue())
    }
}

/// The first value that there is; the others are not asked for.
package struct First: PreferenceKey {
    package static let defaultValue: Int? = nil

    package static func reduce(value: inout Int?, nextValue: () -> Int?) {
        value = value ?? nextValue()
    }
}

/// A value without `==`.
package struct Plain: PreferenceKey {
    package struct Value {
        package var number = 0

        package init(number: Int = 0) { self.number = number }
    }

    package static let defaultValue = Value()

    package static func reduce(value: inout Value, nextValue: () -> Value) {
        value.number += nextValue().number
    }
}

/// The bounds of views by name.
package struct Bounds: PreferenceKey {
    package static let defaultValue: [String: Anchor<CGRect>] = [:]

    package static func reduce(
        value: inout [String: Anchor<CGRect>], nextValue: () -> [String: Anchor<CGRect>]
    ) {
        value.merge(nextValue()) { $1 }
    }
}

extension View {
    /// Says the view's name.
    package func named(_ name: String) -> some View { preference(key: Names.self, value: [name]) }
}

/// A view of 10 by 10 points.
@MainActor package func dot(_ name: String) -> some View {
    Color.red.frame(width: 10, height: 10).named(name)
}
