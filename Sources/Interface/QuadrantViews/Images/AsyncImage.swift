public import Foundation
public import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry

/// A picture from a URL.
///
/// Apple: "AsyncImage". A host has no network and does not wait: pictures in files and in `data:`
/// URLs are there at once; all others are never loaded, which is reported.
public nonisolated struct AsyncImage<Content: View>: View {
    private let url: URL?
    private let scale: CGFloat
    private let content: (AsyncImagePhase) -> Content

    /// Creates a view that shows what `content` returns for the phase of loading. Here the first
    /// phase is also the last.
    ///
    /// - Parameters:
    ///   - url: Where the picture is; with `nil` the phase stays `empty`.
    ///   - scale: Pixels per point. A scale that is not finite or not above 0 counts as 1.
    public init(
        url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
    ) {
        self.url = url
        NumberFault.unlessScale("AsyncImage", scale)?.say()
        self.scale = scale.isFinite && scale > 0 ? scale : 1
        self.content = content
    }

    /// Creates a view that shows what `content` returns for the phase of loading. Here the first
    /// phase is also the last, so that there is no change for the transaction to animate.
    ///
    /// - Parameters:
    ///   - url: Where the picture is; with `nil` the phase stays `empty`.
    ///   - scale: Pixels per point. A scale that is not finite or not above 0 counts as 1.
    ///   - transaction: How the phase changes; without effect here.
    ///   - content: Makes the view of a phase.
    public init(
        url: URL?, scale: CGFloat = 1, transaction: Transaction,
        @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
    ) {
        self.init(url: url, scale: scale, content: content)
    }

    /// Creates a view that shows the picture in its own size, or a grey area that fills its
    /// proposal if the picture is not loaded.
    ///
    /// - Parameters:
    ///   - url: Where the picture is; with `nil` nothing is loaded.
    ///   - scale: Pixels per point. A scale that is not finite or not above 0 counts as 1.
    public init(url: URL?, scale: CGFloat = 1) where Content == Image {
        self.init(url: url, scale: scale) { $0.image ?? Image.unloaded.resizable() }
    }

    /// Creates a view that shows what `content` returns for the picture, or `placeholder` if the
    /// picture is not loaded.
    ///
    /// - Parameters:
    ///   - url: Where the picture is; with `nil` nothing is loaded.
    ///   - scale: Pixels per point. A scale that is not finite or not above 0 counts as 1.
    ///   - content: Makes the view of the picture.
    ///   - placeholder: Makes the view that stands for a picture that is not loaded.
    public init<I: View, P: View>(
        url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
        @ViewBuilder placeholder: @escaping () -> P
    ) where Content == _ConditionalContent<I, P> {
        self.init(url: url, scale: scale) { phase in
            if let image = phase.image {
                content(image)
            } else {
                placeholder()
            }
        }
    }

    /// What the closure returns for the phase that loading is in.
    public var body: some View {
        LoadedImage(url: url, scale: scale, content: content)
    }
}

/// Loads the picture with the environment of its place.
private nonisolated struct LoadedImage<Content: View>: View {
    typealias Body = Never

    let url: URL?
    let scale: CGFloat
    let content: (AsyncImagePhase) -> Content

    @MainActor
    static func _makeNodes(_ view: LoadedImage<Content>, _ cursor: inout _ViewCursor) {
        let phase = view.phase(in: cursor.environment)
        let problem = (phase.error as? MissingPicture).map {
            Diagnostic($0.message, advice: "What stands for it is shown.")
        }
        let content = cursor.reading { view.content(phase) }
            .modifier(DiagnosticModifier(diagnostic: problem))
        type(of: content)._makeNodes(content, &cursor)
    }

    static var _arity: _ViewArity { .many }

    private func phase(in environment: EnvironmentValues) -> AsyncImagePhase {
        guard let url else { return .empty }
        do throws(MissingPicture) {
            let source = try source(url)
            _ = try source.found(in: environment)
            return .success(Image(source: .picture(source)))
        } catch {
            return .failure(error)
        }
    }

    private func source(_ url: URL) throws(MissingPicture) -> PictureSource {
        let name = "at \(url.absoluteString.prefix(120))"
        guard url.isFileURL || url.scheme == "data" else {
            throw MissingPicture(name, .unreadable("a drawing loads nothing from the network"))
        }
        if url.isFileURL { return .file(url.path, scale: scale) }
        guard let data = Self.content(of: url) else {
            throw MissingPicture(name, .unreadable("it cannot be read"))
        }
        return .data(data, scale: scale)
    }

    /// The bytes in a `data:` URL (RFC 2397) in base 64.
    private static func content(of url: URL) -> Data? {
        let parts = url.absoluteString.split(separator: ",", maxSplits: 1)
        guard parts.count == 2, parts[0].hasSuffix(";base64") else { return nil }
        return Data(base64Encoded: parts[1].removingPercentEncoding ?? String(parts[1]))
    }
}

/// Reports a diagnostic at the nodes of its content, and changes nothing.
private nonisolated struct DiagnosticModifier: NodeModifier {
    let diagnostic: Diagnostic?
}

/// The state of loading a picture.
///
/// Apple: "AsyncImagePhase".
public enum AsyncImagePhase: Sendable {
    /// No picture has been loaded.
    case empty
    /// The picture was loaded.
    case success(Image)
    /// The picture could not be loaded, for the given reason.
    case failure(any Error)

    /// The picture, if it is loaded.
    public var image: Image? {
        if case .success(let image) = self { image } else { nil }
    }

    /// The reason why the picture could not be loaded; `nil` if loading did not fail.
    public var error: (any Error)? {
        if case .failure(let error) = self { error } else { nil }
    }
}

extension Image {
    /// An image of one grey pixel, which stands for pictures that are not loaded.
    fileprivate static var unloaded: Image {
        let pixel = DisplayImage(width: 1, height: 1, pixels: [142, 142, 147, 255])
        return Image(source: .picture(.pixels(PixelSource(image: pixel, scale: 1))))
    }
}
