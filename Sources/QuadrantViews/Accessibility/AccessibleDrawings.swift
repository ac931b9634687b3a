import Foundation
import QuadrantCore
import QuadrantDisplayList

// What drawings tell assistive technologies of themselves.

extension AccessibilityNote {
    /// An image of that label.
    fileprivate static func image(_ label: String) -> AccessibilityNote {
        var note = AccessibilityNote(.isImage)
        note.label = label
        return note
    }
}

extension SymbolNodeDrawing {
    /// The words of the symbol's name: Apple's descriptions of symbols are not published.
    var accessibility: AccessibilityNote? {
        .image(name.replacing(".", with: " "))
    }
}

extension PictureDrawing {
    var accessibility: AccessibilityNote? { (spoken ?? name).map { .image($0) } }
}

extension DrawnImageDrawing {
    var accessibility: AccessibilityNote? { spoken.map { .image($0) } }
}

extension OpacityDrawing {
    /// What cannot be seen at all is not told either.
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

extension MeaningDrawing {
    var accessibility: AccessibilityNote? {
        guard case .link(_) = meaning else { return nil }
        return AccessibilityNote(.isLink)
    }
}

extension TextDrawing {
    /// What the characters do not tell by themselves. A text that leads somewhere is a link too.
    var accessibility: AccessibilityNote? {
        var note = heading.flatMap { HeadingDrawing($0).accessibility } ?? AccessibilityNote()
        if looks.contains(where: { $0.link != nil }) { note.traits.insert(.isLink) }
        note.label = spoken
        if isDisabled { note.isDisabled = true }
        return note
    }
}
