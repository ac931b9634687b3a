internal import Foundation
internal import SwiftUI

extension ViewDrawer {
    /// The picture of the candidate at `position`, or the sheet of its variants.
    ///
    /// Variants on a sheet, and a view inside of the drawing of a device, are pixels, whatever the kind of file.
    ///
    /// - Parameters:
    ///   - running: The drawing, if it was begun: that of a view by itself.
    ///   - onEach: Given what each drawing told.
    @MainActor
    func bytes(
        at position: Int, on stage: Stage, matrix: VariantMatrix?, isFramed: Bool = false,
        running: Running? = nil,
        onEach: (DrawingNotes) -> Void
    ) throws(CommandError) -> [UInt8] {
        if let device = stage.room.device, isFramed {
            var inner = stage
            inner.output.format = .png
            let picture = try picture(at: position, on: inner)
            onEach(picture.told)
            let frame = DeviceFrame(
                device: device, isDark: stage.surroundings.isDark == true,
                hasOwnBar: stage.surroundings.system == .macOS26)
            return try frame.file(
                stage.output.format, around: picture.bytes, scale: stage.output.scale)
        }
        guard let matrix else {
            let picture =
                if let running { try picture(of: running) } else {
                    try picture(at: position, on: stage)
                }
            onEach(picture.told)
            return picture.bytes
        }
        var sheet = PictureSheet(rows: [], scale: stage.output.scale)
        var base = stage
        base.output.format = .png
        for row in matrix.rows(of: base) {
            var cells: [PictureSheet.Cell] = []
            for variant in row {
                let picture = try picture(at: position, on: variant.stage)
                onEach(picture.told)
                cells.append(.init(label: variant.label, picture: Data(picture.bytes)))
            }
            sheet.rows.append(cells)
        }
        return try sheet.file(stage.output.format, name: name(at: position))
    }
}
