import Expectations
import Foundation
import QuadrantIndex
import QuadrantRendering
import QuadrantServing
import Testing

@testable import QuadrantCommand

/// Pictures that data names, taken from folders and hosts that were allowed.
struct PictureSourcesTests {
    private static let png = Data(
        base64Encoded:
            "iVBORw0KGgoAAAANSUhEUgAAAAQAAAAECAIAAAAmkwkpAAAAEElEQVR4nGP4z8AARwzEcQCukw/x0F8jngAAAABJRU5ErkJggg=="
    )!
    private static let address = "data:image/png;base64,\(png.base64EncodedString())"

    /// What becomes of a name.
    private func filled(_ name: String, by sources: PictureSources) -> String {
        var data: [String: JSONValue] = ["photo": .string(name), "title": .string(name)]
        let values = [
            TemplateFacts.Value(name: "photo", type: "Image?"),
            TemplateFacts.Value(name: "title", type: "String"),
        ]
        do throws(ServiceProblem) {
            try sources.fill(&data, for: values)
        } catch {
            return "\(error.status) \(error.detail)"
        }
        same(data["title"]?.string, name)
        return data["photo"]?.string ?? ""
    }

    @Test func hostsThatWereAllowedAreAsked() throws {
        let server = try HTTPServer(port: 0) { request in
            switch request.target {
            case "/ada.png": HTTPResponse(status: 200, body: Self.png)
            case "/large.png":
                HTTPResponse(status: 200, body: Self.png + Data(count: PictureSources.largest))
            case "/text.png": HTTPResponse(type: "image/png", text: "no picture")
            case "/away.png":
                HTTPResponse(status: 302, headers: [("Location", "/ada.png")])
            default: HTTPResponse(status: 404)
            }
        }
        defer { server.stop() }
        let host = "http://127.0.0.1:\(server.port)"
        var sources = PictureSources()
        try sources.allow(host: host)
        let rows = [
            ("\(host)/ada.png", Self.address),
            ("\(host)/large.png", "422 'photo' names a picture that has more than 4 MB."),
            ("\(host)/text.png", "422 'photo' names no picture: PNG, JPEG, WebP and GIF are."),
            (
                "\(host)/away.png",
                "422 'photo' names \(host)/away.png, which was not fetched: it leads elsewhere (status 302)."
            ),
            (
                "\(host)/none.png",
                "422 'photo' names \(host)/none.png, which was not fetched: its host answers with status 404."
            ),
        ]
        for (name, answer) in rows { same(filled(name, by: sources), answer) }
        let others = [
            "https://127.0.0.1:\(server.port)/ada.png", "http://localhost:\(server.port)/ada.png",
            "http://127.0.0.1/ada.png", "http://a@127.0.0.1:\(server.port)/ada.png",
            "file:///etc/passwd", "ftp://127.0.0.1/ada.png",
        ]
        for other in others {
            same(
                filled(other, by: sources),
                "422 'photo' names \(other), and pictures of that host are not taken here.")
        }
        has(filled("\(host)/ada.png", by: PictureSources()), "are not taken here.")
        var busy = PictureSources(fetchesAtOnce: 0)
        try busy.allow(host: host)
        same(filled("\(host)/ada.png", by: busy), "503 0 pictures are being fetched already.")
    }

    @Test func foldersThatWereAllowedAreRead() throws {
        let scratch = try ScratchFolder()
        try scratch.write("pictures/words.png", "words")
        let script = """
            mkdir pictures/team; base64 -d >secret.png <<<'\(Self.png.base64EncodedString())'
            cp secret.png pictures/team/ada.png
            """
        same(try scratch.shell(script).ending, .exited(0))
        let others = """
            cd pictures; ln -s ../secret.png link.png; ln -s team/ada.png inner.png; ln -s .. out
            mkfifo pipe.png; truncate -s 4M most.png; truncate -s 4194305 large.png
            """
        same(try scratch.shell(others).ending, .exited(0))
        var sources = PictureSources()
        try sources.allow(folder: "\(scratch.path)/pictures")
        let rows = [
            ("team/ada.png", Self.address), ("team/./../team/ada.png", Self.address),
            ("inner.png", Self.address), ("/team/ada.png", Self.address),
            ("large.png", "422 'photo' names a picture that has more than 4 MB."),
            ("most.png", "422 'photo' names no picture: PNG, JPEG, WebP and GIF are."),
            ("words.png", "422 'photo' names no picture: PNG, JPEG, WebP and GIF are."),
            // No file of the folder: the name of an asset.
            ("../secret.png", "../secret.png"), ("link.png", "link.png"), ("team", "team"),
            ("out/secret.png", "out/secret.png"), ("pipe.png", "pipe.png"),
            ("Logo", "Logo"), ("symbol:star", "symbol:star"), (Self.address, Self.address),
        ]
        for (name, answer) in rows { same(filled(name, by: sources), answer) }
    }

    /// A folder on the way becomes a link that leads out, after its path was resolved.
    @Test func whatLiesElsewhereWhenItIsOpenedIsNotRead() throws {
        let scratch = try ScratchFolder()
        try scratch.write("secret.png", "secret")
        try scratch.write("pictures/own.png", "own")
        same(try scratch.shell("ln -s .. pictures/team").ending, .exited(0))
        let folder = try #require(System.resolved("\(scratch.path)/pictures"))
        same(FileInFolder("\(folder)/team/secret.png", in: folder)?.size, nil)
        let own = FileInFolder("\(folder)/own.png", in: folder)?.bytes(upTo: 3)
        same(own, Data("own".utf8))
        same(FileInFolder("\(folder)/own.png", in: folder)?.bytes(upTo: 2), nil)
    }

    /// All functions that are loaded late are in the library.
    @Test func theNetworkIsThere() { same(NetworkLibrary.obstacle, nil) }

    @Test(arguments: ["", "a/b", "https://a/", "ftp://a", "a b"])
    func whatIsNoHostIsRefused(_ host: String) {
        var sources = PictureSources()
        #expect(throws: CommandError.self) { try sources.allow(host: host) }
    }
}
