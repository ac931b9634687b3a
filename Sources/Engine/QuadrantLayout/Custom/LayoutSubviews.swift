import Foundation
public import QuadrantGeometry

/// The views in a layout container, in the order of the content.
///
/// Apple: "LayoutSubviews".
public struct LayoutSubviews: Equatable, RandomAccessCollection {
    /// A part of the subviews, itself a collection of the same type.
    public typealias SubSequence = LayoutSubviews
    /// One subview.
    public typealias Element = LayoutSubview
    /// Positions count from 0 in the order of the views.
    public typealias Index = Int
    /// The range of the positions.
    public typealias Indices = Range<Int>
    /// An iterator over the subviews in order.
    public typealias Iterator = IndexingIterator<LayoutSubviews>

    let storage: SubviewStorage
    /// Positions among all children; `nil` for these as they are.
    private let selection: [Int]?
    /// The position of the first subview: 0, except in a slice by a range.
    public let startIndex: Int
    /// The position past the last subview.
    public let endIndex: Int

    init(storage: SubviewStorage) {
        self.storage = storage
        selection = nil
        startIndex = 0
        endIndex = storage.children.count
    }

    private init(storage: SubviewStorage, selection: [Int]?, range: Range<Int>) {
        self.storage = storage
        self.selection = selection
        startIndex = range.lowerBound
        endIndex = range.upperBound
    }

    /// The direction of layout, which says which side is leading in the container.
    ///
    /// The engine mirrors places; this is for layouts that differ in other ways.
    public var layoutDirection: LayoutDirection {
        let tree = storage.tree
        guard tree.contains(storage.node) else { return .leftToRight }
        return tree.isRightToLeft(storage.node) ? .rightToLeft : .leftToRight
    }

    /// The subview at an index. An index out of range ends the program with a message that names
    /// the range.
    public subscript(index: Int) -> LayoutSubview {
        precondition(
            index >= startIndex && index < endIndex,
            "There is no subview \(index) among \(startIndex)..<\(endIndex).")
        return LayoutSubview(storage: storage, position: selection?[index] ?? index)
    }

    /// The subviews in a range of positions, under the same indices.
    public subscript(bounds: Range<Int>) -> LayoutSubviews {
        precondition(
            bounds.lowerBound >= startIndex && bounds.upperBound <= endIndex,
            "The range \(bounds) is not within \(startIndex)..<\(endIndex).")
        return LayoutSubviews(storage: storage, selection: selection, range: bounds)
    }

    /// The subviews at some positions, renumbered from 0.
    ///
    /// Open ranges such as `1...` are sequences too. The compiler prefers the other subscript for
    /// them, so that they mean a range of positions.
    @_disfavoredOverload
    public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
        let positions = indices.map { self[$0].position }
        return LayoutSubviews(
            storage: storage, selection: positions, range: 0..<positions.count)
    }

    /// Two collections are equal if they hold the same views in the same order.
    public static func == (lhs: LayoutSubviews, rhs: LayoutSubviews) -> Bool {
        lhs.elementsEqual(rhs)
    }
}

// Used by the call that hands it out, on the thread that lays out.
extension LayoutSubviews: @unchecked Sendable {}

extension LayoutSubviews {
    /// The children that are still alive, as the engine numbers them.
    var nodes: [UInt32] { compactMap { storage.child($0.position) } }

    /// The largest preferences of all; the default without subviews.
    var mergedSpacing: ViewSpacing {
        guard var result = first?.spacing else { return ViewSpacing() }
        for subview in dropFirst() { result.formUnion(subview.spacing) }
        return result
    }

    /// The guide as the subviews set it, moved by their origins, when `place` places them.
    ///
    /// - Parameter ofOne: Whether a single subview hands on every guide, as in a stack.
    func mergedGuide(_ key: AlignmentKey, ofOne: Bool, place: () -> Void) -> CGFloat? {
        let isSingle = ofOne && count == 1
        guard isSingle || key.passesThroughContainers else { return nil }
        let tree = storage.tree
        guard nodes.contains(where: { tree.records[Int($0)].flags.contains(.guides) }) else {
            return nil
        }
        let placements = storage.collecting(place)
        let values = compactMap { subview -> CGFloat? in
            guard let child = storage.child(subview.position),
                let placement = placements[subview.position]
            else { return nil }
            let size = tree.measure(child, placement.proposal)
            let value = tree.explicitGuide(
                child, key, size: size, proposal: placement.proposal)
            return value.map {
                $0 + (key.axis == .horizontal ? placement.origin.x : placement.origin.y)
            }
        }
        return isSingle ? values.first : key.combine(values)
    }
}
