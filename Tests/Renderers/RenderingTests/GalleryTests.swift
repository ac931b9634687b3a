import Foundation
import QuadrantCairo
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantShaping
import Testing

@Suite struct GalleryTests {
    @Test(arguments: Gallery.pieces) func showsSomething(_ piece: GalleryPiece) throws {
        let renderer = PNGRenderer(engine: ShapingEngine())
        let file = try renderer.png(piece.list)
        if let folder = ProcessInfo.processInfo.environment["QUADRANT_GALLERY"] {
            try file.write(to: URL(fileURLWithPath: "\(folder)/\(piece.name).png"))
        }
        let image = try renderer.image(piece.list)
        #expect(Set(image.pixels).count > 2)
    }
}
