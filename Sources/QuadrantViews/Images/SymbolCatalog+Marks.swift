import Foundation
import QuadrantGeometry

extension SymbolCatalog {
    /// Signs, alone and enclosed, and rows of lines.
    static let markDesigns: [String: SymbolDesign] =
        plainMarks
        .merging(enclosedMarks) { first, _ in first }
        .merging(lineDesigns) { first, _ in first }

    private static let plainMarks: [String: SymbolDesign] = {
        let marks: [(String, SymbolMark)] = [
            ("plus", .plus), ("xmark", .xmark), ("checkmark", .checkmark), ("minus", .minus),
            ("chevron.up", .chevronUp), ("chevron.down", .chevronDown),
            ("arrow.left", .arrowLeft), ("arrow.right", .arrowRight), ("arrow.up", .arrowUp),
            ("arrow.down", .arrowDown),
        ]
        var designs: [String: SymbolDesign] = [:]
        for (name, mark) in marks {
            designs[name] = SymbolDesign { $0.mark(mark, in: $0.lines) }
        }
        // The measured boxes of these leave room at the sides.
        designs["chevron.left"] = SymbolDesign {
            $0.mark(.chevronLeft, in: $0.lines.part(0.12, 0, 0.76, 1))
        }
        designs["chevron.right"] = SymbolDesign {
            $0.mark(.chevronRight, in: $0.lines.part(0.12, 0, 0.76, 1))
        }
        designs["exclamationmark"] = SymbolDesign {
            $0.mark(.exclamation, in: $0.lines.part(0, 0.02, 1, 0.92))
        }
        designs["questionmark"] = SymbolDesign {
            let lines = $0.lines
            $0.mark(.question, in: lines.part(-0.12, 0.02, 1.24, 0.92))
        }
        return designs
    }()

    private static let enclosedMarks: [String: SymbolDesign] = {
        // Name, mark, and width and height as shares of the enclosing circle.
        let marks: [(String, SymbolMark, CGFloat, CGFloat)] = [
            ("plus", .plus, 0.46, 0.46), ("minus", .minus, 0.46, 0.46),
            ("xmark", .xmark, 0.34, 0.34), ("checkmark", .checkmark, 0.4, 0.42),
            ("info", .info, 0.44, 0.46), ("exclamationmark", .exclamation, 0.4, 0.46),
            ("questionmark", .question, 0.5, 0.5), ("ellipsis", .ellipsis, 0.46, 0.46),
            ("chevron.left", .chevronLeft, 0.22, 0.4),
            ("chevron.right", .chevronRight, 0.22, 0.4), ("chevron.up", .chevronUp, 0.4, 0.22),
            ("chevron.down", .chevronDown, 0.4, 0.22), ("arrow.left", .arrowLeft, 0.5, 0.44),
            ("arrow.right", .arrowRight, 0.5, 0.44), ("arrow.up", .arrowUp, 0.44, 0.5),
            ("arrow.down", .arrowDown, 0.44, 0.5),
        ]
        var designs: [String: SymbolDesign] = [:]
        for (name, mark, width, height) in marks {
            for solid in [false, true] {
                let end = solid ? ".fill" : ""
                designs["\(name).circle\(end)"] = SymbolDesign(as: "circle") { pen in
                    pen.roundShape(solid: solid, circle)
                    let rect = pen.round.part(
                        (1 - width) / 2 + (name == "chevron.right" ? 0.02 : 0), (1 - height) / 2,
                        width, height)
                    pen.mark(mark, in: rect, cut: solid)
                }
                guard ["plus", "minus", "xmark", "checkmark"].contains(name) else { continue }
                designs["\(name).square\(end)"] = SymbolDesign(as: "square") { pen in
                    pen.shape(solid: solid, box)
                    let core = pen.round
                    let rect = core.part((1 - width) / 2, (1 - height) / 2, width, height)
                    pen.mark(mark, in: rect, cut: solid)
                }
            }
        }
        for solid in [false, true] {
            let name = "exclamationmark.triangle" + (solid ? ".fill" : "")
            designs[name] = SymbolDesign(as: "triangle") { pen in
                pen.shape(solid: solid, triangle)
                pen.mark(.exclamation, in: pen.bounds.part(0.3, 0.38, 0.4, 0.4), cut: solid)
            }
        }
        return designs
    }()

