import Expectations
import Foundation
import QuadrantEditing
import Testing

@Suite struct EditableTextTests {
    private static let policy = EditingPolicy(isSingleLine: false)

    private func edit(_ text: inout EditableText, _ events: TextInputEvent...) {
        for event in events { _ = text.perform(event, Self.policy, nil) }
    }

    @Test func aCaretStandsBetweenCharactersAsPeopleSeeThem() {
        let family = "👨‍👩‍👧‍👦"
        var text = EditableText("a\(family)e\u{301}b")
        same(text.selection, EditSelection(at: text.text.utf8.count))
        edit(&text, .move(.backward(.character), extending: false))
        edit(&text, .delete(.character, backward: true))
        same(text.text, "a\(family)b")
        edit(&text, .delete(.character, backward: true))
        same(text.text, "ab")
        // A place within a character is taken to its start.
        text = EditableText(family)
        text.select(EditSelection(at: 5))
        same(text.selection.head, 0)
    }

    @Test func severalStretchesAreEditedWithoutWhatIsBetween() {
        func selected() throws -> EditableText {
            var text = EditableText("one two three")
            text.select(try #require(EditSelection(stretches: [8..<13, 0..<3, 2..<3])))
            return text
        }
        do {
            var text = try selected()
            #expect(text.selection.stretches == [0..<3, 8..<13] && text.selected == "onethree")
            edit(&text, .insert("1"))
            #expect(
                text.text == "1 two " && text.selection == EditSelection(at: 1, leansBack: true))
            edit(&text, .undo)
            #expect(text.text == "one two three" && text.selected == "onethree")
            edit(&text, .delete(.word, backward: true))
            #expect(text.text == " two " && text.selection.head == 0)
            text = try selected()
            same(text.perform(.cut, Self.policy, nil), .copied("onethree", wasCut: true))
            same(text.text, " two ")
            text = try selected()
            edit(&text, .move(.right, extending: false))
            #expect(text.selection.isCaret && text.selection.stretches.count == 1)
        } catch { Issue.record(error) }
        // Ends within a character are taken out to its ends; nothing is left of a gap within one.
        var accents = EditableText("e\u{301}e\u{301}")
        accents.select(EditSelection(stretches: [0..<1, 2..<6]) ?? EditSelection(at: 0))
        #expect(accents.selection.gaps.isEmpty && accents.selection.range == 0..<6)
        same(EditSelection(stretches: []), nil)
        same(EditSelection(stretches: [4..<4, 2..<2])?.isCaret, true)
    }

    @Test func whatWasDoneIsTold() {
        var text = EditableText("ab")
        edit(&text, .insert("c"), .delete(.character, backward: true))
        let changes = text.takeChanges()
        same(changes.map(\.range), [2..<2, 2..<3])
        same(changes.map(\.characters), ["c", ""])
        empty(text.takeChanges())
    }

    @Test func aMarkJoinsTheLetterBeforeIt() {
        var text = EditableText("ex")
        text.select(EditSelection(at: 1))
        edit(&text, .insert("\u{301}"))
        same(text.text.count, 2)
        same(text.selection.head, 3)
        // A letter that is put before a lone mark becomes one character with it.
        text = EditableText("\u{301}x")
        text.select(EditSelection(at: 0))
        edit(&text, .insert("o"))
        same(text.selection.head, 3)
    }

    /// The text after the last step was undone; `nil` where there was none.
    private func undone(_ text: inout EditableText) -> String? { text.undo() ? text.text : nil }

    private func redone(_ text: inout EditableText) -> String? { text.redo() ? text.text : nil }

    @Test func whatIsTypedInOneGoIsUndoneInOneStep() {
        var text = EditableText("")
        edit(&text, .insert("h"), .insert("e"), .insert("y"))
        edit(&text, .move(.backward(.character), extending: false), .insert("!"))
        same(text.text, "he!y")
        same(undone(&text), "hey")
        same(undone(&text), "")
        #expect(!text.canUndo && undone(&text) == nil)
        same(redone(&text), "hey")
        same(redone(&text), "he!y")
        same(redone(&text), nil)
        // Each line is a step, and so are deletions in a row.
        text = EditableText("")
        edit(&text, .insert("a"), .newLine, .insert("b"))
        same(undone(&text), "a\n")
        edit(&text, .delete(.character, backward: true), .delete(.character, backward: true))
        #expect(text.text == "" && undone(&text) == "a\n")
        // Something new ends what could be done again.
        edit(&text, .insert("c"))
        fails(text.canRedo)
    }

    @Test func typingReplacesWhatIsSelected() {
        var text = EditableText("one two")
        edit(&text, .select(4..<7), .insert("2"))
        same(text.text, "one 2")
        #expect(undone(&text) == "one two" && text.selected == "two")
        edit(&text, .selectAll, .paste("ß"))
        #expect(text.text == "ß" && text.selection == EditSelection(at: 2, leansBack: true))
    }

    /// A word is found past any number of paragraphs without one.
    @Test func wordsBeyondManyParagraphs() {
        let middle = String(repeating: "\n-\n \r\n", count: 20_000)
        var text = EditableText("first" + middle + "last words")
        text.select(EditSelection(at: 5))
        _ = text.perform(.move(.forward(.word), extending: false), Self.policy, nil)
        same(text.selection.head, 5 + middle.utf8.count + 4)
        text.select(EditSelection(at: 5 + middle.utf8.count))
        _ = text.perform(.move(.backward(.word), extending: false), Self.policy, nil)
        same(text.selection.head, 0)
    }

