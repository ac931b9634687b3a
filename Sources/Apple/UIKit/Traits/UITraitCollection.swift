public import Foundation
internal import QuadrantCore
internal import QuadrantGeometry
internal import QuadrantLayout
internal import QuadrantViews

/// The surroundings of an interface: its appearance, room, text size and display.
///
/// Apple: "UITraitCollection" (UIKit). `current` has those at the root of the view tree that works, as its
/// host set them.
public final class UITraitCollection: Hashable, Sendable {
    private struct Traits: Hashable, Sendable {
        var style = UIUserInterfaceStyle.unspecified
        var horizontal = UIUserInterfaceSizeClass.unspecified
        var vertical = UIUserInterfaceSizeClass.unspecified
        var idiom = UIUserInterfaceIdiom.unspecified
        var scale: CGFloat = 0
        var category = UIContentSizeCategory.unspecified
        var direction = UITraitEnvironmentLayoutDirection.unspecified
        var contrast = UIAccessibilityContrast.unspecified
        var weight = UILegibilityWeight.unspecified
        var gamut = UIDisplayGamut.unspecified
    }

    private let traits: Traits

    private init(traits: Traits) {
        self.traits = traits
    }

    /// Creates a collection that says nothing.
    public convenience init() {
        self.init(traits: Traits())
    }

    /// The traits of an environment, in a room.
    convenience init(_ environment: EnvironmentValues, idiom: UIUserInterfaceIdiom) {
        var traits = Traits()
        traits.style = UIUserInterfaceStyle(environment.colorScheme)
        traits.horizontal = UIUserInterfaceSizeClass(environment.horizontalSizeClass)
        traits.vertical = UIUserInterfaceSizeClass(environment.verticalSizeClass)
        traits.idiom = idiom
        traits.scale = environment.displayScale
        traits.category = UIContentSizeCategory(environment.dynamicTypeSize)
        traits.direction =
            environment.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
        traits.contrast = environment.colorSchemeContrast == .increased ? .high : .normal
        traits.weight = environment.legibilityWeight == .bold ? .bold : .regular
        traits.gamut = .SRGB
        self.init(traits: traits)
    }

    private static func with(_ change: (inout Traits) -> Void) -> UITraitCollection {
        var traits = Traits()
        change(&traits)
        return UITraitCollection(traits: traits)
    }

    /// Creates a collection that says only an interface style.
    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.init(traits: Self.with { $0.style = userInterfaceStyle }.traits)
    }

    /// Creates a collection that says only a horizontal size class.
    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
        self.init(traits: Self.with { $0.horizontal = horizontalSizeClass }.traits)
    }

    /// Creates a collection that says only a vertical size class.
    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
        self.init(traits: Self.with { $0.vertical = verticalSizeClass }.traits)
    }

    /// Creates a collection that says only a kind of device.
    public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
        self.init(traits: Self.with { $0.idiom = idiom }.traits)
    }

    /// Creates a collection that says only the pixels to a point.
    public convenience init(displayScale scale: CGFloat) {
        self.init(traits: Self.with { $0.scale = scale }.traits)
    }

    /// Creates a collection that says only a size of text.
    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.init(traits: Self.with { $0.category = preferredContentSizeCategory }.traits)
    }

    /// Creates a collection of what the collections say; the last one that says something counts.
    public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
        let empty = Traits()
        var all = empty
        for next in traitCollections.map(\.traits) {
            func take<T: Equatable>(_ path: WritableKeyPath<Traits, T>) {
                if next[keyPath: path] != empty[keyPath: path] {
                    all[keyPath: path] = next[keyPath: path]
                }
            }
            take(\.style)
            take(\.horizontal)
            take(\.vertical)
            take(\.idiom)
            take(\.scale)
            take(\.category)
            take(\.direction)
            take(\.contrast)
            take(\.weight)
            take(\.gamut)
        }
        self.init(traits: all)
    }

    /// The traits of the tree that works, or else of the default device.
    public static var current: UITraitCollection {
        HostDevice.current.traits
    }

    /// The appearance.
    public var userInterfaceStyle: UIUserInterfaceStyle { traits.style }
    /// How much room there is horizontally.
    public var horizontalSizeClass: UIUserInterfaceSizeClass { traits.horizontal }
    /// How much room there is vertically.
    public var verticalSizeClass: UIUserInterfaceSizeClass { traits.vertical }
    /// The kind of device.
    public var userInterfaceIdiom: UIUserInterfaceIdiom { traits.idiom }
    /// Pixels per point; 0 where it is not said.
    public var displayScale: CGFloat { traits.scale }
    /// How large the user wants text to be.
    public var preferredContentSizeCategory: UIContentSizeCategory { traits.category }
    /// Whether the layout runs from left to right.
    public var layoutDirection: UITraitEnvironmentLayoutDirection { traits.direction }
    /// How strong the contrast of colours is.
    public var accessibilityContrast: UIAccessibilityContrast { traits.contrast }
    /// How bold letters are.
    public var legibilityWeight: UILegibilityWeight { traits.weight }
    /// The colours that the display shows.
    public var displayGamut: UIDisplayGamut { traits.gamut }

    /// An environment of views with these traits; what they do not say is as in `environment`.
    func applied(to environment: EnvironmentValues) -> EnvironmentValues {
        var values = environment
        if let scheme = ColorScheme(traits.style) { values.colorScheme = scheme }
        if let size = DynamicTypeSize(traits.category) { values.dynamicTypeSize = size }
        if traits.contrast != .unspecified {
            values._colorSchemeContrast = traits.contrast == .high ? .increased : .standard
        }
        return values
    }

    /// Whether both say the same.
    public static func == (left: UITraitCollection, right: UITraitCollection) -> Bool {
        left.traits == right.traits
    }

    /// Hashes what they say.
    public func hash(into hasher: inout Hasher) { hasher.combine(traits) }
}
