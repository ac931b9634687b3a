internal import Foundation
internal import QuadrantCore
internal import QuadrantGeometry
internal import QuadrantLayout
internal import QuadrantViews

/// The items of a collection in lines that are made as they come into sight.
struct CollectionLines: View {
    private let collection: UICollectionView
    /// Another one with each drawing, so that items are looked at again.
    private let turn: Int

    private static var drawings = 0

    init(_ collection: UICollectionView) {
        self.collection = collection
        Self.drawings += 1
        turn = Self.drawings
    }

    var body: some View {
        GeometryReader { proxy in
            let isColumn = collection.collectionViewLayout.flow.scrollDirection == .horizontal
            ScrollView(isColumn ? .horizontal : .vertical) {
                if isColumn {
                    LazyHStack(alignment: .top, spacing: 0) { sections(in: proxy.size, true) }
                } else {
                    LazyVStack(alignment: .leading, spacing: 0) { sections(in: proxy.size, false) }
                }
            }
            .scrollDisabled(!collection.isScrollEnabled)
        }
        .background {
            if let view = collection.backgroundView {
                GeometryReader { proxy in view.picture(in: proxy.size) }
            }
        }
    }

    private func sections(in room: CGSize, _ isColumn: Bool) -> some View {
        ForEach(collection.itemCounts.indices, id: \.self) { section in
            header(section, isColumn)
            let parts = CollectionSection(collection, section, in: room, isColumn: isColumn)
            ForEach(parts.lines.indices, id: \.self) { index in
                CollectionLine(
                    collection: collection, section: section, line: parts.lines[index],
                    isColumn: isColumn, turn: turn, generation: collection.generation
                )
                .padding(parts.insets(ofLine: index))
            }
        }
    }

    @ViewBuilder private func header(_ section: Int, _ isColumn: Bool) -> some View {
        if let view = collection.makeHeader(section) {
            let size = collection.collectionViewLayout.flow.headerReferenceSize
            GeometryReader { proxy in view.picture(in: proxy.size) }
                .frame(width: isColumn ? size.width : nil, height: isColumn ? nil : size.height)
        }
    }
}

/// How the items of a section stand in a room.
@MainActor private struct CollectionSection {
    let lines: [FlowLines.Line]
    private let inset: UIEdgeInsets
    private let spacing: CGFloat
    private let isColumn: Bool

    init(_ collection: UICollectionView, _ section: Int, in room: CGSize, isColumn: Bool) {
        let (layout, delegate) = (collection.collectionViewLayout, collection.flowDelegate)
        let flow = layout.flow
        self.isColumn = isColumn
        inset =
            delegate?.collectionView(collection, layout: layout, insetForSectionAt: section)
            ?? flow.sectionInset
        spacing =
            delegate?.collectionView(
                collection, layout: layout, minimumLineSpacingForSectionAt: section)
            ?? flow.minimumLineSpacing
        let gap =
            delegate?.collectionView(
                collection, layout: layout, minimumInteritemSpacingForSectionAt: section)
            ?? flow.minimumInteritemSpacing
        let sizes = (0..<collection.numberOfItems(inSection: section)).map { item in
            let size =
                delegate?.collectionView(
                    collection, layout: layout,
                    sizeForItemAt: IndexPath(item: item, section: section)) ?? flow.itemSize
            return CGSize(width: max(0, size.width), height: max(0, size.height))
        }
        let length =
            isColumn
            ? room.height - inset.top - inset.bottom : room.width - inset.left - inset.right
        lines = FlowLines(sizes, length: length, spacing: gap, isColumn: isColumn).lines
    }

    /// The room around a line.
    func insets(ofLine index: Int) -> EdgeInsets {
        var insets = EdgeInsets(
            top: inset.top, leading: inset.left, bottom: inset.bottom, trailing: inset.right)
        let (isFirst, isLast) = (index == 0, index == lines.count - 1)
        if isColumn {
            if !isFirst { insets.leading = spacing }
            if !isLast { insets.trailing = 0 }
        } else {
            if !isFirst { insets.top = spacing }
            if !isLast { insets.bottom = 0 }
        }
        return insets
    }
}

/// A line of items.
private struct CollectionLine: View {
    let collection: UICollectionView
    let section: Int
    let line: FlowLines.Line
    let isColumn: Bool
    let turn: Int
    let generation: Int

    var body: some View {
        ZStack(alignment: .topLeading) {
            ForEach(line.items.indices, id: \.self) { place in
                let item = line.items[place]
                // Items of different sizes stand in the middle of their line.
                let across =
                    (line.thickness - (isColumn ? item.size.width : item.size.height)) / 2
                CollectionItem(
                    collection: collection,
                    path: IndexPath(item: item.index, section: section), size: item.size,
                    turn: turn, generation: generation
                )
                .offset(x: isColumn ? across : item.start, y: isColumn ? item.start : across)
            }
        }
        .frame(
            maxWidth: isColumn ? nil : .infinity, maxHeight: isColumn ? .infinity : nil,
            alignment: .topLeading
        )
        .frame(
            width: isColumn ? line.thickness : nil, height: isColumn ? nil : line.thickness,
            alignment: .topLeading)
    }
}

/// An item, whose cell is asked for once.
private struct CollectionItem: View {
    let collection: UICollectionView
    let path: IndexPath
    let size: CGSize
    let turn: Int
    let generation: Int
    @State private var kept = Kept()

    private final class Kept {
        var generation = -1
        var cell: UICollectionViewCell?
    }

    private var cell: UICollectionViewCell {
        if let cell = kept.cell, kept.generation == generation { return cell }
        let cell = collection.makeCell(path)
        cell.redraw = { [weak collection] in collection?.changed() }
        (kept.cell, kept.generation) = (cell, generation)
        return cell
    }

    var body: some View {
        let (collection, path, cell) = (collection, path, cell)
        ZStack {
            if let ground = cell.backgroundView { ground.picture(in: size) }
            cell.picture(in: size)
        }
        .frame(width: size.width, height: size.height)
        .contentShape(Rectangle())
        .onTapGesture { collection.tapped(path) }
    }
}
