import Expectations
import Foundation
import QuadrantTesting
import SwiftUI
import TappedViews
import Testing

/// Which attributes texts may show, by Apple's pages of `AttributedTextFormattingDefinition` and
/// `AttributedTextValueConstraint`.
@MainActor @Suite struct FormattingDefinitionTests {
    private struct Underlines: AttributedTextFormattingDefinition {
        var body: some AttributedTextFormattingDefinition<AttributeScopes.SwiftUIAttributes> {
            ValueConstraint(for: \.underlineStyle, values: [nil, .single], default: .single)
            NoBlack()
        }
    }

    private struct NoBlack<Scope: AttributeScope>: AttributedTextValueConstraint {
        typealias AttributeKey = AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute

        func constrain(_ container: inout Attributes) {
            if container.foregroundColor == .black { container.foregroundColor = .green }
        }
    }

    private struct Distinct: AttributedTextValueConstraint {
        typealias Scope = AttributeScopes.SwiftUIAttributes
        typealias AttributeKey = AttributeScopes.SwiftUIAttributes.BackgroundColorAttribute

        func constrain(_ container: inout Attributes) {
            if let color = container.foregroundColor, container.backgroundColor == color {
                container.backgroundColor = nil
            }
        }
    }

    @Test func valuesThatAreNotAllowedAreReplaced() {
        var container = AttributeContainer()
        Underlines().constrain(&container)
        same(container, AttributeContainer())
        container.underlineStyle = .init(pattern: .dash)
        container.foregroundColor = .black
        Underlines().constrain(&container)
        same(container.underlineStyle, .single)
        same(container.foregroundColor, .green)
        container.backgroundColor = .green
        Distinct().constrain(&container)
        same(container.backgroundColor, nil)
    }

    private struct Shown: View {
        @State private var text: AttributedString = {
            var text = AttributedString("word")
            text.foregroundColor = .black
            return text
        }()

        var body: some View {
            Text(text)
            TextEditor(text: $text)
        }
    }

    /// The text is shown in what is allowed, and stays as it is.
    @Test func textsShowWhatIsAllowed() {
        func colors(_ view: some View) -> [[Int]] {
            TappedTree(view.scrollContentBackground(.hidden)).colors.map(\.parts)
        }
        let plain = colors(VStack { Shown() })
        let green = colors(VStack { Shown() }.attributedTextFormattingDefinition(Underlines()))
        same(plain, [[0, 0, 0, 100], [0, 0, 0, 100]])
        same(green, [[52, 199, 89, 100], [52, 199, 89, 100]])
    }

    @Test func fontsAreResolved() {
        struct Reading: View {
            @Environment(\.fontResolutionContext) private var context

            var body: some View {
                let title = Font.title.bold().resolve(in: context)
                let plain = Font.default.resolve(in: context)
                let size = Int(title.pointSize)
                Text(verbatim: "\(title.isBold) \(plain.isBold) \(size) \(Int(plain.pointSize))")
                let fixed = Font.system(size: 10).italic().monospaced().smallCaps()
                    .resolve(in: context)
                Text(verbatim: "\(fixed.isItalic) \(fixed.isMonospaced) \(fixed.isSmallCaps)")
            }
        }
        let host = ViewHost { VStack { Reading() }.font(.headline) }
        same(host.texts, ["true true 28 17", "true true true"])
        let large = ViewHost { VStack { Reading() }.dynamicTypeSize(.accessibility5) }
        same(large.texts[0], "true false 58 53")
    }
}
