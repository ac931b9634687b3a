import Foundation

extension TreeSnapshot {
    /// Where views stand, as text: a line for each view of the program's that shows something, holds several or has a name, by the
    /// word that was written: its own type, a control or container of the library, a stack, a shape, a text, an image. Left out
    /// are modifiers, spacers, empty views, what controls, bars and containers are made of, unless it has a name, and what is not
    /// shown.
    ///
    /// Frames are given in that of the line around, effects included, so that a line changes with its own view and with what
    /// moves it there. No line depends on how long others are.
    package func frameListing() -> String {
        var lines: [String] = []
        var places: [ListedPlace] = []
        for node in nodes {
            var place = node.parent.map { places[$0] } ?? ListedPlace()
            place.enter(node)
            if node.isDrawn, let frame = node.globalFrame, let title = Self.listed(node, in: place)
            {
                lines.append(
                    String(repeating: "  ", count: place.depth) + title
                        + " at \(plain(frame.x - place.x)),\(plain(frame.y - place.y)) "
                        + plain(frame.width, frame.height))
                place.depth += 1
                (place.x, place.y) = (frame.x, frame.y)
            }
            place.hide(in: node)
            places.append(place)
        }
        return lines.map { $0 + "\n" }.joined()
    }

    /// What a node is called in the list; `nil` for one that it leaves out.
    private static func listed(_ node: Node, in place: ListedPlace) -> String? {
        let isContent = node.label.hasPrefix("Text(") || node.label.hasPrefix("Image(")
        var names = node.entered.filter { $0.isOwn || LibraryWords.views.contains($0.name) }
            .map(\.name)
        if place.isHidden { names.removeAll { LibraryWords.views.contains($0) } }
        let type = String(node.label.prefix { $0 != "(" && $0 != " " && $0 != "." })
        if isContent {
            names.append(node.label)
        } else if !place.isHidden, type.first?.isUppercase == true, names.last != type,
            !["View", "Spacer"].contains(type), node.label != "List row",
            !controlLayouts.contains(type),
            !(node.size?.width == 0 && node.size?.height == 0)
        {
            names.append(type)
        }
        guard !names.isEmpty || !node.identifiers.isEmpty else { return nil }
        let identifiers = node.identifiers.map { "#\(TreePrinter.printable($0))" }
        return ([names.joined(separator: " › ")] + identifiers).filter { !$0.isEmpty }
            .joined(separator: " ")
    }
}

/// The line around a node: how far it is indented, and its corner in the root.
private struct ListedPlace {
    /// Whose work is left out around a node.
    private enum Maker {
        case program, screens, control
    }

    var depth = 0
    var x = 0.0
    var y = 0.0
    private var maker = Maker.program

    /// Whether it is a part of a control, a bar or another thing that the library makes.
    var isHidden: Bool { maker != .program }

    /// Rows, what screens hold, and views of the program's are shown, wherever they are.
    mutating func enter(_ node: TreeSnapshot.Node) {
        if node.label == "List row" || node.entered.contains(where: \.isOwn)
            || maker == .screens && node.label == ".transformPreference(BarKey.self)"
        {
            maker = .program
        }
    }

    /// What is in a control is the library's, and so is what screens and bars are made of.
    mutating func hide(in node: TreeSnapshot.Node) {
        if node.entered.contains(where: { screens.contains($0.name) })
            || ["top bar", "bottom bar", "screens"].contains(node.label)
        {
            maker = .screens
        }
        guard !node.entered.contains(where: \.isOwn) else { return }
        if controlLayouts.contains(node.label)
            || node.entered.contains(where: {
                LibraryWords.controls.contains($0.name) || isInner($0.name)
            })
        {
            maker = .control
        }
    }

    /// Whether what a view or modifier of the library makes is its own, and no view of the program's.
    private func isInner(_ name: String) -> Bool {
        ["Bar", "Look", "Glass", "Ground", "Ink"].contains { name.hasSuffix($0) }
            || ["SearchFieldRow", "ListHost", "LargeTitle", "BarGroups", "LabelRow", "LabeledRow"]
                .contains(name)
    }
}

/// What holds screens.
private let screens: Set = ["NavigationStack", "NavigationSplitView", "TabView"]

/// The layouts of controls: buttons and switches draw what is in them in their style.
private let controlLayouts: Set = [
    "ControlBox", "ControlRowLayout", "FilledTrack", "MarkerLayout", "SegmentsLayout",
    "SliderTrackLayout",
]

extension LibraryWords {
    /// Views with a body of the library's that a program writes by these names.
    fileprivate static let views = controls.union([
        "NavigationStack", "NavigationSplitView", "TabView", "List", "Form", "Table", "GroupBox",
        "DisclosureGroup", "OutlineGroup", "GeometryReader", "ScrollView", "ViewThatFits",
    ])
}
