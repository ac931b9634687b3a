public import AVFoundation
public import SwiftUI

/// Shows a film with its controls. Here it is black, with the controls of a player at rest; it takes the room that it is offered.
///
/// Apple: "VideoPlayer" (AVKit).
public struct VideoPlayer<VideoOverlay: View>: View {
    private let overlay: VideoOverlay

    /// A player for a film; `nil` for none yet.
    public init(player: AVPlayer?) where VideoOverlay == EmptyView { overlay = EmptyView() }

    /// A player with a view over the film, below the controls.
    public init(player: AVPlayer?, @ViewBuilder videoOverlay: () -> VideoOverlay) {
        overlay = videoOverlay()
    }

    /// The picture.
    public var body: some View {
        let _ = QuietNotes.tell("films are drawn as black, with the controls of a player at rest")
        ZStack {
            Color.black
            overlay
            PlayerPicture(ground: .clear)
        }
        .clipped()
        .accessibilityElement(children: .contain)
        .accessibilityLabel("Video")
    }
}
