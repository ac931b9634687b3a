import Foundation

extension TreeSnapshot {
    /// Where views stand, as text: a line for each view that shows something, holds several, has a name or is
    /// the body of a custom view, by its type; texts and images as they are written. Left out are
    /// modifiers, spacers, empty views and what controls are made of, unless they have a name, and what is
    /// not shown.
    ///
    /// Frames are given in that of the line around, effects included, so that a line changes with its own
    /// view and with what moves it there. No line depends on how long others are.
    package func frameListing() -> String {
        var lines: [String] = []
        var places: [ListedPlace] = []
        for node in nodes {
            var place = node.parent.map { places[$0] } ?? ListedPlace()
            if let frame = node.globalFrame, let title = Self.listed(node, in: place) {
                lines.append(
                    String(repeating: "  ", count: place.depth) + title
                        + " at \(plain(frame.x - place.x)),\(plain(frame.y - place.y)) "
                        + plain(frame.width, frame.height))
                place.depth += 1
                (place.x, place.y) = (frame.x, frame.y)
            }
            place.isInControl = place.isInControl || controlLabels.contains(node.label)
            places.append(place)
        }
        return lines.map { $0 + "\n" }.joined()
    }

    /// What a node is called in the list; `nil` for one that it leaves out.
    private static func listed(_ node: Node, in place: ListedPlace) -> String? {
        let isContent = node.label.hasPrefix("Text(") || node.label.hasPrefix("Image(")
        let type = String(node.label.prefix { $0 != "(" && $0 != " " })
        let isPlain =
            !node.label.hasPrefix(".") && type != "Spacer" && !controlLabels.contains(type)
            && !(node.size?.width == 0 && node.size?.height == 0)
        let isListed = isContent || isPlain && !place.isInControl
        guard isListed || !node.identifiers.isEmpty || !node.views.isEmpty else { return nil }
        let names = node.views + (isContent ? [node.label] : isPlain ? [type] : [])
        let identifiers = node.identifiers.map { "#\(TreePrinter.printable($0))" }
        return ([names.joined(separator: " › ")] + identifiers).filter { !$0.isEmpty }
            .joined(separator: " ")
    }
}

/// The line around a node: how far it is indented, and its corner in the root.
private struct ListedPlace {
    var depth = 0
    var x = 0.0
    var y = 0.0
    /// Whether it is a part of a control.
    var isInControl = false
}

/// The layouts of controls: buttons and switches draw what is in them in their style.
private let controlLabels: Set = [
    "ControlBox", "ControlRowLayout", "FilledTrack", "MarkerLayout", "SegmentsLayout",
    "SliderTrackLayout",
]
