import Foundation
public import QuadrantCore
import QuadrantGeometry
import QuadrantLayout
import QuadrantText
import QuadrantViews

/// The style of labels where none is set: the icon, then the title.
///
/// Apple: "DefaultLabelStyle".
public struct DefaultLabelStyle: LabelStyle {
    /// Creates the style.
    nonisolated public init() {}

    /// The icon, then the title.
    public func makeBody(configuration: Configuration) -> some View {
        LabelRow(configuration: configuration)
    }
}

/// A style that shows the icon, then the title.
///
/// Apple: "TitleAndIconLabelStyle".
public struct TitleAndIconLabelStyle: LabelStyle {
    /// Creates the style.
    nonisolated public init() {}

    /// The icon, then the title.
    public func makeBody(configuration: Configuration) -> some View {
        LabelRow(configuration: configuration)
    }
}

/// A style that shows only the icon; assistive technologies are told the title.
///
/// Apple: "IconOnlyLabelStyle".
public struct IconOnlyLabelStyle: LabelStyle {
    /// Creates the style.
    nonisolated public init() {}

    /// The icon; the title is told to assistive technologies only.
    public func makeBody(configuration: Configuration) -> some View {
        configuration.icon.modifier(
            RepresentationModifier(representation: configuration.title, kind: .hiddenLabel))
    }
}

/// A style that shows only the title.
///
/// Apple: "TitleOnlyLabelStyle".
public struct TitleOnlyLabelStyle: LabelStyle {
    /// Creates the style.
    nonisolated public init() {}

    /// The title.
    public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

extension LabelStyle where Self == DefaultLabelStyle {
    /// The style of labels where none is set: the icon, then the title.
    public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
    /// Shows the icon, then the title.
    public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
    /// Shows only the icon.
    public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
    /// Shows only the title.
    public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

/// Icon and title in a row: the middle of the icon is half a cap height above the title's first
/// baseline.
private struct LabelRow: View {
    let configuration: LabelStyleConfiguration
    @Environment(\.fontSize) private var fontSize
    @Environment(\.labelSpacing) private var spacing
    @Environment(\.labelIconWidth) private var iconWidth
    @Environment(\.rowSurroundings) private var row
    @Environment(\.controlProfile.list) private var metrics

    var body: some View {
        let rise = halfCapHeight
        // In rows, icons stand in the middle of a column and may be wider than that. Evidence: rows with symbols are
        // no higher than others (Apple's pictures of iOS 26).
        let room = row == nil ? nil : fontSize * metrics.iconRoom
        // Evidence: 8 points apart (macOS 26.2).
        HStack(alignment: .labelMiddle, spacing: spacing ?? (row == nil ? 8 : metrics.iconGap)) {
            configuration.icon
                .modifier(RowIconModifier())
                .frame(
                    minWidth: iconWidth ?? room, maxWidth: iconWidth == nil ? room : nil,
                    maxHeight: room != nil && configuration.hasSymbol ? fontSize : nil
                )
                .alignmentGuide(.labelMiddle) { $0[VerticalAlignment.center] }
            // Beside an icon, lines begin at the leading edge in buttons too (Apple's picture of a narrow one).
            configuration.title
                .modifier(CenteredLinesModifier(false))
                .alignmentGuide(.labelMiddle) { $0[.firstTextBaseline] - rise }
        }
    }

    /// Evidence: the cap height is 9.16 at 13 points; under a symbol it is rounded to half points
    /// (half of it is 4.5 at 13, 7.75 at 22).
    private var halfCapHeight: CGFloat {
        let height = fontSize * 9.16 / 13
        return (configuration.hasSymbol ? (height * 2).rounded() / 2 : height) / 2
    }
}

/// Draws the icon of a label in a row in the tint and at the large scale; elsewhere changes nothing.
private nonisolated struct RowIconModifier: EnvironmentModifier {
    func change(_ environment: inout EnvironmentValues) {
        guard let row = environment.rowSurroundings else { return }
        let isInColumns = row.container == .columns
        if isInColumns, environment.controlProfile.automatic.form == .columns { return }
        if environment.controlProfile.list.iconsAreLarge { environment.imageScale = .large }
        guard !row.isInControl else { return }
        environment.defaultForeground = environment.rowItemStyle ?? AnyShapeStyle(.tint)
    }
}

extension VerticalAlignment {
    private enum LabelMiddle: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
    }

    fileprivate static let labelMiddle = VerticalAlignment(LabelMiddle.self)
}
