public import QuadrantCore

/// The size of text that somebody chose; the older name of `DynamicTypeSize`.
///
/// Apple: "ContentSizeCategory". Sizes are in order, the smallest first.
public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
    /// The smallest.
    case extraSmall
    /// Two sizes below the usual one.
    case small
    /// One size below the usual one.
    case medium
    /// The usual size.
    case large
    /// One size above the usual one.
    case extraLarge
    /// Two sizes above the usual one.
    case extraExtraLarge
    /// The largest size that is not meant for accessibility.
    case extraExtraExtraLarge
    /// The first of the five sizes for accessibility.
    case accessibilityMedium
    /// The second of the five sizes for accessibility.
    case accessibilityLarge
    /// The third of the five sizes for accessibility.
    case accessibilityExtraLarge
    /// The fourth of the five sizes for accessibility.
    case accessibilityExtraExtraLarge
    /// The fifth of the sizes for accessibility, the largest of all.
    case accessibilityExtraExtraExtraLarge

    /// Whether the size is one of the five for accessibility.
    public var isAccessibilityCategory: Bool { dynamicTypeSize.isAccessibilitySize }

    /// Whether the first is smaller than the second.
    public static func < (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool {
        lhs.dynamicTypeSize < rhs.dynamicTypeSize
    }

    /// Whether the first is smaller than the second, or the same.
    public static func <= (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool {
        lhs.dynamicTypeSize <= rhs.dynamicTypeSize
    }

    /// Whether the first is larger than the second.
    public static func > (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool {
        lhs.dynamicTypeSize > rhs.dynamicTypeSize
    }

    /// Whether the first is larger than the second, or the same.
    public static func >= (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool {
        lhs.dynamicTypeSize >= rhs.dynamicTypeSize
    }

    /// The size by its newer name: both lists have the same order.
    fileprivate var dynamicTypeSize: DynamicTypeSize {
        zip(ContentSizeCategory.allCases, DynamicTypeSize.allCases).first { $0.0 == self }?.1
            ?? .large
    }

    fileprivate init(_ size: DynamicTypeSize) {
        self =
            zip(ContentSizeCategory.allCases, DynamicTypeSize.allCases).first { $0.1 == size }?.0
            ?? .large
    }
}

extension EnvironmentValues {
    /// The size of text by its older name: the same value as `dynamicTypeSize`.
    ///
    /// Apple: "EnvironmentValues.sizeCategory".
    public var sizeCategory: ContentSizeCategory {
        get { ContentSizeCategory(dynamicTypeSize) }
        set { dynamicTypeSize = newValue.dynamicTypeSize }
    }
}
