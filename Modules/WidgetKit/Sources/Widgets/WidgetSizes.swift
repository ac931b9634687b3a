import SwiftUI

/// How large widgets are on the screen of a device, in points.
struct WidgetSizes {
    /// A screen held upright, with its sizes.
    private struct Row {
        let screen: CGSize
        let small: CGFloat
        let wide: CGFloat
        let tall: CGFloat
        let circle: CGFloat
        let rectangle: CGFloat
        let line: CGFloat
        /// The width of the extra large one; 0 where there is none.
        var extra: CGFloat = 0

        init(
            _ width: CGFloat, _ height: CGFloat, _ small: CGFloat, _ wide: CGFloat, _ tall: CGFloat,
            _ circle: CGFloat = 72, _ rectangle: CGFloat = 160, _ line: CGFloat = 234,
            extra: CGFloat = 0
        ) {
            screen = CGSize(width: width, height: height)
            (self.small, self.wide, self.tall) = (small, wide, tall)
            (self.circle, self.rectangle, self.line, self.extra) = (circle, rectangle, line, extra)
        }
    }

    // Human Interface Guidelines, "Widgets", specifications. The table has no screens of 402 and 440 points: they have
    // the sizes of 393 and 430.
    private static let rows = [
        Row(393, 852, 158, 338, 354), Row(402, 874, 158, 338, 354), Row(390, 844, 158, 338, 354),
        Row(430, 932, 170, 364, 382, 76, 172, 257), Row(428, 926, 170, 364, 382, 76, 172, 257),
        Row(440, 956, 170, 364, 382, 76, 172, 257), Row(420, 912, 170, 364, 382, 76, 172, 257),
        Row(414, 896, 169, 360, 379, 76, 160, 248), Row(414, 736, 159, 348, 357, 76, 170, 248),
        Row(375, 812, 155, 329, 345, 72, 157, 225), Row(375, 667, 148, 321, 324, 68, 153, 225),
        Row(320, 568, 141, 292, 311, 68, 153, 225),
        // iPads: the sizes in which views are laid out.
        Row(768, 1024, 141, 305.5, 305.5, extra: 634.5),
        Row(744, 1133, 141, 305.5, 305.5, extra: 634.5),
        Row(810, 1080, 146, 320.5, 320.5, extra: 669),
        Row(834, 1112, 150, 327.5, 327.5, extra: 682),
        Row(820, 1180, 155, 342, 342, extra: 715.5), Row(834, 1194, 155, 342, 342, extra: 715.5),
        Row(834, 1210, 155, 342, 342, extra: 715.5), Row(1024, 1366, 170, 378.5, 378.5, extra: 795),
        Row(1032, 1376, 170, 378.5, 378.5, extra: 795),
    ]

    private let row: Row

    /// The sizes on a screen; those of the usual one, of 393 by 852 points, where the screen is not in the table.
    init(screen: CGSize) {
        let upright = CGSize(
            width: min(screen.width, screen.height), height: max(screen.width, screen.height))
        row = Self.rows.first { $0.screen == upright } ?? Self.rows[0]
    }

    /// The size of a widget. On a phone an extra large one has the size of an iPad of 820 points.
    func size(of family: WidgetFamily) -> CGSize {
        let large = Self.rows.first { $0.extra == 715.5 } ?? row
        let tablet = row.extra > 0 ? row : large
        switch family {
        case .systemSmall: return CGSize(width: row.small, height: row.small)
        case .systemMedium:
            // 348 by 157 on the one screen where the small one is 159 high.
            return CGSize(width: row.wide, height: row.wide == 348 ? 157 : row.small)
        case .systemLarge: return CGSize(width: row.wide, height: row.tall)
        case .systemExtraLarge: return CGSize(width: tablet.extra, height: tablet.tall)
        case .systemExtraLargePortrait: return CGSize(width: tablet.tall, height: tablet.extra)
        case .accessoryCircular, .accessoryCorner:
            return CGSize(width: row.circle, height: row.circle)
        // As the circle's height where the table has one of the same line; 72 on screens of 414 points.
        case .accessoryRectangular:
            return CGSize(width: row.rectangle, height: row.wide == 360 ? 72 : row.circle)
        case .accessoryInline: return CGSize(width: row.line, height: 26)
        }
    }
}
