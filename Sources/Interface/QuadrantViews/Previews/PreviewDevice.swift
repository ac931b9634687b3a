package import Foundation

/// A device by its name, such as "iPhone 15 Pro".
///
/// Apple: "PreviewDevice". The names of iPhones and iPads are known. Any other name is reported,
/// and a phone with a screen of 6.1 inches takes its place.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Equatable, Sendable {
    /// The name, as in Xcode's list of simulators.
    public let rawValue: String

    /// The device with a name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The device with a name.
    public init(stringLiteral value: String) {
        self.init(rawValue: value)
    }

    /// The size of the screen in points, held upright; `nil` for a device that is not known.
    package var screenSize: CGSize? {
        // "iPad Pro (11-inch) (4th generation)" and the like: neither chips nor, in some families,
        // generations change the screen.
        let name = rawValue.replacingOccurrences(of: " (M1)", with: "")
        let exact = Self.screens.first { $0.names.contains(name) }
        let family = Self.screens.first { screen in
            screen.names.contains { Self.families.contains($0) && name.hasPrefix("\($0) (") }
        }
        guard let screen = exact ?? family else { return nil }
        return CGSize(width: screen.width, height: screen.height)
    }

    /// Names that stand for all generations.
    private static let families: Set<String> = [
        "iPad Pro (11-inch)", "iPad Pro 11-inch", "iPad Pro (12.9-inch)", "iPad Pro 13-inch",
        "iPad Air 11-inch", "iPad Air 13-inch",
    ]

    /// Apple: Human Interface Guidelines, "Layout", the table of the dimensions of devices.
    private static let screens: [(width: Double, height: Double, names: [String])] = [
        (320, 568, ["iPhone SE (1st generation)", "iPhone 5s", "iPod touch (7th generation)"]),
        (
            375, 667,
            ["iPhone SE", "iPhone SE (2nd generation)", "iPhone SE (3rd generation)", "iPhone 6"]
                + ["iPhone 6s", "iPhone 7", "iPhone 8"]
        ),
        (414, 736, ["iPhone 6 Plus", "iPhone 6s Plus", "iPhone 7 Plus", "iPhone 8 Plus"]),
        (
            375, 812,
            ["iPhone X", "iPhone XS", "iPhone Xs", "iPhone 11 Pro", "iPhone 12 mini"]
                + ["iPhone 13 mini"]
        ),
        (
            414, 896,
            ["iPhone XR", "iPhone Xʀ", "iPhone 11", "iPhone XS Max", "iPhone Xs Max"]
                + ["iPhone 11 Pro Max"]
        ),
        (
            390, 844,
            ["iPhone 12", "iPhone 12 Pro", "iPhone 13", "iPhone 13 Pro", "iPhone 14"]
                + ["iPhone 16e"]
        ),
        (428, 926, ["iPhone 12 Pro Max", "iPhone 13 Pro Max", "iPhone 14 Plus"]),
        (393, 852, ["iPhone 14 Pro", "iPhone 15", "iPhone 15 Pro", "iPhone 16"]),
        (
            430, 932,
            ["iPhone 14 Pro Max", "iPhone 15 Plus", "iPhone 15 Pro Max", "iPhone 16 Plus"]
        ),
        (402, 874, ["iPhone 16 Pro", "iPhone 17", "iPhone 17 Pro"]),
        (420, 912, ["iPhone Air"]),
        (440, 956, ["iPhone 16 Pro Max", "iPhone 17 Pro Max"]),
        (744, 1133, ["iPad mini (6th generation)", "iPad mini (A17 Pro)"]),
        (
            768, 1024,
            [
                "iPad mini", "iPad mini 2", "iPad mini 3", "iPad mini 4",
                "iPad mini (5th generation)",
            ]
                + ["iPad Air 2", "iPad Pro (9.7-inch)", "iPad (5th generation)"]
                + ["iPad (6th generation)"]
        ),
        (
            820, 1180,
            ["iPad (10th generation)", "iPad (A16)", "iPad Air 11-inch", "iPad Air"]
                + ["iPad Air (4th generation)", "iPad Air (5th generation)"]
        ),
        (
            810, 1080,
            ["iPad", "iPad (7th generation)", "iPad (8th generation)", "iPad (9th generation)"]
        ),
        (834, 1112, ["iPad Pro (10.5-inch)", "iPad Air (3rd generation)"]),
        (834, 1194, ["iPad Pro (11-inch)"]),
        (834, 1210, ["iPad Pro 11-inch"]),
        (1024, 1366, ["iPad Pro (12.9-inch)", "iPad Air 13-inch"]),
        (1032, 1376, ["iPad Pro 13-inch"]),
    ]
}
