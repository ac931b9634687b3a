internal import SwiftUI

/// The sizes and places of widgets.
///
/// Apple: "WidgetFamily".
@frozen
public enum WidgetFamily: Int, CaseIterable, Hashable, Sendable, CustomStringConvertible,
    CustomDebugStringConvertible
{
    case systemSmall
    case systemMedium
    case systemLarge
    /// On iPad and Mac.
    case systemExtraLarge
    case systemExtraLargePortrait
    /// In the corner of a watch's face.
    case accessoryCorner
    case accessoryCircular
    case accessoryRectangular
    case accessoryInline

    /// The name.
    public var description: String {
        switch self {
        case .systemSmall: "systemSmall"
        case .systemMedium: "systemMedium"
        case .systemLarge: "systemLarge"
        case .systemExtraLarge: "systemExtraLarge"
        case .systemExtraLargePortrait: "systemExtraLargePortrait"
        case .accessoryCorner: "accessoryCorner"
        case .accessoryCircular: "accessoryCircular"
        case .accessoryRectangular: "accessoryRectangular"
        case .accessoryInline: "accessoryInline"
        }
    }

    /// The name.
    public var debugDescription: String { description }

    /// Whether it stands on a lock screen or a watch's face: without a ground of its own, in one colour.
    var isAccessory: Bool {
        switch self {
        case .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge,
            .systemExtraLargePortrait:
            false
        case .accessoryCorner, .accessoryCircular, .accessoryRectangular, .accessoryInline: true
        }
    }
}

/// How the colours of a widget are shown.
///
/// Apple: "WidgetRenderingMode".
public struct WidgetRenderingMode: Hashable, Sendable, CustomStringConvertible {
    /// The name.
    public let description: String

    /// As they are.
    public static let fullColor = WidgetRenderingMode(description: "fullColor")
    /// In two groups of one colour each.
    public static let accented = WidgetRenderingMode(description: "accented")
    /// In one colour, bright as they are: on a lock screen.
    public static let vibrant = WidgetRenderingMode(description: "vibrant")
}

/// How a picture is shown where the colours of a widget are not.
///
/// Apple: "WidgetAccentedRenderingMode".
public struct WidgetAccentedRenderingMode: Hashable, Sendable {
    private let name: String
    public static let accented = WidgetAccentedRenderingMode(name: "accented")
    public static let accentedDesaturated = WidgetAccentedRenderingMode(name: "accentedDesaturated")
    public static let desaturated = WidgetAccentedRenderingMode(name: "desaturated")
    public static let fullColor = WidgetAccentedRenderingMode(name: "fullColor")
}

/// Where a widget may stand.
///
/// Apple: "WidgetLocation".
public struct WidgetLocation: Hashable, Sendable {
    private let name: String
    public static let homeScreen = WidgetLocation(name: "homeScreen")
    public static let lockScreen = WidgetLocation(name: "lockScreen")
    public static let standBy = WidgetLocation(name: "standBy")
    public static let iPhoneWidgetsOnMac = WidgetLocation(name: "iPhoneWidgetsOnMac")
}
