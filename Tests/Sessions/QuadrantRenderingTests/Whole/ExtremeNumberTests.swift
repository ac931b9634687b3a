import Expectations
import Foundation
import QuadrantRendering
import SwiftUI
import Testing

/// Views whose numbers nobody would choose are drawn in every format, or refused with a sentence.
@MainActor @Suite struct ExtremeNumberTests {
    private static let path = Path { path in
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: CGFloat.infinity, y: -.infinity))
        path.addLine(to: CGPoint(x: -CGFloat.infinity, y: .nan))
    }

    private static var views: [(name: String, view: AnyView)] {
        [
            ("a blur of next to nothing", AnyView(Rectangle().blur(radius: 1e-200))),
            (
                "a shadow of next to nothing",
                AnyView(Rectangle().shadow(radius: .leastNonzeroMagnitude, x: 1e300, y: -1e300))
            ),
            (
                "scaled beyond all numbers",
                AnyView(Rectangle().scaleEffect(1e300).scaleEffect(1e300).clipped())
            ),
            ("scaled to nothing", AnyView(Text("Hi").scaleEffect(1e-300).scaleEffect(1e-300))),
            ("a path without end", AnyView(path.fill(.red).shadow(radius: 3).clipped())),
            ("a stroke without end", AnyView(path.stroke(.red, lineWidth: 1e300))),
            ("type of 100,000 points", AnyView(Text("Hi").font(.system(size: 100_000)))),
            ("text 10,000 times as large", AnyView(Text("Hi").scaleEffect(10_000))),
            (
                "turned and far away",
                AnyView(
                    Text("Hi").rotationEffect(.degrees(1e30)).offset(x: 1e30, y: -1e30)
                        .blur(radius: 2).opacity(0.5))
            ),
            (
                "a perspective of huge numbers",
                AnyView(
                    Rectangle().rotation3DEffect(.degrees(89.999), axis: (1e200, 1, 1e-200))
                        .scaleEffect(1e200).clipped())
            ),
            (
                "a mask beyond all numbers",
                AnyView(Rectangle().mask { Circle().scaleEffect(1e300).offset(x: 1e308) })
            ),
        ]
    }

    @Test(arguments: 0..<11)
    func isDrawnInEveryFormat(index: Int) async throws {
        same(Self.views.count, 11)
        let (name, view) = Self.views[index]
        let renderer = ImageRenderer(content: view.frame(width: 60, height: 40).clipped())
        renderer.onIssues = { _ in }
        try await fails(renderer.pngData().isEmpty, "\(name)")
        try await fails(renderer.svgData().isEmpty, "\(name)")
        let info = try PDFTools.run("pdfinfo", ["FILE"], on: try await renderer.pdfData())
        has(info, "Pages:           1\n", "\(name)")
    }

    @Test func textThatIsNoTextIsInThePDFAsTheReplacementCharacter() async throws {
        let odd = [0xFFFE, 0xFDD0, 0x1FFFF].compactMap { UnicodeScalar($0).map { String($0) } }
        let renderer = ImageRenderer(content: Text("a\(odd[0])b\(odd[1])c\(odd[2])d"))
        renderer.onIssues = { _ in }
        let text = try PDFTools.run("pdftotext", ["FILE", "-"], on: try await renderer.pdfData())
        #expect(text.contains("a") && text.contains("d"), "\(text)")
    }
}
