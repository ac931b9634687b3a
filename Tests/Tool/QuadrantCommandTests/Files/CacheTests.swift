import Expectations
import Foundation
import QuadrantCommand
import Testing

/// A cache that was damaged, and one that others can write to.
@Suite struct CacheTests {
    private let folder: ScratchFolder
    private let files = FileManager.default

    init() throws {
        folder = try ScratchFolder(hasOwnModules: true)
        try folder.write("Card.swift", Self.card)
    }

    private static let card =
        "import SwiftUI\nstruct Card: View { var body: some View { Text(\"hello\") } }\n"

    enum Damage: CaseIterable {
        case empty, half, garbage

        func done(to data: Data) -> Data {
            switch self {
            case .empty: Data()
            case .half: data.prefix(data.count / 2)
            // As long as before, so that the length tells nothing.
            case .garbage: Data(data.map { $0 ^ 0x55 })
            }
        }
    }

    /// Damages the files in a folder of the cache and those in it; returns how many.
    private func damage(_ part: String, _ damage: Damage) throws -> Int {
        let root = "\(folder.path)/cache/quadrant/\(part)"
        let names = files.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
        var count = 0
        for path in names.map({ "\(root)/\($0)" }) {
            var isFolder: ObjCBool = false
            guard files.fileExists(atPath: path, isDirectory: &isFolder), !isFolder.boolValue,
                let data = files.contents(atPath: path)
            else { continue }
            try damage.done(to: data).write(to: URL(fileURLWithPath: path))
            count += 1
        }
        return count
    }

    private func draw() throws -> Data? {
        let run = try folder.render(["Card.swift", "-o", "card.svg"])
        same(run.ending, .exited(0), "\(run.errorText)")
        let picture = folder.data("card.svg")
        try? files.removeItem(atPath: "\(folder.path)/card.svg")
        return picture
    }

