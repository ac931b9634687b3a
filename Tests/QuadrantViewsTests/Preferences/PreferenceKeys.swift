import Foundation
import SwiftUI

/// The names of views, in their order.
struct Names: PreferenceKey {
    static let defaultValue: [String] = []

    static func reduce(value: inout [String], nextValue: () -> [String]) {
        value += nextValue()
    }
}

/// The names as in `Names`, with the nesting of the containers.
struct Outline: PreferenceKey {
    static let defaultValue = "-"

    static func reduce(value: inout String, nextValue: () -> String) {
        value = "(\(value) \(nextValue()))"
    }
}

/// The greatest width.
struct Widest: PreferenceKey {
    static let defaultValue: CGFloat = 0

    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
        value = max(value, nextValue())
    }
}

/// The first value that there is; the others are not asked for.
struct First: PreferenceKey {
    static let defaultValue: Int? = nil

    static func reduce(value: inout Int?, nextValue: () -> Int?) {
        value = value ?? nextValue()
    }
}

/// A value without `==`.
struct Plain: PreferenceKey {
    struct Value {
        var number = 0
    }

    static let defaultValue = Value()

    static func reduce(value: inout Value, nextValue: () -> Value) {
        value.number += nextValue().number
    }
}

/// The bounds of views by name.
struct Bounds: PreferenceKey {
    static let defaultValue: [String: Anchor<CGRect>] = [:]

    static func reduce(
        value: inout [String: Anchor<CGRect>], nextValue: () -> [String: Anchor<CGRect>]
    ) {
        value.merge(nextValue()) { $1 }
    }
}

extension View {
    /// Says the view's name.
    func named(_ name: String) -> some View { preference(key: Names.self, value: [name]) }
}

/// A view of 10 by 10 points.
@MainActor func dot(_ name: String) -> some View {
    Color.red.frame(width: 10, height: 10).named(name)
}
