import CCairo
import Foundation
import QuadrantCairo
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantSVG
import QuadrantShaping

/// The programs that others look at our files with; only tests need them.
enum Viewer {
    /// Where to keep pictures for looking at; from the environment.
    static var folder: String? { ProcessInfo.processInfo.environment["QUADRANT_GALLERY"] }

    static var areThere: Bool { path("rsvg-convert") != nil && path("pdftocairo") != nil }

    static func path(_ program: String) -> String? {
        (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
            .map { "\($0)/\(program)" }
            .first { FileManager.default.isExecutableFile(atPath: $0) }
    }

    static func keep(_ image: DisplayImage, _ name: String) throws {
        guard let folder, let file = PNGRenderer.encode(image) else { return }
        try file.write(to: URL(fileURLWithPath: "\(folder)/\(name).png"))
    }

    /// Runs a program on a file of its own; answers what it writes to its output.
    fileprivate static func run(_ program: String, _ arguments: [String]) throws -> Data {
        let process = Process()
        guard let path = path(program) else { throw CocoaError(.fileNoSuchFile) }
        process.executableURL = URL(fileURLWithPath: path)
        process.arguments = arguments
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = FileHandle.nullDevice
        try process.run()
        let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return data
    }
}

extension DisplayImage {
    /// The drawing as SVG, drawn by librsvg at two pixels per point.
    static func rsvg(_ list: DisplayList) throws -> DisplayImage {
        let png = PNGRenderer(engine: ShapingEngine())
        let resources = SVGRenderer.Resources(
            outlines: ShapingEngine(), encodeImage: { PNGRenderer.encode($0) }, rasterizer: png)
        let file = try temporary(Data(SVGRenderer(resources: resources).svg(list).utf8), "svg")
        defer { try? FileManager.default.removeItem(atPath: file) }
        if let folder = Viewer.folder {
            try? FileManager.default.removeItem(atPath: "\(folder)/last.svg")
            try? FileManager.default.copyItem(atPath: file, toPath: "\(folder)/last.svg")
        }
        return try decoded(png: Viewer.run("rsvg-convert", ["--zoom=2", "--format=png", file]))
    }

    /// The drawing as PDF, drawn by Poppler at two pixels per point.
    static func poppler(_ list: DisplayList) throws -> DisplayImage {
        let file = try temporary(PDFRenderer(engine: ShapingEngine()).pdf(list), "pdf")
        defer { try? FileManager.default.removeItem(atPath: file) }
        let png = try Viewer.run(
            "pdftocairo", ["-png", "-singlefile", "-r", "144", file, "-"])
        return try decoded(png: png)
    }

    private static func decoded(png: Data) throws -> DisplayImage {
        let file = try temporary(png, "png")
        defer { try? FileManager.default.removeItem(atPath: file) }
        let surface = cairo_image_surface_create_from_png(file)
        defer { cairo_surface_destroy(surface) }
        guard let data = cairo_image_surface_get_data(surface) else {
            throw CocoaError(.fileReadCorruptFile)
        }
        let width = Int(cairo_image_surface_get_width(surface))
        let height = Int(cairo_image_surface_get_height(surface))
        let stride = Int(cairo_image_surface_get_stride(surface))
        let isOpaque = cairo_image_surface_get_format(surface) == CAIRO_FORMAT_RGB24
        var pixels: [UInt8] = []
        for y in 0..<height {
            for x in 0..<width {
                let pixel = data + y * stride + x * 4
                pixels += [pixel[2], pixel[1], pixel[0], isOpaque ? 255 : pixel[3]]
            }
        }
        return DisplayImage(width: width, height: height, pixels: pixels)
    }

    private static func temporary(_ data: Data, _ type: String) throws -> String {
        let file = FileManager.default.temporaryDirectory
            .appendingPathComponent("quadrant-\(UUID().uuidString).\(type)")
        try data.write(to: file)
        return file.path
    }
}
