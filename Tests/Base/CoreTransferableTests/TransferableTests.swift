import CoreTransferable
import Expectations
import Foundation
import Testing
import UniformTypeIdentifiers

@Suite struct TransferableTests {
    private struct Profile: Codable, Transferable, Equatable {
        var name: String

        static var transferRepresentation: some TransferRepresentation {
            CodableRepresentation(contentType: UTType(exportedAs: "com.example.profile"))
            DataRepresentation(exportedContentType: .commaSeparatedText) {
                Data("a,\($0.name)".utf8)
            }
            .exportingCondition { !$0.name.isEmpty }
            ProxyRepresentation(exporting: \.name).visibility(.ownProcess)
            FileRepresentation(contentType: .movie) {
                SentTransferredFile(URL(fileURLWithPath: $0.name))
            } importing: {
                Profile(name: $0.file.pathExtension)
            }
            .suggestedFileName { $0.name + ".mov" }
        }
    }

    private let profile = Profile(name: "Ann")

    @Test func formsAreInTheOrderOfTheirWriting() {
        let all = profile.exportedContentTypes(.ownProcess).map(\.identifier)
        same(
            all,
            [
                "com.example.profile", "public.comma-separated-values-text",
                "public.utf8-plain-text", "public.movie",
            ])
        fails(profile.exportedContentTypes().contains(.utf8PlainText))
        fails(Profile(name: "").exportedContentTypes().contains(.commaSeparatedText))
        same(
            Profile.importedContentTypes().map(\.identifier),
            [
                "com.example.profile", "public.movie",
            ])
        same(profile.suggestedFilename, "Ann.mov")
    }

    @Test func valuesBecomeData() async throws {
        let text = try await profile.exported(as: .text)
        same(String(decoding: text, as: UTF8.self), "a,Ann")
        let type = UTType(exportedAs: "com.example.profile")
        let coded = try await profile.exported(as: type)
        try await same(Profile(importing: coded, contentType: type), profile)
        try await same(Profile(importing: coded, contentType: nil), profile)
        await #expect(throws: TransferError.unsupportedContentType("public.png")) {
            try await profile.exported(as: .png)
        }
        await #expect(throws: TransferError.unsupportedContentType("public.png")) {
            try await Profile(importing: coded, contentType: .png)
        }
    }

    @Test func filesAreTakenFromAFolderOfTheirOwn() async throws {
        let taken = try await Profile(importing: Data("x".utf8), contentType: .quickTimeMovie)
        // A type without an extension, such as `movie`, has none.
        same(taken.name, "")
    }

    @Test func textsAndAddresses() async throws {
        try await same(String("é").exported(as: .plainText), Data("é".utf8))
        try await same(String(importing: Data("é".utf8), contentType: .plainText), "é")
        await #expect(throws: TransferError.self) {
            try await String(importing: Data([0xFF]), contentType: .utf8PlainText)
        }
        let url = try #require(URL(string: "https://example.org"))
        same(url.exportedContentTypes(), [.url])
        same(URL(fileURLWithPath: "/a").exportedContentTypes(), [.url, .fileURL])
        try await same(AttributedString("q").exported(as: .text), Data("q".utf8))
    }
}

@Suite struct UTTypeTests {
    @Test func typesConformToOthers() {
        holds(UTType.png.conforms(to: .image))
        holds(UTType.png.conforms(to: .item))
        holds(UTType.png.conforms(to: .png))
        fails(UTType.png.isSubtype(of: .png))
        holds(UTType.image.isSupertype(of: .png))
        fails(UTType.png.conforms(to: .text))
        has(UTType.swiftSource.supertypes, .plainText)
        let own = UTType(exportedAs: "com.example.Note", conformingTo: .json)
        same(own.identifier, "com.example.note")
        holds(own.conforms(to: .text))
        holds(UTType(importedAs: "com.example.other").conforms(to: .data))
    }

    @Test func typesAreFoundByTheirTags() {
        same(UTType(filenameExtension: "JPG"), .jpeg)
        same(UTType.jpeg.preferredFilenameExtension, "jpeg")
        same(UTType.jpeg.preferredMIMEType, "image/jpeg")
        same(UTType(mimeType: "application/pdf"), .pdf)
        same(UTType("public.png"), .png)
        same(UTType("com.example.nobody"), nil)
        same(UTType.types(tag: "s", tagClass: .filenameExtension, conformingTo: .image).count, 1)
        let file = URL(fileURLWithPath: "/a/b")
        same(file.appendingPathExtension(for: .png).lastPathComponent, "b.png")
    }

    /// What nobody declared has a name made from its tag. Source: names of such types in public bug reports, such as
    /// that of files with the extension `iml`.
    @Test func unknownTagsMakeNames() throws {
        let type = try #require(UTType(filenameExtension: "iml"))
        same(type.identifier, "dyn.ah62d4rv4ge80w5pq")
        holds(type.isDynamic)
        fails(type.isDeclared)
        same(type.preferredFilenameExtension, "iml")
        holds(type.conforms(to: .data))
        same(UTType("dyn.ah62d4rv4ge80w5pq"), type)
        same(UTType("dyn.a???"), nil)
    }

    /// Each name leads to a type of the table, and each type conforms to types of the table.
    @Test func theTableIsWhole() throws {
        let all: [UTType] = [.data, .folder, .heic, .mpeg4Audio, .aiff, .appleProtectedMPEG4Video]
        for type in all { same(UTType(type.identifier), type) }
        for type in UTType.png.supertypes.union(UTType.applicationBundle.supertypes) {
            differ(UTType(type.identifier), nil)
        }
        let coded = try JSONEncoder().encode(UTType.png)
        try same(JSONDecoder().decode(UTType.self, from: coded), .png)
    }
}
