/// The views of a layout that are written in the program, each with those in it: what controls and containers are made of is left
/// out, and so are modifiers that change neither size nor place.
package struct ShownTree {
    /// A view that is written.
    package struct Item: Equatable, Sendable {
        /// Its position among the nodes of the snapshot.
        package var node: Int
        /// The item around it; `nil` for the first.
        package var parent: Int?
        /// The items in it, in order.
        package var children: [Int] = []
        /// The modifier that brought it: `.background`, `.overlay`; `nil` for content.
        package var role: String?
    }

    /// The tree that it was made of.
    package let snapshot: TreeSnapshot
    /// Parents before children.
    package private(set) var items: [Item] = []

    /// The written views of a tree.
    ///
    /// - Parameters:
    ///   - keepsAll: Whether modifiers that change nothing are kept too.
    ///   - keepsDeciding: Whether those of them are that are why what is in them has its frame.
    /// - Complexity: Linear in the number of nodes.
    package init(of snapshot: TreeSnapshot, keepsAll: Bool = false, keepsDeciding: Bool = true) {
        self.snapshot = snapshot
        let nodes = snapshot.nodes
        let hasSources = nodes.contains { $0.source != nil }
        /// For each node the nearest item, how it was brought, and whether a control is around it.
        var places: [(item: Int?, role: String?, isInControl: Bool)] = []
        var counts = [Int](repeating: 0, count: nodes.count)
        var firstChildren = [Int?](repeating: nil, count: nodes.count)
        for (position, node) in nodes.enumerated() {
            if let parent = node.parent, firstChildren[parent] == nil {
                firstChildren[parent] = position
            }
        }
        places.reserveCapacity(nodes.count)
        for (position, node) in nodes.enumerated() {
            var place: (item: Int?, role: String?, isInControl: Bool) = (nil, nil, false)
            if let parent = node.parent {
                place = places[parent]
                counts[parent] += 1
                if counts[parent] > 1, Self.brings(nodes[parent]) {
                    place.role = String(nodes[parent].label.prefix { $0 != "(" })
                }
            }
            let isWritten =
                !node.isDrawn
                ? false
                : hasSources
                    ? node.source != nil || node.entered.contains(where: \.isOwn)
                    : !Self.isInner(node, isInControl: place.isInControl)
            let inner = firstChildren[position].map { nodes[$0] }
            let isSilent = !keepsAll && Self.isSilent(node, around: inner)
            if isWritten, !isSilent || keepsDeciding && Self.decides(node, around: inner) {
                let index = items.count
                items.append(Item(node: position, parent: place.item, role: place.role))
                if let parent = place.item { items[parent].children.append(index) }
                place = (index, nil, place.isInControl)
            }
            place.isInControl = place.isInControl || Self.isControl(node)
            places.append(place)
        }
    }

    /// Whether children behind the first are brought by the node itself, which is a modifier.
    private static func brings(_ node: TreeSnapshot.Node) -> Bool {
        [".background", ".overlay", ".mask"].contains { node.label.hasPrefix($0) }
    }

    /// Whether a modifier changes neither the size nor the place, and has nothing to say.
    private static func isSilent(
        _ node: TreeSnapshot.Node, around inner: TreeSnapshot.Node?
    ) -> Bool {
        guard node.label.hasPrefix("."), node.identifiers.isEmpty, let inner,
            !node.entered.contains(where: \.isOwn), node.source?.text.hasPrefix(".") ?? true,
            node.globalFrame == inner.globalFrame
        else { return false }
        return !node.reasons.contains(where: \.decides)
    }

    /// Whether a modifier that has the frame of what is in it is why that is so: it cuts, or offers another size than it was offered.
    private static func decides(
        _ node: TreeSnapshot.Node, around inner: TreeSnapshot.Node?
    ) -> Bool {
        [".clipped", ".clipShape", ".mask"].contains(where: node.label.hasPrefix)
            || node.label.hasPrefix(".frame") && node.proposal != inner?.proposal
    }

    /// Whether a node is, as far as its label tells, no view of a program's, where no source says so.
    private static func isInner(_ node: TreeSnapshot.Node, isInControl: Bool) -> Bool {
        if node.entered.contains(where: \.isOwn) || !node.identifiers.isEmpty { return false }
        if node.label.hasPrefix("Text(") || node.label.hasPrefix("Image(") { return false }
        if isControl(node) { return false }
        return isInControl || innerLabels.contains { node.label.hasPrefix($0) }
    }

    /// Whether a control begins at a node.
    private static func isControl(_ node: TreeSnapshot.Node) -> Bool {
        node.entered.contains { !$0.isOwn && LibraryWords.controls.contains($0.name) }
    }

    private static let innerLabels = [
        ".modifier", ".transformPreference", ".onPreferenceChange", ".preference", "View",
        "ControlBox",
        ".backgroundPreferenceValue", ".overlayPreferenceValue", ".hostSafeArea", "screens",
    ]
}

/// Names of views of Apple's that nodes are not called by.
package enum LibraryWords {
    /// Views that are made of others, which a program does not write.
    package static let controls: Set = [
        "Button", "Toggle", "TextField", "SecureField", "TextEditor", "Slider", "Stepper", "Picker",
        "DatePicker", "MultiDatePicker", "ColorPicker", "Menu", "Link", "Label", "ProgressView",
        "Gauge",
        "LabeledContent", "ShareLink", "EditButton", "PasteButton", "RenameButton", "ControlGroup",
        "ContentUnavailableView", "NavigationLink", "AsyncImage", "Chart", "Map",
    ]
}
