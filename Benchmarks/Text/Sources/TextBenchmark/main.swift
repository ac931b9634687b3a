import CPangoPeer
import Foundation
import QuadrantCairo
import QuadrantGeometry
import QuadrantShaping
import QuadrantText

// 2,000 short labels measured and drawn: nanoseconds a label, beside plain HarfBuzz (advances only)
// and plain Pango with the same font file, all in turn in one run.

let count = Labels.count
let labelSets = [
    ("word and number", Labels.interface), ("distinct names", Labels.names),
]

/// Everything for the first time in this process: fonts, caches, tables.
func cold() {
    let texts = Peers.cTexts(.interface)
    var times: [Double] = []
    times.append(nanoseconds { Peers.harfBuzz(Peers.makeHarfBuzz(), texts) })
    times.append(nanoseconds { Ours(.interface, engine: ShapingEngine()).measure() })
    times.append(nanoseconds { Peers.pango(Peers.makePango(), texts) })
    print("cold, all labels with the opening of the font, ms:")
    let words = times.map { String(format: "%.2f", $0 / 1e6) }
    print("HarfBuzz \(words[0]), ours \(words[1]), Pango \(words[2])\n")
}

func measured() {
    print(
        "| measured, ns a label | ours cached | again | ours rebuilt | ours shaped, cached | ours | HarfBuzz | Pango "
            + "| Pango, kept layout | ours / HarfBuzz | ours / Pango |")
    print("|---|---|---|---|---|---|---|---|---|---|---|")
    let peers = Peers()
    for (name, labels) in labelSets {
        let texts = Peers.cTexts(labels)
        let known = Ours(labels, engine: Ours.warmed())
        known.measure()
        known.shape()
        let measured = Ours(labels, engine: Ours.warmed())
        measured.measure()
        let layouts = texts.map { text in
            text.bytes.withUnsafeBufferPointer {
                pango_peer_layout(peers.pango, $0.baseAddress, text.length)
            }
        }
        var rounds = Rounds()
        for _ in 0..<21 {
            let fresh = Ours(labels, engine: Ours.warmed())
            rounds.add("fresh", labels: count) { fresh.measure() }
            rounds.add("harfbuzz", labels: count) { Peers.harfBuzz(peers.harfbuzz, texts) }
            rounds.add("pango", labels: count) { Peers.pango(peers.pango, texts) }
            rounds.add("cached", labels: count) { known.measure() }
            rounds.add("again", labels: count) { known.measure() }
            let rebuilt = Ours(labels, engine: measured.engine)
            rounds.add("rebuilt", labels: count) { rebuilt.measure() }
            rounds.add("shaped", labels: count) { known.shape() }
            rounds.add("kept", labels: count) {
                for layout in layouts { sink += pango_peer_layout_width(layout) }
            }
        }
        for layout in layouts { pango_peer_layout_destroy(layout) }
        let columns = [
            "cached", "again", "rebuilt", "shaped", "fresh", "harfbuzz", "pango", "kept",
        ]
        .map { String(format: "%.0f", rounds.median($0)) }
        let ratios = ["harfbuzz", "pango"].map {
            String(format: "%.2f", rounds.median("fresh") / rounds.median($0))
        }
        print("| \(name) | \((columns + ratios).joined(separator: " | ")) |")
    }
    print()
}

/// Labels that are new but made of words that the engine has shaped before.
func knownWords() {
    let peers = Peers()
    let texts = Peers.cTexts(.knownWords)
    var rounds = Rounds()
    for _ in 0..<11 {
        let engine = Ours.warmed()
        Ours(.interface, engine: engine).measure()
        let fresh = Ours(.knownWords, engine: engine)
        rounds.add("ours", labels: count) { fresh.measure() }
        rounds.add("harfbuzz", labels: count) { Peers.harfBuzz(peers.harfbuzz, texts) }
    }
    let (ours, harfBuzz) = (rounds.median("ours"), rounds.median("harfbuzz"))
    print(
        String(
            format: "new labels, known words: ours %.0f ns, HarfBuzz %.0f ns, ratio %.2f\n", ours,
            harfBuzz, ours / harfBuzz))
}

/// Shaped labels as pixels, the canvas taken off.
func drawn() {
    let times = 10
    let ours = Ours(.interface, engine: Ours.warmed())
    let lists = [0, 1, times].map { Picture.list(ours, times: $0) }
    let renderer = PNGRenderer(engine: ours.engine)
    func draw(_ index: Int) { _ = try? renderer.image(lists[index], scale: 1) }
    let peers = Peers()
    let layouts = Peers.cTexts(.interface).map { text in
        text.bytes.withUnsafeBufferPointer {
            pango_peer_layout(peers.pango, $0.baseAddress, text.length)
        }
    }
    func pango(_ times: Int, asPaths: Bool = false) {
        pango_peer_draw(
            layouts, count, Int32(times), Int32(Picture.columns), Picture.cell.width,
            Picture.cell.height, asPaths ? 1 : 0)
    }
    let first = nanoseconds { draw(1) } - nanoseconds { draw(0) }
    var rounds = Rounds()
    for _ in 0..<9 {
        rounds.add("ours", labels: count * times) { draw(2) }
        rounds.add("empty", labels: count * times) { draw(0) }
        rounds.add("pango", labels: count * times) { pango(times) }
        rounds.add("paths", labels: count) { pango(1, asPaths: true) }
        rounds.add("pango empty", labels: count * times) { pango(0) }
    }
    for layout in layouts { pango_peer_layout_destroy(layout) }
    print("| drawn, ns a label | first time | again | Pango, whole pixels | Pango, paths |")
    print("|---|---|---|---|---|")
    let numbers = [
        first / Double(count), rounds.median("ours") - rounds.median("empty"),
        rounds.median("pango") - rounds.median("pango empty"), rounds.median("paths"),
    ]
    let row = numbers.map { String(format: "%.0f", $0) }.joined(separator: " | ")
    print("| word and number | \(row) |")
}

/// The widths that are compared are the same widths.
func check() {
    let ours = Ours(.interface, engine: Ours.warmed(), family: .named("Inter"))
    let peer = Peers()
    let worst =
        zip(ours.requests, Peers.cTexts(.interface)).map { request, text in
            let width = ours.engine.shape(request, proposal: .unspecified).lines[0].width
            let other = text.bytes.withUnsafeBufferPointer {
                harfbuzz_peer_width(peer.harfbuzz, $0.baseAddress, text.length)
            }
            return abs(Double(width) - other)
        }.max() ?? .infinity
    print(String(format: "largest difference of a width, ours and HarfBuzz: %.3f points\n", worst))
}

cold()
check()
measured()
knownWords()
drawn()
