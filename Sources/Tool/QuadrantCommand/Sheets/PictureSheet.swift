internal import Foundation
internal import QuadrantRendering
internal import SwiftUI

/// Pictures in rows, each under its label, on one page.
struct PictureSheet {
    /// A picture with the label over it.
    struct Cell {
        var label: String
        /// A PNG, JPEG or WebP file.
        var picture: Data
    }

    var rows: [[Cell]]
    /// Pixels of the pictures, and of the sheet if it is a PNG, to a point.
    var scale: CGFloat

    /// The sheet as a file of `format`.
    ///
    /// - Parameter name: The name of what the pictures show, for errors.
    @MainActor
    func file(_ format: Stage.Output.Format, name: String) throws(CommandError) -> [UInt8] {
        var stage = Stage()
        stage.output.format = format
        stage.output.scale = scale
        do {
            return Array(try drawing(of: AnyView(view), on: stage))
        } catch DrawingError.tooLarge(let excess) {
            throw .tooLarge(name: "The sheet of \(name)", excess)
        } catch DrawingError.beyondLimit(let reason) {
            throw .beyondLimit(name: "The sheet of \(name)", reason: reason)
        } catch {
            throw .drawingFailed(
                name: "the sheet of \(name)",
                reason: (error as? DrawingError)?.reason ?? "\(error)")
        }
    }

    @MainActor private var view: some View {
        Grid(alignment: .topLeading, horizontalSpacing: 24, verticalSpacing: 24) {
            ForEach(rows.indices, id: \.self) { row in
                GridRow {
                    ForEach(rows[row].indices, id: \.self) { column in
                        cell(rows[row][column])
                    }
                }
            }
        }
        .padding(24)
        .background(Color(white: 0.91))
        .environment(\.locale, Locale(identifier: "en"))
    }

    @MainActor @ViewBuilder private func cell(_ cell: Cell) -> some View {
        VStack(alignment: .leading, spacing: 8) {
            if !cell.label.isEmpty {
                Text(verbatim: cell.label)
                    .font(.system(size: 13))
                    .foregroundStyle(Color(white: 0.3))
                    .fixedSize()
            }
            if let picture = UIImage(data: cell.picture, scale: scale) {
                Image(uiImage: picture)
            }
        }
    }
}
