public import AVFoundation
internal import SwiftUI
public import UIKit

/// Shows a film with its controls. Here it is black, with the controls of a player at rest.
///
/// Apple: "AVPlayerViewController" (AVKit).
open class AVPlayerViewController: UIViewController {
    /// What is played.
    open var player: AVPlayer?
    /// Whether the controls are shown.
    open var showsPlaybackControls = true { didSet { draw() } }
    /// How the film fills the view.
    open var videoGravity = AVLayerVideoGravity.resizeAspect
    /// Who is told of what happens.
    open weak var delegate: (any AVPlayerViewControllerDelegate)?
    /// Where the film is, in points: nowhere, as there is none.
    open var videoBounds: CGRect { .zero }
    /// Whether the first picture is there: never here.
    open var isReadyForDisplay: Bool { false }
    /// What lies between the film and the controls.
    open private(set) lazy var contentOverlayView: UIView? = UIView()
    /// Whether the film may become a small window.
    open var allowsPictureInPicturePlayback = true
    /// Whether it becomes one by itself.
    open var canStartPictureInPictureAutomaticallyFromInline = false
    /// Whether the lock screen is told of the film.
    open var updatesNowPlayingInfoCenter = true
    /// Whether it fills the screen when it begins.
    open var entersFullScreenWhenPlaybackBegins = false
    /// Whether it leaves the whole screen at the end.
    open var exitsFullScreenWhenPlaybackEnds = false
    /// Whether people may not go to other times.
    open var requiresLinearPlayback = false
    /// Whether texts and faces in still pictures are looked for.
    open var allowsVideoFrameAnalysis = true
    /// Whether the line of time is shown.
    open var showsTimecodes = false
    /// The speeds that people can choose.
    open var speeds: [Any] = []
    /// Further actions at the controls.
    open var contextualActions: [UIAction] = []
    /// What pixels should be like.
    open var pixelBufferAttributes: [String: Any]?

    private var picture: UIHostingController<PlayerPicture>?

    override open func loadView() {
        QuietNotes.tell("films are drawn as black, with the controls of a player at rest")
        let host = UIHostingController(rootView: PlayerPicture(hasControls: showsPlaybackControls))
        let view: UIView = host.view
        picture = host
        if let overlay = contentOverlayView { view.addSubview(overlay) }
        self.view = view
    }

    private func draw() { picture?.rootView = PlayerPicture(hasControls: showsPlaybackControls) }
}

/// A button that chooses where sound is played. It shows the sign of AirPlay and does nothing.
///
/// Apple: "AVRoutePickerView" (AVKit).
open class AVRoutePickerView: UIView {
    /// Who is told of what happens.
    open weak var delegate: (any AVRoutePickerViewDelegate)?
    /// The colour while sound is played elsewhere.
    open var activeTintColor: UIColor! = .systemBlue
    /// Whether devices with a screen come first.
    open var prioritizesVideoDevices = false

    private let sign = UIImageView(image: UIImage(systemName: "airplayaudio"))

    /// A button in a box.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(sign)
    }

    /// None comes from an archive.
    public required init?(coder: NSCoder) { nil }

    override open func layoutSubviews() {
        sign.tintColor = tintColor
        sign.contentMode = .center
        sign.frame = bounds
    }
}
