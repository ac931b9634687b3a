import Foundation
import QuadrantCore
import QuadrantLayout

/// Where in a bar items stand.
enum BarSide {
    case start, middle, end, bottom, keyboard
}

/// The place of a group among the items at one side of a bar.
struct BarPlace {
    let side: BarSide
    /// How many items are before it.
    let first: Int
    let count: Int
}

/// Notes for explanations which placement put an item of a bar where it stands.
nonisolated struct BarPlaceModifier: AttachingModifier {
    let placement: ToolbarItemPlacement
    let place: BarPlace
    /// From 1.
    let number: Int
    /// What glass keeps at both sides of a text on it, in points.
    let inset: CGFloat?

    func attach(_ attachments: inout NodeAttachments) {
        attachments.add(PlaceNote { words }, for: PlaceNote.self)
    }

    private var location: String {
        switch place.side {
        case .start: "at the start of the bar at the top"
        case .middle: "in the middle of the bar at the top"
        case .end where placement.place == .leading:
            "at the end of the bar at the top, as the button back has the start"
        case .end: "at the end of the bar at the top"
        case .bottom where placement == .status: "in the middle of the bar at the bottom"
        case .bottom: "in the bar at the bottom, from its start"
        case .keyboard: "above the keyboard"
        }
    }

    private var words: String {
        var words = "placement .\(placement.name): \(location)"
        if place.count > 1 { words += ", number \(number) of \(place.count) there" }
        if let inset {
            words += "; \(SourceText.number(inset)) at both sides of a text in its glass"
        }
        return words
    }
}