    private static let lineDesigns: [String: SymbolDesign] = [
        "ellipsis": SymbolDesign { pen in
            let radius = min(pen.bounds.height * 0.32, pen.bounds.width / 6)
            for x in [radius, pen.bounds.midX, pen.bounds.maxX - radius] {
                pen.fill(.circle(CGPoint(x: x, y: pen.bounds.midY), radius: radius))
            }
        },
        "line.3.horizontal": SymbolDesign { pen in
            for y in [0, 0.5, 1] as [CGFloat] { pen.stroke([(0, y), (1, y)]) }
        },
        "text.alignleft": SymbolDesign { textLines(&$0, [(0, 1), (0, 0.68), (0, 1), (0, 0.68)]) },
        "text.aligncenter": SymbolDesign {
            textLines(&$0, [(0, 1), (0.16, 0.84), (0, 1), (0.16, 0.84)])
        },
        "text.alignright": SymbolDesign {
            textLines(&$0, [(0, 1), (0.32, 1), (0, 1), (0.32, 1)])
        },
        "text.justify": SymbolDesign { textLines(&$0, [(0, 1), (0, 1), (0, 1), (0, 1)]) },
        "list.bullet": SymbolDesign { pen in
            for y in [0, 0.5, 1] as [CGFloat] {
                pen.fill(.circle(pen.lines.point(0, y), radius: pen.line * 0.7))
                pen.stroke([(0.28, y), (1, y)])
            }
        },
        "slider.horizontal.3": SymbolDesign { pen in
            for (y, knob) in [(0.1, 0.7), (0.5, 0.3), (0.9, 0.7)] as [(CGFloat, CGFloat)] {
                let radius = pen.line * 1.25
                let middle = pen.lines.point(knob, y)
                pen.stroke(.circle(middle, radius: radius))
                pen.stroke(
                    .polyline([pen.lines.point(0, y), CGPoint(x: middle.x - radius, y: middle.y)]))
                pen.stroke(
                    .polyline([CGPoint(x: middle.x + radius, y: middle.y), pen.lines.point(1, y)]))
            }
        },
        "arrow.up.arrow.down": SymbolDesign { pen in
            pen.mark(.arrowUp, in: pen.lines.part(0, 0, 0.42, 0.92))
            pen.mark(.arrowDown, in: pen.lines.part(0.58, 0.08, 0.42, 0.92))
        },
        "arrow.clockwise": SymbolDesign { turningArrow(&$0, mirrored: false) },
        "arrow.counterclockwise": SymbolDesign { turningArrow(&$0, mirrored: true) },
    ]

    private static func textLines(_ pen: inout SymbolPen, _ spans: [(CGFloat, CGFloat)]) {
        for (index, span) in spans.enumerated() {
            let y = CGFloat(index) / CGFloat(spans.count - 1)
            pen.stroke([(span.0, y), (span.1, y)])
        }
    }

    private static func turningArrow(_ pen: inout SymbolPen, mirrored: Bool) {
        let side: CGFloat = mirrored ? -1 : 1
        let radius = min(pen.lines.width, pen.lines.height * 0.92) / 2
        let middle = CGPoint(x: pen.lines.midX, y: pen.lines.maxY - radius)
        func angle(_ degrees: CGFloat) -> CGFloat { mirrored ? 180 - degrees : degrees }
        pen.stroke(.arc(middle, radius: radius, from: angle(0), to: angle(300)))
        let tip = middle.polar(radius, angle(300))
        pen.stroke(
            .polyline([
                CGPoint(x: tip.x - side * radius * 0.3, y: tip.y - radius * 0.42), tip,
                CGPoint(x: tip.x - side * radius * 0.5, y: tip.y + radius * 0.28),
            ]))
    }
}
