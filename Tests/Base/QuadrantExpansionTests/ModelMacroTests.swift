import Expectations
import Testing

@Suite struct ModelMacroTests {
    @Test func eachVariableIsKept() {
        let expansion = Expansion(
            "@Model public final class Trip { var name: String; var days = 3; @Transient var isOpen = false; let id = 1 }"
        )
        empty(expansion.messages)
        has(expansion.text, "@SwiftData._ModelProperty(1)var days = 3")
        fails(expansion.text.contains("_isOpen"))
        fails(expansion.text.contains("_id"))
        has(expansion.text, "_$list._property(\"days\", \\Trip.days,")
        has(expansion.text, "initial: { 3 }")
        has(expansion.text, "public required init(_$backing backing:")
    }

    @Test func marksAreReadWhereTheyStand() {
        let expansion = Expansion(
            """
            @Model class Trip {
                #Unique<Trip>([\\.name, \\.days])
                @Attribute(.unique, originalName: "title") var name: String
                @Relationship(deleteRule: .cascade) var stops: [Stop]
                var days = 3
            }
            """)
        has(expansion.text, "attribute: .init(.unique, originalName: \"title\")")
        has(expansion.text, "relationship: .init(deleteRule: .cascade)")
        has(expansion.text, "unique: [[\\Trip.name, \\Trip.days]]")
    }

    @Test func aVariableIsReadFromASlot() {
        let typed = Expansion("class Trip { @_ModelProperty(0) var name: String }")
        has(typed.text, "var _name: SwiftData._ModelSlot<String>")
        let plain = Expansion("class Trip { @_ModelProperty(4) var days = 3 }")
        has(plain.text, "var _days = SwiftData._ModelSlot(3)")
        has(plain.text, "_$backing.didChange(self, 4, _$old, newValue)")
    }

    @Test func aModelMayInheritFromAnother() {
        let derived = Expansion("@Model class Flight: Trip { var seat = 3 }")
        empty(derived.messages)
        has(derived.text, "private static let _$first = Trip._$entity._count")
        has(derived.text, "override class var _$entity: SwiftData._ModelEntity { _$kept }")
        has(derived.text, "Flight.self, \"Flight\", from: Trip._$entity")
        has(derived.text, "_seat = .init() super.init(_$backing: backing)")
        fails(derived.text.contains("let _$registrar"))
        let place = Expansion("class A: B { @_ModelProperty(4, in: \"A\") var days = 3 }")
        has(place.text, "_$backing.didChange(self, A._$first + 4, _$old, newValue)")
    }

    @Test func observersAreCarriedOutInTheSetter() {
        let expansion = Expansion(
            "class Trip { @_ModelProperty(0) var days = 3 { didSet { log(oldValue) } } }")
        has(expansion.text, "do { let oldValue = _$old; _ = oldValue; log(oldValue) }")
    }

    @Test(arguments: [
        (
            "@Model struct Trip { var name = \"\" }",
            "@Model marks a class: only objects can be kept in a store"
        ),
        (
            "@Model class Trip { var a = 1, b = 2 }",
            "@Model needs a 'var' for each of a, b: write them in lines of their own"
        ),
        (
            "struct V { @Query var trips }",
            "@Query needs the type of 'trips': write '@Query var trips: [Model]'"
        ),
        ("@ModelActor class Worker {}", "@ModelActor marks an actor"),
        ("class A { @Attribute func name() {} }", "@Attribute marks a variable of a @Model class"),
    ])
    func mistakesAreTold(source: String, message: String) {
        same(Expansion(source).messages.first, message)
    }

    @Test func aQueryStandsBesideItsVariable() {
        let expansion = Expansion(
            "struct V: View { @Query(sort: \\Trip.name) private var trips: [Trip] }")
        has(expansion.text, "var _trips: SwiftData.Query<Trip, [Trip]> = .init(sort: \\Trip.name)")
        has(expansion.text, "_trips.wrappedValue")
    }

    @Test func aPreviewOfAWidgetHandsItsClosuresOn() {
        let expansion = Expansion(
            "#WidgetPreview(\"Small\", as: .systemSmall) { Tides() } timeline: { Tide(1) }")
        has(
            expansion.text,
            "WidgetKit._widgetPreview(\"Small\", as: .systemSmall, widget: { Tides() }, timeline: { Tide(1) })"
        )
    }
}
