package import Foundation
internal import QuadrantAccessibility
package import QuadrantCore
internal import QuadrantDisplayList
internal import QuadrantGeometry
internal import QuadrantLayout
internal import QuadrantViews

/// Something that can be touched, with the number that a picture has at it.
package struct Mark: Equatable, Sendable, Codable {
    /// From 1, in the order in which they are read.
    package var number: Int
    /// What it is called: its label, else its identifier.
    package var name: String
    /// The accessibility identifiers.
    package var identifiers: [String]
    /// What can be done with it: `activate`, `increment` …
    package var actions: [String]
    /// Whether it does anything now.
    package var isEnabled: Bool
    /// In the picture, in points.
    package var x, y, width, height: Double

    /// A line of a list: `3 "Add" #add`.
    package var line: String {
        var line = "\(number) \"\(name)\""
        for identifier in identifiers where identifier != name { line += " #\(identifier)" }
        let other = actions.filter { $0 != "activate" }
        if !other.isEmpty { line += " (\(other.joined(separator: ", ")))" }
        return isEnabled ? line : line + " disabled"
    }

    /// What can be touched in a tree, as far as it is in sight, in the order in which it is read.
    ///
    /// - Parameter origin: Where the root stands in the picture.
    @MainActor
    package static func all(in tree: ViewTree, at origin: CGPoint) -> [Mark] {
        let index = ElementIndex(tree.accessibility())
        let finger = Finger(on: tree) { index }
        var marks: [Mark] = []
        for element in index.all where !element.note.actions.isEmpty {
            let sight = finger.sight(of: element.node)
            guard sight.width > 0, sight.height > 0 else { continue }
            let frame = sight.offsetBy(dx: origin.x, dy: origin.y)
            let name = element.note.label ?? element.identifiers.first ?? element.note.value ?? ""
            marks.append(
                Mark(
                    number: marks.count + 1, name: name, identifiers: element.identifiers,
                    actions: element.note.actions.map(\.name), isEnabled: element.isEnabled,
                    x: frame.minX, y: frame.minY, width: frame.width, height: frame.height))
        }
        return marks
    }
}

/// Numbered boxes on what can be touched, and a list of them beside the picture.
@MainActor
struct MarkDrawing {
    private static let ink = RGBAColor(red: 0.85, green: 0.1, blue: 0.1, alpha: 0.95)
    private static let faint = RGBAColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 0.95)
    /// Between the picture and the list, in points.
    private static let gap: CGFloat = 8

    let marks: [Mark]
    let isDark: Bool

    /// Draws the boxes over a list, and the list to the right of it.
    func add(to list: inout DisplayList) {
        var (boxes, plates): ([DisplayItem], [DisplayItem]) = ([], [])
        var places = PlatePlaces(on: list.size)
        var whole = CGRect(origin: .zero, size: list.size)
        var next = CGPoint(x: list.size.width + Self.gap, y: Self.gap)
        for mark in marks {
            let line = MarkedText(mark.line, plate: nil, isDark: isDark)
            plates.append(line.placed(at: next))
            places.reserve(
                CGRect(origin: next, size: line.size).insetBy(dx: -Self.gap / 2, dy: -2))
            next.y += line.size.height + 2
        }
        for mark in marks {
            let frame = CGRect(x: mark.x, y: mark.y, width: mark.width, height: mark.height)
            let ink = mark.isEnabled ? Self.ink : Self.faint
            boxes.append(
                .stroke(
                    StrokeItem(
                        shape: .rect(frame), paint: .color(ink), style: StrokeStyle(lineWidth: 1))))
            let plate = MarkedText("\(mark.number)", plate: ink)
            let place = places.place(plate.size, at: frame)
            if let (start, end) = place.line {
                boxes.append(.line(from: start, to: end, ink, width: 0.5))
            }
            plates.append(plate.placed(at: place.frame.origin))
        }
        whole = places.taken.reduce(whole) { $0.union($1) }
        list.root = Fragment(items: list.root.items + boxes + plates)
        if whole.size != list.size { list.crop(to: whole) }
    }
}
