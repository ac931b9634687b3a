import Expectations
import Observation
import QuadrantTesting
import SwiftUI
import Testing

/// Who runs when a part of a struct in an observed object changes.
@MainActor @Suite struct ObservedPartTests {
    struct Address {
        var street = "Rua da Rosa"
        var code = "1200"
    }

    @Observable final class Person {
        var name = "Ana"
        var address = Address()
    }

    private struct Line: View {
        let text: () -> String

        var body: some View { Text(text()) }
    }

    private struct Field: View {
        @Binding var text: String

        var body: some View { Text(text) }
    }

    /// Observation tracks properties. A struct is one of them: whoever read a part of it runs when another
    /// part changes, here as on Apple's systems, and nobody else does.
    @Test func aStructInAnObservedObjectIsOneProperty() {
        let person = Person()
        let host = ViewHost {
            VStack {
                Line { person.address.street }
                Line { person.address.code }
                Line { person.name }
            }
        }
        same(host.cost { person.address.street = "Rua Nova" }.bodies, 2)
        same(host.texts, ["Rua Nova", "1200", "Ana"])
        same(host.cost { person.name = "Eva" }.bodies, 1)
    }

    /// So it is through bindings.
    @Test func bindingsToPartsOfItFollowTheProperty() {
        struct Form: View {
            @Bindable var person: Person

            var body: some View {
                VStack {
                    Field(text: $person.address.street)
                    Field(text: $person.address.code)
                    Field(text: $person.name)
                }
            }
        }
        let person = Person()
        let host = ViewHost { Form(person: person) }
        let cost = host.cost { person.address.street = "Rua Nova" }
        same(host.texts, ["Rua Nova", "1200", "Ana"])
        #expect(cost.bodies <= 3)
    }
}
