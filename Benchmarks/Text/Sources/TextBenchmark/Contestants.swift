import CPangoPeer
import Foundation
import QuadrantGeometry
import QuadrantShaping
import QuadrantText

/// Our engine with requests that are ready, as a text node has them.
struct Ours {
    let engine: ShapingEngine
    let requests: [TextRequest]

    /// The labels in a font of 17 points.
    init(
        _ labels: Labels, engine: ShapingEngine, family: FontDescriptor.Family = .system(.standard)
    ) {
        self.engine = engine
        requests = labels.texts.map {
            TextRequest(runs: [TextRun($0, font: FontDescriptor(family: family, size: 17))])
        }
    }

    /// An engine that has opened its font, and shaped nothing else.
    static func warmed() -> ShapingEngine {
        let engine = ShapingEngine()
        let label = TextRequest(runs: [TextRun("x", font: FontDescriptor(size: 17))])
        _ = engine.shape(label, proposal: .unspecified)
        return engine
    }

    func measure() {
        for request in requests {
            sink += engine.measure(request, proposal: .unspecified).size.width
        }
    }

    func shape() {
        for request in requests {
            sink += engine.shape(request, proposal: .unspecified).measurement.size.width
        }
    }
}

/// The same font file, given to HarfBuzz and Pango.
struct Peers {
    let harfbuzz: OpaquePointer
    let pango: OpaquePointer

    init() {
        harfbuzz = Peers.makeHarfBuzz()
        pango = Peers.makePango()
    }

    static func makeHarfBuzz() -> OpaquePointer {
        let bytes = BundledFont.text.bytes
        return harfbuzz_peer_create(bytes.baseAddress, bytes.count, 17, 400)
    }

    static func makePango() -> OpaquePointer {
        let file = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../Quadrant/C/CBundledFonts/Fonts/Inter-roman.var.ttf")
        return pango_peer_create(file.path(percentEncoded: false), "Inter 17")
    }

    /// Texts as C takes them, made beforehand.
    typealias CText = (bytes: ContiguousArray<CChar>, length: Int)

    static func cTexts(_ labels: Labels) -> [CText] {
        labels.texts.map { (ContiguousArray($0.utf8CString), $0.utf8.count) }
    }

    static func harfBuzz(_ peer: OpaquePointer, _ texts: [CText]) {
        for text in texts {
            sink += text.bytes.withUnsafeBufferPointer {
                harfbuzz_peer_width(peer, $0.baseAddress, text.length)
            }
        }
    }

    static func pango(_ peer: OpaquePointer, _ texts: [CText]) {
        for text in texts {
            sink += text.bytes.withUnsafeBufferPointer {
                pango_peer_width(peer, $0.baseAddress, text.length)
            }
        }
    }
}
