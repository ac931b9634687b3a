internal import Foundation
internal import QuadrantRendering
package import SwiftUI

extension CommandOption {
    /// The options of pages over which content flows.
    static let paging: [CommandOption] = [
        CommandOption(
            "--pages", taking: "A4|letter|WxH", of: .printing,
            "flow over pages of a PDF, in points; also A3, A5, legal, A4-landscape",
            set: { request, value throws(CommandError) in
                request.stage.output.pages = try OptionValue.sheet(
                    value, margin: request.pageMargin ?? PageSheet.usualMargin)
            }),
        CommandOption(
            "--margins", taking: "POINTS", of: .printing,
            "with '--pages': the room around what is on them (default 36)",
            set: { request, value throws(CommandError) in
                let margin = try OptionValue.margin(value)
                request.pageMargin = margin
                request.stage.output.pages?.margin = margin
            }),
    ]
}

extension Set<CommandOption.Command> {
    /// The commands that make files with pages.
    static var printing: Self { [.render, .batch, .serve, .worker] }
}

extension PageSheet {
    /// The same margin on each side.
    fileprivate var margin: CGFloat {
        get { top }
        set { (top, bottom, leading, trailing) = (newValue, newValue, newValue, newValue) }
    }
}

extension OptionValue {
    private static let sheets: [(name: String, size: PDFDocument.PageSize)] = [
        ("a3", .a3), ("a4", .a4), ("a5", .a5), ("letter", .letter), ("legal", .legal),
    ]
    /// The longest side of a page in points, which PDF allows.
    private static let longestSide: CGFloat = 14_400

    /// Paper by its name or its size.
    static func sheet(_ value: String, margin: CGFloat) throws(CommandError) -> PageSheet {
        let name = value.lowercased()
        for (known, size) in sheets {
            guard name == known || name == "\(known)-landscape" else { continue }
            let paper = name == known ? size : size.landscape
            var sheet = PageSheet(width: paper.width, height: paper.height)
            sheet.margin = margin
            return sheet
        }
        let sides = name.split(separator: "x", omittingEmptySubsequences: false)
            .map { Double($0).map { CGFloat($0) } ?? 0 }
        guard sides.count == 2, sides.allSatisfy({ $0 >= 1 && $0 <= longestSide }) else {
            throw .badValue(
                option: "--pages", value: value,
                expected: "A3, A4, A5, letter or legal, '-landscape' behind it, or points: 595x842")
        }
        var sheet = PageSheet(width: sides[0], height: sides[1])
        sheet.margin = margin
        return sheet
    }

    static func margin(_ value: String) throws(CommandError) -> CGFloat {
        guard let margin = Double(value), margin >= 0, margin <= longestSide else {
            throw .badValue(option: "--margins", value: value, expected: "points, 0 or more")
        }
        return CGFloat(margin)
    }
}

extension RenderRequest {
    /// Refuses what does not go with pages.
    ///
    /// - Parameter format: The kind of file that is written.
    package func checkPages(for format: Stage.Output.Format) throws(CommandError) {
        let (output, pages) = (stage.output, "'--pages'")
        guard let sheet = output.pages else {
            if pageMargin != nil { throw .needsOption("--margins", other: "--pages") }
            return
        }
        guard format == .pdf else {
            let kind = format.rawValue.uppercased()
            throw .contradiction(pages, "a \(kind) (pages are those of a PDF)")
        }
        guard sheet.room.width >= 1, sheet.room.height >= 1 else {
            throw .badValue(
                option: "--margins", value: "\(sheet.top)", expected: "less than half of the page")
        }
        if let matrix { throw .contradiction(pages, "'\(matrix.option)'") }
        if isFramed { throw .contradiction(pages, "'--bezel'") }
        if stage.room.device != nil { throw .contradiction(pages, "'--device'") }
        if stage.room.width != nil || stage.room.height != nil {
            throw .contradiction(pages, "'--size'")
        }
        if output.camera != nil { throw .contradiction(pages, "'--camera'") }
        if output.layerDistance != nil { throw .contradiction(pages, "'--explode'") }
        if output.outline != nil { throw .contradiction(pages, "'--outline'") }
        if output.hasMarks { throw .contradiction(pages, "'--marks'") }
        if stage.timeline.stripCount != nil { throw .contradiction(pages, "'--filmstrip'") }
    }
}
