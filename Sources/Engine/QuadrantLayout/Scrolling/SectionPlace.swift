/// A `Section` at its place: its views are neighbours with the same mark.
package final class SectionMark: Sendable {
    package init() {}
}

/// The section that a view belongs to, and its role there. The type itself is the key of this
/// trait.
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

/// The role of a view for the target behaviour of the scroll view around. The type itself is the key
/// of this trait.
package enum ScrollTargetRole {
    /// The children of the view are scroll targets.
    case layout
    /// The view itself is a scroll target.
    case target
}

extension SectionPlace: JoinedTrait {
    /// Of sections in sections the outermost counts.
    package func over(_ outer: SectionPlace) -> SectionPlace { outer }
}