    @Test func wordsAreThoseOfTheLanguage() {
        var text = EditableText("It's 3.5 km, n'est-ce pas?")
        edit(&text, .delete(.word, backward: true))
        same(text.text, "It's 3.5 km, n'est-ce ")
        edit(&text, .move(.backward(.document), extending: false))
        var ends: [Int] = []
        for _ in 0..<6 {
            edit(&text, .move(.forward(.word), extending: false))
            ends.append(text.selection.head)
        }
        same(ends, [4, 8, 11, 18, 21, 22])
        // Thai is written without spaces: สวัสดี, ชาว, โลก.
        text = EditableText("สวัสดีชาวโลก")
        edit(&text, .delete(.word, backward: true))
        same(text.text, "สวัสดีชาว")
        // Words are found in the paragraph before too.
        text = EditableText("one\n\n")
        edit(&text, .delete(.word, backward: true))
        same(text.text, "")
    }

    @Test func linesAndParagraphs() {
        var text = EditableText("one two\nthree four\r\nfive")
        edit(&text, .delete(.paragraph, backward: true))
        same(text.text, "one two\nthree four\r\n")
        // There is the separator before the caret, which is one character.
        edit(&text, .delete(.paragraph, backward: true))
        same(text.text, "one two\nthree four")
        edit(&text, .select(2..<2), .delete(.line, backward: false))
        same(text.text, "on\nthree four")
        edit(&text, .delete(.document, backward: false))
        same(text.text, "on")
    }

    @Test func whatIsComposedIsNoPartOfTheText() {
        var text = EditableText("ab")
        text.select(EditSelection(at: 1))
        edit(&text, .mark("にh", selected: 4..<4))
        #expect(text.text == "ab" && text.shownText == "aにhb")
        #expect(text.shownMark == 1..<5 && text.shownSelection.head == 5)
        edit(&text, .mark("にほ", selected: 0..<3))
        #expect(text.shownText == "aにほb" && text.shownSelection.range == 1..<4)
        edit(&text, .insert("日本"))
        #expect(text.text == "a日本b" && text.shownMark == nil)
        same(undone(&text), "ab")
        // Nothing is left of what is given up; what was selected is gone.
        edit(&text, .selectAll, .mark("x", selected: 1..<1), .mark("", selected: 0..<0))
        #expect(text.text == "" && text.shownText == "")
        // A caret that is moved takes what was composed for final.
        edit(&text, .mark("き", selected: 3..<3), .move(.backward(.character), extending: false))
        #expect(text.text == "き" && text.selection.head == 0)
    }

    @Test func aTextOfOneLineTakesNoSeparators() {
        let single = EditingPolicy(isSingleLine: true)
        var text = EditableText("")
        _ = text.perform(.paste("one\ntwo\r\nthree\u{2028}\n"), single, nil)
        same(text.text, "one two three ")
        same(text.perform(.newLine, single, nil), .submitted)
        same(text.text, "one two three ")
    }

    @Test func secretsAreNotCopied() {
        let secret = EditingPolicy(isSingleLine: true, isSecret: true)
        var text = EditableText("two words")
        _ = text.perform(.selectAll, secret, nil)
        #expect(text.perform(.cut, secret, nil) == .nothing && text.text == "two words")
        _ = text.perform(.move(.forward(.document), extending: false), secret, nil)
        _ = text.perform(.delete(.word, backward: true), secret, nil)
        same(text.text, "")
        var open = EditableText("two words")
        _ = open.perform(.select(0..<3), Self.policy, nil)
        same(open.perform(.cut, Self.policy, nil), .copied("two", wasCut: true))
        same(open.text, " words")
    }

    @Test func aTextThatSomebodyElseSetKeepsTheCaret() {
        var text = EditableText("12345")
        edit(&text, .select(2..<2), .insert("x"))
        text.adopt("12345")
        #expect(text.selection.head == 2 && !text.canUndo)
        text.adopt("1-2345")
        same(text.selection.head, 3)
        text.adopt("")
        same(text.selection.head, 0)
        edit(&text, .insert("ab"))
        text.adopt("AB!")
        same(text.selection.head, 3)
    }

    @Test func tenMegabytesArePasted() {
        var text = EditableText("<>")
        text.select(EditSelection(at: 1))
        let large = String(repeating: "Wörter und 単語\n", count: 550_000)
        #expect(large.utf8.count > 10_000_000)
        edit(&text, .paste(large), .insert("x"), .delete(.word, backward: true))
        #expect(text.text.utf8.count == large.utf8.count + 2 - 0 || text.text.hasSuffix(">"))
        edit(&text, .move(.backward(.document), extending: false), .insert("y"))
        holds(text.text.hasPrefix("y<Wörter"))
        while text.undo() {}
        same(text.text, "<>")
    }

    @Test func placesOutsideOfTheTextAreTakenIntoIt() {
        var text = EditableText("abc")
        edit(&text, .select(-5..<99))
        same(text.selected, "abc")
        edit(&text, .select(1..<1), .deleteAround(before: -2, after: -7))
        same(text.text, "abc", "counts below 0 delete nothing")
        edit(&text, .deleteAround(before: .max, after: .max))
        same(text.text, "")
        edit(&text, .deleteAround(before: 1, after: 1), .delete(.character, backward: true))
        edit(&text, .delete(.word, backward: false), .move(.forward(.word), extending: true))
        #expect(text.text == "" && text.selection.range == 0..<0)
    }
}
