import QuadrantControls
public import QuadrantCore
import QuadrantViews

/// How tables look.
///
/// Apple: "TableStyle". The styles are those of the system: a style of one's own shows what it makes of a table.
@MainActor @preconcurrency
public protocol TableStyle {
    /// What a table is made of.
    associatedtype Body: View
    /// The properties of a table.
    typealias Configuration = TableStyleConfiguration

    /// The view of a table.
    @ViewBuilder
    func makeBody(configuration: Configuration) -> Body
}

/// What a style is told of a table: the table itself, as a view.
///
/// Apple: "TableStyleConfiguration".
public nonisolated struct TableStyleConfiguration {
    let content: AnyView
}

/// The style of tables where none is set: as `inset`.
///
/// Apple: "AutomaticTableStyle".
public struct AutomaticTableStyle: TableStyle {
    /// Creates the style.
    nonisolated public init() {}

    /// The table as it is.
    public func makeBody(configuration: Configuration) -> some View { configuration.content }
}

/// Rows stand on the ground of the table.
///
/// Apple: "InsetTableStyle".
public struct InsetTableStyle: TableStyle {
    private let alternatesRowBackgrounds: Bool

    /// Creates the style.
    nonisolated public init() {
        self.init(alternatesRowBackgrounds: false)
    }

    /// Creates the style. Rows have grounds of two kinds on macOS only: it makes no difference, which is reported.
    nonisolated public init(alternatesRowBackgrounds: Bool) {
        self.alternatesRowBackgrounds = alternatesRowBackgrounds
    }

    /// The table as it is.
    public func makeBody(configuration: Configuration) -> some View {
        configuration.content
            .modifier(
                ReportModifier(diagnostic: alternatesRowBackgrounds ? .noAlternatingRows : nil))
    }
}

/// A line around the table.
///
/// Apple: "BorderedTableStyle". Apple has it on macOS only.
public struct BorderedTableStyle: TableStyle {
    private let alternatesRowBackgrounds: Bool

    /// Creates the style.
    nonisolated public init() {
        self.init(alternatesRowBackgrounds: false)
    }

    /// Creates the style. Rows have grounds of two kinds on macOS only: it makes no difference, which is reported.
    nonisolated public init(alternatesRowBackgrounds: Bool) {
        self.alternatesRowBackgrounds = alternatesRowBackgrounds
    }

    /// The table with a line around it.
    public func makeBody(configuration: Configuration) -> some View {
        configuration.content.border(.separator)
            .modifier(
                ReportModifier(diagnostic: alternatesRowBackgrounds ? .noAlternatingRows : nil))
    }
}

extension TableStyle where Self == AutomaticTableStyle {
    /// The style of tables where none is set.
    public static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}

extension TableStyle where Self == InsetTableStyle {
    /// Rows stand on the ground of the table.
    public static var inset: InsetTableStyle { InsetTableStyle() }

    /// Rows stand on the ground of the table.
    public static func inset(alternatesRowBackgrounds: Bool) -> InsetTableStyle {
        InsetTableStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
    }
}

extension TableStyle where Self == BorderedTableStyle {
    /// A line around the table.
    @_disfavoredOverload
    // iPhones have no such style: a user's own of that name goes first.
    public static var bordered: BorderedTableStyle { BorderedTableStyle() }

    /// A line around the table.
    @_disfavoredOverload
    // iPhones have no such style: a user's own of that name goes first.
    public static func bordered(alternatesRowBackgrounds: Bool) -> BorderedTableStyle {
        BorderedTableStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
    }
}

/// Evaluates the body of a `TableStyle`.
enum TableBody<Style: TableStyle>: StyleBody {
    static func body(_ style: Style, _ configuration: TableStyleConfiguration) -> Style.Body {
        style.makeBody(configuration: configuration)
    }
}

extension View {
    /// Sets the style of the tables in this view.
    ///
    /// Apple: "tableStyle(_:)".
    nonisolated public func tableStyle<S: TableStyle>(_ style: S) -> some View {
        controlStyle(TableBody<S>.self, style)
    }
}
