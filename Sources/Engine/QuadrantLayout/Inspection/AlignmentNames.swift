extension AlignmentKey {
    /// The guide as it is written: `.leading`, or the name of the type for a guide of the user's own.
    package var name: String {
        switch builtIn {
        case .leading: ".leading"
        case .horizontalCenter, .verticalCenter: ".center"
        case .trailing: ".trailing"
        case .top: ".top"
        case .bottom: ".bottom"
        case .firstTextBaseline: ".firstTextBaseline"
        case .lastTextBaseline: ".lastTextBaseline"
        case .separatorLeading: ".listRowSeparatorLeading"
        case .custom: "\(id)"
        }
    }

    /// Whether it is the middle.
    package var isCenter: Bool { builtIn == .horizontalCenter || builtIn == .verticalCenter }
}

extension Alignment {
    /// The alignment as it is written: `.topLeading`, or both guides where there is no name.
    package var name: String {
        let names: [(Alignment, String)] = [
            (.center, ".center"), (.leading, ".leading"), (.trailing, ".trailing"), (.top, ".top"),
            (.bottom, ".bottom"), (.topLeading, ".topLeading"), (.topTrailing, ".topTrailing"),
            (.bottomLeading, ".bottomLeading"), (.bottomTrailing, ".bottomTrailing"),
            (.centerFirstTextBaseline, ".centerFirstTextBaseline"),
            (.centerLastTextBaseline, ".centerLastTextBaseline"),
            (.leadingFirstTextBaseline, ".leadingFirstTextBaseline"),
            (.leadingLastTextBaseline, ".leadingLastTextBaseline"),
            (.trailingFirstTextBaseline, ".trailingFirstTextBaseline"),
            (.trailingLastTextBaseline, ".trailingLastTextBaseline"),
        ]
        return names.first { $0.0 == self }?.1
            ?? "Alignment(horizontal: \(horizontal.key.name), vertical: \(vertical.key.name))"
    }

    /// `alignment: .top`; `nil` for the centre, which is every default.
    package var argument: String? { self == .center ? nil : "alignment: \(name)" }
}
