internal import CoreGraphics
internal import Foundation
internal import QuadrantCore
internal import QuadrantGeometry
internal import QuadrantLayout
internal import QuadrantViews
internal import UIKit

extension NSTableView {
    /// The grounds and lines of rows that can be seen, and the titles of columns.
    var picture: AnyView {
        let (seen, titles, top) = (seen, tableColumns, top)
        return AnyView(
            ZStack(alignment: .topLeading) {
                ForEach(seen, id: \.self) { row in
                    let box = self.rect(ofRow: row)
                    let isChosen = self.isRowSelected(row) && self.selectionHighlightStyle != .none
                    let ground: NSColor? =
                        isChosen
                        ? .selectedContentBackgroundColor
                        : self.usesAlternatingRowBackgroundColors && row % 2 == 1
                            ? .quaternarySystemFill : nil
                    if let ground {
                        RoundedRectangle(cornerRadius: self.sides > 0 ? 5 : 0).fill(ground.color)
                            .frame(width: max(0, box.width - self.sides), height: box.height)
                            .offset(x: self.sides / 2, y: box.minY)
                    }
                    if self.gridStyleMask.contains(.solidHorizontalGridLineMask) {
                        self.gridColor.color.frame(width: box.width, height: 1).offset(
                            y: box.maxY - 1)
                    }
                }
                if top > 0 {
                    ForEach(titles.indices, id: \.self) { index in
                        let box = self.rect(ofColumn: index)
                        Text(verbatim: titles[index].title)
                            .font(.system(size: 11, weight: .medium)).foregroundStyle(.secondary)
                            .lineLimit(1)
                            .frame(width: box.width, height: top, alignment: .leading)
                            .offset(x: box.minX)
                    }
                    NSColor.separatorColor.color.frame(height: 1).offset(y: top - 1)
                }
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading))
    }

    /// Places the cells of a row.
    func place(_ views: [NSView], in row: Int) {
        for (column, view) in views.enumerated() {
            let box =
                tableColumns.isEmpty
                ? rect(ofRow: row) : frameOfCell(atColumn: column, row: row)
            view.frame = indented(box, row: row, column: column)
            emphasize(view, isRowSelected(row) && selectionHighlightStyle != .none)
            if let cell = view as? NSTableCellView {
                cell.backgroundStyle = isRowSelected(row) ? .emphasized : .normal
            } else if view is NSTextField {
                let height = min(box.height, view.fittingSize.height)
                view.frame = CGRect(
                    x: view.frame.minX, y: box.midY - height / 2, width: view.frame.width,
                    height: height)
            }
        }
    }

    private func emphasize(_ view: NSView, _ isEmphasized: Bool) {
        (view as? NSTextField)?.isEmphasized = isEmphasized
        for inner in view.subviews { emphasize(inner, isEmphasized) }
    }
}
