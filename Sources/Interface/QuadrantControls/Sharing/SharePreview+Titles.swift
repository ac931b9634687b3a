import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantLayout
import QuadrantText
public import QuadrantViews

extension SharePreview where Image == Never, Icon == Never {
    /// Creates a preview with a localised title.
    public init(_ titleKey: LocalizedStringKey) {
        self.init(Text(titleKey), nil, nil)
    }

    /// Creates a preview with a title that is not localised.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S) {
        self.init(Text(title), nil, nil)
    }

    /// Creates a preview with a title.
    public init(_ title: Text) {
        self.init(title, nil, nil)
    }
}

extension SharePreview where Image == Never {
    /// Creates a preview with a localised title and an icon.
    public init(_ titleKey: LocalizedStringKey, icon: Icon) {
        self.init(Text(titleKey), nil, icon)
    }

    /// Creates a preview with a title that is not localised and an icon.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, icon: Icon) {
        self.init(Text(title), nil, icon)
    }

    /// Creates a preview with a title and an icon.
    public init(_ title: Text, icon: Icon) {
        self.init(title, nil, icon)
    }
}

extension SharePreview where Icon == Never {
    /// Creates a preview with a localised title and a picture.
    public init(_ titleKey: LocalizedStringKey, image: Image) {
        self.init(Text(titleKey), image, nil)
    }

    /// Creates a preview with a title that is not localised and a picture.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image: Image) {
        self.init(Text(title), image, nil)
    }

    /// Creates a preview with a title and a picture.
    public init(_ title: Text, image: Image) {
        self.init(title, image, nil)
    }
}

extension SharePreview {
    /// Creates a preview with a localised title, a picture and an icon.
    public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) {
        self.init(Text(titleKey), image, icon)
    }

    /// Creates a preview with a title that is not localised, a picture and an icon.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image: Image, icon: Icon) {
        self.init(Text(title), image, icon)
    }

    /// Creates a preview with a title, a picture and an icon.
    public init(_ title: Text, image: Image, icon: Icon) {
        self.init(title, image, icon)
    }
}
