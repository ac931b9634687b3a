/// A `Section` at its place: its views are neighbours with the same mark.
package final class SectionMark: Sendable {
    package init() {}
}

/// What a view is to the section it stands in; its own type is the key.
package struct SectionPlace: Equatable {
    package enum Role: Sendable {
        case header
        case content
        case footer
    }

    package let section: SectionMark
    package let role: Role

    package init(section: SectionMark, role: Role) {
        self.section = section
        self.role = role
    }
}

extension SectionPlace {
    package static func == (lhs: SectionPlace, rhs: SectionPlace) -> Bool {
        lhs.section === rhs.section && lhs.role == rhs.role
    }
}

/// What a view is to the behavior of the scroll view around it; its own type is the key.
package enum ScrollTargetRole {
    /// Its children are targets.
    case layout
    /// It is one itself.
    case target
}
