import Expectations
import Foundation
import QuadrantTesting
import SwiftUI
import TestedViews
import Testing

/// Default distances between symbols and texts, as Apple's pictures show them.
@MainActor @Suite struct SymbolDistanceTests {
    /// How far the lower of two views of a stack is from the upper one.
    private func gap(@ViewBuilder _ content: @escaping () -> some View) throws -> Double {
        let host = ViewHost(width: 300, height: 300) { VStack(content: content) }
        let (upper, lower) = (try host["upper"].frame, try host["lower"].frame)
        return Double(lower.minY - upper.maxY)
    }

    @Test(arguments: [20.0, 80])
    func aTextStandsAtOnceUnderASymbol(_ size: Double) throws {
        let gap = try gap {
            Image(systemName: "star").font(.system(size: size)).accessibilityIdentifier("upper")
            Text("Body").accessibilityIdentifier("lower")
        }
        #expect(abs(gap) < 0.01)
    }

    /// A row of a text and a symbol is as far away as the text.
    @Test func aTextKeepsItsDistanceToARowOfTextsAndSymbols() throws {
        let row = try gap {
            HStack {
                Text("Row")
                Image(systemName: "chevron.right")
            }
            .accessibilityElement(children: .contain).accessibilityIdentifier("upper")
            Text("Body").accessibilityIdentifier("lower")
        }
        let text = try gap {
            Text("Row").accessibilityIdentifier("upper")
            Text("Body").accessibilityIdentifier("lower")
        }
        #expect(text > 1)
        near(row, text, within: 0.01)
    }
}
