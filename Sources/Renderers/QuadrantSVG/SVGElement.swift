internal import Foundation

/// An element in the making: its attributes in the order of writing.
struct SVGElement {
    /// The tag.
    var name: String
    /// Values as they are meant; escaped when written.
    var attributes: [(name: String, value: String)] = []

    /// An element without attributes.
    init(_ name: String) {
        self.name = name
    }

    /// Adds an attribute.
    mutating func set(_ attribute: String, _ value: String) {
        attributes.append((attribute, value))
    }

    /// Adds a number, unless it is what the attribute is by default.
    mutating func set(_ attribute: String, _ value: CGFloat, unless standard: CGFloat? = nil) {
        let text = SVGText.number(value)
        if let standard, text == SVGText.number(standard) { return }
        attributes.append((attribute, text))
    }

    /// The start tag, or the whole of an element without content.
    func tag(isEmpty: Bool) -> String {
        let list = attributes.map { " \($0.name)=\"\(SVGText.escaped($0.value))\"" }.joined()
        return "<\(name)\(list)\(isEmpty ? "/" : "")>"
    }
}

/// Lines of a document, indented by depth.
struct SVGLines {
    private(set) var lines: [String] = []
    private var depth: Int

    /// No lines yet; the first will be `depth` steps in.
    init(depth: Int = 1) {
        self.depth = depth
    }

    /// Writes an element without content.
    mutating func write(_ element: SVGElement) {
        write(element.tag(isEmpty: true))
    }

    /// Writes a line of markup.
    mutating func write(_ line: String) {
        lines.append(String(repeating: "  ", count: min(depth, 32)) + line)
    }

    /// Writes a start tag; what follows is its content, until `close`.
    mutating func open(_ element: SVGElement) {
        write(element.tag(isEmpty: false))
        depth += 1
    }

    /// Ends the content of the innermost open element, named `name`.
    mutating func close(_ name: String) {
        depth -= 1
        write("</\(name)>")
    }
}