    @Test(arguments: Damage.allCases) func whatIsDamagedIsMadeAnew(damage kind: Damage) throws {
        let picture = try draw()
        differ(picture, nil)
        // The library and its index alone, then the object file too, and what the scanner said.
        for parts in [["entries"], ["entries", "objects", "facts"]] {
            for part in parts { #expect(try damage(part, kind) > 0) }
            try same(draw(), picture)
        }
        let objects = "\(folder.path)/cache/quadrant/objects"
        for name in try files.contentsOfDirectory(atPath: objects) {
            differ(SealedFile.contents(of: "\(objects)/\(name)"), nil)
        }
    }

    @Test func whatTheCompilerKeepsIsMadeAnew() throws {
        let picture = try draw()
        for part in ["entries", "objects", "modules"] { #expect(try damage(part, .half) > 0) }
        try same(draw(), picture)
    }

    /// The compiler refuses modules that it made under another path: two links to one folder are two paths.
    @Test func theFolderOfModulesMayBeALink() throws {
        for _ in 0..<2 {
            let linked = try ScratchFolder()
            try linked.write("Card.swift", Self.card)
            let run = try linked.render(["Card.swift", "-o", "card.svg"])
            same(run.ending, .exited(0), "\(run.errorText)")
            let modules = "\(linked.path)/cache/quadrant/modules"
            #expect((try? files.destinationOfSymbolicLink(atPath: modules)) != nil)
        }
    }

    @Test func filesInThePlaceOfFoldersAreReplaced() throws {
        let picture = try draw()
        let root = "\(folder.path)/cache/quadrant"
        for part in ["entries", "objects", "work"] {
            try files.removeItem(atPath: "\(root)/\(part)")
            try folder.write("cache/quadrant/\(part)", "")
        }
        try same(draw(), picture)
    }

    @Test func aSealTellsEveryChange() throws {
        let path = "\(folder.path)/sealed"
        for contents in [Data(), Data("1234567".utf8), Data("12345678".utf8), Data(count: 100)] {
            try SealedFile.write(contents, to: path)
            same(SealedFile.contents(of: path), contents)
            let whole = try #require(files.contents(atPath: path))
            for position in whole.indices {
                var changed = whole
                changed[position] ^= 1
                try changed.write(to: URL(fileURLWithPath: path))
                same(SealedFile.contents(of: path), nil)
            }
            for length in 0..<whole.count {
                try whole.prefix(length).write(to: URL(fileURLWithPath: path))
                same(SealedFile.contents(of: path), nil)
            }
        }
    }

    @Test func whatKilledRunsLeftIsRemovedAndWhatIsInUseStays() throws {
        let cache = BuildCache(folder: "\(folder.path)/own")
        let held = try cache.makeWorkFolder()
        try folder.write("own/work/killed/copy-of-A.swift", "")
        let next = try cache.makeWorkFolder()
        fails(files.fileExists(atPath: "\(folder.path)/own/work/killed"))
        holds(files.fileExists(atPath: held.path))
        next.remove()
        held.remove()
        try empty(files.contentsOfDirectory(atPath: "\(folder.path)/own/work"))
    }

    /// What a view has made may lie deeper than a path can say.
    @Test func whatLiesTooDeepForAPathIsRemovedToo() throws {
        let work = try BuildCache(folder: "\(folder.path)/own").makeWorkFolder()
        let name = String(repeating: "n", count: 200)
        let script =
            "cd '\(work.path)'; for i in $(seq 30); do mkdir \(name); cd \(name); done; touch a"
        let run = try ChildProcess.run("/bin/bash", ["-c", script], timeLimit: 20)
        same(run.ending, .exited(0))
        work.remove()
        try empty(files.contentsOfDirectory(atPath: "\(folder.path)/own/work"))
    }

    // MARK: Whose it is

    private var homeless: [String: String] {
        ["XDG_CACHE_HOME": "", "HOME": "", "TMPDIR": "\(folder.path)/tmp"]
    }

    private var usual: String { "\(folder.path)/tmp/quadrant-\(geteuid())" }

    private func make(_ path: String, mode: Int) throws {
        try files.createDirectory(atPath: path, withIntermediateDirectories: true)
        try files.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
    }

    @Test func withoutAHomeItIsAPrivateFolder() throws {
        try make("\(folder.path)/tmp", mode: 0o700)
        let cache = BuildCache.standard(environment: homeless)
        same(cache.root, usual)
        same(cache.notice, nil)
        let mode = try files.attributesOfItem(atPath: usual)[.posixPermissions] as? Int
        same(mode, 0o700)
    }

    @Test func aFolderThatOthersCanWriteToIsNotUsed() throws {
        try make(usual, mode: 0o777)
        let run = try folder.render(["Card.swift", "-o", "card.svg"], environment: homeless)
        same(run.ending, .exited(0))
        has(
            run.errorText,
            "quadrant: the cache is in '\(usual)-2', because others can write to '\(usual)'")
        try empty(files.contentsOfDirectory(atPath: usual))
        try fails(files.contentsOfDirectory(atPath: "\(usual)-2/entries").isEmpty)
    }

    @Test func norIsOneWithAPartThatTheyCanWriteTo() throws {
        try make(usual, mode: 0o755)
        try make("\(usual)/objects", mode: 0o777)
        same(BuildCache.standard(environment: homeless).root, "\(usual)-2")
        // Where they cannot go through the folder they cannot write into its parts either.
        try make(usual, mode: 0o700)
        same(BuildCache.standard(environment: homeless).root, usual)
    }

    @Test(.enabled(if: geteuid() == 0)) func norIsAnotherUsers() throws {
        try make(usual, mode: 0o700)
        same(chown(usual, 12_345, 12_345), 0)
        let cache = BuildCache.standard(environment: homeless)
        same(cache.root, "\(usual)-2")
        same(cache.notice?.contains("because '\(usual)' is not yours"), true)
        // Nor what another user's link leads to.
        var environment = homeless
        environment["XDG_CACHE_HOME"] = "\(folder.path)/tmp"
        try files.createSymbolicLink(
            atPath: "\(folder.path)/tmp/quadrant", withDestinationPath: "\(folder.path)/own")
        try make("\(folder.path)/own", mode: 0o700)
        same(BuildCache.standard(environment: environment).root, "\(folder.path)/tmp/quadrant")
        same(lchown("\(folder.path)/tmp/quadrant", 12_345, 12_345), 0)
        same(BuildCache.standard(environment: environment).root, "\(usual)-2")
    }

    /// Others can put another folder where a link into theirs leads.
    @Test func norIsOneThatALinkFindsInAnOpenFolder() throws {
        try make("\(folder.path)/tmp", mode: 0o700)
        try make("\(folder.path)/open", mode: 0o777)
        try make("\(folder.path)/open/inner", mode: 0o700)
        try files.createSymbolicLink(
            atPath: usual, withDestinationPath: "\(folder.path)/open/inner")
        let cache = BuildCache.standard(environment: homeless)
        same(cache.root, "\(usual)-2")
        same(cache.notice?.contains("others can write to '\(usual)'"), true)
        // In a sticky one only they can.
        try make("\(folder.path)/open", mode: 0o1777)
        same(BuildCache.standard(environment: homeless).root, usual)
    }

    @Test func withoutAnyNameLeftItIsANewFolder() throws {
        for number in 1...9 { try make(number == 1 ? usual : "\(usual)-\(number)", mode: 0o777) }
        let root = BuildCache.standard(environment: homeless).root
        #expect(root.hasPrefix("\(usual)-") && root.count > usual.count + 2)
        try empty(files.contentsOfDirectory(atPath: root))
    }

    /// What others could have written is not loaded: it is made again.
    @Test(arguments: [
        "chmod 666 entries/*/views.so", "chmod 777 entries/*", "chmod g+w objects/*",
        "chmod o+w facts/*",
    ])
    func entriesThatOthersCanWriteAreMadeAgain(script: String) throws {
        let first = try draw()
        let run = try folder.shell("cd cache/quadrant && \(script)")
        same(run.ending, .exited(0), "\(run.errorText)")
        try same(draw(), first)
        let open = try folder.shell("find cache/quadrant/entries -perm /022 | grep -c .")
        same(String(decoding: open.output, as: UTF8.self), "0\n")
    }

    @Test func anEntryThatIsALinkIsMadeAgain() throws {
        let first = try draw()
        let run = try folder.shell(
            "cd cache/quadrant/entries/*/ && mv views.so ../../other.so && ln -s ../../other.so views.so"
        )
        same(run.ending, .exited(0), "\(run.errorText)")
        try same(draw(), first)
        let link = try folder.shell("find cache/quadrant/entries -type l | grep -c .")
        same(String(decoding: link.output, as: UTF8.self), "0\n")
    }

    /// With files that everybody may write by default.
    @Test func anOpenMaskLeavesNothingOpen() throws {
        let run = try folder.shell("umask 000; \"$QUADRANT\" render Card.swift -o card.svg")
        same(run.ending, .exited(0), "\(run.errorText)")
        let open = try folder.shell(
            "find cache/quadrant/{entries,objects,facts,libraries} -perm /022 | grep -c .")
        same(String(decoding: open.output, as: UTF8.self), "0\n")
    }

    /// A compiler that is not there any more, whatever the reason.
    @Test func whatWasDrawnNeedsNoToolchain() throws {
        let first = try draw()
        let none = ["SWIFT_EXEC": "/nowhere/swiftc"]
        let again = try folder.render(["Card.swift", "-o", "again.svg"], environment: none)
        same(again.ending, .exited(0), "\(again.errorText)")
        same(folder.data("again.svg"), first)
        try folder.write("Card.swift", Self.card + "// changed\n")
        let changed = try folder.render(["Card.swift", "-o", "again.svg"], environment: none)
        same(changed.ending, .exited(69))
        has(changed.errorText, "no Swift compiler found")
    }

    /// A linker that says what the system said.
    @Test func aFullDiskIsSaid() throws {
        let made = try folder.shell(
            """
            mkdir bin
            printf '#!/bin/sh\\necho "ld.gold: fatal error: x.so: No space left on device" >&2; exit 1\\n' > bin/ld.gold
            chmod +x bin/ld.gold
            PATH=$PWD/bin:$PATH "$QUADRANT" render Card.swift -o card.svg
            """)
        same(made.ending, .exited(73))
        has(
            made.errorText, "cache/quadrant': No space left on device. Make room there",
            "\(made.errorText)")
    }
}
