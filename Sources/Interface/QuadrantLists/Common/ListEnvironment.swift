public import Foundation
public import QuadrantCore
public import QuadrantViews

private enum MinimumRowHeightKey: EnvironmentKey {
    static var defaultValue: CGFloat? { nil }
}

private enum MinimumHeaderHeightKey: EnvironmentKey {
    static var defaultValue: CGFloat? { nil }
}

private enum RowSpacingKey: EnvironmentKey {
    static var defaultValue: CGFloat? { nil }
}

private enum SectionSpacingKey: EnvironmentKey {
    static var defaultValue: ListSectionSpacing? { nil }
}

private enum ListLengthProblemKey: EnvironmentKey {
    static var defaultValue: Diagnostic? { nil }
}

private enum BelowLineKey: ScreenKey {
    static var defaultValue: Bool { false }
    static var ends: ScreenSteps { .elsewhere }
}

extension EnvironmentValues {
    /// Whether a line lies above a list, such as that below the titles of a table.
    var isBelowLine: Bool {
        get { self[BelowLineKey.self] }
        set { self[BelowLineKey.self] = newValue }
    }
}

/// The distance between the sections of a list.
///
/// Apple: "ListSectionSpacing".
public struct ListSectionSpacing: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case standard
        case compact
        case custom(CGFloat)
    }

    let kind: Kind
    /// What is wrong with the distance that was given; `nil` where nothing is.
    private(set) var diagnostic: Diagnostic?

    private init(kind: Kind) { self.kind = kind }

    /// Whether two distances are the same.
    public static func == (lhs: ListSectionSpacing, rhs: ListSectionSpacing) -> Bool {
        lhs.kind == rhs.kind
    }

    /// Hashes what `==` compares.
    public func hash(into hasher: inout Hasher) { hasher.combine(kind) }

    /// The usual distance of the list's style.
    public static let `default` = ListSectionSpacing(kind: .standard)
    /// A smaller distance; half of the usual one (not measured).
    public static let compact = ListSectionSpacing(kind: .compact)

    /// A distance in points. One that is negative or not finite counts as 0 and is reported.
    public static func custom(_ spacing: CGFloat) -> ListSectionSpacing {
        var result = ListSectionSpacing(kind: .custom(spacing.isFinite ? max(0, spacing) : 0))
        result.diagnostic = .unlessLength(
            ".listSectionSpacing", ["": spacing], instead: "It counts as 0.")
        return result
    }
}

/// How the tint of the rows of a list is chosen.
///
/// Apple: "ListItemTint". Here it colours the icons of labels in rows.
public struct ListItemTint: Sendable {
    /// The colour; `nil` for the colour of texts.
    let color: Color?

    /// The colour, whatever the user has chosen.
    public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }

    /// The colour, unless the user has chosen another one; here nobody chooses.
    public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }

    /// The colour of texts.
    public static let monochrome = ListItemTint(color: nil)

    var style: AnyShapeStyle {
        color.map { AnyShapeStyle($0) } ?? AnyShapeStyle(HierarchicalShapeStyle.primary)
    }
}

extension EnvironmentValues {
    /// The least height of the rows of lists, in points. The usual one of the system, 52 at the usual size of
    /// text on iOS 26, unless set. Values that are negative or not finite count as 0; lists report them.
    ///
    /// Apple: "EnvironmentValues.defaultMinListRowHeight".
    public var defaultMinListRowHeight: CGFloat {
        get { self[MinimumRowHeightKey.self] ?? usualRowHeight }
        set {
            self[MinimumRowHeightKey.self] = newValue.isFinite ? max(0, newValue) : 0
            noteLength("\\.defaultMinListRowHeight", newValue)
        }
    }

    /// The least height of the headers of lists, in points; `nil`, as high as their content, unless set. Values that are negative
    /// or not finite count as 0; lists report them.
    ///
    /// Apple: "EnvironmentValues.defaultMinListHeaderHeight".
    public var defaultMinListHeaderHeight: CGFloat? {
        get { self[MinimumHeaderHeightKey.self] }
        set {
            self[MinimumHeaderHeightKey.self] = newValue.map { $0.isFinite ? max(0, $0) : 0 }
            if let newValue { noteLength("\\.defaultMinListHeaderHeight", newValue) }
        }
    }

    /// The least height of rows that was set; `nil` for the usual one.
    var ownMinListRowHeight: CGFloat? { self[MinimumRowHeightKey.self] }

    /// What is wrong with a length that was set for lists; `nil` where nothing is.
    var listLengthProblem: Diagnostic? {
        get { self[ListLengthProblemKey.self] }
        set { self[ListLengthProblemKey.self] = newValue }
    }

    /// Keeps for lists what is wrong with a length, if something is: nobody can report it where it is set.
    private mutating func noteLength(_ path: String, _ length: CGFloat) {
        let diagnostic = Diagnostic.unlessLength(
            ".environment", [path: length], instead: "It counts as 0.")
        if let diagnostic { listLengthProblem = diagnostic }
    }

    /// Points between the rows of lists; `nil` for rows that make one card.
    var listRowSpacing: CGFloat? {
        get { self[RowSpacingKey.self] }
        set { self[RowSpacingKey.self] = newValue.map { $0.isFinite ? max(0, $0) : 0 } }
    }

    /// The distance between the sections of lists; `nil` for that of the style.
    var listSectionSpacing: ListSectionSpacing? {
        get { self[SectionSpacingKey.self] }
        set { self[SectionSpacingKey.self] = newValue }
    }
}
