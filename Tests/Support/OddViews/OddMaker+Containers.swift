internal import Foundation
package import SwiftUI

extension OddMaker {
    /// An odd view as a tree of as many others as there may be.
    @MainActor package mutating func view() -> AnyView {
        budget = limits.views
        return view(depth: 0)
    }

    @MainActor mutating func view(depth: Int) -> AnyView {
        budget -= 1
        guard budget > 0, depth < limits.depth, !oneIn(3) else {
            return oneIn(2) ? leaf() : modified(leaf(), depth: depth)
        }
        let inner = oneIn(12) ? nested(depth: depth) : container(depth: depth)
        return oneIn(2) ? inner : modified(inner, depth: depth)
    }

    @MainActor private mutating func children(_ depth: Int) -> [AnyView] {
        (0..<below(5)).map { _ in view(depth: depth + 1) }
    }

    @MainActor private mutating func container(depth: Int) -> AnyView {
        let spacing = optional()
        switch below(15) {
        case 0...2:
            let rows = each(children(depth))
            return AnyView(
                VStack(alignment: pick([.leading, .center, .trailing]), spacing: spacing) { rows })
        case 3...5:
            let rows = each(children(depth))
            return AnyView(
                HStack(alignment: pick([.top, .center, .firstTextBaseline]), spacing: spacing) {
                    rows
                })
        case 6, 7:
            let rows = each(children(depth))
            return AnyView(ZStack(alignment: alignment()) { rows })
        case 8: return AnyView(grid(depth))
        case 9: return AnyView(lazyGrid(depth))
        case 10: return AnyView(lazyStack(depth))
        case 11:
            let inner = view(depth: depth + 1)
            return AnyView(
                ScrollView(pick([.vertical, .horizontal, [.vertical, .horizontal]])) { inner })
        case 12:
            let rows = each(children(depth))
            return AnyView(ViewThatFits { rows })
        case 13:
            let inner = view(depth: depth + 1)
            return AnyView(GeometryReader { inner.frame(width: $0.size.width / 2) })
        default:
            let rows = each(children(depth))
            return AnyView(
                OddLayout(sizes: [size(), size()], places: [point(), point()]) { rows })
        }
    }

    private func each(_ views: [AnyView]) -> some View {
        ForEach(views.indices, id: \.self) { views[$0] }
    }

    /// One view under a number of the same modifier, once in a while under very many.
    @MainActor private mutating func nested(depth: Int) -> AnyView {
        let count = oneIn(20) ? limits.manyLevels : below(limits.levels)
        var view = leaf()
        let (number, clip, mode) = (length(), shape(), blendMode())
        let kind = below(7)
        for _ in 0..<count {
            view =
                switch kind {
                case 0: AnyView(view.padding(0.01))
                case 1: AnyView(view.opacity(0.999))
                case 2: AnyView(view.clipShape(clip))
                case 3: AnyView(VStack { view })
                case 4: AnyView(view.offset(x: number / 100))
                case 5: AnyView(view.compositingGroup().blendMode(mode))
                default: AnyView(view.overlay(Color.red.opacity(0.01)))
                }
        }
        return view
    }

    @MainActor private mutating func grid(_ depth: Int) -> some View {
        let rows = (0..<below(4)).map { _ in children(depth) }
        let spans = (0..<4).map { _ in pick([0, 1, 2, -1, 1000]) }
        let spacings = (optional(), optional())
        return Grid(
            alignment: alignment(), horizontalSpacing: spacings.0, verticalSpacing: spacings.1
        ) {
            ForEach(rows.indices, id: \.self) { row in
                GridRow {
                    ForEach(rows[row].indices, id: \.self) {
                        rows[row][$0].gridCellColumns(spans[$0 % 4])
                    }
                }
            }
        }
    }

    private mutating func gridItem() -> GridItem {
        switch below(3) {
        case 0: GridItem(.fixed(number()), spacing: optional(), alignment: alignment())
        case 1: GridItem(.flexible(minimum: number(), maximum: number()), spacing: optional())
        default: GridItem(.adaptive(minimum: number(), maximum: number()), spacing: optional())
        }
    }

    @MainActor private mutating func lazyGrid(_ depth: Int) -> some View {
        let item = gridItem()
        let many = oneIn(10) ? limits.tracks : pick([0, 1, 2, 3, 50])
        let items =
            oneIn(2) ? Array(repeating: item, count: many) : (0..<below(5)).map { _ in gridItem() }
        let (count, cell, spacing) = (hugeCount(), leaf(), optional())
        return ScrollView {
            LazyVGrid(columns: items, spacing: spacing) {
                ForEach(0..<count, id: \.self) { _ in cell }
            }
        }
    }

    @MainActor private mutating func lazyStack(_ depth: Int) -> some View {
        let (count, row, spacing, isRow) = (
            hugeCount(), view(depth: depth + 3), optional(), oneIn(3)
        )
        return ScrollView(isRow ? .horizontal : .vertical) {
            if isRow {
                LazyHStack(spacing: spacing) { ForEach(0..<count, id: \.self) { _ in row } }
            } else {
                LazyVStack(spacing: spacing, pinnedViews: .sectionHeaders) {
                    Section("Header") { ForEach(0..<count, id: \.self) { _ in row } }
                }
            }
        }
    }
}

/// A layout that answers and places as it likes.
private struct OddLayout: Layout {
    let sizes: [CGSize]
    let places: [CGPoint]

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        subviews.isEmpty ? sizes[0] : sizes[1]
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
        for (index, subview) in subviews.enumerated() {
            subview.place(
                at: places[index % 2], anchor: .center, proposal: ProposedViewSize(sizes[index % 2])
            )
        }
    }
}
