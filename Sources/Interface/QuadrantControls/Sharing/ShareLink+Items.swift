public import CoreTransferable
public import Foundation
public import QuadrantCore
import QuadrantGeometry
import QuadrantLayout
import QuadrantText
public import QuadrantViews

extension ShareLink
where
    Data == CollectionOfOne<String>, PreviewImage == Never, PreviewIcon == Never,
    Label == DefaultShareLinkLabel
{
    /// Creates a share link for a text.
    public init(item: String, subject: Text? = nil, message: Text? = nil) {
        self.init(CollectionOfOne(item), DefaultShareLinkLabel())
    }

    /// Creates a share link with a localised title for a text.
    public init(
        _ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil
    ) {
        self.init(CollectionOfOne(item), DefaultShareLinkLabel(Text(titleKey)))
    }

    /// Creates a share link with a title that is not localised for a text.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, item: String, subject: Text? = nil, message: Text? = nil
    ) {
        self.init(CollectionOfOne(item), DefaultShareLinkLabel(Text(title)))
    }

    /// Creates a share link with a title for a text.
    public init(_ title: Text, item: String, subject: Text? = nil, message: Text? = nil) {
        self.init(CollectionOfOne(item), DefaultShareLinkLabel(title))
    }
}

extension ShareLink
where Data == CollectionOfOne<String>, PreviewImage == Never, PreviewIcon == Never {
    /// Creates a share link with a label for a text.
    public init(
        item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
    ) {
        self.init(CollectionOfOne(item), label())
    }
}

extension ShareLink
where
    Data.Element == String, PreviewImage == Never, PreviewIcon == Never,
    Label == DefaultShareLinkLabel
{
    /// Creates a share link for texts.
    public init(items: Data, subject: Text? = nil, message: Text? = nil) {
        self.init(items, DefaultShareLinkLabel())
    }

    /// Creates a share link with a localised title for texts.
    public init(
        _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil
    ) {
        self.init(items, DefaultShareLinkLabel(Text(titleKey)))
    }

    /// Creates a share link with a title that is not localised for texts.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, items: Data, subject: Text? = nil, message: Text? = nil
    ) {
        self.init(items, DefaultShareLinkLabel(Text(title)))
    }

    /// Creates a share link with a title for texts.
    public init(_ title: Text, items: Data, subject: Text? = nil, message: Text? = nil) {
        self.init(items, DefaultShareLinkLabel(title))
    }
}

extension ShareLink where Data.Element == String, PreviewImage == Never, PreviewIcon == Never {
    /// Creates a share link with a label for texts.
    public init(
        items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
    ) {
        self.init(items, label())
    }
}

extension ShareLink
where
    Data == CollectionOfOne<URL>, PreviewImage == Never, PreviewIcon == Never,
    Label == DefaultShareLinkLabel
{
    /// Creates a share link for an address.
    public init(item: URL, subject: Text? = nil, message: Text? = nil) {
        self.init(CollectionOfOne(item), DefaultShareLinkLabel())
    }

    /// Creates a share link with a localised title for an address.
    public init(
        _ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil
    ) {
        self.init(CollectionOfOne(item), DefaultShareLinkLabel(Text(titleKey)))
    }

    /// Creates a share link with a title that is not localised for an address.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, item: URL, subject: Text? = nil, message: Text? = nil
    ) {
        self.init(CollectionOfOne(item), DefaultShareLinkLabel(Text(title)))
    }

    /// Creates a share link with a title for an address.
    public init(_ title: Text, item: URL, subject: Text? = nil, message: Text? = nil) {
        self.init(CollectionOfOne(item), DefaultShareLinkLabel(title))
    }
}

extension ShareLink
where Data == CollectionOfOne<URL>, PreviewImage == Never, PreviewIcon == Never {
    /// Creates a share link with a label for an address.
    public init(
        item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
    ) {
        self.init(CollectionOfOne(item), label())
    }
}

extension ShareLink
where
    Data.Element == URL, PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel
{
    /// Creates a share link for addresses.
    public init(items: Data, subject: Text? = nil, message: Text? = nil) {
        self.init(items, DefaultShareLinkLabel())
    }

    /// Creates a share link with a localised title for addresses.
    public init(
        _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil
    ) {
        self.init(items, DefaultShareLinkLabel(Text(titleKey)))
    }

    /// Creates a share link with a title that is not localised for addresses.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, items: Data, subject: Text? = nil, message: Text? = nil
    ) {
        self.init(items, DefaultShareLinkLabel(Text(title)))
    }

    /// Creates a share link with a title for addresses.
    public init(_ title: Text, items: Data, subject: Text? = nil, message: Text? = nil) {
        self.init(items, DefaultShareLinkLabel(title))
    }
}

extension ShareLink where Data.Element == URL, PreviewImage == Never, PreviewIcon == Never {
    /// Creates a share link with a label for addresses.
    public init(
        items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
    ) {
        self.init(items, label())
    }
}

extension ShareLink where Label == DefaultShareLinkLabel {
    /// Creates a share link for something, with what is shown of it.
    public init<I: Transferable>(
        item: I, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I> {
        self.init(CollectionOfOne(item), DefaultShareLinkLabel())
    }

    /// Creates a share link with a localised title for something, with what is shown of it.
    public init<I: Transferable>(
        _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I> {
        self.init(CollectionOfOne(item), DefaultShareLinkLabel(Text(titleKey)))
    }

    /// Creates a share link with a title that is not localised for something, with what is shown of it.
    @_disfavoredOverload
    public init<I: Transferable, S: StringProtocol>(
        _ title: S, item: I, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I> {
        self.init(CollectionOfOne(item), DefaultShareLinkLabel(Text(title)))
    }

    /// Creates a share link with a title for something, with what is shown of it.
    public init<I: Transferable>(
        _ title: Text, item: I, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I> {
        self.init(CollectionOfOne(item), DefaultShareLinkLabel(title))
    }

    /// Creates a share link for several things, with what is shown of them.
    public init(
        items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
    ) {
        self.init(items, DefaultShareLinkLabel())
    }

    /// Creates a share link with a localised title for several things, with what is shown of them.
    public init(
        _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
    ) {
        self.init(items, DefaultShareLinkLabel(Text(titleKey)))
    }

    /// Creates a share link with a title that is not localised for several things, with what is shown of them.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
    ) {
        self.init(items, DefaultShareLinkLabel(Text(title)))
    }

    /// Creates a share link with a title for several things, with what is shown of them.
    public init(
        _ title: Text, items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
    ) {
        self.init(items, DefaultShareLinkLabel(title))
    }
}

extension ShareLink {
    /// Creates a share link with a label for something, with what is shown of it.
    public init<I: Transferable>(
        item: I, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>, @ViewBuilder label: () -> Label
    ) where Data == CollectionOfOne<I> {
        self.init(CollectionOfOne(item), label())
    }

    /// Creates a share link with a label for several things, with what is shown of them.
    public init(
        items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>,
        @ViewBuilder label: () -> Label
    ) {
        self.init(items, label())
    }
}
