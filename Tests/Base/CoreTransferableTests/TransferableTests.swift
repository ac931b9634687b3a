import CoreTransferable
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
        #expect(
            all == [
                "com.example.profile", "public.comma-separated-values-text",
                "public.utf8-plain-text", "public.movie",
            ])
        #expect(!profile.exportedContentTypes().contains(.utf8PlainText))
        #expect(!Profile(name: "").exportedContentTypes().contains(.commaSeparatedText))
        #expect(
            Profile.importedContentTypes().map(\.identifier) == [
                "com.example.profile", "public.movie",
            ])
        #expect(profile.suggestedFilename == "Ann.mov")
    }

    @Test func valuesBecomeData() async throws {
        let text = try await profile.exported(as: .text)
        #expect(String(decoding: text, as: UTF8.self) == "a,Ann")
        let type = UTType(exportedAs: "com.example.profile")
        let coded = try await profile.exported(as: type)
        #expect(try await Profile(importing: coded, contentType: type) == profile)
        #expect(try await Profile(importing: coded, contentType: nil) == profile)
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
        #expect(taken.name == "")
    }

    @Test func textsAndAddresses() async throws {
        #expect(try await String("é").exported(as: .plainText) == Data("é".utf8))
        #expect(try await String(importing: Data("é".utf8), contentType: .plainText) == "é")
        await #expect(throws: TransferError.self) {
            try await String(importing: Data([0xFF]), contentType: .utf8PlainText)
        }
        let url = try #require(URL(string: "https://example.org"))
        #expect(url.exportedContentTypes() == [.url])
        #expect(URL(fileURLWithPath: "/a").exportedContentTypes() == [.url, .fileURL])
        #expect(try await AttributedString("q").exported(as: .text) == Data("q".utf8))
    }
}

@Suite struct UTTypeTests {
    @Test func typesConformToOthers() {
        #expect(UTType.png.conforms(to: .image))
        #expect(UTType.png.conforms(to: .item))
        #expect(UTType.png.conforms(to: .png))
        #expect(!UTType.png.isSubtype(of: .png))
        #expect(UTType.image.isSupertype(of: .png))
        #expect(!UTType.png.conforms(to: .text))
        #expect(UTType.swiftSource.supertypes.contains(.plainText))
        let own = UTType(exportedAs: "com.example.Note", conformingTo: .json)
        #expect(own.identifier == "com.example.note")
        #expect(own.conforms(to: .text))
        #expect(UTType(importedAs: "com.example.other").conforms(to: .data))
    }

    @Test func typesAreFoundByTheirTags() {
        #expect(UTType(filenameExtension: "JPG") == .jpeg)
        #expect(UTType.jpeg.preferredFilenameExtension == "jpeg")
        #expect(UTType.jpeg.preferredMIMEType == "image/jpeg")
        #expect(UTType(mimeType: "application/pdf") == .pdf)
        #expect(UTType("public.png") == .png)
        #expect(UTType("com.example.nobody") == nil)
        #expect(
            UTType.types(tag: "s", tagClass: .filenameExtension, conformingTo: .image).count == 1)
        let file = URL(fileURLWithPath: "/a/b")
        #expect(file.appendingPathExtension(for: .png).lastPathComponent == "b.png")
    }

    /// What nobody declared has a name made from its tag. Source: names of such types in public bug reports, such as
    /// that of files with the extension `iml`.
    @Test func unknownTagsMakeNames() throws {
        let type = try #require(UTType(filenameExtension: "iml"))
        #expect(type.identifier == "dyn.ah62d4rv4ge80w5pq")
        #expect(type.isDynamic)
        #expect(!type.isDeclared)
        #expect(type.preferredFilenameExtension == "iml")
        #expect(type.conforms(to: .data))
        #expect(UTType("dyn.ah62d4rv4ge80w5pq") == type)
        #expect(UTType("dyn.a???") == nil)
    }

    /// Each name leads to a type of the table, and each type conforms to types of the table.
    @Test func theTableIsWhole() throws {
        let all: [UTType] = [.data, .folder, .heic, .mpeg4Audio, .aiff, .appleProtectedMPEG4Video]
        for type in all { #expect(UTType(type.identifier) == type) }
        for type in UTType.png.supertypes.union(UTType.applicationBundle.supertypes) {
            #expect(UTType(type.identifier) != nil)
        }
        let coded = try JSONEncoder().encode(UTType.png)
        #expect(try JSONDecoder().decode(UTType.self, from: coded) == .png)
    }
}
