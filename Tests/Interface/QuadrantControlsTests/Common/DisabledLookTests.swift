import Expectations
import Foundation
import QuadrantTesting
import SwiftUI
import TappedViews
import Testing

/// Labels of disabled controls are drawn in 24 % of their ink (iOS 26.0).
@MainActor @Suite struct DisabledLookTests {
    private func inks(_ view: some View) -> [Int] {
        TappedTree(view).colors.map { $0.parts[3] }
    }

    @Test func disclosureGroups() {
        let group = DisclosureGroup("More") { Text("inside") }
        holds(inks(group).allSatisfy { $0 == 100 })
        let faint = inks(group.disabled(true))
        #expect(!faint.isEmpty && faint.allSatisfy { $0 == 24 }, "\(faint)")
    }

    @Test func radioGroups() {
        let group = Picker("Size", selection: .constant(1)) {
            Text("Small").tag(1)
            Text("Large").tag(2)
        }
        .pickerStyle(.radioGroup)
        // The label and both titles.
        empty(inks(group).filter { $0 == 24 })
        #expect(inks(group.disabled(true)).filter { $0 == 24 }.count >= 3)
    }
}
