internal import Foundation
internal import SwiftUI

/// What content is made of, as far as that can be compared: content of the same stamp makes the same marks.
///
/// A chart whose binding follows a finger is evaluated anew at each step. Of plots of many elements it then keeps the
/// marks that it has, unless the elements are others.
struct ContentStamp: Equatable {
    enum Part: Equatable {
        case value(AnyHashable)
        case text(Text)
        /// The elements of an array: where they lie, and how many they are.
        case elements(UnsafeRawPointer?, Int)
    }

    private var parts: [Part] = []

    /// The stamp of content; `nil` where it cannot be compared.
    @MainActor init?(of content: some ChartContent) {
        if !add(content) { return nil }
    }

    /// Adds a piece of content; answers whether it can be compared.
    @MainActor mutating func add(_ content: some ChartContent) -> Bool {
        guard let content = content as? any StampedContent else { return false }
        parts.append(.value(ObjectIdentifier(type(of: content))))
        return content.add(to: &self)
    }

    mutating func add(_ part: Part) { parts.append(part) }

    mutating func add(_ more: [Part]) { parts += more }
}

/// Content that can be compared.
@MainActor protocol StampedContent {
    /// Adds what it is made of; answers whether all of it can be compared.
    func add(to stamp: inout ContentStamp) -> Bool
}

extension EmptyChartContent: StampedContent {
    func add(to stamp: inout ContentStamp) -> Bool { true }
}

extension TupleChartContent: StampedContent {
    func add(to stamp: inout ContentStamp) -> Bool {
        for part in repeat each content {
            if !stamp.add(part) { return false }
        }
        return true
    }
}

extension ModifiedChartContent: StampedContent {
    func add(to stamp: inout ContentStamp) -> Bool {
        guard let key else { return false }
        stamp.add(key)
        return stamp.add(content)
    }
}

extension Optional: StampedContent where Wrapped: ChartContent {
    func add(to stamp: inout ContentStamp) -> Bool { map { stamp.add($0) } ?? true }
}

extension BuilderConditional: StampedContent
where TrueContent: ChartContent, FalseContent: ChartContent {
    func add(to stamp: inout ContentStamp) -> Bool {
        switch branch {
        case .first(let content):
            stamp.add(.value(true))
            return stamp.add(content)
        case .second(let content):
            stamp.add(.value(false))
            return stamp.add(content)
        }
    }
}

extension Plot: StampedContent {
    func add(to stamp: inout ContentStamp) -> Bool { stamp.add(content) }
}

extension Mark {
    /// What says all of a mark that was just made.
    private var parts: [ContentStamp.Part] {
        let values: [AnyHashable] = [
            kind, x, y, hasEnds.x, hasEnds.y, width, height, stacking, series,
        ]
        return values.map { .value($0) } + [names.x, names.y].compactMap { $0.map { .text($0) } }
    }

    fileprivate func add(to stamp: inout ContentStamp) -> Bool {
        stamp.add(parts)
        return function == nil
    }
}

extension RuleMark: StampedContent {
    func add(to stamp: inout ContentStamp) -> Bool { mark.add(to: &stamp) }
}

extension PointMark: StampedContent {
    func add(to stamp: inout ContentStamp) -> Bool { mark.add(to: &stamp) }
}

extension LineMark: StampedContent {
    func add(to stamp: inout ContentStamp) -> Bool { mark.add(to: &stamp) }
}

extension BarMark: StampedContent {
    func add(to stamp: inout ContentStamp) -> Bool { mark.add(to: &stamp) }
}

extension AreaMark: StampedContent {
    func add(to stamp: inout ContentStamp) -> Bool { mark.add(to: &stamp) }
}

extension RectangleMark: StampedContent {
    func add(to stamp: inout ContentStamp) -> Bool { mark.add(to: &stamp) }
}
