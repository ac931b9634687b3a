public import Photos
public import SwiftUI

extension EnvironmentValues {
    /// How pickers of photos are shown.
    @Entry var photosPickerStyle = PhotosPickerStyle.presentation
}

extension View {
    /// A picker of one photo, while something is true. It is empty here.
    ///
    /// Apple: "photosPicker(isPresented:selection:matching:preferredItemEncoding:)" (PhotosUI).
    public func photosPicker(
        isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>,
        matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        photoLibrary: PHPhotoLibrary? = nil
    ) -> some View { sheet(isPresented: isPresented) { PickerSheet() } }

    /// A picker of several photos, while something is true. It is empty here.
    public func photosPicker(
        isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>,
        maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default,
        matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        photoLibrary: PHPhotoLibrary? = nil
    ) -> some View { sheet(isPresented: isPresented) { PickerSheet() } }

    /// How pickers of photos are shown.
    ///
    /// Apple: "photosPickerStyle(_:)" (PhotosUI).
    public func photosPickerStyle(_ style: PhotosPickerStyle) -> some View {
        environment(\.photosPickerStyle, style)
    }

    /// Which parts of the picker are left out: none has them here.
    ///
    /// Apple: "photosPickerDisabledCapabilities(_:)" (PhotosUI).
    public func photosPickerDisabledCapabilities(_ disabledCapabilities: PHPickerCapabilities)
        -> some View
    { self }

    /// Whether the picker has bars: it has none inline.
    ///
    /// Apple: "photosPickerAccessoryVisibility(_:edges:)" (PhotosUI).
    public func photosPickerAccessoryVisibility(_ visibility: Visibility, edges: Edge.Set = .all)
        -> some View
    { self }
}

/// The picker as a sheet.
private struct PickerSheet: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        let _ = QuietNotes.tell("there is no library of photos here: the picker would be empty")
        NavigationStack {
            EmptyLibrary()
                .navigationTitle("Photos").navigationBarTitleDisplayMode(.inline)
                .toolbar {
                    ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
                }
        }
    }
}
