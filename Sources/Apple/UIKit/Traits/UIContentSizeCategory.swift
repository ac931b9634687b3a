public import QuadrantViews

/// How large the user wants text to be.
///
/// Apple: "UIContentSizeCategory" (UIKit).
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable, Comparable {
    /// The name that UIKit has for it.
    public let rawValue: String

    /// Creates a category by its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    private init(_ name: String) {
        rawValue = "UICTContentSizeCategory\(name)"
    }

    /// Not said.
    public static let unspecified = UIContentSizeCategory("Unspecified")
    /// The smallest size.
    public static let extraSmall = UIContentSizeCategory("XS")
    /// A small size.
    public static let small = UIContentSizeCategory("S")
    /// A medium size.
    public static let medium = UIContentSizeCategory("M")
    /// The size by default.
    public static let large = UIContentSizeCategory("L")
    /// A size above the default.
    public static let extraLarge = UIContentSizeCategory("XL")
    /// A size further above the default.
    public static let extraExtraLarge = UIContentSizeCategory("XXL")
    /// The largest size without accessibility sizes.
    public static let extraExtraExtraLarge = UIContentSizeCategory("XXXL")
    /// The first accessibility size.
    public static let accessibilityMedium = UIContentSizeCategory("AccessibilityM")
    /// The second accessibility size.
    public static let accessibilityLarge = UIContentSizeCategory("AccessibilityL")
    /// The third accessibility size.
    public static let accessibilityExtraLarge = UIContentSizeCategory("AccessibilityXL")
    /// The fourth accessibility size.
    public static let accessibilityExtraExtraLarge = UIContentSizeCategory("AccessibilityXXL")
    /// The largest size.
    public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory("AccessibilityXXXL")

    static let all: [UIContentSizeCategory] = [
        .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
        .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
        .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
    ]

    /// Creates the category of a size of views; not said for `nil`.
    ///
    /// Apple: "init(_:)" (SwiftUI).
    public init(_ dynamicTypeSize: DynamicTypeSize?) {
        guard let size = dynamicTypeSize, let index = DynamicTypeSize.allCases.firstIndex(of: size)
        else {
            self = .unspecified
            return
        }
        self = Self.all[index]
    }

    /// Whether it is one of the accessibility sizes.
    public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

    private var rank: Int { Self.all.firstIndex(of: self) ?? -1 }

    /// Compares the sizes; one that is not said is the least.
    public static func < (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
        left.rank < right.rank
    }
}

extension DynamicTypeSize {
    /// Creates the size of views; `nil` where it is not said.
    ///
    /// Apple: "DynamicTypeSize.init(_:)".
    public init?(_ uiSizeCategory: UIContentSizeCategory) {
        guard let index = UIContentSizeCategory.all.firstIndex(of: uiSizeCategory) else {
            return nil
        }
        self = Self.allCases[index]
    }
}
