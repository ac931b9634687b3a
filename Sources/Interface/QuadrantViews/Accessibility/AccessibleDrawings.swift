import Foundation
import QuadrantCore
import QuadrantDisplayList

// What drawings tell assistive technologies of themselves.

extension AccessibilityNote {
    /// The note of an image with a label.
    fileprivate static func image(_ label: String) -> AccessibilityNote {
        var note = AccessibilityNote(.isImage)
        note.label = label
        return note
    }
}

extension SymbolNodeDrawing {
    /// An image described by the words of the symbol's name, as Apple's descriptions of symbols are
    /// not published.
    var accessibility: AccessibilityNote? {
        let words = name.utf8.map { $0 == UInt8(ascii: ".") ? UInt8(ascii: " ") : $0 }
        return .image(String(decoding: words, as: UTF8.self))
    }
}

extension PictureDrawing {
    var accessibility: AccessibilityNote? { (spoken ?? name).map { .image($0) } }
}

extension DrawnImageDrawing {
    var accessibility: AccessibilityNote? { spoken.map { .image($0) } }
}

extension OpacityDrawing {
    /// Hides the view from assistive technologies too if it cannot be seen at all.
    var accessibility: AccessibilityNote? {
        guard opacity <= 0 || isHidden else { return nil }
        var note = AccessibilityNote()
        note.isHidden = true
        return note
    }
}

extension HeadingDrawing {
    var accessibility: AccessibilityNote? {
        var note = AccessibilityNote(.isHeader)
        note.headingLevel = isLevelled ? level : 0
        return note
    }
}

extension TextDrawing {
    /// The note of a text, where its characters alone do not tell everything. A text that is a link
    /// has that trait too.
    var accessibility: AccessibilityNote? {
        var note = heading.flatMap { HeadingDrawing($0).accessibility } ?? AccessibilityNote()
        if looks.contains(where: { $0.link != nil }) { note.traits.insert(.isLink) }
        note.label = spoken
        note.details = details
        if isDisabled { note.isDisabled = true }
        return note
    }
}
