import Expectations
import Foundation
import Testing

@testable import QuadrantCommand

/// The files beside a view that a program has in it.
struct LinkedResourcesTests {
    @Test func picturesTextsAndFontsAreTakenAndNothingElse() throws {
        let scratch = try ScratchFolder()
        try scratch.write("views/Card.swift", "")
        try scratch.write("views/logo.png", "logo")
        try scratch.write("views/notes.txt", "notes")
        try scratch.write("views/de.lproj/Localizable.strings", "strings")
        try scratch.write("views/Media.xcassets/Contents.json", "{}")
        try scratch.write("fonts/Own.ttf", "font")
        same(try scratch.shell("mkfifo views/pipe.png").ending, .exited(0))
        let (table, bytes) = try LinkedResources.read(
            around: ["\(scratch.path)/views/Card.swift"], and: ["\(scratch.path)/fonts/Own.ttf"])
        same(
            table.entries.map(\.path),
            ["Media.xcassets/Contents.json", "Own.ttf", "de.lproj/Localizable.strings", "logo.png"])
        same(String(decoding: bytes, as: UTF8.self), "{}fontstringslogo")
    }
}
