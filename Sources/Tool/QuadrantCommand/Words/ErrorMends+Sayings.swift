extension ErrorMends {
    /// Beginnings of messages, what stands in them, and what they mean in views.
    static let sayings: [(beginning: String, inside: String, words: String)] = [
        (
            "type '", "does not conform to protocol 'View'",
            "a view has a property 'var body: some View { … }'"
        ),
        (
            "type 'any View' cannot conform to 'View'", "",
            "'some View' stands for the type of one view, 'View' alone for none"
        ),
        (
            "type '()' cannot conform to 'View'", "",
            "this line shows no view: put it into '.onAppear { … }', an action or a function"
        ),
        (
            "static method 'buildExpression'", "conform to 'ToolbarContent'",
            "beside a 'ToolbarItem' each view stands in one: 'ToolbarItem { … }'"
        ),
        (
            "static method 'buildExpression' requires that 'String'", "conform to 'View'",
            "a text is shown by a view: 'Text(\"…\")'"
        ),
        (
            "static method 'buildExpression' requires that 'Int'", "conform to 'View'",
            "a value is shown by a text: 'Text(\"\\(…)\")'"
        ),
        (
            "static method 'buildExpression' requires that 'Double'", "conform to 'View'",
            "a value is shown by a text: 'Text(\"\\(…)\")'"
        ),
        (
            "cannot convert value of type 'Int' to expected argument type 'CGFloat'", "",
            "'CGFloat(…)' makes a length of a whole number"
        ),
        (
            "cannot convert value of type 'String' to expected argument type 'CGFloat'", "",
            "a length is a number, without quotation marks"
        ),
        ("cannot convert value of type '[", "type 'Range<Int>'", Self.identifiable),
        (
            "initializer 'init(_:)' requires that 'Binding<", "",
            "a 'ForEach' goes over a list: of a dictionary over its sorted keys, with 'id: \\.self'"
        ),
        (
            "incorrect argument label in call (have 'wrappedValue:', expected 'projectedValue:')",
            "",
            "a '@Binding' has no value of its own: without '=', it is handed in as '$name'"
        ),
        (
            "missing argument labels 'alignment:spacing:'", "",
            "what a stack holds stands in braces: 'VStack { … }'"
        ),
        (
            "cannot convert value of type '()' to expected argument type '", "() -> Void'",
            "an action is a closure: '{ … }'"
        ),
        (
            "cannot convert value of type 'ClosedRange<Int>'", "'Range<Int>'",
            "'0..<n', or 'ForEach(Array(0...n), id: \\.self)'"
        ),
        (
            "left side of mutating operator", "is a 'let' constant",
            "a view changes only what it declares with '@State var'"
        ),
        (
            "cannot convert value of type 'Text' to closure result type 'Alert'", "",
            "'.alert(\"Title\", isPresented: …) { Button(…) } message: { Text(…) }'"
        ),
        (
            "cannot convert value of type 'Binding<String?>'", "type 'Binding<String>'",
            "a text that may be missing is edited by a binding of your own: "
                + "'Binding(get: { … ?? \"\" }, set: { … = $0 })'"
        ),
        (
            "cannot convert value of type 'Binding<", "type 'Binding<String>'",
            "what is no text is edited by its value: 'TextField(…, value: $…, format: .number)'"
        ),
        (
            "cannot convert value of type 'Binding<", "type 'Binding<",
            "both have to be of one type"
        ),
        (
            "cannot pass function of type '", "async",
            "'.task { … }' takes what awaits, and in an action 'Task { … }'"
        ),
        (
            "cannot convert value of type 'Int' to expected argument type 'String'", "",
            "a value stands in a text: '\\(…)'"
        ),
        (
            "cannot convert value of type 'Double' to expected argument type 'String'", "",
            "a value stands in a text: '\\(…)'"
        ),
        (
            "instance method '", "conform to 'Identifiable'",
            "make it a type that is 'Identifiable' with an 'id', or say when by 'isPresented:'"
        ),
        (
            "function declares an opaque return type 'some View', but the return", "",
            "in a body 'if let … { … } else { … }' shows views of two types, without 'return'"
        ),
        (
            "property wrapper can only apply to a single variable", "",
            "write it in front of each: '@State var a = 0', '@State var b = 0'"
        ),
        ("type '() -> ", "cannot conform to 'View'", "it is not called: '()' is missing behind it"),
        (
            "left side of mutating operator", "'self' is immutable",
            "a view changes only what it declares with '@State'"
        ),
        (
            "cannot assign to property: 'self' is immutable", "",
            "a view changes only what it declares with '@State'"
        ),
        (
            "closure containing control flow statement", "result builder",
            "views are repeated by 'ForEach(0..<3) { index in … }'"
        ),
        (
            "generic struct 'ObservedObject'", "conform to 'ObservableObject'",
            "write 'class …: ObservableObject' with '@Published' properties, or '@Observable class …' and '@State'"
        ),
        (
            "generic struct 'StateObject'", "conform to 'ObservableObject'",
            "write 'class …: ObservableObject' with '@Published' properties, or '@Observable class …' and '@State'"
        ),
        (
            "invalid conversion from 'async'", "",
            "'.task { … }' takes what awaits, and in an action 'Task { … }'"
        ),
        (
            "invalid conversion from throwing function", "",
            "catch the error inside: 'try?', or 'do { … } catch { … }'"
        ),
        ("cannot find operator '</'", "", "this is markup; views are called: 'Text(\"a\")'"),
        ("result values in '? :'", "", "'if … { … } else { … }' shows views of two types"),
        ("referencing initializer", "conform to 'Identifiable'", Self.identifiable),
        ("initializer", "conform to 'Identifiable'", Self.identifiable),
        (
            "instance method 'foregroundStyle' requires that 'String'", "",
            "a colour is a value: '.red', or 'Color(\"name\")' of a catalogue"
        ),
        (
            "cannot convert value of type 'Int' to expected argument type 'Font.TextStyle'", "",
            "a size has a label: '.system(size: 16)'"
        ),
        (
            "cannot convert value of type 'Int' to expected argument type '[GridItem]'", "",
            "columns are a list: 'Array(repeating: GridItem(), count: 3)'"
        ),
        (
            "cannot convert value of type '", "to expected argument type 'Binding<",
            "it is to be written too: hand over '$name' of a '@State', or '.constant(…)'"
        ),
        (
            "cannot convert value '", "use wrapper instead",
            "the '$' in front of the name hands over the binding"
        ),
        (
            "value of optional type '", "must be unwrapped",
            "'… ?? \"\"' gives a value where there is none"
        ),
        ("'%' is not a prefix unary operator", "", "a format is a text: 'specifier: \"%.2f\"'"),
        ("'f' is not a valid digit", "", "a format is a text: 'specifier: \"%.2f\"'"),
    ]

    private static let identifiable =
        "give 'id: \\.self' or the path of what tells them apart, or make the type 'Identifiable' with an 'id'"
}
