public import Photos
public import SwiftUI

/// A button that lets people choose photos. Here it shows its label, and the picker that it opens is empty.
///
/// Apple: "PhotosPicker" (PhotosUI).
public struct PhotosPicker<Label: View>: View {
    private let label: Label
    @State private var isOpen = false
    @Environment(\.photosPickerStyle) private var style

    private init(_ label: Label) { self.label = label }

    /// The label, or the grid itself where the style puts it inline.
    public var body: some View {
        if style == .presentation {
            Button {
                isOpen = true
            } label: {
                label
            }.photosPicker(isPresented: $isOpen, selection: .constant(nil))
        } else {
            EmptyLibrary().frame(idealHeight: style == .compact ? 120 : 400)
        }
    }

    /// Chooses several.
    public init(
        selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default,
        matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        @ViewBuilder label: () -> Label
    ) { self.init(label()) }

    /// Chooses several of a library.
    public init(
        selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default,
        matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        photoLibrary: PHPhotoLibrary, @ViewBuilder label: () -> Label
    ) { self.init(label()) }

    /// Chooses one.
    public init(
        selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        @ViewBuilder label: () -> Label
    ) { self.init(label()) }

    /// Chooses one of a library.
    public init(
        selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        photoLibrary: PHPhotoLibrary, @ViewBuilder label: () -> Label
    ) { self.init(label()) }
}

extension PhotosPicker where Label == Text {
    /// Chooses several, with a title.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<[PhotosPickerItem]>,
        maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default,
        matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        photoLibrary: PHPhotoLibrary? = nil
    ) { self.init(Text(titleKey)) }

    /// Chooses several, with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default,
        matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        photoLibrary: PHPhotoLibrary? = nil
    ) { self.init(Text(title)) }

    /// Chooses one, with a title.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<PhotosPickerItem?>,
        matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        photoLibrary: PHPhotoLibrary? = nil
    ) { self.init(Text(titleKey)) }

    /// Chooses one, with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        photoLibrary: PHPhotoLibrary? = nil
    ) { self.init(Text(title)) }
}

/// What the picker shows of a library without photos.
struct EmptyLibrary: View {
    var body: some View {
        ContentUnavailableView("No Photos", systemImage: "photo.on.rectangle")
            .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}
