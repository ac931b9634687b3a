import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantLayout

/// Notes for explanations in what kind of card the content stands, and what decided its height.
nonisolated struct CardPlaceModifier: AttachingModifier {
    let kind: CardKind
    let place: CardPlace

    func attach(_ attachments: inout NodeAttachments) {
        attachments.add(PlaceNote { words }, for: PlaceNote.self)
    }

    private var words: String {
        let noun =
            switch kind {
            case .sheet: "sheet"
            case .cover: "full-screen cover"
            case .popover: "popover"
            }
        guard case .fixed(let frame) = place.frame else { return "in a \(noun)" }
        func word(_ length: CGFloat) -> String { SourceText.number(length) }
        var words = "in a \(noun) of \(word(frame.width))×\(word(frame.height))"
        if let stop = place.stops.first(where: { abs($0.height - frame.height) < 0.5 }) {
            words += " by its detent \(stop.detent.label)"
            if place.stops.count > 1 { words += ", one of \(place.stops.count)" }
        }
        let insets = [("top", place.insets.top), ("bottom", place.insets.bottom)]
            .filter { $0.1 > 0 }.map { "\(word($0.1)) at the \($0.0)" }
        if !insets.isEmpty { words += ", not safe: " + insets.joined(separator: ", ") }
        return words
    }
}
