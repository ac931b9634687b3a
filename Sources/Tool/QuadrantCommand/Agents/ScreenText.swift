internal import Foundation
internal import QuadrantAccessibility
internal import SwiftUI

/// The words for what can be seen and touched.
enum ScreenText {
    /// A line for an element: its reference, what it is, its words, its frame and what a finger does.
    static func line(of element: ScreenReport.Element) -> String {
        var words = [
            String(repeating: "  ", count: min(element.depth, 8)) + element.reference, element.role,
        ]
        if let label = element.label { words.append(quoted(label)) }
        words += element.identifiers.map { "#\(plain($0))" }
        if let value = element.value { words.append("= \(quoted(value))") }
        words.append(place(of: element.frame))
        if element.isSelected { words.append("selected") }
        if element.hasFocus { words.append("focused") }
        if !element.isEnabled {
            words.append("disabled")
        } else if element.touchPoint != nil {
            words.append("tap")
        } else if element.obstacle != nil {
            words.append("no tap")
        }
        if element.sight == nil { words.append("out of sight") }
        if !element.actions.isEmpty {
            words.append("[\(element.actions.map { plain($0) }.joined(separator: ", "))]")
        }
        return words.joined(separator: " ")
    }

    /// "12,40 300×44", in points.
    static func place(of frame: CGRect) -> String {
        "\(number(frame.minX)),\(number(frame.minY)) \(number(frame.width))×\(number(frame.height))"
    }

    /// "12,40", in points.
    static func place(of point: CGPoint) -> String { "\(number(point.x)),\(number(point.y))" }

    static func number(_ value: CGFloat) -> String {
        let value = Double((value * 10).rounded() / 10)
        return value.plain
    }

    /// A text of the user's in quotes, on one line, without what a terminal would obey.
    static func quoted(_ text: String) -> String {
        let short = text.count > 120 ? text.prefix(119) + "…" : text[...]
        return "\"\(plain(String(short)).replacing("\"", with: "\\\""))\""
    }

    static func plain(_ text: String) -> String {
        TerminalText.line(text.replacing("\n", with: " "))
    }

    /// What is another one than before: gone, new, changed and moved elements, a line each.
    static func changes(from old: ScreenReport, to new: ScreenReport) -> [String] {
        var lines: [String] = []
        if old.size != new.size {
            lines.append(
                "the drawing is \(number(new.size.width))×\(number(new.size.height)), before \(number(old.size.width))×\(number(old.size.height))"
            )
        }
        var rest = old.elements
        var found: [(new: ScreenReport.Element, old: ScreenReport.Element)] = []
        var added: [ScreenReport.Element] = []
        for element in new.elements {
            // The same view; else the same name; else the same words.
            let match =
                rest.firstIndex {
                    $0.reference == element.reference && $0.role == element.role
                        && $0.identifiers == element.identifiers
                }
                ?? rest.firstIndex {
                    !$0.identifiers.isEmpty && $0.identifiers == element.identifiers
                }
                ?? rest.firstIndex { $0.role == element.role && $0.label == element.label }
            if let match {
                found.append((element, rest.remove(at: match)))
            } else {
                added.append(element)
            }
        }
        lines += rest.map { "gone: \(name(of: $0))" }
        lines += added.map { "new: \(line(of: $0).trimmingCharacters(in: .whitespaces))" }
        var changed: [(name: String, parts: [String])] = []
        for (new, old) in found {
            let parts = differences(from: old, to: new)
            if !parts.isEmpty { changed.append((name(of: new), parts)) }
        }
        return lines + Self.lines(of: changed)
    }

    /// A line for each element that changed; elements that moved alike, as when something is scrolled, are one line.
    private static func lines(of changed: [(name: String, parts: [String])]) -> [String] {
        var lines: [String] = []
        var moved: [String: [String]] = [:]
        for (name, parts) in changed where parts.count == 1 && parts[0].hasPrefix("moved by ") {
            moved[parts[0], default: []].append(name)
        }
        var told: Set<String> = []
        for (name, parts) in changed {
            let names = parts.count == 1 ? moved[parts[0]] ?? [] : []
            if names.count < 4 {
                lines.append("\(name): \(parts.joined(separator: "; "))")
            } else if told.insert(parts[0]).inserted {
                lines.append(
                    "\(names.count) elements \(parts[0]): \(names[0]) … \(names[names.count - 1])")
            }
        }
        return lines
    }

    private static func differences(
        from old: ScreenReport.Element, to new: ScreenReport.Element
    ) -> [String] {
        var parts: [String] = []
        if old.label != new.label {
            parts.append(
                "label \(old.label.map(quoted) ?? "none") → \(new.label.map(quoted) ?? "none")")
        }
        if old.value != new.value {
            parts.append(
                "value \(old.value.map(quoted) ?? "none") → \(new.value.map(quoted) ?? "none")")
        }
        if old.isEnabled != new.isEnabled { parts.append(new.isEnabled ? "enabled" : "disabled") }
        if old.isSelected != new.isSelected {
            parts.append(new.isSelected ? "selected" : "not selected")
        }
        if old.hasFocus != new.hasFocus { parts.append(new.hasFocus ? "focused" : "not focused") }
        let (a, b) = (old.frame, new.frame)
        if abs(a.minX - b.minX) > 0.05 || abs(a.minY - b.minY) > 0.05 {
            parts.append("moved by \(number(b.minX - a.minX)),\(number(b.minY - a.minY))")
        }
        if abs(a.width - b.width) > 0.05 || abs(a.height - b.height) > 0.05 {
            parts.append(
                "size \(number(a.width))×\(number(a.height)) → \(number(b.width))×\(number(b.height))"
            )
        }
        return parts
    }

    /// An element in a few words.
    static func name(of element: ScreenReport.Element) -> String {
        ([element.reference, element.role] + (element.label.map { [quoted($0)] } ?? [])
            + element.identifiers.prefix(1).map { "#\(plain($0))" }).joined(separator: " ")
    }
}
