/// A laid-out tree as plain values: what each node is, what it was proposed, what it answered, where
/// it stands and why.
///
/// Built on demand; it does not follow later changes. The nodes stand in one list, parents before
/// children, so that no depth of the tree needs a deep stack.
package struct TreeSnapshot: Equatable, Sendable, Codable {
    /// The version of the form that `json` writes: it changes where a reader of the former one would be wrong.
    package static let currentVersion = 1

    /// The version of the form.
    package var version = Self.currentVersion
    /// The nodes in layout order. Nodes that are not shown are listed, the nodes in them are not.
    package var nodes: [Node]

    /// One node of the layout.
    package struct Node: Equatable, Sendable, Codable {
        /// How many nodes are around it.
        package var depth: Int
        /// The parent's position in `nodes`; `nil` for the root.
        package var parent: Int?
        /// The modifier, container or view as it is written.
        package var label: String
        /// The custom views whose bodies begin here, the outermost first.
        package var views: [String]
        /// The same with the views, modifiers and controls of the library whose bodies begin here.
        package var entered: [Entered]
        /// The accessibility identifiers, the innermost first.
        package var identifiers: [String]
        /// Whether it has a place; a container may leave children out.
        package var isShown: Bool
        /// What it was proposed when it was placed; `nil` if it is not shown.
        package var proposal: Lengths?
        /// What it answered, in points; `nil` if it is not shown.
        package var size: Lengths?
        /// Its top left corner in its parent, in points; for the first node, in the picture that
        /// shows the root. `nil` if it is not shown.
        package var position: Position?
        /// Its frame in the root, or in the picture that shows it, with the effects further out;
        /// `nil` if it is not shown.
        package var globalFrame: Frame?
        /// Where it is along z; `nil` for a flat view at the back of its parent.
        package var space: Space?
        /// What decided its size and place.
        package var reasons: [Reason]
        /// Whether it is drawn; what only assistive technologies are told of is not.
        package var isDrawn = true
        /// A number that stands for what it shows itself, in hexadecimal digits; `nil` for nothing. Equal drawings of equal size have
        /// equal ones.
        package var look: String?
        /// Where the own view is written that begins here, the outermost of several; `nil` where none does.
        package var call: Source?
        /// Where it is written; `nil` for what a control or container is made of, and where no source is known.
        package var source: Source?
    }

    /// A view or modifier with a body, or a control, that begins at a node.
    package struct Entered: Equatable, Sendable, Codable {
        /// The name of its type without generic arguments.
        package var name: String
        /// Whether the program wrote it, and not this library.
        package var isOwn: Bool

        /// What begins under a name.
        package init(name: String, isOwn: Bool) { (self.name, self.isOwn) = (name, isOwn) }
    }

    /// A place in a source file, and what stands there.
    package struct Source: Hashable, Sendable, Codable {
        /// The path as it was given.
        package var file: String
        /// From 1.
        package var line: Int
        /// The call without its closures.
        package var text: String
        /// The modifiers around it that are no nodes, such as fonts, the innermost first.
        package var settings: [Setting] = []

        /// Something that is written.
        package init(file: String, line: Int, text: String, settings: [Setting] = []) {
            (self.file, self.line, self.text, self.settings) = (file, line, text, settings)
        }
    }

    /// A modifier that sets what views inherit.
    package struct Setting: Hashable, Sendable, Codable {
        /// The call: `.font(.caption)`.
        package var text: String
        /// From 1, in the file of the view.
        package var line: Int

        /// A modifier at a line.
        package init(text: String, line: Int) { (self.text, self.line) = (text, line) }
    }

    /// A width and a height in points; `nil` where a proposal leaves the length to the view.
    package struct Lengths: Equatable, Sendable {
        /// The width in points; `nil` for the ideal width.
        package var width: Double?
        /// The height in points; `nil` for the ideal height.
        package var height: Double?
    }

    /// The third axis of a node, in points.
    package struct Space: Equatable, Sendable, Codable {
        /// How deep it is.
        package var depth: Double
        /// From the back of the parent, toward the viewer.
        package var z: Double
        /// The depth that it was offered; `nil` for the ideal depth.
        package var offered: Double?
    }

    /// A point, x to the right and y down.
    package struct Position: Equatable, Sendable, Codable {
        /// The distance from the left, in points.
        package var x: Double
        /// The distance from the top, in points.
        package var y: Double
    }

    /// An upright rectangle.
    package struct Frame: Equatable, Sendable, Codable {
        /// The left edge, in points.
        package var x: Double
        /// The top edge, in points.
        package var y: Double
        /// The width in points.
        package var width: Double
        /// The height in points.
        package var height: Double
    }

    /// A snapshot of these nodes, parents before children.
    package init(nodes: [Node]) { self.nodes = nodes }

    /// The nodes from the root to the first of the identifier; empty if it is not in the layout.
    package func chain(to identifier: String) -> TreeSnapshot {
        let isNamed: (Node) -> Bool = { $0.identifiers.contains(identifier) }
        let found =
            nodes.firstIndex { $0.isShown && isNamed($0) } ?? nodes.firstIndex(where: isNamed)
        var chain: [Node] = []
        var next = found
        while let position = next {
            chain.append(nodes[position])
            next = nodes[position].parent
        }
        chain.reverse()
        for position in chain.indices {
            chain[position].parent = position == 0 ? nil : position - 1
        }
        return TreeSnapshot(nodes: chain)
    }
}

extension TreeSnapshot.Lengths: Codable {
    private enum Key: CodingKey {
        case width, height
    }

    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        width = try container.decode(Double?.self, forKey: .width)
        height = try container.decode(Double?.self, forKey: .height)
    }

    /// Lengths that are not given are written as null.
    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(width, forKey: .width)
        try container.encode(height, forKey: .height)
    }
}
