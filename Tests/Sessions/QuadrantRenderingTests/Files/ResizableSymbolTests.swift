import Foundation
import QuadrantImages
import QuadrantRendering
import SwiftUI
import Testing

/// Resizable pictures of symbols: what is drawn of one of UIKit's fills the frame (Apple's pictures: a star is 1.12 times as wide as that of
/// `Image(systemName:)`).
@MainActor @Suite struct ResizableSymbolTests {
    @Test(arguments: ["star", "star.fill", "heart.fill", "house", "arrow.right"])
    func fillsItsFrame(name: String) async throws {
        let symbol = try #require(UIImage(systemName: name))
        let box = try await ink(of: Image(uiImage: symbol).resizable())
        #expect(abs(box.width - 100) <= 1.5 && abs(box.height - 60) <= 1.5, "\(name): \(box)")
    }

    /// One that is not resizable keeps its room.
    @Test func othersKeepTheirRoom() async throws {
        let symbol = try #require(UIImage(systemName: "star"))
        let plain = try await ink(of: Image(uiImage: symbol))
        let own = try await ink(
            of: Image(systemName: "star").font(.system(size: 17)).foregroundStyle(.black))
        #expect(abs(plain.width - own.width) <= 1 && abs(plain.height - own.height) <= 1)
    }

    /// The bounds of what is dark, on 100 × 60 points.
    private func ink(of view: some View) async throws -> CGRect {
        let renderer = ImageRenderer(content: view.frame(width: 100, height: 60).background(.white))
        renderer.scale = 2
        let image = CGImage(try await ImageLibrary(byteLimit: 0).decode(renderer.pngData()))
        var box = CGRect.null
        for y in 0..<image.height {
            for x in 0..<image.width where image.rgba[(y * image.width + x) * 4] < 128 {
                box = box.union(CGRect(x: x, y: y, width: 1, height: 1))
            }
        }
        return box.applying(CGAffineTransform(scaleX: 0.5, y: 0.5))
    }
}
