import Expectations
import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantTesting
import QuadrantViews
import Testing

@MainActor @Suite struct AsyncImageTests {
    private let folder: PictureFolder

    init() throws {
        folder = try PictureFolder()
        try folder.add("photo.png", 30, 20)
    }

    private func snapshot(_ view: some View) -> LayoutSnapshot {
        LayoutSnapshot(of: view, proposal: ProposedViewSize(width: 50, height: 40)) {
            $0.imageResources = folder.resources
        }
    }

    @Test func aFileIsThereAtOnce() {
        let url = URL(fileURLWithPath: folder.path + "/photo.png")
        same(snapshot(AsyncImage(url: url)).size, CGSize(width: 30, height: 20))
        same(snapshot(AsyncImage(url: url, scale: 2)).size, CGSize(width: 15, height: 10))
        let bytes = URL(string: "data:image/png;base64,\(Data([4, 6]).base64EncodedString())")
        same(snapshot(AsyncImage(url: bytes)).size, CGSize(width: 4, height: 6))
    }

    @Test func theNetworkIsNotAsked() {
        let view = AsyncImage(url: URL(string: "https://example.com/icon.png")) { image in
            image
        } placeholder: {
            Color.gray.frame(width: 12, height: 13)
        }
        let shot = snapshot(view)
        same(shot.size, CGSize(width: 12, height: 13))
        same(
            shot.issues.map(\.message),
            [
                "The picture at https://example.com/icon.png cannot be shown: a drawing loads "
                    + "nothing from the network"
            ])
        empty(snapshot(AsyncImage(url: nil)).issues)
        same(snapshot(AsyncImage(url: nil)).size, CGSize(width: 50, height: 40))
    }

    @Test func thePhaseTellsWhatHappened() {
        func view(_ url: URL?) -> some View {
            AsyncImage(url: url) { phase in
                switch phase {
                case .empty: Color.gray.frame(width: 1, height: 1)
                case .success(let image): image.resizable().frame(width: 2, height: 2)
                case .failure: Color.red.frame(width: 3, height: 3)
                }
            }
        }
        same(snapshot(view(nil)).size.width, 1)
        let file = URL(fileURLWithPath: folder.path + "/photo.png")
        same(snapshot(view(file)).size.width, 2)
        same(snapshot(view(URL(string: "https://example.com"))).size.width, 3)
    }
}
