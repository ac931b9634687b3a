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
        at position: Int, options: DrawingOptions, matrix: VariantMatrix?, isFramed: Bool = false,
        running: Running? = nil,
        onEach: (DrawingNotes) -> Void
    ) throws(CommandError) -> [UInt8] {
        if let device = options.device, isFramed {
            var inner = options
            inner.format = .png
            let picture = try picture(at: position, options: inner)
            onEach(picture.told)
            return try DeviceFrame(device: device, isDark: options.isDark)
                .file(options.format, around: picture.bytes, scale: options.scale)
        }
        guard let matrix else {
            let picture =
                if let running { try picture(of: running) } else {
                    try picture(at: position, options: options)
                }
            onEach(picture.told)
            return picture.bytes
        }
        var sheet = PictureSheet(rows: [], scale: options.scale)
        var base = options
        base.format = .png
        for row in matrix.rows(of: base) {
            var cells: [PictureSheet.Cell] = []
            for variant in row {
                let picture = try picture(at: position, options: variant.options)
                onEach(picture.told)
                cells.append(.init(label: variant.label, picture: Data(picture.bytes)))
            }
            sheet.rows.append(cells)
        }
        return try sheet.file(options.format, name: name(at: position))
    }
}
