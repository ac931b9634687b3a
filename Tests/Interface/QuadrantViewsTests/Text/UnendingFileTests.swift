import Expectations
import Foundation
import Glibc
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantTesting
import QuadrantViews
import Testing

/// Pipes and devices in the place of files: reading them would not end.
@MainActor @Suite struct UnendingFileTests {
    private let folder: PictureFolder
    private var pipe: String { folder.path + "/pipe" }

    init() throws {
        folder = try PictureFolder()
        same(mkfifo(folder.path + "/pipe", 0o600), 0)
    }

    @Test func pipesAndDevicesAreNoPictures() {
        for path in [pipe, "/dev/zero"] {
            same(UIImage(contentsOfFile: path), nil)
            let shot = LayoutSnapshot(
                of: AsyncImage(url: URL(fileURLWithPath: path)),
                proposal: ProposedViewSize(width: 50, height: 40)
            ) { $0.imageResources = folder.resources }
            same(shot.issues.count, 1)
        }
    }

    @Test func pipesAreNoTables() throws {
        let bundle = try #require(Bundle(path: folder.path))
        same(mkfifo(folder.path + "/Localizable.strings", 0o600), 0)
        same(ShownText(Text("hello", bundle: bundle)).string, "hello")
    }

    @Test func onlySoManyBytesAreRead() throws {
        try folder.write("ten", Data(count: 10))
        let path = folder.path + "/ten"
        try same(PlainFile.contents(at: path), Data(count: 10))
        #expect(throws: PlainFile.Problem.tooManyBytes(10)) {
            try PlainFile.contents(at: path, limit: 9)
        }
        #expect(throws: PlainFile.Problem.unreadable("No such file or directory")) {
            try PlainFile.contents(at: path + "x")
        }
    }
}
